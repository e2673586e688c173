import type { CubeId } from '#shared/kernel/index.ts';
import type { FitProblem } from '#shared/pieces/index.ts';

/** How bad it is: no use of the set, worse play, or worth knowing. */
export type Severity = 'error' | 'warning' | 'note';

interface Head {
  readonly severity: Severity;
  /** Pieces that it is about, by their place from 0; for marking them. */
  readonly pieces: readonly CubeId[];
  /** Letters that it is about. */
  readonly letters: readonly string[];
}

/** Something that a set's maker should know; sentences in the catalogue under `checks:<code>`. Percent are whole. */
export type Finding = Head &
  /** No piece shows a letter. */
  (
    | { readonly code: 'no-letters' }
    /** A number beside letters that they do not add up to; of the first such piece, counted from 1. */
    | {
        readonly code: 'wrong-total';
        readonly piece: number;
        readonly shown: number;
        readonly total: number;
        readonly count: number;
      }
    /** A letter more often on a piece than its others; of the first such piece, counted from 1. */
    | { readonly code: 'letter-again'; readonly piece: number; readonly count: number }
    /** No font of the project has these. */
    | { readonly code: 'no-glyph' }
    /** No sheet can be made of these pieces. */
    | { readonly code: 'no-product' }
    /** Pieces of several letters that show the same; `groups` of pieces are counted from 1, as `(3, 7)`. */
    | { readonly code: 'duplicates'; readonly groups: string; readonly count: number }
    /** Letters of the alphabet, or of the words of the list, on no piece; so many percent of its words have one of them. */
    | { readonly code: 'missing-letters' }
    | { readonly code: 'missing-words'; readonly percent: number }
    /** Letters on pieces in no word of the list. */
    | { readonly code: 'unused-letters' }
    /** Share of vowels on the faces, and where it should be. */
    | { readonly code: 'few-vowels'; readonly percent: number; readonly least: number; readonly most: number }
    | {
        readonly code: 'many-vowels';
        readonly percent: number;
        readonly least: number;
        readonly most: number;
      }
    | { readonly code: 'without-vowel'; readonly count: number; readonly numbers: string }
    /** A value that is far from how rare its letter is; `fair` is on the scale of the set. */
    | {
        readonly code: 'value-too-high';
        readonly letter: string;
        readonly value: number;
        readonly fair: number;
      }
    | {
        readonly code: 'value-too-low';
        readonly letter: string;
        readonly value: number;
        readonly fair: number;
      }
    /** Fewer than a hand. */
    | { readonly code: 'few-pieces'; readonly count: number; readonly hand: number }
    /** No square of its own box has these marks. */
    | { readonly code: 'box-lacks'; readonly marks: string }
    /** Marks of its own in a box that no game is played from with these pieces. */
    | { readonly code: 'box-idle' }
    /** The games that it can be played with, by their ids. */
    | { readonly code: 'plays'; readonly games: readonly string[] }
    /** Why the game that comes nearest cannot be played with it. */
    | { readonly code: 'plays-nothing'; readonly problem: FitProblem }
  );

export type FindingCode = Finding['code'];
