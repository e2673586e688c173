import type { CubeId } from '#shared/kernel/index.ts';
import { cubewordSet, pieceIn } from '#shared/pieces/index.ts';

/** All cubes of the set, in its order; the Joker is the last (C1). */
export const cubeIds: readonly CubeId[] = cubewordSet.pieces.map(({ id }) => id);

/** The die. It has no letters: it stands for any, which is named. */
export function isJoker(cube: CubeId): boolean {
  return lettersOn(cube).length === 0;
}

/** The five letters of a cube; none on the Joker. */
export function lettersOn(cube: CubeId): readonly string[] {
  return pieceIn(cubewordSet, cube).letters;
}

/** A cube by its five letters, no two being alike, or `Joker`. */
export function cubeName(cube: CubeId): string {
  return isJoker(cube) ? 'Joker' : lettersOn(cube).join('');
}

/** The Joker. */
export const joker: CubeId = jokerOf(cubeIds);

function jokerOf(cubes: readonly CubeId[]): CubeId {
  const found = cubes.find(isJoker);
  if (found === undefined) throw new Error('The set has no Joker');
  return found;
}
