import type { Hint, KubagramTypes } from '#shared/games/kubagram/index.ts';
import type { Draft, DraftAction } from './draft/draft.ts';

export interface KubagramTable extends KubagramTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: Hint;
}
