import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import { cubewordSet, ownSet, pieceIn, type PieceSet } from '#shared/pieces/index.ts';
import type { CubewordOptions } from './options.ts';

/** What of a game's options says which cubes it is played with. */
export type SetOptions = Pick<CubewordOptions, 'set' | 'ownSet'>;

/** All cubes of any set, in its order; the Joker is the last (C1). */
export const cubeIds: readonly CubeId[] = cubewordSet.pieces.map(({ id }) => id);

/** The Joker. */
export const joker: CubeId = cubeId(cubeIds.length - 1);

/** The set that a game is played with. One of its own that is not sound is refused when the game is set up (setup.ts). */
export function setOf({ set, ownSet: lines }: SetOptions): PieceSet {
  if (set === 'standard') return cubewordSet;
  const own = ownSet('cubeword', lines);
  return own.ok ? own.value : cubewordSet;
}

/** The die. It has no letters: it stands for any, which is named. */
export function isJoker(cube: CubeId): boolean {
  return cube === joker;
}

/** The five letters of a cube; none on the Joker. */
export function lettersOn(set: PieceSet, cube: CubeId): readonly string[] {
  return pieceIn(set, cube).letters;
}

/** A cube by its five letters, no two being alike, or `Joker`. */
export function cubeName(set: PieceSet, cube: CubeId): string {
  return isJoker(cube) ? 'Joker' : lettersOn(set, cube).join('');
}
