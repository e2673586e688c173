import type { Computers } from '#shared/engine/index.ts';
import type { ScrubleTypes } from '../types.ts';
import { decide } from './decide.ts';
import { scrubleLevels } from './levels.ts';

/** The computer players of SCRUBLE Cube: they know the cube, which everybody sees, and the words of their level. */
export const scrubleComputers: Computers<ScrubleTypes> = {
  levels: scrubleLevels.map(({ level, tier }) => ({ level, tier })),
  decide,
};
