export interface Face {
  readonly letter: string;
  readonly value: number;
}

/**
 * A tile has one face, a cube two to six; a blank shows every letter at 0 and needs no `faces`. Two faces of equal
 * letter and value are the same laid letter, whichever piece shows them; a letter from a blank always differs.
 */
export interface Piece {
  readonly faces: readonly Face[];
  readonly blank?: boolean;
}

/** Squares go row by row from the top: square = row x width + column. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The factors of a square multiply a letter laid on it and the words with that letter; 1 is plain. */
  readonly letterFactors: readonly number[];
  readonly wordFactors: readonly number[];
  readonly start: readonly number[];
}

export interface Position {
  readonly layout: Layout;
  readonly board: readonly (Face | undefined)[];
  readonly rack: readonly Piece[];
  /** A play that lays this many pieces gets these points; a splash in Alphacubes is 50 at 7. Missing entries are 0. */
  readonly bonuses: Readonly<Record<number, number>>;
}

/** Within these limits counting and best plays take little memory; a list takes 20 bytes for each play. */
export const positionLimits = {
  leastSide: 1,
  mostSide: 21,
  mostPieces: 10,
  mostFaces: 6,
  mostValue: 99,
} as const;
