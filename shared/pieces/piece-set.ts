import type { CubeId } from '#shared/kernel/index.ts';
import type { Board } from './board.ts';
import type { Face } from './face.ts';
import type { BoxMap } from './kubagram-box.ts';

export interface Piece {
  readonly id: CubeId;
  /** Faces are in the order of printing: on a net the first is in the middle of the cross, the last at its foot. */
  readonly faces: readonly Face[];
  /** Each letter is listed once, in the order of the alphabet; a blank adds none. */
  readonly letters: readonly string[];
}

export interface PieceSet {
  readonly name: string;
  readonly title: string;
  readonly version: number;
  readonly language: string;
  readonly alphabet: string;
  readonly values: Readonly<Record<string, number>>;
  readonly pieces: readonly Piece[];
  readonly boards: Readonly<Record<string, Board>>;
  /** The box of the dice has these marks (K1) if they are not the usual ones. */
  readonly box?: BoxMap;
}

/** Ids are checked when they are parsed, so a missing piece is a bug. */
export function pieceIn(set: PieceSet, id: CubeId): Piece {
  const piece = set.pieces[id];
  if (piece === undefined) throw new RangeError(`No piece ${id} in ${set.name}`);
  return piece;
}

export function valueOf(set: PieceSet, letter: string): number {
  const value = set.values[letter];
  if (value === undefined) throw new RangeError(`No value for ${letter} in ${set.name}`);
  return value;
}

/** For a cube of Alphacubes this is the total on its sixth face (A2). */
export function totalOf({ faces }: Piece): number {
  return faces.reduce((sum, face) => (face.kind === 'number' ? sum + face.number : sum), 0);
}

/** Messages, records and projects carry a wordless set of up to this length; the bundled one has about 3,000. */
export const setLimit = 1_000_000;

/** A set file with the words of a whole list may have this many characters. */
export const setFileLimit = 20_000_000;

export const pieceLimits = { pieces: 400, faces: 12, value: 99, title: 80 } as const;
