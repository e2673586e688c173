import type { CubeId } from '#shared/kernel/index.ts';
import type { FitProblem } from '#shared/pieces/index.ts';

/** An error prevents any use of the set, a warning means worse play, and a note is worth knowing. */
export type Severity = 'error' | 'warning' | 'note';

interface Head {
  readonly severity: Severity;
  readonly pieces: readonly CubeId[];
  readonly letters: readonly string[];
}

/** The catalogue has the sentences under `checks:<code>`. Percentages are whole. */
export type Finding = Head &
  (
    | { readonly code: 'no-letters' }
    /** `piece` counts from 1 and is the first whose number is not the total of its letters. */
    | {
        readonly code: 'wrong-total';
        readonly piece: number;
        readonly shown: number;
        readonly total: number;
        readonly count: number;
      }
    /** `piece` counts from 1 and is the first that has one of its letters more often than another. */
    | { readonly code: 'letter-again'; readonly piece: number; readonly count: number }
    | { readonly code: 'no-glyph' }
    | { readonly code: 'no-product' }
    /** Pieces with several letters are alike; `groups` lists them from 1, like `(3, 7)`. */
    | { readonly code: 'duplicates'; readonly groups: string; readonly count: number }
    /** No piece shows some letters of the alphabet, or some that `percent` of the words need. */
    | { readonly code: 'missing-letters' }
    | { readonly code: 'missing-words'; readonly percent: number }
    | { readonly code: 'unused-letters' }
    /** `percent` of the letter faces are vowels. */
    | { readonly code: 'few-vowels'; readonly percent: number; readonly least: number; readonly most: number }
    | {
        readonly code: 'many-vowels';
        readonly percent: number;
        readonly least: number;
        readonly most: number;
      }
    | { readonly code: 'without-vowel'; readonly count: number; readonly numbers: string }
    /** A value is far from what the rarity of its letter suggests, which is `fair` on the scale of the set. */
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
    | { readonly code: 'few-pieces'; readonly count: number; readonly hand: number }
    | { readonly code: 'box-lacks'; readonly marks: string }
    /** No game uses the set's own box with these pieces. */
    | { readonly code: 'box-idle' }
    | { readonly code: 'plays'; readonly games: readonly string[] }
    /** No game takes the set; `problem` is that of the game that comes nearest to taking it. */
    | { readonly code: 'plays-nothing'; readonly problem: FitProblem }
  );

export type FindingCode = Finding['code'];
