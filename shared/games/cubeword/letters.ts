import { latinAlphabet, typedLetter } from '#shared/lexicon/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { setOf, type SetOptions } from './cubes.ts';

/** Cubes can show these letters, and blanks and the Joker are named with them. IJ counts as two letters. */
export function lettersIn({ alphabet }: Pick<PieceSet, 'alphabet'>): string {
  return [...alphabet].filter((letter) => typedLetter(letter) === letter).join('');
}

export function lettersOf(options: SetOptions): string {
  return lettersIn(setOf(options));
}

export const cubewordLetters = latinAlphabet;
