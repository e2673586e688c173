import type { RulingProblem } from '../common/rulings.ts';
import type { Actor, SeatsProblem } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { TooFewInGame } from '#shared/options/index.ts';
import type { ListWordProblem } from '#shared/table-words/index.ts';

/** Places have the form `front 2 1`. Seats count from 0, and the number in a peg's name from 1. */
export type ScrubleProblem = MoveProblem | SetUpProblem;

export type MoveProblem =
  | { readonly code: 'scruble/game-over' }
  | { readonly code: 'scruble/no-such-seat'; readonly by: Actor; readonly seats: number }
  | { readonly code: 'scruble/not-your-turn'; readonly by: Seat; readonly seat: Seat }
  /** Without a timer no turn has a limit, and the sand runs out only once a turn. */
  | { readonly code: 'scruble/no-timer' }
  | { readonly code: 'scruble/time-over' }
  | { readonly code: 'scruble/clock-ends' }
  | ClaimProblem
  | RulingProblem<'scruble'>;

export type ClaimProblem =
  /** The sand has run out, so the turn ends without a word (S13). */
  | { readonly code: 'scruble/too-late'; readonly word: string }
  /** A turn needs at least one twist (S8). */
  | { readonly code: 'scruble/no-twist' }
  /** Short words do not count (S5). */
  | { readonly code: 'scruble/too-short'; readonly word: string; readonly least: number }
  | { readonly code: 'scruble/too-long'; readonly word: string; readonly most: number }
  /** In option 1 a premium peg is not a letter (S4). */
  | { readonly code: 'scruble/premium-in-word'; readonly word: string; readonly place: string }
  | {
      readonly code: 'scruble/letter-differs';
      readonly word: string;
      readonly letter: string;
      readonly there: string;
      readonly place: string;
    }
  /** A word needs enough real letters (S11). */
  | { readonly code: 'scruble/too-few-letters'; readonly word: string; readonly least: number }
  /** The pegs already stood in line when the turn began (S8). */
  | { readonly code: 'scruble/stood-before'; readonly word: string }
  /** A word can be claimed only once (S10). */
  | { readonly code: 'scruble/claimed-before'; readonly word: string }
  /** No claimed word of this spelling stands, crosses the new one and reads shared wild pegs alike (S9). */
  | { readonly code: 'scruble/no-crossing'; readonly word: string; readonly crossing: string }
  | {
      readonly code:
        | 'scruble/not-in-lexicon'
        | 'scruble/not-for-everybody'
        | 'scruble/excluded-by-table'
        | 'scruble/excluded-by-person';
      readonly word: string;
    };

export interface WordNotThere {
  readonly code: 'scruble/word-not-there';
  readonly word: string;
}

export type SetUpProblem =
  | SeatsProblem
  | ListWordProblem
  | TooFewInGame
  | { readonly code: 'scruble/set-up-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'scruble/set-up-scores'; readonly found: number; readonly seats: number }
  | { readonly code: 'scruble/set-up-pegs'; readonly pegs: number; readonly most: number }
  | { readonly code: 'scruble/set-up-peg-twice'; readonly peg: string; readonly place: string }
  | { readonly code: 'scruble/set-up-claimed'; readonly word: string }
  | { readonly code: 'scruble/set-up-claimed-twice'; readonly word: string }
  /** The options of this game do not allow these words (S10). */
  | { readonly code: 'scruble/set-up-short-word'; readonly word: string; readonly least: number }
  | { readonly code: 'scruble/set-up-too-few-letters'; readonly word: string; readonly least: number }
  | { readonly code: 'scruble/set-up-premium'; readonly word: string; readonly peg: string }
  | { readonly code: 'scruble/set-up-excluded'; readonly word: string }
  | { readonly code: 'scruble/set-up-claims'; readonly claimed: number; readonly played: number }
  | { readonly code: 'scruble/set-up-passes'; readonly passes: number; readonly most: number }
  /** The scores end the game before this turn. */
  | { readonly code: 'scruble/set-up-over' }
  | { readonly code: 'scruble/set-up-rounds'; readonly round: number; readonly rounds: number };
