import type { PastTurn as AnyPastTurn, Play } from '#renderer/table/index.ts';
import type { AlphacubesTypes, Placement, PlayScore } from '#shared/games/alphacubes/index.ts';
import type { Draft } from './draft/draft.ts';
import type { FoundAhead } from './found-ahead.ts';
import type { FoundPlay } from './found-play.ts';
import type { DraftAction } from './draft/reduce.ts';

export interface AlphacubesTable extends AlphacubesTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: FoundPlay;
  readonly reviewed: Reviewed;
}

export interface Reviewed {
  readonly plays: readonly FoundPlay[];
  /** This is undefined until it is found, and for a turn without a play. */
  readonly ahead?: FoundAhead | undefined;
}

export interface PastTurn extends AnyPastTurn<AlphacubesTable> {
  readonly kind: 'play' | 'exchange' | 'pass';
  readonly turn: number;
  readonly word: string | undefined;
  readonly laid: readonly Placement[];
  readonly score: PlayScore | undefined;
  /** The points are 0 for a play that was challenged and taken back. */
  readonly points: number;
}

export type AlphacubesPlay = Play<AlphacubesTable>;
