import type { BoardProblem } from '#shared/cubes/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';

/** Why a move may not be made, with its facts; squares by name, seats from 0. */
export type AlphacubesProblem = MoveProblem | SetUpProblem;

export type MoveProblem =
  | { readonly code: 'move/game-over' }
  | { readonly code: 'move/no-such-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'move/not-your-turn'; readonly seat: Seat; readonly toMove: readonly Seat[] }
  | { readonly code: 'move/play-pending'; readonly seat: Seat }
  | { readonly code: 'move/nothing-to-challenge' }
  | { readonly code: 'move/no-cubes' }
  | { readonly code: 'move/too-many-cubes'; readonly cubes: number; readonly most: number }
  | { readonly code: 'move/cube-twice'; readonly cube: CubeId }
  | { readonly code: 'move/cube-not-in-hand'; readonly cube: CubeId }
  | {
      readonly code: 'move/letter-not-on-cube';
      readonly cube: CubeId;
      readonly letter: string;
      readonly letters: readonly string[];
    }
  | { readonly code: 'move/not-on-board'; readonly square: string }
  | { readonly code: 'move/square-taken'; readonly square: string; readonly letter: string }
  | { readonly code: 'move/square-twice'; readonly square: string }
  | { readonly code: 'move/not-one-line'; readonly squares: readonly string[] }
  /** `at`: the first empty square between. */
  | { readonly code: 'move/gap'; readonly at: string }
  | { readonly code: 'move/not-through-centre'; readonly centre: string }
  | { readonly code: 'move/one-letter' }
  | { readonly code: 'move/touches-nothing' }
  /** `at[i]` is the square where `words[i]` starts. */
  | {
      readonly code: 'move/not-in-lexicon';
      readonly words: readonly string[];
      readonly at: readonly string[];
    }
  /** In no layer's favour: the table's exclusion list has them, or the words that its people forbid. */
  | {
      readonly code: 'move/excluded-by-table' | 'move/excluded-by-person';
      readonly words: readonly string[];
      readonly at: readonly string[];
    }
  | { readonly code: 'move/stock-too-small'; readonly asked: number; readonly stock: number }
  | { readonly code: 'move/bad-word'; readonly word: string }
  | { readonly code: 'move/too-many-words'; readonly words: number; readonly most: number };

type WordOption = 'allow' | 'forbid' | 'personalAllow' | 'personalForbid';

export type SetUpProblem =
  | {
      readonly code: 'setup/seats';
      readonly seats: number;
      readonly least: number;
      readonly most: number;
    }
  | (BoardProblem & { readonly board: string })
  | { readonly code: 'setup/bad-word'; readonly option: WordOption; readonly word: string }
  | { readonly code: 'setup/no-such-cube'; readonly cube: number; readonly cubes: number }
  | { readonly code: 'setup/cube-twice'; readonly cube: number }
  | { readonly code: 'setup/hands'; readonly hands: number; readonly seats: number }
  | { readonly code: 'setup/hand-size'; readonly seat: number; readonly cubes: number; readonly most: number }
  | { readonly code: 'setup/too-few-cubes'; readonly cubes: number; readonly needed: number }
  | { readonly code: 'setup/first'; readonly first: number; readonly seats: number };
