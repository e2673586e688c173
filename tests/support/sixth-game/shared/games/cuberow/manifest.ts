import type { GameManifest } from '#shared/games/manifest.ts';
import { pointsCell, sumCell, wordCell } from '#shared/games/printed.ts';
import { cuberow as rules } from './game.ts';
import { cuberowSet } from './setup.ts';

export const cuberow = {
  rules,
  loadLesson: async () => (await import('./lesson.ts')).lesson,
  sets: [{ pieces: cuberowSet }],
  print: {
    wall: ['CUBE', 'ROW '],
    pad: { cells: [wordCell, pointsCell, sumCell], rows: 'turns', closing: ['total'] },
    booklet: {
      texts: {
        en: async () => (await import('./booklet/en.ts')).cuberowBooklet,
        nl: async () => (await import('./booklet/nl.ts')).cuberowBooklet,
        sv: async () => (await import('./booklet/sv.ts')).cuberowBooklet,
      },
    },
  },
} as const satisfies GameManifest;
