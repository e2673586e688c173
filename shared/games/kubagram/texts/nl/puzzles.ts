import type { Words } from '#shared/i18n/words.ts';
import type { kubagramPuzzleTexts as english } from '../puzzles.ts';

export const kubagramPuzzleTexts = {
  puzzleShort: {
    best: 'De beste claim uit {{count, counted(one: steen; other: stenen)}}',
    worth: 'Een claim van {{points}} of meer',
  },
  puzzleHints: {
    length: { name: 'Hoeveel letters', told: '{{count}}' },
    last: { name: 'De laatste letter', told: '{{letter}}' },
    first: { name: 'De eerste letter', told: '{{letter}}' },
    letters: { name: 'Alles op één letter na', told: '{{pattern}}' },
  },
} as const satisfies Words<typeof english>;
