import type { CubeId } from '#shared/kernel/index.ts';
import {
  alphacubesSet,
  ownSet,
  pieceIn,
  totalOf,
  valueOf,
  type Piece,
  type PieceSet,
} from '#shared/pieces/index.ts';
import type { AlphacubesOptions } from './options.ts';
import type { AlphacubesState } from './state.ts';

/** What of a game's options says which cubes it is played with. */
export type SetOptions = Pick<AlphacubesOptions, 'set' | 'ownSet'>;

/** The set that a game is played with. One of its own that is not sound is refused when the game is set up (setup.ts). */
export function setOf({ set, ownSet: lines }: SetOptions): PieceSet {
  if (set === 'standard') return alphacubesSet;
  const own = ownSet('alphacubes', lines);
  return own.ok ? own.value : alphacubesSet;
}

/** The cube with this number. */
export function cubeOf(set: PieceSet, cube: CubeId): Piece {
  return pieceIn(set, cube);
}

/** What stands on its sixth face: the sum of its letters (A2). A set of one's own may leave that face out. */
export function cubeTotal(set: PieceSet, cube: CubeId): number {
  const piece = cubeOf(set, cube);
  const isWritten = piece.faces.some(({ kind }) => kind === 'number');
  return isWritten ? totalOf(piece) : piece.letters.reduce((sum, letter) => sum + valueOf(set, letter), 0);
}

/** A cube by its letters: no two cubes of a set are alike. */
export function cubeName(set: PieceSet, cube: CubeId): string {
  return cubeOf(set, cube).letters.join('');
}

/** The cubes in all hands, in the stock and on the board. */
export function pieces({ options, seats, stock, squares }: AlphacubesState): readonly string[] {
  const set = setOf(options);
  const laid = Object.values(squares).map(({ cube }) => cube);
  return [...seats.flatMap(({ hand }) => hand), ...stock, ...laid].map((cube) => cubeName(set, cube)).sort();
}
