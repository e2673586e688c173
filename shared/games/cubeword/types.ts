import type { CubewordEvent } from './events.ts';
import type { FeltCube } from './felt.ts';
import type { CubewordMove, CubewordProposal } from './moves.ts';
import type { CubewordOptions } from './options.ts';
import type { CubewordProblem } from './problems.ts';
import type { CountedWord, CubewordState, CubewordView } from './state.ts';

/** What may be fixed at the start: who begins, or a game that was begun with cubes on a table. */
export interface CubewordSetUp {
  /** Whose turn begins, from 0; otherwise by lot. */
  readonly seat?: number | undefined;
  /** Which turn that is, from 1, all players' turns and passes counted: rounds and restored words go by it. */
  readonly turn?: number | undefined;
  /** The cubes in play. All others are in the pool. */
  readonly felt?: readonly FeltCube[] | undefined;
  /** Points written down so far, by seat. */
  readonly scores?: readonly number[] | undefined;
  /** Words that counted, with the turn in which each last did; only the last two turns matter (C7). */
  readonly counted?: readonly CountedWord[] | undefined;
  /** Passes in succession just before. */
  readonly passes?: number | undefined;
  /** Minutes played of the agreed time. */
  readonly minutesBefore?: number | undefined;
}

/** The types of CUBEWORD, for the contract. */
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
