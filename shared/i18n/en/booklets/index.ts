import { alphacubesBooklet } from '#shared/games/alphacubes/booklet/en.ts';
import { cubewordBooklet } from '#shared/games/cubeword/booklet/en.ts';
import { kubagramBooklet } from '#shared/games/kubagram/booklet/en.ts';
import { kuboBooklet } from '#shared/games/kubo/booklet/en.ts';
import { scrubleBooklet } from '#shared/games/scruble/booklet/en.ts';

export const booklets = {
  alphacubes: alphacubesBooklet,
  cubeword: cubewordBooklet,
  kubagram: kubagramBooklet,
  kubo: kuboBooklet,
  scruble: scrubleBooklet,
} as const;
