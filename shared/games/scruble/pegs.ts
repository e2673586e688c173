import type { CubeId } from '#shared/kernel/index.ts';
import { faceText, scrubleSet, valueOf, type Face, type PremiumFace } from '#shared/pieces/index.ts';

/** The 96 pegs are in the order of the set (S1). */
export const pegIds: readonly CubeId[] = scrubleSet.pieces.map(({ id }) => id);

const shown: readonly Face[] = scrubleSet.pieces.flatMap(({ faces }) => faces.slice(0, 1));

export function faceOf(peg: CubeId): Face {
  const face = shown[peg];
  if (face === undefined) throw new RangeError(`No peg ${peg}`);
  return face;
}

export function letterOf(peg: CubeId): string | undefined {
  const face = faceOf(peg);
  return face.kind === 'letter' ? face.letter : undefined;
}

export function premiumOf(peg: CubeId): PremiumFace | undefined {
  const face = faceOf(peg);
  return face.kind === 'premium' ? face : undefined;
}

/** A peg without a letter counts 0 inside a word (S11, S12). */
export function pointsOf(peg: CubeId): number {
  const letter = letterOf(peg);
  return letter === undefined ? 0 : valueOf(scrubleSet, letter);
}

export function pegName(peg: CubeId): string {
  return `${faceText(faceOf(peg))} ${peg + 1}`;
}
