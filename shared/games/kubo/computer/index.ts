import { levelIn, type Computers } from '#shared/engine/index.ts';
import { ok } from '#shared/kernel/index.ts';
import type { KuboTypes } from '../types.ts';
import { decide } from './decide.ts';
import { kuboLevels } from './levels.ts';

/** The computer players of Kubo (U7) know only their view and claim only what they notice. */
export const kuboComputers: Computers<KuboTypes> = {
  levels: kuboLevels.map(({ level }) => ({ level, tier: undefined })),
  decide: ({ view, by, level, random }) =>
    Promise.resolve(ok(decide(view, by, levelIn(kuboLevels, level), random))),
};
