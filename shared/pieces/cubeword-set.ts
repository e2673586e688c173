import { expectOk } from '#shared/kernel/index.ts';
import { parseSet } from './parse-set.ts';
import file from './sets/cubeword.json' with { type: 'json' };

/**
 * The bundled set: 24 cubes of five letters and a blank face, and the die, which comes last (C1). What a letter scores
 * goes by its place in a word, so each has the value 1.
 */
export const cubewordSet = expectOk(parseSet(file));
