import type { Actor, SeatsProblem } from '#shared/engine/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { CuberowMove, End } from './moves.ts';
import type { CuberowOptions } from './options.ts';

export interface RowCube {
  readonly cube: CubeId;
  /** This letter is on top. */
  readonly letter: string;
}

export interface CuberowState {
  readonly options: CuberowOptions;
  /** From left to right. */
  readonly row: readonly RowCube[];
  readonly taken: readonly RowCube[];
  /** By seat. */
  readonly points: readonly number[];
  readonly first: Seat;
  readonly moves: number;
}

/** Nothing is hidden, so everybody sees the state. */
export type CuberowView = CuberowState;

export interface CuberowEvent extends RowCube {
  readonly kind: 'took';
  readonly seat: Seat;
  readonly end: End;
  readonly points: number;
  readonly move: number;
}

export type CuberowProblem =
  | SeatsProblem
  | { readonly code: 'cuberow/game-over' }
  | { readonly code: 'cuberow/not-your-turn'; readonly by: Actor; readonly seat: Seat };

export interface CuberowTypes {
  readonly options: CuberowOptions;
  readonly setUp: object;
  readonly state: CuberowState;
  readonly view: CuberowView;
  readonly proposal: CuberowMove;
  readonly move: CuberowMove;
  readonly event: CuberowEvent;
  readonly problem: CuberowProblem;
}
