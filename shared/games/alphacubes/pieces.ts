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

export type SetOptions = Pick<AlphacubesOptions, 'set' | 'ownSet'>;

/** An unsound own set never gets here: `setup.ts` refuses it. */
export function setOf({ set, ownSet: lines }: SetOptions): PieceSet {
  if (set === 'standard') return alphacubesSet;
  const own = ownSet('alphacubes', lines);
  return own.ok ? own.value : alphacubesSet;
}

export function cubeOf(set: PieceSet, cube: CubeId): Piece {
  return pieceIn(set, cube);
}

/** The sixth face shows the sum of the cube's letters (A2); an own set may leave that face out. */
export function cubeTotal(set: PieceSet, cube: CubeId): number {
  const piece = cubeOf(set, cube);
  const isWritten = piece.faces.some(({ kind }) => kind === 'number');
  return isWritten ? totalOf(piece) : piece.letters.reduce((sum, letter) => sum + valueOf(set, letter), 0);
}

/** No two cubes of a set are alike, so the letters name a cube. */
export function cubeName(set: PieceSet, cube: CubeId): string {
  return cubeOf(set, cube).letters.join('');
}

export function pieces({ options, seats, stock, squares }: AlphacubesState): readonly string[] {
  const set = setOf(options);
  const laid = Object.values(squares).map(({ cube }) => cube);
  return [...seats.flatMap(({ hand }) => hand), ...stock, ...laid].map((cube) => cubeName(set, cube)).sort();
}
