import { kuboDeck } from '#shared/pieces/index.ts';
import type { GameManifest } from '../manifest.ts';
import { kubo as rules } from './game.ts';

export const kubo = {
  rules,
  sets: [{ name: 'kubo', title: 'Kubo', deck: kuboDeck }],
} as const satisfies GameManifest;
