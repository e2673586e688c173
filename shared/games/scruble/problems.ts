import type { Actor, SeatsProblem } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { TooFewPlayers } from '#shared/options/index.ts';
import type { ListWordProblem } from '#shared/table-words/index.ts';

/** Why a move or a set-up is refused, with its facts: places as `front 2 1`, pegs and seats from 0. */
export type ScrubleProblem = MoveProblem | SetUpProblem;

export type MoveProblem =
  | { readonly code: 'scruble/game-over' }
  | { readonly code: 'scruble/no-such-seat'; readonly by: Actor; readonly seats: number }
  | { readonly code: 'scruble/not-your-turn'; readonly by: Seat; readonly seat: Seat }
  /** Without a timer no turn has a limit, and the sand runs out once a turn. */
  | { readonly code: 'scruble/no-timer' }
  | { readonly code: 'scruble/time-over' }
  /** The sand runs out by itself. */
  | { readonly code: 'scruble/clock-ends' }
  | ClaimProblem
  | { readonly code: 'scruble/bad-word'; readonly word: string }
  | { readonly code: 'scruble/too-many-words'; readonly words: number; readonly most: number };

/** Why a word cannot be claimed so. */
export type ClaimProblem =
  /** The sand has run out: the turn ends without a word (S13). */
  | { readonly code: 'scruble/too-late'; readonly word: string }
  /** S8: at least one twist a turn. */
  | { readonly code: 'scruble/no-twist' }
  /** S5. */
  | { readonly code: 'scruble/too-short'; readonly word: string; readonly least: number }
  | { readonly code: 'scruble/too-long'; readonly word: string; readonly most: number }
  /** S4, option 1: a premium peg is no letter. */
  | { readonly code: 'scruble/premium-in-word'; readonly word: string; readonly place: string }
  | {
      readonly code: 'scruble/letter-differs';
      readonly word: string;
      readonly letter: string;
      readonly there: string;
      readonly place: string;
    }
  /** S11. */
  | { readonly code: 'scruble/too-few-letters'; readonly word: string; readonly least: number }
  /** S8: its pegs stood in line when the turn began. */
  | { readonly code: 'scruble/stood-before'; readonly word: string }
  /** S10. */
  | { readonly code: 'scruble/claimed-before'; readonly word: string }
  /** S9: the older word was not claimed, does not stand, does not cross it, or reads a shared wild peg otherwise. */
  | { readonly code: 'scruble/no-crossing'; readonly word: string; readonly crossing: string }
  | {
      readonly code:
        | 'scruble/not-in-lexicon'
        | 'scruble/not-for-everybody'
        | 'scruble/excluded-by-table'
        | 'scruble/excluded-by-person';
      readonly word: string;
    };

/** A word that is read nowhere on the cube after the twists of the turn. */
export interface WordNotThere {
  readonly code: 'scruble/word-not-there';
  readonly word: string;
}

export type SetUpProblem =
  | SeatsProblem
  | ListWordProblem
  | TooFewPlayers
  | { readonly code: 'scruble/set-up-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'scruble/set-up-scores'; readonly found: number; readonly seats: number }
  /** Not as many pegs as places. */
  | { readonly code: 'scruble/set-up-pegs'; readonly pegs: number; readonly most: number }
  | { readonly code: 'scruble/set-up-peg-twice'; readonly peg: string; readonly place: string }
  /** The pegs of a claimed word do not spell it. */
  | { readonly code: 'scruble/set-up-claimed'; readonly word: string }
  | { readonly code: 'scruble/set-up-claimed-twice'; readonly word: string }
  /** Words that the switches of this game do not allow (S10). */
  | { readonly code: 'scruble/set-up-short-word'; readonly word: string; readonly least: number }
  | { readonly code: 'scruble/set-up-too-few-letters'; readonly word: string; readonly least: number }
  | { readonly code: 'scruble/set-up-premium'; readonly word: string; readonly peg: string }
  | { readonly code: 'scruble/set-up-excluded'; readonly word: string }
  | { readonly code: 'scruble/set-up-claims'; readonly claimed: number; readonly played: number }
  | { readonly code: 'scruble/set-up-passes'; readonly passes: number; readonly most: number }
  /** The scores end the game before this turn. */
  | { readonly code: 'scruble/set-up-over' }
  | { readonly code: 'scruble/set-up-rounds'; readonly round: number; readonly rounds: number };
