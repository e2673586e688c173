import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesPuzzleTexts as english } from '../puzzles.ts';

export const alphacubesPuzzleTexts = {
  puzzleShort: {
    best: 'Ett drag slår alla andra med {{margin}}',
    worth: 'Ett drag värt {{points}} eller mer',
  },
  puzzleHints: {
    cubes: { name: 'Hur många kuber', told: '{{count}}' },
    across: { name: 'Var det ligger', told: '{{square}} vågrätt' },
    down: { name: 'Var det ligger', told: '{{square}} lodrätt' },
    first: { name: 'Dess första bokstav', told: '{{letter}}' },
    letters: { name: 'Alla bokstäver utom en', told: '{{pattern}}' },
  },
} as const satisfies Words<typeof english>;
