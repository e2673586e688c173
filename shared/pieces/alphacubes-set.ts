import { expectOk } from '#shared/kernel/index.ts';
import { parseSet } from './parse-set.ts';
import file from './sets/alphacubes.json' with { type: 'json' };

/** The bundled set has 98 cubes and the boards `standard` and `example` (A1, A2). */
export const alphacubesSet = expectOk(parseSet(file));
