import type { LoadedGame, Play, TableTypes } from '#renderer/table/index.ts';
import type { Hint, KuboTypes } from '#shared/games/kubo/index.ts';
import type { Draft, DraftAction } from './draft.ts';
import type { ReviewedTurn } from './review.ts';

/** The types of Kubo at the table. */
export interface KuboTable extends KuboTypes, TableTypes {
  readonly options: KuboTypes['options'];
  readonly setUp: KuboTypes['setUp'];
  readonly state: KuboTypes['state'];
  readonly view: KuboTypes['view'];
  readonly proposal: KuboTypes['proposal'];
  readonly move: KuboTypes['move'];
  readonly event: KuboTypes['event'];
  readonly problem: KuboTypes['problem'];
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: Hint;
  readonly reviewed: ReviewedTurn;
}

export type KuboPlay = Play<KuboTable>;
export type KuboGame = LoadedGame<KuboTable>;
