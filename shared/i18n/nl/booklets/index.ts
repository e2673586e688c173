import { alphacubesBooklet } from '#shared/games/alphacubes/booklet/nl.ts';
import { cubewordBooklet } from '#shared/games/cubeword/booklet/nl.ts';
import { kubagramBooklet } from '#shared/games/kubagram/booklet/nl.ts';
import { kuboBooklet } from '#shared/games/kubo/booklet/nl.ts';
import { scrubleBooklet } from '#shared/games/scruble/booklet/nl.ts';

export const booklets = {
  alphacubes: alphacubesBooklet,
  cubeword: cubewordBooklet,
  kubagram: kubagramBooklet,
  kubo: kuboBooklet,
  scruble: scrubleBooklet,
} as const;
