import type { CubeId } from '#shared/kernel/index.ts';
import { cheapestPieces } from '#shared/word-engine/pieces/assign-pieces.ts';
import { faceOf, pieceOf, type LaidLetter } from '../engine-position.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import type { Placement } from '../moves.ts';
import { cubeOf } from '../pieces.ts';

/** Each is a letter's share of the English list, in thousandths, for all lists; S has more: it lengthens most words. */
export const letterUse: Readonly<Record<string, number>> = {
  A: 78,
  B: 19,
  C: 42,
  D: 35,
  E: 113,
  F: 13,
  G: 28,
  H: 23,
  I: 89,
  J: 2,
  K: 8,
  L: 54,
  M: 28,
  N: 68,
  O: 65,
  P: 29,
  Q: 2,
  R: 72,
  S: 120,
  T: 68,
  U: 33,
  V: 10,
  W: 8,
  X: 3,
  Y: 17,
  Z: 4,
};

const usualUse = 30;

export function usefulness(set: PieceSet, cube: CubeId): number {
  return cubeOf(set, cube).letters.reduce((sum, letter) => sum + (letterUse[letter] ?? usualUse), 0);
}

export function leastUsefulFirst(set: PieceSet, cubes: readonly CubeId[]): readonly CubeId[] {
  return [...cubes].sort((one, other) => usefulness(set, one) - usefulness(set, other));
}

export function placementsKeeping(
  set: PieceSet,
  letters: readonly LaidLetter[],
  hand: readonly CubeId[],
): readonly Placement[] | undefined {
  const worths = new Map(hand.map((cube) => [pieceOf(set, cube), usefulness(set, cube)]));
  const laid = letters.map(({ letter }) => ({ ...faceOf(set, letter), blank: false }));
  const places = cheapestPieces([...worths.keys()], laid, (piece) => worths.get(piece) ?? 0);
  return places?.flatMap((place, at) => {
    const cube = hand[place];
    const letter = letters[at];
    return cube === undefined || letter === undefined ? [] : [{ ...letter, cube }];
  });
}
