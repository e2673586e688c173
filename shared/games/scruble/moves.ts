import type { Seat } from '#shared/kernel/index.ts';
import type { Run } from './runs.ts';
import type { Twist } from './twists.ts';

/**
 * A move of SCRUBLE Cube. A turn is one move of the record, its twists included (S3): while they are tried they live in the
 * draft. The lexicon refuses a bad word (S10), so that a claim in a record has been accepted: the verdict is that it is there.
 */
export type ScrubleMove =
  /** The twists of the turn, and the new word where it stands after them; wild pegs in it are named by its letters. */
  | {
      readonly kind: 'claim';
      readonly by: Seat;
      readonly twists: readonly Twist[];
      readonly word: string;
      readonly at: Omit<Run, 'length'>;
      /** The older word whose credit is wanted (S9); without it the dearest that counts. */
      readonly crossing?: string | undefined;
    }
  /** A turn without a word: its twists stay. */
  | { readonly kind: 'pass'; readonly by: Seat; readonly twists: readonly Twist[] }
  /** The table lets a word stand that the lexicon lacks; in this game and its record alone. The turn goes on. */
  | { readonly kind: 'allow'; readonly by: Seat; readonly words: readonly string[] }
  /**
   * The sand has run out (S13), at so many milliseconds since 1970. No word can be claimed in this turn any more: the seat
   * ends it by a pass, which keeps the twists that it has made.
   */
  | { readonly kind: 'time'; readonly by: 'clock'; readonly at: number };

export type Claim = Extract<ScrubleMove, { kind: 'claim' }>;
