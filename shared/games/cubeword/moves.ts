import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { Place } from '#shared/pieces/index.ts';

/** A part is one move of a turn (C3). `letter` is the one turned up, or the name given to a blank face or the Joker. */
export type Part =
  | {
      readonly kind: 'site';
      readonly cube: CubeId;
      readonly at: Place;
      readonly letter: string;
      readonly blank: boolean;
    }
  | { readonly kind: 're-site'; readonly cube: CubeId; readonly to: Place }
  | { readonly kind: 're-face'; readonly cube: CubeId; readonly letter: string; readonly blank: boolean }
  | { readonly kind: 're-name'; readonly cube: CubeId; readonly letter: string };

export type CubewordProposal =
  | { readonly kind: 'turn'; readonly by: Seat; readonly parts: readonly Part[] }
  | UnjudgedMove;

export type CubewordMove =
  | {
      readonly kind: 'turn';
      readonly by: Seat;
      readonly parts: readonly Part[];
      /** Every word at the end of the turn is listed once, in the order of the runs. All of them are accepted. */
      readonly words: readonly JudgedWord[];
    }
  | UnjudgedMove;

export interface JudgedWord {
  readonly word: string;
  /** The same list has these other ways to write the word, if the table takes them as one spelling (C7). */
  readonly also?: readonly string[] | undefined;
}

type UnjudgedMove =
  | { readonly kind: 'pass'; readonly by: Seat }
  /** The table allows words that the lexicon lacks, only in this game and its record. The turn goes on. */
  | { readonly kind: 'allow'; readonly by: Seat; readonly words: readonly string[] }
  /** The time of the game is over; `at` is in milliseconds since 1970. */
  | { readonly kind: 'time'; readonly by: 'clock'; readonly at: number };
