import type { Play } from '#renderer/table/index.ts';
import type { AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import type { Draft } from './draft/draft.ts';
import type { FoundPlay } from './found-play.ts';
import type { DraftAction } from './draft/reduce.ts';

export interface AlphacubesTable extends AlphacubesTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: FoundPlay;
}

export type AlphacubesPlay = Play<AlphacubesTable>;
