import { alphacubesSet } from './alphacubes-set.ts';
import { cubewordSet } from './cubeword-set.ts';
import { kubagramSets } from './kubagram-sets.ts';
import type { PieceSet } from './piece-set.ts';
import { scrubleSet } from './scruble-set.ts';

export const pieceSets: readonly PieceSet[] = [
  alphacubesSet,
  kubagramSets.en,
  kubagramSets.nl,
  kubagramSets.af,
  cubewordSet,
  scrubleSet,
];
