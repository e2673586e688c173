import { cubewordSet } from '#shared/pieces/index.ts';
import type { GameManifest } from '../manifest.ts';
import { cubeword as rules } from './game.ts';
import { cubewordNeeds } from './cubes.ts';

export const cubeword = {
  rules,
  sets: [{ pieces: cubewordSet, ownLetters: true }],
  ownSets: { needs: cubewordNeeds },
  proposed: 'blanks',
} as const satisfies GameManifest;
