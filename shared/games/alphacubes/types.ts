import type { GameTypes, Step } from '#shared/engine/index.ts';
import type { AlphacubesEvent } from './events.ts';
import type { AlphacubesMove, AlphacubesProposal } from './moves.ts';
import type { AlphacubesOptions } from './options.ts';
import type { AlphacubesProblem } from './problems.ts';
import type { AlphacubesSetUp } from './setup.ts';
import type { AlphacubesState, AlphacubesView } from './state.ts';

export interface AlphacubesTypes extends GameTypes {
  readonly options: AlphacubesOptions;
  readonly setUp: AlphacubesSetUp;
  readonly state: AlphacubesState;
  readonly view: AlphacubesView;
  readonly proposal: AlphacubesProposal;
  readonly move: AlphacubesMove;
  readonly event: AlphacubesEvent;
  readonly problem: AlphacubesProblem;
}

export type AlphacubesStep = Step<AlphacubesTypes>;
