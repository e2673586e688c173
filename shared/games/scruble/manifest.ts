import { scrubleSet } from '#shared/pieces/index.ts';
import type { GameManifest } from '../manifest.ts';
import { scruble as rules } from './game.ts';

export const scruble = {
  rules,
  sets: [{ pieces: scrubleSet, ownLetters: true }],
  proposed: 'tiles',
} as const satisfies GameManifest;
