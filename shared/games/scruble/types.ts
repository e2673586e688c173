import type { CubeId } from '#shared/kernel/index.ts';
import type { ScrubleEvent } from './events.ts';
import type { ScrubleMove } from './moves.ts';
import type { ScrubleOptions } from './options.ts';
import type { ScrubleProblem } from './problems.ts';
import type { ClaimedWord, ScrubleState, ScrubleView } from './state.ts';

/** What may be fixed at the start: who begins, or a game that was begun with a cube in the hand. */
export interface ScrubleSetUp {
  /** Whose turn begins, from 0; otherwise by lot. */
  readonly seat?: number | undefined;
  /** Which turn that is, from 1: rounds go by it. */
  readonly turn?: number | undefined;
  /** Which peg lies on each of the 96 places, by number in the set from 0; otherwise dealt and twisted by the seed (S2). */
  readonly cube?: readonly CubeId[] | undefined;
  /** Points written down so far, by seat. */
  readonly scores?: readonly number[] | undefined;
  /** Words claimed so far, with their pegs. */
  readonly claimed?: readonly ClaimedWord[] | undefined;
  /** Turns without a word in succession just before. */
  readonly passes?: number | undefined;
}

/** The types of SCRUBLE Cube, for the contract. */
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
