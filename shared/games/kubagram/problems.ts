import type { RulingProblem } from '../common/rulings.ts';
import type { OwnSetProblem } from '#shared/pieces/index.ts';
import type { TooFewInGame } from '#shared/options/index.ts';
import type { SeatsProblem } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { ListWordProblem } from '#shared/table-words/index.ts';
import type { WordId } from './moves.ts';
import type { Phase } from './state.ts';

/** Seats count from 0, squares have the form `A1`, dice go by name, and spellings are as people type them. */
export type KubagramProblem = MoveProblem | SetUpProblem;

export type MoveProblem = TurnProblem | DieProblem | WordProblem | JudgeProblem;

export type TurnProblem =
  | { readonly code: 'kubagram/game-over' }
  | { readonly code: 'kubagram/no-such-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'kubagram/not-your-turn'; readonly by: Seat; readonly toMove: readonly Seat[] }
  | { readonly code: 'kubagram/not-now'; readonly move: string; readonly phase: Phase['kind'] }
  /** The claims made before the die must stand first (K14). */
  | { readonly code: 'kubagram/claims-open' }
  | { readonly code: 'kubagram/take-first' }
  | { readonly code: 'kubagram/unseen-die'; readonly square: string }
  | { readonly code: 'kubagram/skipped-already' }
  | { readonly code: 'kubagram/no-skip-alone' }
  | { readonly code: 'kubagram/not-this-field' }
  | { readonly code: 'kubagram/not-last-turn' };

export type DieProblem =
  | {
      readonly code: 'kubagram/letter-not-on-die';
      readonly die: string;
      readonly letter: string;
      readonly letters: readonly string[];
    }
  /** The die comes from a square I (K6). */
  | { readonly code: 'kubagram/face-fixed'; readonly die: string; readonly letter: string }
  /** The central field holds ten or more consonants and no vowel (K13). */
  | { readonly code: 'kubagram/vowel-needed'; readonly die: string; readonly letters: readonly string[] }
  | { readonly code: 'kubagram/vowel-not-aside'; readonly die: string }
  | { readonly code: 'kubagram/no-joker'; readonly die: string };

export type WordProblem =
  | { readonly code: 'kubagram/no-dice' }
  | { readonly code: 'kubagram/die-twice'; readonly die: string }
  | { readonly code: 'kubagram/not-in-central-field'; readonly die: string }
  | {
      readonly code: 'kubagram/other-letter-up';
      readonly die: string;
      readonly letter: string;
      readonly shown: string;
    }
  /** Only the last player may use other players' jokers (K11b). */
  | { readonly code: 'kubagram/joker-of-another'; readonly die: string; readonly seat: Seat }
  | { readonly code: 'kubagram/jokers-alone'; readonly word: string }
  | {
      readonly code: 'kubagram/word-too-short';
      readonly word: string;
      readonly letters: number;
      readonly least: number;
    }
  | { readonly code: 'kubagram/word-too-long'; readonly letters: number; readonly most: number }
  | { readonly code: 'kubagram/no-such-word'; readonly id: WordId }
  | { readonly code: 'kubagram/word-joined-twice'; readonly word: string }
  | { readonly code: 'kubagram/one-word-is-no-compound' }
  | { readonly code: 'kubagram/part-too-short'; readonly word: string; readonly least: number }
  /** A word that was extended in this turn stays as it is (K11). */
  | { readonly code: 'kubagram/word-extended'; readonly word: string }
  /** Only words that lay there before this part of the turn are made longer (K11). */
  | { readonly code: 'kubagram/word-made-just-now'; readonly word: string }
  | {
      readonly code: 'kubagram/extension-too-short';
      readonly word: string;
      readonly dice: number;
      readonly least: number;
    };

export type JudgeProblem =
  | {
      readonly code:
        | 'kubagram/not-in-lexicon'
        | 'kubagram/not-for-everybody'
        | 'kubagram/excluded-by-table'
        | 'kubagram/excluded-by-person';
      readonly word: string;
    }
  | { readonly code: 'kubagram/verdict-differs'; readonly word: string; readonly judged: string }
  | { readonly code: 'kubagram/verdict-too-early'; readonly word: string }
  /** Short words must wait, because the list knows a word of the least length (K11). */
  | { readonly code: 'kubagram/word-left'; readonly least: number }
  | { readonly code: 'kubagram/not-checked' }
  | { readonly code: 'kubagram/not-claimed-now'; readonly id: WordId }
  | { readonly code: 'kubagram/looked-up-already'; readonly word: string }
  | RulingProblem<'kubagram'>;

export type SetUpPlace =
  | { readonly place: 'box'; readonly square: string }
  | { readonly place: 'central' }
  | { readonly place: 'word' | 'joker' | 'drawn'; readonly seat: number }
  | { readonly place: 'handed' };

export type SetUpProblem =
  | OwnSetProblem
  | TooFewInGame
  | SeatsProblem
  | ListWordProblem
  | { readonly code: 'kubagram/set-up-seat'; readonly seat: number; readonly seats: number }
  | {
      readonly code: 'kubagram/set-up-count';
      readonly list: string;
      readonly found: number;
      readonly seats: number;
    }
  | { readonly code: 'kubagram/set-up-squares'; readonly found: number; readonly squares: number }
  | ({ readonly code: 'kubagram/set-up-die-twice'; readonly die: string } & SetUpPlace)
  | ({ readonly code: 'kubagram/set-up-none-left'; readonly letter: string } & SetUpPlace)
  /** Fewer dice are left than there are squares for any die. */
  | { readonly code: 'kubagram/set-up-any'; readonly squares: number; readonly left: number }
  | { readonly code: 'kubagram/set-up-die-missing'; readonly die: string; readonly count: number }
  | ({
      readonly code: 'kubagram/set-up-letter';
      readonly die: string;
      readonly letter: string;
      readonly letters: readonly string[];
    } & SetUpPlace)
  | { readonly code: 'kubagram/set-up-no-joker'; readonly die: string; readonly seat: number }
  | {
      readonly code: 'kubagram/set-up-short-word';
      readonly word: string;
      readonly seat: number;
      readonly least: number;
    }
  | { readonly code: 'kubagram/set-up-long-word'; readonly word: string; readonly seat: number }
  | {
      readonly code: 'kubagram/set-up-parts';
      readonly word: string;
      readonly seat: number;
      readonly parts: number;
    }
  /** Dice are out of the box, but the first corner is not given. */
  | { readonly code: 'kubagram/set-up-corner' }
  /** A square is empty although dice taken before it are still in the box. */
  | { readonly code: 'kubagram/set-up-hole'; readonly square: string }
  | { readonly code: 'kubagram/set-up-box-empty' }
  /** Some dice are unnamed, so the player who begins must be given. */
  | { readonly code: 'kubagram/set-up-unseen-first' }
  | { readonly code: 'kubagram/set-up-no-draw' }
  | { readonly code: 'kubagram/set-up-tie'; readonly seat: readonly number[] }
  /** A seat drew again without a tie, or a tied seat did not. */
  | { readonly code: 'kubagram/set-up-drew'; readonly seat: number; readonly dice: number }
  | { readonly code: 'kubagram/set-up-first'; readonly seat: number }
  | { readonly code: 'kubagram/set-up-alone'; readonly entry: 'handed' | 'skipped' };
