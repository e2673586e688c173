import type { ComponentType, ReactNode } from 'react';
import type { GameTable } from '#renderer/table/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

/**
 * What the folder of each game shows, loaded when it is needed. The files have the same names in every folder, so a new
 * game has no line here; a test looks that none is missing.
 */
const tables = import.meta.glob<GameTable>('./*/index.ts', { import: 'table' });
const miniatures = import.meta.glob<Miniature>('./*/Miniature.tsx', { import: 'Miniature' });
const setUps = import.meta.glob<GameSetUp>('./*/set-up.ts', { import: 'setUp' });

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
  /** Beside its name in the list of games: a picture of 60 by 60 CSS pixels. */
  readonly Emblem: ComponentType;
  /** What some options come to, or what is wrong with them, below their control; nothing for the others. */
  readonly OptionCheck?: ComponentType<OptionCheckProps>;
  readonly loadPosition?: () => Promise<PositionEntry>;
}

/** What is entered of a game begun elsewhere: a set-up of the game, whole or not yet. Kept as it is entered. */
export interface PositionEntry<S extends object = object> {
  /** What is to begin at this table: as entered, made to fit players and options. */
  fitted(entered: S, table: PositionTable): S;
  /** What was begun on the form and is not whole, though the rules would take it. */
  missing?(entered: S, table: PositionTable): Problem | undefined;
  /** Whether the form itself says this problem, where it belongs. */
  says(problem: Problem): boolean;
  Form(props: PositionFormProps<S>): ReactNode;
}

export interface PositionTable {
  readonly players: readonly { readonly name: string }[];
  readonly options: Readonly<Record<string, unknown>>;
}

export interface PositionFormProps<S extends object = object> extends PositionTable {
  readonly entered: S;
  /** Hands are hidden from each other: what one player has entered is covered before the next comes. */
  readonly coversHands: boolean;
  /** Why the game could not begin; another one each time that it is tried. */
  readonly problem: Problem | undefined;
  onChange(entered: S): void;
  /** Told when a field begins to say something that cannot be taken, and when it no longer does. */
  onWrong(field: string, wrong: boolean): void;
}

export interface OptionCheckProps {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface TableMissing {
  readonly code: 'app/table-missing';
}

/**
 * The shell hands a game only what came from the same game, so that it may know the types of all as one. Refused where
 * its files cannot be fetched.
 */
export async function loadGameTable(id: GameId): Promise<Result<GameTable, TableMissing>> {
  try {
    return ok(await load(tables, id, 'index.ts'));
  } catch {
    return refuse({ code: 'app/table-missing' });
  }
}

/** It must be given views of this very game. */
export function loadMiniature(id: GameId): Promise<Miniature> {
  return load(miniatures, id, 'Miniature.tsx');
}

export function loadSetUp(id: GameId): Promise<GameSetUp> {
  return load(setUps, id, 'set-up.ts');
}
