import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesPuzzleTexts as english } from '../puzzles.ts';

export const alphacubesPuzzleTexts = {
  puzzleShort: {
    best: 'Eén zet levert {{margin}} meer op dan elke andere',
    worth: 'Een zet van {{points}} of meer',
  },
  puzzleHints: {
    cubes: { name: 'Hoeveel kubussen', told: '{{count}}' },
    across: { name: 'Waar hij ligt', told: '{{square}} horizontaal' },
    down: { name: 'Waar hij ligt', told: '{{square}} verticaal' },
    first: { name: 'De eerste letter', told: '{{letter}}' },
    letters: { name: 'Alles op één letter na', told: '{{pattern}}' },
  },
} as const satisfies Words<typeof english>;
