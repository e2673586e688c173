import { alphacubesBooklet } from '#shared/games/alphacubes/booklet/sv.ts';
import { cubewordBooklet } from '#shared/games/cubeword/booklet/sv.ts';
import { kubagramBooklet } from '#shared/games/kubagram/booklet/sv.ts';
import { kuboBooklet } from '#shared/games/kubo/booklet/sv.ts';
import { scrubleBooklet } from '#shared/games/scruble/booklet/sv.ts';

export const booklets = {
  alphacubes: alphacubesBooklet,
  cubeword: cubewordBooklet,
  kubagram: kubagramBooklet,
  kubo: kuboBooklet,
  scruble: scrubleBooklet,
} as const;
