import type { ReactNode } from 'react';
import type { Translate } from '#shared/i18n/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { Shell } from './use-shell.ts';
import type { HintWords, LoadedGame, Play, PlayParts, TableTypes } from './store/index.ts';

export interface GameTable<T extends TableTypes = TableTypes> {
  readonly parts: PlayParts<T>;
  Table(props: TableProps<T>): ReactNode;
  /** The hand of the person on turn, with nothing of its faces; a game without hands leaves it out. */
  CoveredHand?(props: CoveredHandProps<T>): ReactNode;
}

export interface CoveredHandProps<T extends TableTypes = TableTypes> {
  readonly model: Pick<Shell<T>, 'names' | 'seat' | 'state'> & { readonly draft?: T['draft'] | undefined };
  readonly isPaused?: boolean;
}

export interface TableProps<T extends TableTypes = TableTypes> {
  readonly play: Play<T>;
  readonly game: LoadedGame<T>;
}

export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export type NameOf = (seat: Seat) => string;

export interface TableTexts<T extends TableTypes> {
  /** Tells only what the table may know, and returns undefined where there is nothing to say. */
  event(t: Translate, event: T['event'], nameOf: NameOf): string | undefined;
  /** Tells in the list of moves, after the sentence of an event, how it came about. */
  details?(t: Translate, event: T['event']): string | undefined;
  /** The screen shows these events elsewhere, such as whose turn it is. */
  readonly quiet: readonly T['event']['kind'][];
  /** Asks between turns; `names` are the people who may answer. */
  answer(t: Translate, names: readonly string[]): string;
  /** Returns a sentence such as "Anna's play may be challenged", while others may answer between turns. */
  between(t: Translate, view: T['view'], nameOf: NameOf): string;
  ending(t: Translate, view: T['view'], nameOf: NameOf): string;
}

export interface ScoreLine {
  readonly text: string;
  readonly points: number;
  /** The text is a term of the game and not a play. */
  readonly soft?: boolean | undefined;
  readonly struck?: boolean | undefined;
  /** The score is not final: the play may still be challenged, or is only being laid. */
  readonly pending?: boolean | undefined;
}

export type ScoreColumns = readonly (readonly ScoreLine[])[];

export function columnsFrom(text: string, before: readonly number[]): ScoreLine[][] {
  return before.map((points) => (points === 0 ? [] : [{ text, points, soft: true }]));
}

export interface HintTexts<T extends TableTypes> {
  /** `words` is the vocabulary that was searched. */
  step(t: Translate, step: string, found: T['found'], words: HintWords): string;
  none(t: Translate): string;
  next(t: Translate, step: string): string;
  followLabel(t: Translate): string;
  /** The hint can be followed after this step; the default is the last one. */
  readonly followAfter?: string;
  /** Returns undefined where the hint names a button, so that there is nothing to prepare. */
  follow(found: T['found']): T['action'] | undefined;
  /** Returns an action that brings into view what this step names; called once for each step. */
  reveal(step: string, found: T['found']): T['action'] | undefined;
}
