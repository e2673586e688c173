import type { Computers } from '#shared/engine/index.ts';
import type { ScrubleTypes } from '../types.ts';
import { decide } from './decide.ts';
import { scrubleLevels } from './levels.ts';

export const scrubleComputers: Computers<ScrubleTypes> = {
  levels: scrubleLevels.map(({ level, tier }) => ({ level, tier })),
  decide,
};
