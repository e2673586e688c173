import type { Computers } from '#shared/engine/index.ts';
import type { CubewordTypes } from '../types.ts';
import { decide } from './decide.ts';
import { cubewordLevels } from './levels.ts';

/** The computer players of CUBEWORD: they know the felt, which everybody sees, and the words of their level. */
export const cubewordComputers: Computers<CubewordTypes> = {
  levels: cubewordLevels.map(({ level, tier }) => ({ level, tier })),
  decide,
};
