import type { GameId } from '#shared/games/index.ts';
import {
  alphacubesSet,
  boxColumns,
  boxRows,
  cubewordSet,
  gamesFor,
  kuboDeck,
  markOf,
  pieceSets,
  scrubleSet,
  type KuboCard,
  type PieceSet,
} from '#shared/pieces/index.ts';

/** The app need not play the game whose rules and pads it prints. */
export type PrintedGame = GameId | 'scruble';

/** Sheets come from the pieces and boards of a set, a deck of cards, or an object to be built. */
export interface PrintSet {
  readonly name: string;
  /** File names begin with this instead of the name. */
  readonly fileName?: string;
  readonly title: string;
  readonly pieces?: PieceSet;
  readonly deck?: readonly KuboCard[];
  /** The game the set was made for; for a custom set, the first that can be played with it. */
  readonly game?: PrintedGame;
  /** The game is played from this tray. */
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

/** Keys are the names of bundled sets. */
const gamesOfSets: Readonly<Record<string, PrintedGame>> = {
  alphacubes: 'alphacubes',
  'kubagram-en': 'kubagram',
  'kubagram-nl': 'kubagram',
  'kubagram-af': 'kubagram',
  cubeword: 'cubeword',
  scruble: 'scruble',
};

/** The set is for the first game that can be played with it, and has a tray where it has a box. */
export function printSetOf(pieces: PieceSet): PrintSet {
  const { name, title } = pieces;
  const [game] = gamesFor(pieces);
  const hasBox = pieces.box !== undefined || game === 'kubagram';
  return {
    ...{ name, title, pieces },
    ...(game === undefined ? {} : { game }),
    ...(hasBox ? { tray: boxOf(pieces) } : {}),
  };
}

export const boxSet: PrintSet = { name: 'box', title: 'Game box' };

/** Its sheets are about printers and tools. */
export const workshopSet: PrintSet = { name: 'workshop', title: 'Workshop' };

export function isWorkshop(set: PrintSet): true | undefined {
  return set === workshopSet ? true : undefined;
}

function boxOf(pieces: PieceSet): MarkedTray {
  return { columns: boxColumns, rows: boxRows, markOf: (square) => markOf(square, pieces) };
}

const lettersOfOurs: readonly string[] = [alphacubesSet, cubewordSet, scrubleSet].map(({ name }) => name);

/** The order is that on screen. */
export const printSets: readonly PrintSet[] = [
  ...pieceSets.map((pieces): PrintSet => {
    const game = gamesOfSets[pieces.name];
    return {
      ...printSetOf(pieces),
      ...(game === undefined ? {} : { game }),
      ...(lettersOfOurs.includes(pieces.name) ? { ownLetters: true } : {}),
    };
  }),
  { name: 'kubo', title: 'Kubo', deck: kuboDeck, game: 'kubo' },
  boxSet,
  workshopSet,
];

export function findSet(name: string): PrintSet | undefined {
  return printSets.find((set) => set.name === name);
}
