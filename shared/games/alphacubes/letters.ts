import { latinAlphabet } from '#shared/lexicon/index.ts';

/** The letters on the cubes: IJ has no face of its own, and is laid as I and J. */
export const alphacubesLetters = latinAlphabet;
