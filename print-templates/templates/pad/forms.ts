import type { GameId } from '#shared/games/index.ts';

export interface PadCell {
  readonly name: 'word' | 'points' | 'bonus' | 'sum' | 'value' | 'tally';
  /** A narrower column cannot be written in, in millimetres. */
  readonly least: number;
  /** The rest of the width is divided by these shares. */
  readonly share: number;
  readonly canGo?: true;
}

/** Rows are numbered turns, words, or a block of lines for each round. */
type PadRows = 'turns' | 'rounds' | 'words' | readonly RoundLine[];
export type RoundLine = 'straight' | 'diagonal' | 'zoker' | 'cardsLeft' | 'roundScore';
export type ClosingLine = 'cubesLeft' | 'fieldLeft' | 'jokersLeft' | 'lookUps' | 'total';

export interface PadForm {
  readonly cells: readonly PadCell[];
  readonly rows: PadRows;
  /** They stand below all lines, with the total last. */
  readonly closing: readonly ClosingLine[];
  /** Each player has a box to tick above the lines. */
  readonly tick?: 'skip';
  readonly note?: GameId;
}

const word: PadCell = { name: 'word', least: 22, share: 4, canGo: true };
const points: PadCell = { name: 'points', least: 9, share: 1 };
const sum: PadCell = { name: 'sum', least: 9, share: 1 };

/** Cubes left at the end cost their total, on a line of their own (A6). */
const alphacubes: PadForm = {
  cells: [word, points, sum],
  rows: 'turns',
  closing: ['cubesLeft', 'total'],
  note: 'alphacubes',
};

/** A word may change its owner, so it is crossed out, and sums come only at the end (K9). */
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

/** Turns are numbered throughout, since a word that was taken returns by its number (C7). */
const cubeword: PadForm = {
  cells: [word, points, sum],
  rows: 'turns',
  closing: ['total'],
  note: 'cubeword',
};

/** Points are recorded at once, as strokes; a match has several rounds (U8, U10). */
const kubo: PadForm = {
  cells: [{ name: 'tally', least: 18, share: 1 }],
  rows: ['straight', 'diagonal', 'zoker', 'cardsLeft', 'roundScore'],
  closing: ['total'],
};

/** Points added after the multiplication have a column of their own (S6, S9). */
const scruble: PadForm = {
  cells: [{ ...word, least: 15 }, points, { name: 'bonus', least: 9, share: 1, canGo: true }, sum],
  rows: 'rounds',
  closing: ['total'],
  note: 'scruble',
};

const plain: PadForm = { cells: [points, sum], rows: 'rounds', closing: ['total'] };

const forms: Readonly<Record<GameId, PadForm>> = { alphacubes, kubagram, cubeword, kubo, scruble };

/** A set without a game gets rounds and points. */
export function formOf(game: GameId | undefined): PadForm {
  return game === undefined ? plain : forms[game];
}
