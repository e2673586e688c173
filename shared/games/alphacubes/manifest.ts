import { alphacubesSet } from '#shared/pieces/index.ts';
import type { GameManifest } from '../manifest.ts';
import { alphacubes as rules } from './game.ts';
import { alphacubesNeeds, boardOptions } from './pieces.ts';

export const alphacubes = {
  rules,
  sets: [{ pieces: alphacubesSet, ownLetters: true }],
  ownSets: { needs: alphacubesNeeds, options: boardOptions },
  proposed: 'cubes',
} as const satisfies GameManifest;
