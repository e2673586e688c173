import type { Computers } from '#shared/engine/index.ts';
import type { CubewordTypes } from '../types.ts';
import { decide } from './decide.ts';
import { cubewordLevels } from './levels.ts';

export const cubewordComputers: Computers<CubewordTypes> = {
  levels: cubewordLevels.map(({ level, tier }) => ({ level, tier })),
  decide,
};
