import type { CubeId } from '#shared/kernel/index.ts';
import { keepMostUseful } from '#shared/word-engine/pieces/assign-pieces.ts';
import { faceOf, pieceOf, type LaidLetter } from '../engine-position.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import type { Placement } from '../moves.ts';
import { cubeOf } from '../pieces.ts';

/**
 * What each letter is of all letters in the words of the English list, in thousandths, and more for S, which lengthens
 * nearly any word that lies. A cube is as useful as its five letters together: whatever else it shows, one of them is
 * laid. The same whatever list is played with, so that a hand is kept alike at every table.
 */
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

/** Of letters beyond A to Z nothing is known here: they are as useful as most. */
const usualUse = 30;

/** How much a player would like to keep this cube: more is better, the unit is of no meaning. */
export function usefulness(set: PieceSet, cube: CubeId): number {
  return cubeOf(set, cube).letters.reduce((sum, letter) => sum + (letterUse[letter] ?? usualUse), 0);
}

/** The cubes, the least useful first; equal ones in the order given. */
export function leastUsefulFirst(set: PieceSet, cubes: readonly CubeId[]): readonly CubeId[] {
  return [...cubes].sort((one, other) => usefulness(set, one) - usefulness(set, other));
}

/** The letters laid so that the more useful cubes stay in the hand; undefined when the hand cannot show them. */
export function placementsKeeping(
  set: PieceSet,
  letters: readonly LaidLetter[],
  hand: readonly CubeId[],
): readonly Placement[] | undefined {
  const worths = new Map(hand.map((cube) => [pieceOf(set, cube), usefulness(set, cube)]));
  const laid = letters.map(({ letter }) => ({ ...faceOf(set, letter), blank: false }));
  const places = keepMostUseful([...worths.keys()], laid, (piece) => worths.get(piece) ?? 0);
  return places?.flatMap((place, at) => {
    const cube = hand[place];
    const letter = letters[at];
    return cube === undefined || letter === undefined ? [] : [{ ...letter, cube }];
  });
}
