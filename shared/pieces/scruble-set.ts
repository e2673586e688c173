import { expectOk } from '#shared/kernel/index.ts';
import { parseSet } from './parse-set.ts';
import file from './sets/scruble.json' with { type: 'json' };

/**
 * The bundled set has 96 pegs for a twisting cube of 4 x 4 x 4 (S1), sixteen for each face in turn. Each face begins
 * with two premiums and its share of every letter, so that a cube is fair before its first twist.
 */
export const scrubleSet = expectOk(parseSet(file));
