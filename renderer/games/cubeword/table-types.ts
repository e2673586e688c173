import type { LoadedGame, Play } from '#renderer/table/index.ts';
import type { CubewordTypes } from '#shared/games/cubeword/index.ts';
import type { Draft, DraftAction } from './draft.ts';

/** The types of CUBEWORD at the table: a `TableTypes`. */
export interface CubewordTable extends CubewordTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: never;
  readonly reviewed: never;
}

export type CubewordPlay = Play<CubewordTable>;
export type CubewordGame = LoadedGame<CubewordTable>;
