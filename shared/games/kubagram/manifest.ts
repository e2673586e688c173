import { kubagramSets } from '#shared/pieces/index.ts';
import type { GameManifest } from '../manifest.ts';
import { kubagram as rules } from './game.ts';
import { kubagramNeeds } from './dice.ts';

export const kubagram = {
  rules,
  sets: [{ pieces: kubagramSets.en }, { pieces: kubagramSets.nl }, { pieces: kubagramSets.af }],
  ownSets: { needs: kubagramNeeds },
  hasBox: true,
  proposed: 'dice',
} as const satisfies GameManifest;
