import { latinAlphabet, typedLetter } from '#shared/lexicon/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { setOf, type SetOptions } from './cubes.ts';

/** The letters of a set: what its cubes may show, and what blanks and the Joker are named as. IJ is two of them. */
export function lettersIn({ alphabet }: Pick<PieceSet, 'alphabet'>): string {
  return [...alphabet].filter((letter) => typedLetter(letter) === letter).join('');
}

/** The letters that a game is played with. */
export function lettersOf(options: SetOptions): string {
  return lettersIn(setOf(options));
}

/** Those of the printed set. */
export const cubewordLetters = latinAlphabet;
