import type { Words } from '#shared/i18n/words.ts';
import type { cubewordPuzzleTexts as english } from '../puzzles.ts';

export const cubewordPuzzleTexts = {
  puzzleShort: {
    best: 'De beste beurt van {{count, counted(one: zet; other: zetten)}}',
    most: 'Het meeste met {{count, counted(one: zet; other: zetten)}}',
  },
  puzzleHints: {
    words: { name: 'Hoeveel nieuwe woorden', told: '{{count}}' },
    cubes: { name: 'Nieuwe kubussen op het vilt', told: '{{count}}' },
    length: { name: 'Letters van het langste', told: '{{count}}' },
    first: { name: 'De eerste letter', told: '{{letter}}' },
    letters: { name: 'Alles op één letter na', told: '{{pattern}}' },
  },
} as const satisfies Words<typeof english>;
