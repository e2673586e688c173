import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { Place } from '#shared/pieces/index.ts';

/**
 * One move of a turn (C3). Of a letter cube `letter` is the one that is turned up, with `blank` what its blank face is
 * named as; of the Joker it is the name.
 */
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

/** What a seat may want to do. A turn is one move of the record: its parts are made in their order. */
export type CubewordProposal =
  | { readonly kind: 'turn'; readonly by: Seat; readonly parts: readonly Part[] }
  | UnjudgedMove;

/** The same with the verdict on its words. */
export type CubewordMove =
  | {
      readonly kind: 'turn';
      readonly by: Seat;
      readonly parts: readonly Part[];
      /** Every word that stands at its end, each spelling once, in the order of the runs. All of them count. */
      readonly words: readonly JudgedWord[];
    }
  | UnjudgedMove;

/** A word that the table's list accepts. */
export interface JudgedWord {
  readonly word: string;
  /** Other ways of writing it in the same list, where the table takes these as one spelling (C7). */
  readonly also?: readonly string[] | undefined;
}

/** Moves that need no verdict. */
type UnjudgedMove =
  /** A turn of no moves. */
  | { readonly kind: 'pass'; readonly by: Seat }
  /** The table lets a word stand that the lexicon lacks; in this game and its record alone. The turn goes on. */
  | { readonly kind: 'allow'; readonly by: Seat; readonly words: readonly string[] }
  /** The time of the game is over; `at` in milliseconds since 1970. */
  | { readonly kind: 'time'; readonly by: 'clock'; readonly at: number };
