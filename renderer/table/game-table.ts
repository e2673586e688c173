import type { ReactNode } from 'react';
import type { Translate } from '#shared/i18n/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { HintWords, LoadedGame, Play, PlayParts, TableTypes } from './store/index.ts';

/** What the shell loads when a game is opened: a folder of `renderer/games` gives one of these. */
export interface GameTable<T extends TableTypes = TableTypes> {
  readonly parts: PlayParts<T>;
  /** The whole table; it fills the slots of a `TableFrame`. */
  Table(props: TableProps<T>): ReactNode;
}

export interface TableProps<T extends TableTypes = TableTypes> {
  readonly play: Play<T>;
  readonly game: LoadedGame<T>;
}

export type NameOf = (seat: Seat) => string;

/** What the shell says and writes in the words of the game. */
export interface TableTexts<T extends TableTypes> {
  /** What happened, in a sentence that hides what the table may not know; undefined where there is nothing to say. */
  event(t: Translate, event: T['event'], nameOf: NameOf): string | undefined;
  /** Events that stand elsewhere on the screen: whose turn it is, what was drawn. */
  readonly quiet: readonly T['event']['kind'][];
  /** What others are asked between turns; `names` are the people who may answer. */
  answer(t: Translate, names: readonly string[]): string;
  /** What is open to others between turns, as the top line says it: "Anna's play may be challenged". */
  between(t: Translate, view: T['view'], nameOf: NameOf): string;
  /** Why the game is over. */
  ending(t: Translate, view: T['view'], nameOf: NameOf): string;
}

/** One line of a player's column on the score pad. */
export interface ScoreLine {
  readonly text: string;
  readonly points: number;
  /** The game's own word rather than a play. */
  readonly soft?: boolean | undefined;
  /** Taken back after it was played. */
  readonly struck?: boolean | undefined;
  /** Not yet written down: it may still be challenged, or is only being laid. */
  readonly pending?: boolean | undefined;
}

/** A column a player, a line a turn, from the first move to the last. */
export type ScoreColumns = readonly (readonly ScoreLine[])[];

/** What a hint says in the words of the game, and how it is followed. */
export interface HintTexts<T extends TableTypes> {
  /** Which of the game's steps this hint has, in order. */
  steps(found: T['found']): readonly string[];
  /** A sentence for one of the game's steps; `words` are those it was looked for in. */
  step(t: Translate, step: string, found: T['found'], words: HintWords): string;
  /** Where nothing can be done. */
  none(t: Translate): string;
  /** The button that asks for this step. */
  next(t: Translate, step: string): string;
  followLabel(t: Translate): string;
  /** After which step it can be followed; the last where none is named. */
  readonly followAfter?: string;
  /** Undefined where there is nothing to prepare: the hint names a button. */
  follow(found: T['found']): T['action'] | undefined;
  /** Brings into view what this step has named, once. */
  reveal(step: string, found: T['found']): T['action'] | undefined;
}
