import type { LoadedGame, PastTurn as AnyPastTurn, Play } from '#renderer/table/index.ts';
import type { AlphacubesTypes, Placement, PlayScore } from '#shared/games/alphacubes/index.ts';
import type { Draft } from './draft.ts';
import type { FoundAhead } from './found-ahead.ts';
import type { FoundPlay } from './found-play.ts';
import type { DraftAction } from './reduce.ts';

/** The types of Alphacubes at the table: a `TableTypes`. */
export interface AlphacubesTable extends AlphacubesTypes {
  readonly draft: Draft;
  readonly action: DraftAction;
  readonly found: FoundPlay;
  readonly reviewed: Reviewed;
}

/** What could have been done in a turn. */
export interface Reviewed {
  /** The best plays, best first; none where nothing could be laid. */
  readonly plays: readonly FoundPlay[];
  /** What came of the play that was made, with what would have been better; undefined until it is found, or without one. */
  readonly ahead?: FoundAhead | undefined;
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
  /** The sum of a play as it was laid. */
  readonly score: PlayScore | undefined;
  /** What it brought; 0 for a play that was challenged and came back. */
  readonly points: number;
}
