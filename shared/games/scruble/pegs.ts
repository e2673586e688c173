import type { CubeId } from '#shared/kernel/index.ts';
import { faceText, scrubleSet, valueOf, type Face, type PremiumFace } from '#shared/pieces/index.ts';

/** The 96 pegs (S1), in the order of the set. */
export const pegIds: readonly CubeId[] = scrubleSet.pieces.map(({ id }) => id);

const shown: readonly Face[] = scrubleSet.pieces.flatMap(({ faces }) => faces.slice(0, 1));

/** What a peg shows: a letter, a blank (a wild peg), or a premium. */
export function faceOf(peg: CubeId): Face {
  const face = shown[peg];
  if (face === undefined) throw new RangeError(`No peg ${peg}`);
  return face;
}

/** The letter of a peg; undefined on wild and premium pegs. */
export function letterOf(peg: CubeId): string | undefined {
  const face = faceOf(peg);
  return face.kind === 'letter' ? face.letter : undefined;
}

export function premiumOf(peg: CubeId): PremiumFace | undefined {
  const face = faceOf(peg);
  return face.kind === 'premium' ? face : undefined;
}

/** What a peg counts inside a word: 0 where it shows no letter (S11, S12). */
export function pointsOf(peg: CubeId): number {
  const letter = letterOf(peg);
  return letter === undefined ? 0 : valueOf(scrubleSet, letter);
}

/** `E 5`: what it shows and its number in the set, from 1. */
export function pegName(peg: CubeId): string {
  return `${faceText(faceOf(peg))} ${peg + 1}`;
}
