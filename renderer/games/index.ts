import type { ComponentType, ReactNode } from 'react';
import type {
  GameTable,
  LessonTable,
  PuzzleTexts,
  ReviewParts,
  ScoreColumns,
} from '#renderer/table/index.ts';
import type { GameTypes } from '#shared/engine/index.ts';
import type { GameId } from '#shared/games/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

/** Files of these names load on demand from every game's folder, so a new game needs no line here (a test checks). */
const tables = import.meta.glob<GameTable>('./*/index.ts', { import: 'table' });
const miniatures = import.meta.glob<Miniature>('./*/Miniature.tsx', { import: 'Miniature' });
const lessons = import.meta.glob<LessonTable>('./*/lesson.ts', { import: 'lesson' });
const puzzles = import.meta.glob<PuzzleTexts>('./*/puzzle.ts', { import: 'puzzle' });
const scoreLines = import.meta.glob<ScoreLines>('./*/score-lines.ts', { import: 'scoreColumns' });
const reviews = import.meta.glob<ReviewParts>('./*/review.tsx', { import: 'review' });
const setUps = import.meta.glob<GameSetUp>('./*/set-up.tsx', { import: 'setUp' });

function load<T>(files: Readonly<Record<string, () => Promise<T>>>, id: GameId, file: string): Promise<T> {
  const found = files[`./${id}/${file}`];
  if (found === undefined) throw new Error(`${id} has no ${file}`);
  return found();
}

export type Miniature = ComponentType<MiniatureProps>;

export interface MiniatureProps {
  readonly view: object;
  readonly label: string;
}

export interface GameSetUp {
  /** The picture beside the game's name in the list is 60 by 60 CSS pixels. */
  readonly Emblem: ComponentType;
  /** Shows below an option's control what it means for the game or what is wrong; renders nothing for other options. */
  readonly OptionCheck?: ComponentType<OptionCheckProps>;
  readonly loadPosition?: () => Promise<PositionEntry>;
}

/** A game begun elsewhere is entered as a set-up, which may be incomplete and is kept as entered. */
export interface PositionEntry<S extends object = object> {
  /** Adapts the entered set-up to players and options. */
  fitted(entered: S, table: PositionTable): S;
  /** Returns what is still incomplete on the form, even if the rules would accept it. */
  missing?(entered: S, table: PositionTable): Problem | undefined;
  /** Returns true if the form itself shows this problem, so that nobody else needs to. */
  says(problem: Problem): boolean;
  Form(props: PositionFormProps<S>): ReactNode;
}

export interface PositionTable {
  readonly players: readonly { readonly name: string }[];
  readonly options: Readonly<Record<string, unknown>>;
}

export interface PositionFormProps<S extends object = object> extends PositionTable {
  readonly entered: S;
  /** What one player has entered is covered before the next one comes. */
  readonly coversHands: boolean;
  /** Each failed attempt to begin the game sets a new object here. */
  readonly problem: Problem | undefined;
  /** What cannot be as the position stands is shown at its place at once; the focus stays where it is. */
  readonly fault?: Problem | undefined;
  onChange(entered: S): void;
  /** The form calls this when a field begins to hold an invalid value, and when it no longer does. */
  onWrong(field: string, wrong: boolean): void;
}

export interface OptionCheckProps {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface TableMissing {
  readonly code: 'app/table-missing';
}

export interface ReviewMissing {
  readonly code: 'game/no-review';
}

/** `GameTable` can stand for any table, since the shell gives a game its own. Refuses if a file cannot be fetched. */
export async function loadGameTable(id: GameId): Promise<Result<GameTable, TableMissing>> {
  try {
    return ok(await load(tables, id, 'index.ts'));
  } catch {
    return refuse({ code: 'app/table-missing' });
  }
}

/** The miniature may be given only views of this game. */
export function loadMiniature(id: GameId): Promise<Miniature> {
  return load(miniatures, id, 'Miniature.tsx');
}

/** Writes what moves have brought as lines of the score pad; the events may be given only to their own game. */
export type ScoreLines = (
  t: Translate,
  made: readonly { readonly events: readonly GameTypes['event'][] }[],
  before: readonly number[],
) => ScoreColumns;

export function loadScoreLines(id: GameId): Promise<ScoreLines> {
  return load(scoreLines, id, 'score-lines.ts');
}

export function loadSetUp(id: GameId): Promise<GameSetUp> {
  return load(setUps, id, 'set-up.tsx');
}

export function loadLessonTable(id: GameId): Promise<LessonTable> {
  return load(lessons, id, 'lesson.ts');
}

export function loadPuzzleTexts(id: GameId): Promise<PuzzleTexts> {
  return load(puzzles, id, 'puzzle.ts');
}

/** Refuses if the turns of this game cannot be looked back at, or its file cannot be fetched. */
export async function loadReview(id: GameId): Promise<Result<ReviewParts, TableMissing | ReviewMissing>> {
  if (!(`./${id}/review.tsx` in reviews)) return refuse({ code: 'game/no-review' });
  try {
    return ok(await load(reviews, id, 'review.tsx'));
  } catch {
    return refuse({ code: 'app/table-missing' });
  }
}
