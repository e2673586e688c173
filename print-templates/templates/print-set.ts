import { gameIds, gamesFor, manifestOf, type GameId, type GameSet } from '#shared/games/index.ts';
import { boxColumns, boxRows, markOf, type KuboCard, type PieceSet } from '#shared/pieces/index.ts';

export interface PrintSet {
  readonly name: string;
  /** File names begin with this instead of the name. */
  readonly fileName?: string;
  readonly title: string;
  readonly pieces?: PieceSet;
  readonly deck?: readonly KuboCard[];
  /** The set was made for this game; for a custom set it is the first that can be played with it. */
  readonly game?: GameId;
  readonly tray?: MarkedTray;
  /** The makers' own distribution of letters is lost or unpublished; this one is ours (R11). */
  readonly ownLetters?: true;
}

export interface MarkedTray {
  readonly columns: number;
  readonly rows: number;
  /** Returns the mark of a square, counted from 0, row by row from the top. */
  readonly markOf: (square: number) => string;
}

export function printSetOf(pieces: PieceSet, [game] = gamesFor(pieces)): PrintSet {
  const { name, title } = pieces;
  const hasBox = pieces.box !== undefined || (game !== undefined && manifestOf(game).hasBox === true);
  return {
    ...{ name, title, pieces },
    ...(game === undefined ? {} : { game }),
    ...(hasBox ? { tray: boxOf(pieces) } : {}),
  };
}

export const boxSet: PrintSet = { name: 'box', title: 'Game box' };

export const workshopSet: PrintSet = { name: 'workshop', title: 'Workshop' };

export function isWorkshop(set: PrintSet): true | undefined {
  return set === workshopSet ? true : undefined;
}

function boxOf(pieces: PieceSet): MarkedTray {
  return { columns: boxColumns, rows: boxRows, markOf: (square) => markOf(square, pieces) };
}

function bundled(game: GameId, set: GameSet): PrintSet {
  if ('deck' in set) return { ...set, game };
  return { ...printSetOf(set.pieces, [game]), ...(set.ownLetters === true ? { ownLetters: true } : {}) };
}

/** The order is that on screen. */
export const printSets: readonly PrintSet[] = [
  ...gameIds.flatMap((game) => manifestOf(game).sets.map((set) => bundled(game, set))),
  boxSet,
  workshopSet,
];

export const firstSet: PrintSet = printSets[0] ?? boxSet;

export function findSet(name: string): PrintSet | undefined {
  return printSets.find((set) => set.name === name);
}
