import type { Play } from '#renderer/table/index.ts';
import type { Hint, KuboOptions, KuboTypes } from '#shared/games/kubo/index.ts';
import type { Draft, DraftAction } from './draft/draft.ts';

/** The orientation decides whether a straight line is called a row, a column or a pillar. */
export interface FoundHint extends Hint, Pick<KuboOptions, 'orientation'> {}

export interface KuboTable extends KuboTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: FoundHint;
}

export type KuboPlay = Play<KuboTable>;
