import { scrubleSet } from '#shared/pieces/index.ts';
import type { GameManifest } from '../manifest.ts';
import { pointsCell, sumCell, wordCell } from '../printed.ts';
import { scruble as rules } from './game.ts';

export const scruble = {
  rules,
  loadLesson: async () => (await import('./lesson.ts')).lesson,
  loadReviewer: async () => (await import('./review/review.ts')).scrubleReviewer,
  loadDrawer: async () => (await import('./drawer.ts')).drawer,
  loadPuzzles: async () => (await import('./puzzles/puzzles.ts')).scrublePuzzles,
  sets: [{ pieces: scrubleSet, ownLetters: true }],
  loadSearch: async () => (await import('./search/search-claims.ts')).searchClaims,
  proposed: 'tiles',
  print: {
    wall: ['SCRU', 'BLE ', 'CUBE', 'TURN'],
    /** Points added after the multiplication have a column of their own (S6, S9). */
    pad: {
      cells: [
        { ...wordCell, least: 15 },
        pointsCell,
        { name: 'bonus', least: 9, share: 1, canGo: true },
        sumCell,
      ],
      rows: 'rounds',
      closing: ['total'],
    },
    booklet: {
      texts: {
        en: async () => (await import('./booklet/en.ts')).scrubleBooklet,
        nl: async () => (await import('./booklet/nl.ts')).scrubleBooklet,
        sv: async () => (await import('./booklet/sv.ts')).scrubleBooklet,
      },
    },
  },
} as const satisfies GameManifest;
