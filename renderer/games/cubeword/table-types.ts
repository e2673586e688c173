import type { CubewordTypes } from '#shared/games/cubeword/index.ts';
import type { Draft, DraftAction } from './draft/draft.ts';
import type { FoundTurn } from './found-turn.ts';

export interface CubewordTable extends CubewordTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: FoundTurn;
}
