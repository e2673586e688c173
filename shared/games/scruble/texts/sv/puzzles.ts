import type { Words } from '#shared/i18n/words.ts';
import type { scrublePuzzleTexts as english } from '../puzzles.ts';

export const scrublePuzzleTexts = {
  puzzleShort: {
    best: 'Det bästa ordet inom {{count, counted(one: vridning; other: vridningar)}}',
    worth: 'Ett ord värt {{points}} eller mer',
  },
  puzzleHints: {
    layer: { name: 'Vilket lager först', told: '{{layer, said(by: scrubleTable.notation)}}' },
    length: { name: 'Hur många bokstäver', told: '{{count}}' },
    first: { name: 'Dess första bokstav', told: '{{letter}}' },
    letters: { name: 'Alla bokstäver utom en', told: '{{pattern}}' },
  },
} as const satisfies Words<typeof english>;
