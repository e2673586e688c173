import { alphacubesSet } from '#shared/pieces/index.ts';
import type { GameManifest } from '../manifest.ts';
import { pointsCell, sumCell, wordCell } from '../printed.ts';
import { ofSet } from './booklet/facts.ts';
import { alphacubes as rules } from './game.ts';
import { alphacubesNeeds, boardOptions } from './pieces.ts';

export const alphacubes = {
  rules,
  loadLesson: async () => (await import('./lesson.ts')).lesson,
  loadReviewer: async () => (await import('./review/review.ts')).alphacubesReviewer,
  loadPuzzles: async () => (await import('./puzzles/puzzles.ts')).alphacubesPuzzles,
  loadDrawer: async () => (await import('./drawer.ts')).drawer,
  loadGcg: async () => (await import('./notation/gcg.ts')).scribe,
  sets: [{ pieces: alphacubesSet, ownLetters: true }],
  ownSets: { needs: alphacubesNeeds, options: boardOptions },
  loadSearch: async () => (await import('./search/search-ahead.ts')).searchAhead,
  proposed: 'cubes',
  print: {
    wall: ['ALPHA', 'CUBES'],
    /** Cubes left at the end cost their total, on a line of their own (A6). */
    pad: {
      cells: [wordCell, pointsCell, sumCell],
      rows: 'turns',
      closing: ['cubesLeft', 'total'],
    },
    booklet: {
      texts: {
        en: async () => (await import('./booklet/en.ts')).alphacubesBooklet,
        nl: async () => (await import('./booklet/nl.ts')).alphacubesBooklet,
        sv: async () => (await import('./booklet/sv.ts')).alphacubesBooklet,
      },
      ofSet,
    },
  },
} as const satisfies GameManifest;
