import { kuboDeck } from '#shared/pieces/index.ts';
import type { GameManifest } from '../manifest.ts';
import { kubo as rules } from './game.ts';

export const kubo = {
  rules,
  loadLesson: async () => (await import('./lesson.ts')).lesson,
  loadReviewer: async () => (await import('./review/review.ts')).kuboReviewer,
  loadDrawer: async () => (await import('./drawer.ts')).drawer,
  loadPuzzles: async () => (await import('./puzzles/puzzles.ts')).kuboPuzzles,
  sets: [{ name: 'kubo', title: 'Kubo', deck: kuboDeck }],
  print: {
    wall: [
      { letters: '   O', colour: 'red' },
      { letters: '  B ', colour: 'yellow' },
      { letters: ' U  ', colour: 'green' },
      { letters: 'K   ', colour: 'blue' },
    ],
    /** Points are recorded at once, as strokes; a match has several rounds (U8, U10). */
    pad: {
      cells: [{ name: 'tally', least: 18, share: 1 }],
      rows: ['straight', 'diagonal', 'zoker', 'cardsLeft', 'roundScore'],
      closing: ['total'],
    },
    booklet: {
      texts: {
        en: async () => (await import('./booklet/en.ts')).kuboBooklet,
        nl: async () => (await import('./booklet/nl.ts')).kuboBooklet,
        sv: async () => (await import('./booklet/sv.ts')).kuboBooklet,
      },
    },
  },
} as const satisfies GameManifest;
