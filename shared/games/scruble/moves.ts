import type { Seat } from '#shared/kernel/index.ts';
import type { Run } from './runs.ts';
import type { Twist } from './twists.ts';

/** A turn with its twists is one move (S3); the lexicon refuses bad words (S10), so recorded claims were accepted. */
export type ScrubleMove =
  /** The word stands at `at` after the twists, and its letters name the wild pegs in it. */
  | {
      readonly kind: 'claim';
      readonly by: Seat;
      readonly twists: readonly Twist[];
      readonly word: string;
      readonly at: Omit<Run, 'length'>;
      /** This older word is to be credited (S9); if absent, the one with the most points is. */
      readonly crossing?: string | undefined;
    }
  /** A turn without a word keeps its twists. */
  | { readonly kind: 'pass'; readonly by: Seat; readonly twists: readonly Twist[] }
  /** The table allows words that the lexicon lacks, only in this game and its record. The turn goes on. */
  | { readonly kind: 'allow'; readonly by: Seat; readonly words: readonly string[] }
  /** The sand has run out (S13) at this time, in milliseconds since 1970. The seat can only pass now. */
  | { readonly kind: 'time'; readonly by: 'clock'; readonly at: number };

export type Claim = Extract<ScrubleMove, { kind: 'claim' }>;
