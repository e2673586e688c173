/** One side of a piece: the letter it shows and what that letter counts there. */
export interface Face {
  /** One character of the lexicon's alphabet. */
  readonly letter: string;
  readonly value: number;
}

/**
 * Something on a rack that shows one of its faces: a tile has one face, a cube two to six, a blank every letter of the
 * alphabet at 0, and no `faces` need be given for it. Two faces of equal letter and value are the same letter laid, whichever piece shows it; a letter from a
 * blank is always a different one.
 */
export interface Piece {
  readonly faces: readonly Face[];
  readonly blank?: boolean;
}

/** The squares of a board and what they multiply, row by row from the top: square = row x width + column. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Factor of a letter laid on the square; 1 on a plain one. */
  readonly letterFactors: readonly number[];
  /** Factor of a word with a letter laid on the square; 1 on a plain one. */
  readonly wordFactors: readonly number[];
  /** The first play must cover one of these squares. */
  readonly start: readonly number[];
}

/** What the engine is asked about: a board, what lies on it, and what one player holds. */
export interface Position {
  readonly layout: Layout;
  /** By square; undefined where it is empty. */
  readonly board: readonly (Face | undefined)[];
  /** At most ten pieces. */
  readonly rack: readonly Piece[];
  /** Points added to a play by the number of pieces it lays: 50 at 7 is a splash. Missing entries are 0. */
  readonly bonuses: Readonly<Record<number, number>>;
}

/** Limits of a position. Within them counting and best plays keep to little memory; a list takes 20 bytes a play. */
export const positionLimits = {
  leastSide: 1,
  mostSide: 21,
  mostPieces: 10,
  mostFaces: 6,
  mostValue: 99,
} as const;
