import type { GameTypes, Step } from '#shared/engine/index.ts';
import type { KubagramEvent } from './events.ts';
import type { KubagramMove, KubagramProposal } from './moves.ts';
import type { KubagramOptions } from './options.ts';
import type { KubagramProblem } from './problems.ts';
import type { KubagramSetUp } from './set-up/set-up.ts';
import type { KubagramState, KubagramView } from './state.ts';

export interface KubagramTypes extends GameTypes {
  readonly options: KubagramOptions;
  readonly setUp: KubagramSetUp;
  readonly state: KubagramState;
  readonly view: KubagramView;
  readonly proposal: KubagramProposal;
  readonly move: KubagramMove;
  readonly event: KubagramEvent;
  readonly problem: KubagramProblem;
}

export type KubagramStep = Step<KubagramTypes>;
