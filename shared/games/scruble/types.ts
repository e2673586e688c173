import type { CubeId } from '#shared/kernel/index.ts';
import type { ScrubleEvent } from './events.ts';
import type { ScrubleMove } from './moves.ts';
import type { ScrubleOptions } from './options.ts';
import type { ScrubleProblem } from './problems.ts';
import type { ClaimedWord, ScrubleState, ScrubleView } from './state.ts';

export interface ScrubleSetUp {
  /** This seat, from 0, is on turn; if absent, a lot decides. */
  readonly seat?: number | undefined;
  readonly turn?: number | undefined;
  /** Each of the 96 places has a peg number, from 0; if absent, the seed deals and twists the cube (S2). */
  readonly cube?: readonly CubeId[] | undefined;
  readonly scores?: readonly number[] | undefined;
  readonly claimed?: readonly ClaimedWord[] | undefined;
  readonly passes?: number | undefined;
}

export interface ScrubleTypes {
  readonly options: ScrubleOptions;
  readonly setUp: ScrubleSetUp;
  readonly state: ScrubleState;
  readonly view: ScrubleView;
  readonly proposal: ScrubleMove;
  readonly move: ScrubleMove;
  readonly event: ScrubleEvent;
  readonly problem: ScrubleProblem;
}
