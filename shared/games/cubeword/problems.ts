import type { RulingProblem } from '../common/rulings.ts';
import { type OwnSetProblem } from '#shared/pieces/index.ts';
import type { Actor, SeatsProblem } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { TooFewInGame } from '#shared/options/index.ts';
import type { ListWordProblem } from '#shared/table-words/index.ts';

export type CubewordProblem = MoveProblem | SetUpProblem;

export type MoveProblem =
  | { readonly code: 'cubeword/game-over' }
  | { readonly code: 'cubeword/no-such-seat'; readonly by: Actor; readonly seats: number }
  | { readonly code: 'cubeword/not-your-turn'; readonly by: Seat; readonly seat: Seat }
  /** Without an agreed time there is no clock, and the time ends only once. */
  | { readonly code: 'cubeword/no-time-limit' }
  | { readonly code: 'cubeword/time-over' }
  | { readonly code: 'cubeword/clock-ends' }
  | PartProblem
  | TurnEndProblem
  | {
      readonly code: 'cubeword/verdict-differs';
      readonly words: readonly string[];
      readonly judged: readonly string[];
    }
  | RulingProblem<'cubeword'>;

/** `part` is the place of the move in the turn, from 1. */
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
  | { readonly code: 'cubeword/no-letter'; readonly letter: string; readonly letters: string }
  | { readonly code: 'cubeword/joker-has-no-faces' }
  | { readonly code: 'cubeword/same-face'; readonly letter: string; readonly place: string }
  | { readonly code: 'cubeword/same-name'; readonly letter: string; readonly place: string }
  | { readonly code: 'cubeword/not-a-blank'; readonly letter: string; readonly place: string }
  | { readonly code: 'cubeword/ninth-blank'; readonly most: number }
  | { readonly code: 'cubeword/too-many-moves'; readonly most: number }
);

export type TurnEndProblem =
  | { readonly code: 'cubeword/no-moves' }
  /** These runs may not stand (C4); `words[i]` begins at `at[i]`. */
  | {
      readonly code:
        | 'cubeword/not-in-lexicon'
        | 'cubeword/not-for-everybody'
        | 'cubeword/excluded-by-table'
        | 'cubeword/excluded-by-person';
      readonly words: readonly string[];
      readonly at: readonly string[];
    }
  | {
      readonly code: 'cubeword/not-connected';
      readonly groups: number;
      readonly apart: readonly string[];
    };

export type SetUpProblem =
  | OwnSetProblem
  | SeatsProblem
  | ListWordProblem
  | TooFewInGame
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
  /** The turn of the word has not been played, or comes before the first. */
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
