import { alphacubesSet, cubeOf } from '#shared/cubes/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { AlphacubesState } from './state.ts';

/** A cube by its five letters: no two cubes of the set are alike. */
export function cubeName(cube: CubeId): string {
  return cubeOf(alphacubesSet, cube).letters.join('');
}

/** The cubes in all hands, in the stock and on the board. */
export function pieces({ seats, stock, squares }: AlphacubesState): readonly string[] {
  const laid = Object.values(squares).map(({ cube }) => cube);
  return [...seats.flatMap(({ hand }) => hand), ...stock, ...laid].map(cubeName).sort();
}
