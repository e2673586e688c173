import { type OwnSetProblem } from '#shared/pieces/index.ts';
import type { Actor, SeatsProblem } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { TooFewPlayers } from '#shared/options/index.ts';
import type { ListWordProblem } from '#shared/table-words/index.ts';

/** Why a move or a set-up is refused, with its facts: cubes by name, places as `4, 0`, seats from 0. */
export type CubewordProblem = MoveProblem | SetUpProblem;

export type MoveProblem =
  | { readonly code: 'cubeword/game-over' }
  | { readonly code: 'cubeword/no-such-seat'; readonly by: Actor; readonly seats: number }
  | { readonly code: 'cubeword/not-your-turn'; readonly by: Seat; readonly seat: Seat }
  /** Without an agreed time nothing is timed, and it ends only once. */
  | { readonly code: 'cubeword/no-time-limit' }
  | { readonly code: 'cubeword/time-over' }
  /** The time is ended by the clock alone. */
  | { readonly code: 'cubeword/clock-ends' }
  | PartProblem
  | TurnEndProblem
  /** The words that a turn was judged by are not those that stand at its end. */
  | {
      readonly code: 'cubeword/verdict-differs';
      readonly words: readonly string[];
      readonly judged: readonly string[];
    }
  | { readonly code: 'cubeword/bad-word'; readonly word: string }
  | { readonly code: 'cubeword/too-many-words'; readonly words: number; readonly most: number };

/** Why a move of a turn cannot be made; `part` is its place in the turn, from 1. */
export type PartProblem = { readonly part: number } & (
  | { readonly code: 'cubeword/already-sited'; readonly cube: string; readonly place: string }
  | { readonly code: 'cubeword/in-the-pool'; readonly cube: string }
  | { readonly code: 'cubeword/place-taken'; readonly letter: string; readonly place: string }
  | {
      readonly code: 'cubeword/letter-not-on-cube';
      readonly cube: string;
      readonly letter: string;
      readonly letters: readonly string[];
    }
  /** `letters`: all of the set, one after another. */
  | { readonly code: 'cubeword/no-letter'; readonly letter: string; readonly letters: string }
  | { readonly code: 'cubeword/joker-has-no-faces' }
  | { readonly code: 'cubeword/same-face'; readonly letter: string; readonly place: string }
  | { readonly code: 'cubeword/same-name'; readonly letter: string; readonly place: string }
  | { readonly code: 'cubeword/not-a-blank'; readonly letter: string; readonly place: string }
  | { readonly code: 'cubeword/ninth-blank'; readonly most: number }
  | { readonly code: 'cubeword/too-many-moves'; readonly most: number }
);

/** Why a turn may not end so (C4). */
export type TurnEndProblem =
  | { readonly code: 'cubeword/no-moves' }
  /**
   * Runs that are no words: in no list, left out as not for everybody, on the table's exclusion list, or forbidden by its people. `at[i]` is where
   * `words[i]` begins.
   */
  | {
      readonly code:
        | 'cubeword/not-in-lexicon'
        | 'cubeword/not-for-everybody'
        | 'cubeword/excluded-by-table'
        | 'cubeword/excluded-by-person';
      readonly words: readonly string[];
      readonly at: readonly string[];
    }
  /** `apart`: the cubes that do not hang together with the first group. */
  | {
      readonly code: 'cubeword/not-connected';
      readonly groups: number;
      readonly apart: readonly string[];
    };

export type SetUpProblem =
  | OwnSetProblem
  | SeatsProblem
  | ListWordProblem
  | TooFewPlayers
  | { readonly code: 'cubeword/set-up-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'cubeword/set-up-scores'; readonly found: number; readonly seats: number }
  | {
      readonly code: 'cubeword/set-up-cube-twice';
      readonly cube: string;
      readonly place: string;
      readonly other: string;
    }
  | {
      readonly code: 'cubeword/set-up-place-taken';
      readonly cube: string;
      readonly place: string;
      readonly other: string;
    }
  | {
      readonly code: 'cubeword/set-up-letter';
      readonly cube: string;
      readonly place: string;
      readonly letter: string;
      readonly letters: readonly string[];
    }
  | { readonly code: 'cubeword/set-up-joker'; readonly place: string }
  | { readonly code: 'cubeword/set-up-blanks'; readonly blanks: number; readonly most: number }
  | {
      readonly code: 'cubeword/set-up-not-connected';
      readonly groups: number;
      readonly apart: readonly string[];
    }
  /** A word is said to have counted in a turn that has not been played, or one before the first. */
  | {
      readonly code: 'cubeword/set-up-counted';
      readonly word: string;
      readonly turn: number;
      readonly played: number;
    }
  | { readonly code: 'cubeword/set-up-counted-twice'; readonly word: string }
  | { readonly code: 'cubeword/set-up-passes'; readonly passes: number; readonly most: number }
  /** The scores end the game before this turn. */
  | { readonly code: 'cubeword/set-up-over' }
  | { readonly code: 'cubeword/set-up-rounds'; readonly round: number; readonly rounds: number }
  | { readonly code: 'cubeword/set-up-minutes'; readonly minutes: number; readonly most: number };
