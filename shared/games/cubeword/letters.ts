import { latinAlphabet } from '#shared/lexicon/index.ts';

/** The letters that cubes show and that blanks and the Joker are named as: IJ is two of them. */
export const cubewordLetters = latinAlphabet;
