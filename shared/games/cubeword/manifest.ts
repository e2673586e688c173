import { cubewordSet } from '#shared/pieces/index.ts';
import type { GameManifest } from '../manifest.ts';
import { pointsCell, sumCell, wordCell } from '../printed.ts';
import { cubeword as rules } from './game.ts';
import { cubewordNeeds } from './cubes.ts';

export const cubeword = {
  rules,
  loadLesson: async () => (await import('./lesson.ts')).lesson,
  loadReviewer: async () => (await import('./review/review.ts')).cubewordReviewer,
  loadDrawer: async () => (await import('./drawer.ts')).drawer,
  loadPuzzles: async () => (await import('./puzzles/puzzles.ts')).cubewordPuzzles,
  sets: [{ pieces: cubewordSet, ownLetters: true }],
  ownSets: { needs: cubewordNeeds },
  loadSearch: async () => (await import('./search/search-turns.ts')).searchTurns,
  proposed: 'blanks',
  print: {
    wall: ['CUBE', 'WORD'],
    /** Turns are numbered throughout, because the number of a turn decides when its words may count again (C7). */
    pad: {
      cells: [wordCell, pointsCell, sumCell],
      rows: 'turns',
      closing: ['total'],
    },
    booklet: {
      texts: {
        en: async () => (await import('./booklet/en.ts')).cubewordBooklet,
        nl: async () => (await import('./booklet/nl.ts')).cubewordBooklet,
        sv: async () => (await import('./booklet/sv.ts')).cubewordBooklet,
      },
      ofSet: ({ values }) => ({
        facts: {},
        changes: [],
        examples: [...'PLANETI'].every((letter) => values[letter] !== undefined),
      }),
    },
  },
} as const satisfies GameManifest;
