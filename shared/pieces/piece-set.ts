import type { CubeId } from '#shared/kernel/index.ts';
import type { Board } from './board.ts';
import type { Face } from './face.ts';
import type { BoxMap } from './kubagram-box.ts';

/** A cube, die, peg or card that shows letters. */
export interface Piece {
  readonly id: CubeId;
  /** In the order in which they are printed: on a net the first in the middle of the cross, the last at its foot. */
  readonly faces: readonly Face[];
  /** The letters on its faces, each once, in the order of the alphabet. A blank adds none. */
  readonly letters: readonly string[];
}

/** One definition of a set: what is played, printed and put into the box. */
export interface PieceSet {
  /** Short name, as files and commands use it. */
  readonly name: string;
  readonly title: string;
  /** Of the file that it was read from. */
  readonly version: number;
  /** Language of the letters, as `en`. */
  readonly language: string;
  /** Its letters in order, one character each. */
  readonly alphabet: string;
  /** What letters count. Each letter of a piece has a value. */
  readonly values: Readonly<Record<string, number>>;
  /** A piece's place in the list is its id. */
  readonly pieces: readonly Piece[];
  readonly boards: Readonly<Record<string, Board>>;
  /** Marks of the box that its dice lie in (K1), where it has others than the usual ones. */
  readonly box?: BoxMap;
}

/** The piece with this number. Numbers are parsed before they come here, so a missing one is a bug. */
export function pieceIn(set: PieceSet, id: CubeId): Piece {
  const piece = set.pieces[id];
  if (piece === undefined) throw new RangeError(`No piece ${id} in ${set.name}`);
  return piece;
}

/** What a letter counts in this set. */
export function valueOf(set: PieceSet, letter: string): number {
  const value = set.values[letter];
  if (value === undefined) throw new RangeError(`No value for ${letter} in ${set.name}`);
  return value;
}

/** What the figures on a piece add up to: for a cube of Alphacubes the total on its sixth face (A2). */
export function totalOf({ faces }: Piece): number {
  return faces.reduce((sum, face) => (face.kind === 'number' ? sum + face.number : sum), 0);
}
