import type { ScrubleTypes } from '#shared/games/scruble/index.ts';
import type { Draft, DraftAction } from './draft/draft.ts';
import type { FoundHint } from './found-claim.ts';

export interface ScrubleTable extends ScrubleTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: FoundHint;
}
