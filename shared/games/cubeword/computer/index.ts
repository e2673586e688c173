import type { Computers } from '#shared/engine/index.ts';
import { ok } from '#shared/kernel/index.ts';
import type { CubewordTypes } from '../types.ts';
import { cubewordLevels } from './levels.ts';

/** The computer players of CUBEWORD. */
export const cubewordComputers: Computers<CubewordTypes> = {
  levels: cubewordLevels.map(({ level, tier }) => ({ level, tier })),
  decide: ({ by }) => Promise.resolve(ok({ kind: 'pass', by })),
};
