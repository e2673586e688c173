import {
  alphacubesSet,
  cubewordSet,
  kuboDeck,
  pieceSets,
  scrubleSet,
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
  /** The makers' own distribution of letters is lost or was never told: this one is ours (R11). */
  readonly ownLetters?: true;
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

const lettersOfOurs: readonly string[] = [alphacubesSet, cubewordSet, scrubleSet].map(({ name }) => name);

/** Everything that is bundled, in the order in which it is offered. */
export const printSets: readonly PrintSet[] = [
  ...pieceSets.map((pieces): PrintSet => ({
    ...printSetOf(pieces),
    ...(lettersOfOurs.includes(pieces.name) ? { ownLetters: true } : {}),
  })),
  { name: 'kubo', title: 'Kubo', deck: kuboDeck },
  boxSet,
  workshopSet,
];

export function findSet(name: string): PrintSet | undefined {
  return printSets.find((set) => set.name === name);
}
