import type { OwnSetProblem } from '#shared/pieces/index.ts';
import type { TooFewPlayers } from '#shared/options/index.ts';
import type { SeatsProblem } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { ListWordProblem } from '#shared/table-words/index.ts';
import type { WordId } from './moves.ts';
import type { Phase } from './state.ts';

/** Why a move or a set-up is refused, with its facts; seats and squares from 0, dice by name, spellings as people type them. */
export type KubagramProblem = MoveProblem | SetUpProblem;

export type MoveProblem = TurnProblem | DieProblem | WordProblem | JudgeProblem;

export type TurnProblem =
  | { readonly code: 'kubagram/game-over' }
  | { readonly code: 'kubagram/no-such-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'kubagram/not-your-turn'; readonly by: Seat; readonly toMove: readonly Seat[] }
  /** Not a move for this part of the turn. */
  | { readonly code: 'kubagram/not-now'; readonly move: string; readonly phase: Phase['kind'] }
  /** The claims before the die have to stand first (K14). */
  | { readonly code: 'kubagram/claims-open' }
  /** The next die has to be taken, or skipped, before a turn ends. */
  | { readonly code: 'kubagram/take-first' }
  /** The next die is one that nobody has told yet. */
  | { readonly code: 'kubagram/unseen-die'; readonly square: string }
  | { readonly code: 'kubagram/skipped-already' }
  | { readonly code: 'kubagram/no-skip-alone' }
  /** A new order has to hold each die of the central field once. */
  | { readonly code: 'kubagram/not-this-field' }
  | { readonly code: 'kubagram/not-last-turn' };

export type DieProblem =
  | {
      readonly code: 'kubagram/letter-not-on-die';
      readonly die: string;
      readonly letter: string;
      readonly letters: readonly string[];
    }
  /** From a square I (K6). */
  | { readonly code: 'kubagram/face-fixed'; readonly die: string; readonly letter: string }
  /** Ten consonants and no vowel (K13). */
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
  /** Other players' jokers are for the last player alone (K11b). */
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
  /** Extended in this turn: it stays as it is (K11). */
  | { readonly code: 'kubagram/word-extended'; readonly word: string }
  /** Only words that lay there before are made longer (K11). */
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
  /** The word that a move was judged by is not the one that it spells. */
  | { readonly code: 'kubagram/verdict-differs'; readonly word: string; readonly judged: string }
  | { readonly code: 'kubagram/verdict-too-early'; readonly word: string }
  /** Short words wait: the list knows a word of the least length (K11). */
  | { readonly code: 'kubagram/word-left'; readonly least: number }
  | { readonly code: 'kubagram/not-checked' }
  | { readonly code: 'kubagram/not-claimed-now'; readonly id: WordId }
  | { readonly code: 'kubagram/looked-up-already'; readonly word: string }
  | { readonly code: 'kubagram/bad-word'; readonly word: string }
  | { readonly code: 'kubagram/too-many-words'; readonly words: number; readonly most: number };

/** Where a set-up puts a die. */
export type SetUpPlace =
  | { readonly place: 'box'; readonly square: string }
  | { readonly place: 'central' }
  | { readonly place: 'word' | 'joker' | 'drawn'; readonly seat: number }
  | { readonly place: 'handed' };

export type SetUpProblem =
  | OwnSetProblem
  | TooFewPlayers
  | SeatsProblem
  | ListWordProblem
  | { readonly code: 'kubagram/set-up-seat'; readonly seat: number; readonly seats: number }
  /** A list by seat that has not one entry for each. */
  | {
      readonly code: 'kubagram/set-up-count';
      readonly list: string;
      readonly found: number;
      readonly seats: number;
    }
  | { readonly code: 'kubagram/set-up-squares'; readonly found: number; readonly squares: number }
  | ({ readonly code: 'kubagram/set-up-die-twice'; readonly die: string } & SetUpPlace)
  /** A letter without its die, and no ordinary die that shows it is left. */
  | ({ readonly code: 'kubagram/set-up-none-left'; readonly letter: string } & SetUpPlace)
  /** Fewer dice are left than squares for any of them. */
  | { readonly code: 'kubagram/set-up-any'; readonly squares: number; readonly left: number }
  | { readonly code: 'kubagram/set-up-die-missing'; readonly die: string; readonly count: number }
  | ({
      readonly code: 'kubagram/set-up-letter';
      readonly die: string;
      readonly letter: string;
      readonly letters: readonly string[];
    } & SetUpPlace)
  /** Set aside, but no joker. */
  | { readonly code: 'kubagram/set-up-no-joker'; readonly die: string; readonly seat: number }
  | {
      readonly code: 'kubagram/set-up-short-word';
      readonly word: string;
      readonly seat: number;
      readonly least: number;
    }
  | { readonly code: 'kubagram/set-up-long-word'; readonly word: string; readonly seat: number }
  /** Too many parts for its letters. */
  | {
      readonly code: 'kubagram/set-up-parts';
      readonly word: string;
      readonly seat: number;
      readonly parts: number;
    }
  /** Dice are out of the box, and nobody has said which corner was the first. */
  | { readonly code: 'kubagram/set-up-corner' }
  /** An empty square behind dice that are still to be taken. */
  | { readonly code: 'kubagram/set-up-hole'; readonly square: string }
  | { readonly code: 'kubagram/set-up-box-empty' }
  /** Dice that nobody has told, and nobody has said who begins. */
  | { readonly code: 'kubagram/set-up-unseen-first' }
  | { readonly code: 'kubagram/set-up-no-draw' }
  | { readonly code: 'kubagram/set-up-tie'; readonly seat: readonly number[] }
  /** Somebody drew again without a tie, or a tied player did not. */
  | { readonly code: 'kubagram/set-up-drew'; readonly seat: number; readonly dice: number }
  | { readonly code: 'kubagram/set-up-first'; readonly seat: number }
  /** Alone nothing is handed on, and nothing is skipped. */
  | { readonly code: 'kubagram/set-up-alone'; readonly entry: 'handed' | 'skipped' };
