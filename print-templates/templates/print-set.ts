import {
  boxColumns,
  boxRows,
  kuboDeck,
  markOf,
  pieceSets,
  type KuboCard,
  type PieceSet,
} from '#shared/pieces/index.ts';

/** What sheets are made of: the pieces and boards of a set, the cards of a deck, or a thing to be built. */
export interface PrintSet {
  /** Short name, as files and commands use it. */
  readonly name: string;
  /** For people; a bundled set has one in each language of the sheets. */
  readonly title: string;
  readonly pieces?: PieceSet;
  readonly deck?: readonly KuboCard[];
  /** The tray that its game is played from. */
  readonly tray?: MarkedTray;
}

export interface MarkedTray {
  readonly columns: number;
  readonly rows: number;
  /** What stands on a square, counted from 0, row by row from the top. */
  readonly markOf: (square: number) => string;
}

/** A set of letters, bundled or one's own. */
export function printSetOf(pieces: PieceSet): PrintSet {
  return { name: pieces.name, title: pieces.title, pieces };
}

/** The box for a game on a table, whatever lies in it. */
export const boxSet: PrintSet = { name: 'box', title: 'Game box' };

/** Sheets that tell of a printer, and of tools. */
export const workshopSet: PrintSet = { name: 'workshop', title: 'Workshop' };

export function isWorkshop(set: PrintSet): true | undefined {
  return set === workshopSet ? true : undefined;
}
const kubagramTray: MarkedTray = { columns: boxColumns, rows: boxRows, markOf };

/** Everything that is bundled, in the order in which it is offered. */
export const printSets: readonly PrintSet[] = [
  ...pieceSets.map((set) =>
    set.name.startsWith('kubagram') ? { ...printSetOf(set), tray: kubagramTray } : printSetOf(set),
  ),
  { name: 'kubo', title: 'Kubo', deck: kuboDeck },
  boxSet,
  workshopSet,
];

export function findSet(name: string): PrintSet | undefined {
  return printSets.find((set) => set.name === name);
}
