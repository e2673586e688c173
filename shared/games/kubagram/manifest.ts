import { kubagramSets } from '#shared/pieces/index.ts';
import type { GameManifest } from '../manifest.ts';
import { wordCell } from '../printed.ts';
import { ofSet } from './booklet/facts.ts';
import { kubagram as rules } from './game.ts';
import { kubagramNeeds } from './dice.ts';

export const kubagram = {
  rules,
  loadLesson: async () => (await import('./lesson.ts')).lesson,
  loadReviewer: async () => (await import('./review/review.ts')).kubagramReviewer,
  loadDrawer: async () => (await import('./drawer.ts')).drawer,
  loadPuzzles: async () => (await import('./puzzles/puzzles.ts')).kubagramPuzzles,
  sets: [
    { pieces: kubagramSets.en },
    { pieces: kubagramSets.nl },
    { pieces: kubagramSets.af },
    { pieces: kubagramSets.sv, ownLetters: true },
  ],
  ownSets: { needs: kubagramNeeds },
  hasBox: true,
  proposed: 'dice',
  print: {
    wall: ['KUBA', 'GRAM'],
    /** A word may change its owner, so it is crossed out, and sums come only at the end (K9). */
    pad: {
      cells: [
        { ...wordCell, least: 18 },
        { name: 'value', least: 10, share: 1 },
      ],
      rows: 'words',
      closing: ['fieldLeft', 'jokersLeft', 'lookUps', 'total'],
      tick: 'skip',
    },
    booklet: {
      texts: {
        en: async () => (await import('./booklet/en.ts')).kubagramBooklet,
        nl: async () => (await import('./booklet/nl.ts')).kubagramBooklet,
        sv: async () => (await import('./booklet/sv.ts')).kubagramBooklet,
      },
      ofSet,
    },
  },
} as const satisfies GameManifest;
