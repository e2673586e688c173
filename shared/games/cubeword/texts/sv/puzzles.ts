import type { Words } from '#shared/i18n/words.ts';
import type { cubewordPuzzleTexts as english } from '../puzzles.ts';

export const cubewordPuzzleTexts = {
  puzzleShort: {
    best: 'Den bästa turen med {{count, counted(one: drag; other: drag)}}',
    most: 'Det mesta som {{count, counted(one: drag; other: drag)}} kan ge',
  },
  puzzleHints: {
    words: { name: 'Hur många nya ord', told: '{{count}}' },
    cubes: { name: 'Nya kuber på bordet', told: '{{count}}' },
    length: { name: 'Bokstäver i det längsta', told: '{{count}}' },
    first: { name: 'Dess första bokstav', told: '{{letter}}' },
    letters: { name: 'Alla bokstäver utom en', told: '{{pattern}}' },
  },
} as const satisfies Words<typeof english>;
