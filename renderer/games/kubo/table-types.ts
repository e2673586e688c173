import type { Play } from '#renderer/table/index.ts';
import type { Hint, KuboTypes } from '#shared/games/kubo/index.ts';
import type { Draft, DraftAction } from './draft/draft.ts';
import type { ReviewedTurn } from './review/review.ts';

export interface KuboTable extends KuboTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: Hint;
  readonly reviewed: ReviewedTurn;
}

export type KuboPlay = Play<KuboTable>;
