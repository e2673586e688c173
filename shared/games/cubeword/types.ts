import type { CubewordEvent } from './events.ts';
import type { FeltCube } from './felt.ts';
import type { CubewordMove, CubewordProposal } from './moves.ts';
import type { CubewordOptions } from './options.ts';
import type { CubewordProblem } from './problems.ts';
import type { CountedWord, CubewordState, CubewordView } from './state.ts';

export interface CubewordSetUp {
  /** This seat, from 0, is on turn; if absent, a lot decides. */
  readonly seat?: number | undefined;
  /** Turns count from 1 and include passes; rounds and waiting words depend on the number. */
  readonly turn?: number | undefined;
  readonly felt?: readonly FeltCube[] | undefined;
  readonly scores?: readonly number[] | undefined;
  /** Each word has the turn in which it last counted; only the last two turns matter (C7). */
  readonly counted?: readonly CountedWord[] | undefined;
  readonly passes?: number | undefined;
  readonly minutesBefore?: number | undefined;
}

export interface CubewordTypes {
  readonly options: CubewordOptions;
  readonly setUp: CubewordSetUp;
  readonly state: CubewordState;
  readonly view: CubewordView;
  readonly proposal: CubewordProposal;
  readonly move: CubewordMove;
  readonly event: CubewordEvent;
  readonly problem: CubewordProblem;
}
