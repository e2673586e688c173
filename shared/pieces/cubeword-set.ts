import { expectOk } from '#shared/kernel/index.ts';
import { parseSet } from './parse-set.ts';
import file from './sets/cubeword.json' with { type: 'json' };

/**
 * The bundled set has 24 cubes of five letters and a blank face, and the die as its last piece (C1). Letters score by
 * their place in a word, so each has the value 1.
 */
export const cubewordSet = expectOk(parseSet(file));
