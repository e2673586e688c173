import { alphacubesBooklet } from './alphacubes.ts';
import { cubewordBooklet } from './cubeword.ts';
import { kubagramBooklet } from './kubagram.ts';
import { kuboBooklet } from './kubo.ts';
import { scrubleBooklet } from './scruble.ts';

export const booklets = {
  alphacubes: alphacubesBooklet,
  cubeword: cubewordBooklet,
  kubagram: kubagramBooklet,
  kubo: kuboBooklet,
  scruble: scrubleBooklet,
} as const;
