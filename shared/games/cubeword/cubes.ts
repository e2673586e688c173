import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import { latinAlphabet, typedLetter } from '#shared/lexicon/index.ts';
import { cubewordSet, ownSetOr, pieceIn, type PieceSet, type SetNeeds } from '#shared/pieces/index.ts';
import type { CubewordOptions } from './options.ts';

/** The last piece is the Joker, a die without letters (C1). */
export const cubewordNeeds: SetNeeds = {
  game: 'cubeword',
  least: 25,
  most: 25,
  wants: (at) => (at < 24 ? 'five-letters-and-blank' : 'no-letter'),
};

export type SetOptions = Pick<CubewordOptions, 'set' | 'ownSet'>;

/** All sets have the same cube numbers; the Joker is the last (C1). */
export const cubeIds: readonly CubeId[] = cubewordSet.pieces.map(({ id }) => id);

export const joker: CubeId = cubeId(cubeIds.length - 1);

export function setOf({ set, ownSet: lines }: SetOptions): PieceSet {
  return set === 'standard' ? cubewordSet : ownSetOr(cubewordNeeds, lines, cubewordSet);
}

export function isJoker(cube: CubeId): boolean {
  return cube === joker;
}

export function lettersOn(set: PieceSet, cube: CubeId): readonly string[] {
  return pieceIn(set, cube).letters;
}

export function cubeName(set: PieceSet, cube: CubeId): string {
  return isJoker(cube) ? 'Joker' : lettersOn(set, cube).join('');
}

/** Cubes show these letters, and blanks and the Joker are named with them; IJ counts as two letters. */
export function lettersIn({ alphabet }: Pick<PieceSet, 'alphabet'>): string {
  return [...alphabet].filter((letter) => typedLetter(letter) === letter).join('');
}

export function lettersOf(options: SetOptions): string {
  return lettersIn(setOf(options));
}

export const cubewordLetters = latinAlphabet;
