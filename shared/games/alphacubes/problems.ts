import type { RulingProblem } from '../common/rulings.ts';
import type { SeatsProblem } from '#shared/engine/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { BoardProblem, OwnSetProblem } from '#shared/pieces/index.ts';
import type { ListWordProblem } from '#shared/table-words/index.ts';

export type AlphacubesProblem = MoveProblem | SetUpProblem;

export type MoveProblem =
  | { readonly code: 'alphacubes/game-over' }
  | { readonly code: 'alphacubes/no-such-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'alphacubes/not-your-turn'; readonly seat: Seat; readonly toMove: readonly Seat[] }
  | { readonly code: 'alphacubes/play-pending'; readonly seat: Seat }
  | { readonly code: 'alphacubes/nothing-to-challenge' }
  | { readonly code: 'alphacubes/no-cubes' }
  | { readonly code: 'alphacubes/too-many-cubes'; readonly cubes: number; readonly most: number }
  | { readonly code: 'alphacubes/cube-twice'; readonly cube: CubeId }
  | { readonly code: 'alphacubes/cube-not-in-hand'; readonly cube: CubeId }
  | {
      readonly code: 'alphacubes/letter-not-on-cube';
      readonly cube: CubeId;
      readonly letter: string;
      readonly letters: readonly string[];
    }
  | { readonly code: 'alphacubes/not-on-board'; readonly square: string }
  | { readonly code: 'alphacubes/square-taken'; readonly square: string; readonly letter: string }
  | { readonly code: 'alphacubes/square-twice'; readonly square: string }
  | { readonly code: 'alphacubes/not-one-line'; readonly squares: readonly string[] }
  | { readonly code: 'alphacubes/gap'; readonly at: string }
  | { readonly code: 'alphacubes/not-through-centre'; readonly centre: string }
  | { readonly code: 'alphacubes/one-letter' }
  | { readonly code: 'alphacubes/touches-nothing' }
  /** `words[i]` starts at the square `at[i]`. */
  | {
      readonly code: 'alphacubes/not-in-lexicon';
      readonly words: readonly string[];
      readonly at: readonly string[];
    }
  /** The words are left out as not for everybody (P10), on the table's exclusion list, or forbidden by its people. */
  | {
      readonly code:
        | 'alphacubes/not-for-everybody'
        | 'alphacubes/excluded-by-table'
        | 'alphacubes/excluded-by-person';
      readonly words: readonly string[];
      readonly at: readonly string[];
    }
  | {
      readonly code: 'alphacubes/verdict-differs';
      readonly words: readonly string[];
      readonly judged: readonly string[];
    }
  | { readonly code: 'alphacubes/verdict-too-early'; readonly words: readonly string[] }
  | { readonly code: 'alphacubes/stock-too-small'; readonly asked: number; readonly stock: number }
  | RulingProblem<'alphacubes'>;

/** What cannot be in a game that is entered midway. */
export type MidgameProblem =
  | Extract<
      MoveProblem,
      {
        readonly code:
          | 'alphacubes/not-on-board'
          | 'alphacubes/square-twice'
          | 'alphacubes/letter-not-on-cube'
          | 'alphacubes/not-through-centre'
          | 'alphacubes/one-letter';
      }
    >
  | { readonly code: 'alphacubes/dealt-twice'; readonly cube: number }
  /** No row of cubes leads from this square to the centre. */
  | { readonly code: 'alphacubes/set-up-floats'; readonly square: string }
  | {
      readonly code: 'alphacubes/set-up-count';
      readonly list: string;
      readonly found: number;
      readonly seats: number;
    }
  | { readonly code: 'alphacubes/set-up-seat'; readonly seat: number; readonly seats: number }
  /** The seat on turn is out of the game, misses its turn, or has no cubes. */
  | { readonly code: 'alphacubes/set-up-cannot-play'; readonly seat: number }
  | {
      readonly code: 'alphacubes/set-up-hand-short';
      readonly seat: number;
      readonly cubes: number;
      readonly stock: number;
    }
  /** The seat has no cubes, but nobody is named as the one who went out. */
  | { readonly code: 'alphacubes/set-up-went-out'; readonly seat: number }
  | { readonly code: 'alphacubes/set-up-not-out'; readonly seat: number }
  /** The game is over by what is entered (A6): by who is out, by passes, by rounds without a cube, by who went out. */
  | { readonly code: 'alphacubes/set-up-one-left'; readonly seat: number }
  | { readonly code: 'alphacubes/set-up-all-passed'; readonly passes: number; readonly most: number }
  | { readonly code: 'alphacubes/set-up-barren'; readonly rounds: number; readonly most: number }
  | { readonly code: 'alphacubes/set-up-went-out-alone'; readonly seat: number }
  | { readonly code: 'alphacubes/set-up-round-over'; readonly seat: number; readonly wentOut: number };

export type SetUpProblem =
  | MidgameProblem
  | OwnSetProblem
  | SeatsProblem
  | ListWordProblem
  | (BoardProblem & { readonly board: string })
  | { readonly code: 'alphacubes/no-such-cube'; readonly cube: number; readonly cubes: number }
  | { readonly code: 'alphacubes/hands'; readonly hands: number; readonly seats: number }
  | {
      readonly code: 'alphacubes/hand-size';
      readonly seat: number;
      readonly cubes: number;
      readonly most: number;
    }
  | { readonly code: 'alphacubes/too-few-cubes'; readonly cubes: number; readonly needed: number }
  | { readonly code: 'alphacubes/first'; readonly seat: number; readonly seats: number };
