import type { LoadedGame, Play } from '#renderer/table/index.ts';
import type { KubagramTypes } from '#shared/games/kubagram/index.ts';
import type { Draft, DraftAction } from './draft.ts';
import type { FoundMove } from './hint.ts';

/** The types of Kubagram at the table: a `TableTypes`. */
export interface KubagramTable extends KubagramTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: FoundMove;
  readonly reviewed: object;
}

export type KubagramPlay = Play<KubagramTable>;
export type KubagramGame = LoadedGame<KubagramTable>;
