import type { LoadedGame, PastTurn as AnyPastTurn, Play } from '#renderer/table/index.ts';
import type { AlphacubesTypes, Placement } from '#shared/games/alphacubes/index.ts';
import type { Draft } from './draft.ts';
import type { FoundPlay } from './found-play.ts';
import type { DraftAction } from './reduce.ts';

/** The types of Alphacubes at the table: a `TableTypes`. */
export interface AlphacubesTable extends AlphacubesTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: FoundPlay;
  readonly reviewed: readonly FoundPlay[];
}

export type AlphacubesPlay = Play<AlphacubesTable>;
export type AlphacubesGame = LoadedGame<AlphacubesTable>;

/** A turn that has been had: what was done with it, told in figures and the main word. */
export interface PastTurn extends AnyPastTurn<AlphacubesTable> {
  readonly kind: 'play' | 'exchange' | 'pass';
  readonly turn: number;
  readonly word: string | undefined;
  /** The cubes of a play; none otherwise. */
  readonly laid: readonly Placement[];
  /** What it brought; 0 for a play that was challenged and came back. */
  readonly points: number;
}
