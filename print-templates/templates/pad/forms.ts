import type { PrintedGame } from '../print-set.ts';

/** A column that each player has. */
export interface PadCell {
  readonly name: 'word' | 'points' | 'bonus' | 'sum' | 'value' | 'tally';
  /** Narrowest that can be written in, in millimetres. */
  readonly least: number;
  /** Of what is left over. */
  readonly share: number;
  /** Left out where players are many. */
  readonly canGo?: true;
}

/** What is written line by line: turns that count, words as they come, or a block of lines for each round. */
type PadRows = 'turns' | 'rounds' | 'words' | readonly RoundLine[];
export type RoundLine = 'straight' | 'diagonal' | 'zoker' | 'cardsLeft' | 'roundScore';
export type ClosingLine = 'cubesLeft' | 'fieldLeft' | 'jokersLeft' | 'lookUps' | 'total';

/** What the table of a game has to write down. */
export interface PadForm {
  readonly cells: readonly PadCell[];
  readonly rows: PadRows;
  /** Below all lines, the total last. */
  readonly closing: readonly ClosingLine[];
  /** A box for each player to tick, above the lines. */
  readonly tick?: 'skip';
  /** Which reminder of the rules stands at the foot. */
  readonly note?: PrintedGame;
}

const word: PadCell = { name: 'word', least: 22, share: 4, canGo: true };
const points: PadCell = { name: 'points', least: 9, share: 1 };
const sum: PadCell = { name: 'sum', least: 9, share: 1 };

/** A6: cubes that are left cost their total, on a line of their own. */
const alphacubes: PadForm = {
  cells: [word, points, sum],
  rows: 'turns',
  closing: ['cubesLeft', 'total'],
  note: 'alphacubes',
};

/** K9: a word may leave its owner, so it is struck out, and nothing is added up before the end. */
const kubagram: PadForm = {
  cells: [
    { ...word, least: 18 },
    { name: 'value', least: 10, share: 1 },
  ],
  rows: 'words',
  closing: ['fieldLeft', 'jokersLeft', 'lookUps', 'total'],
  tick: 'skip',
  note: 'kubagram',
};

/** C7: turns count through, for a word that has gone comes back by their number. */
const cubeword: PadForm = {
  cells: [word, points, sum],
  rows: 'turns',
  closing: ['total'],
  note: 'cubeword',
};

/** U8, U10: points are written down at once, as strokes; a match has several rounds. */
const kubo: PadForm = {
  cells: [{ name: 'tally', least: 18, share: 1 }],
  rows: ['straight', 'diagonal', 'zoker', 'cardsLeft', 'roundScore'],
  closing: ['total'],
};

/** S6, S9: what is added after multiplying has a column of its own. */
const scruble: PadForm = {
  cells: [{ ...word, least: 15 }, points, { name: 'bonus', least: 9, share: 1, canGo: true }, sum],
  rows: 'rounds',
  closing: ['total'],
  note: 'scruble',
};

const plain: PadForm = { cells: [points, sum], rows: 'rounds', closing: ['total'] };

const forms: Readonly<Record<PrintedGame, PadForm>> = { alphacubes, kubagram, cubeword, kubo, scruble };

/** The form of a game; rounds and points for a set that belongs to none. */
export function formOf(game: PrintedGame | undefined): PadForm {
  return game === undefined ? plain : forms[game];
}
