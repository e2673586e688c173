import type { Words } from '#shared/i18n/words.ts';
import type { scrublePuzzleTexts as english } from '../puzzles.ts';

export const scrublePuzzleTexts = {
  puzzleShort: {
    best: 'Het beste woord binnen {{count, counted(one: draaiing; other: draaiingen)}}',
    worth: 'Een woord van {{points}} of meer',
  },
  puzzleHints: {
    layer: { name: 'Welke laag eerst', told: '{{layer, said(by: scrubleTable.notation)}}' },
    length: { name: 'Hoeveel letters', told: '{{count}}' },
    first: { name: 'De eerste letter', told: '{{letter}}' },
    letters: { name: 'Alles op één letter na', told: '{{pattern}}' },
  },
} as const satisfies Words<typeof english>;
