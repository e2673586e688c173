import type { ReactNode } from 'react';
import type { Translate } from '#shared/i18n/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { HintWords, LoadedGame, Play, PlayParts, TableTypes } from './store/index.ts';

export interface GameTable<T extends TableTypes = TableTypes> {
  readonly parts: PlayParts<T>;
  Table(props: TableProps<T>): ReactNode;
}

export interface TableProps<T extends TableTypes = TableTypes> {
  readonly play: Play<T>;
  readonly game: LoadedGame<T>;
}

/** What is known of a key that was pressed. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export type NameOf = (seat: Seat) => string;

export interface TableTexts<T extends TableTypes> {
  /** Tells only what the table may know; undefined where there is nothing to say. */
  event(t: Translate, event: T['event'], nameOf: NameOf): string | undefined;
  /** Events that the screen shows elsewhere, such as whose turn it is. */
  readonly quiet: readonly T['event']['kind'][];
  /** Asks the other players between turns; `names` are the people who may answer. */
  answer(t: Translate, names: readonly string[]): string;
  /** The top line while others may answer between turns: "Anna's play may be challenged". */
  between(t: Translate, view: T['view'], nameOf: NameOf): string;
  ending(t: Translate, view: T['view'], nameOf: NameOf): string;
}

/** One turn in a player's column on the score pad. */
export interface ScoreLine {
  readonly text: string;
  readonly points: number;
  /** The text is a term of the game rather than a play. */
  readonly soft?: boolean | undefined;
  /** The play was taken back. */
  readonly struck?: boolean | undefined;
  /** The score is not final: the play may still be challenged, or is only being laid. */
  readonly pending?: boolean | undefined;
}

export type ScoreColumns = readonly (readonly ScoreLine[])[];

/** A column for each seat, which begins with the points from before the game, if any. */
export function columnsFrom(text: string, before: readonly number[]): ScoreLine[][] {
  return before.map((points) => (points === 0 ? [] : [{ text, points, soft: true }]));
}

/** The texts of a hint, and how it is followed. */
export interface HintTexts<T extends TableTypes> {
  /** `words` is the vocabulary that the hint was searched in. */
  step(t: Translate, step: string, found: T['found'], words: HintWords): string;
  none(t: Translate): string;
  next(t: Translate, step: string): string;
  followLabel(t: Translate): string;
  /** The hint can be followed after this step; the default is the last one. */
  readonly followAfter?: string;
  /** Undefined where there is nothing to prepare because the hint names a button. */
  follow(found: T['found']): T['action'] | undefined;
  /** The action that brings into view what this step names; it runs once. */
  reveal(step: string, found: T['found']): T['action'] | undefined;
}
