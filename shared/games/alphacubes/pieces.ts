import type { CubeId } from '#shared/kernel/index.ts';
import { alphacubesSet, pieceIn, totalOf, type Piece } from '#shared/pieces/index.ts';
import type { AlphacubesState } from './state.ts';

/** The cube with this number. */
export function cubeOf(cube: CubeId): Piece {
  return pieceIn(alphacubesSet, cube);
}

/** What stands on its sixth face: the sum of its five letters (A2). */
export function cubeTotal(cube: CubeId): number {
  return totalOf(cubeOf(cube));
}

/** A cube by its five letters: no two cubes of the set are alike. */
export function cubeName(cube: CubeId): string {
  return cubeOf(cube).letters.join('');
}

/** The cubes in all hands, in the stock and on the board. */
export function pieces({ seats, stock, squares }: AlphacubesState): readonly string[] {
  const laid = Object.values(squares).map(({ cube }) => cube);
  return [...seats.flatMap(({ hand }) => hand), ...stock, ...laid].map(cubeName).sort();
}
