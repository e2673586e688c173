import type { Words } from '#shared/i18n/words.ts';
import type { kubagramPuzzleTexts as english } from '../puzzles.ts';

export const kubagramPuzzleTexts = {
  puzzleShort: {
    best: 'Det bästa ordet av {{count, counted(one: tärning; other: tärningar)}}',
    worth: 'Ett ord värt {{points}} eller mer',
  },
  puzzleHints: {
    length: { name: 'Hur många bokstäver', told: '{{count}}' },
    last: { name: 'Dess sista bokstav', told: '{{letter}}' },
    first: { name: 'Dess första bokstav', told: '{{letter}}' },
    letters: { name: 'Alla bokstäver utom en', told: '{{pattern}}' },
  },
} as const satisfies Words<typeof english>;
