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

/** A game whose rules and score pads can be printed, played here or not. */
export type PrintedGame = GameId | 'scruble';

/** What sheets are made of: the pieces and boards of a set, the cards of a deck, or a thing to be built. */
export interface PrintSet {
  /** Short name, as commands use it. */
  readonly name: string;
  /** What names of its files begin with, where that is not its name. */
  readonly fileName?: string;
  /** For people; a bundled set has one in each language of the sheets. */
  readonly title: string;
  readonly pieces?: PieceSet;
  readonly deck?: readonly KuboCard[];
  /** The game that it was made for; of one's own, the first that can be played with it. */
  readonly game?: PrintedGame;
  /** The tray that its game is played from. */
  readonly tray?: MarkedTray;
  /** The makers' own distribution of letters is lost or was never told: this one is ours (R11). */
  readonly ownLetters?: true;
}

export interface MarkedTray {
  readonly columns: number;
  readonly rows: number;
  /** What stands on a square, counted from 0, row by row from the top. */
  readonly markOf: (square: number) => string;
}

/** The games of the bundled sets of letters, by the name of the set. */
const gamesOfSets: Readonly<Record<string, PrintedGame>> = {
  alphacubes: 'alphacubes',
  'kubagram-en': 'kubagram',
  'kubagram-nl': 'kubagram',
  'kubagram-af': 'kubagram',
  cubeword: 'cubeword',
  scruble: 'scruble',
};

/** A set of letters, bundled or one's own: for the first game that can be played with it, with a box where it has one. */
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

/** The box for a game on a table, whatever lies in it. */
export const boxSet: PrintSet = { name: 'box', title: 'Game box' };

/** Sheets that tell of a printer, and of tools. */
export const workshopSet: PrintSet = { name: 'workshop', title: 'Workshop' };

export function isWorkshop(set: PrintSet): true | undefined {
  return set === workshopSet ? true : undefined;
}

/** The box of Kubagram, with the marks of the set. */
function boxOf(pieces: PieceSet): MarkedTray {
  return { columns: boxColumns, rows: boxRows, markOf: (square) => markOf(square, pieces) };
}

const lettersOfOurs: readonly string[] = [alphacubesSet, cubewordSet, scrubleSet].map(({ name }) => name);

/** Everything that is bundled, in the order in which it is offered. */
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
