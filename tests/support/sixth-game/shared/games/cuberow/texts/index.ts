import type { GameTexts } from '#shared/games/texts.ts';
import { cuberowLesson } from './lesson.ts';
import { cuberowKeyPlaces } from './key-places.ts';

export const cuberowTexts = {
  about: {
    name: 'Cuberow',
    says: 'Take letter cubes from the ends of a row.',
    atTable: 'At the table, lot decides who begins',
    facts: '12 cubes, thrown and laid in a row',
    levels: { 1: 'Takes either end', 2: 'Takes the dearer end' },
  },
  keys: {
    cuberow: {
      title: 'Cuberow: your turn',
      keys: { left: 'Take the cube at the left end', right: 'Take the cube at the right end' },
    },
  },
  keyPlaces: cuberowKeyPlaces,
  options: {
    cubes: { label: 'Cubes in the row', says: { value: 'The game ends when they have all been taken.' } },
    strict: {
      label: 'Strict play',
      says: { true: 'Until the end no hints.', false: 'Hints are there for those who ask.' },
    },
  },
  problems: {
    'cuberow/game-over': 'The game is over. Undo a move, or begin a new game.',
    'cuberow/not-your-turn': 'It is another player’s turn. Wait until a cube has been taken.',
    'cuberow/unknown-text': '“{{found}}” is no move. Type left or right.',
  },
  record: { kinds: { take: 'takes a cube' }, ends: { 'row-empty': 'row empty' } },
  ruleOf: { 'cuberow-turn': ['cuberow/not-your-turn'], 'cuberow-end': ['cuberow/game-over'] },
  rules: {
    title: 'The rules of Cuberow',
    lead: 'A row of letters grows shorter from both ends. Each turn you choose which end to take.',
    sections: [
      {
        id: 'cuberow-turn',
        title: 'Your turn',
        body: [
          'The cubes are thrown and laid in a row. Take the cube at the left or at the right end. You score the value of the letter on top: A and E, the most common ones, count 1 and 2, and Z counts 26.',
        ],
      },
      {
        id: 'cuberow-end',
        title: 'How it ends',
        body: ['The game ends when the row is empty. The most points win; a tie shares the win.'],
      },
    ],
  },
  sets: {
    onScreen: { cuberow: 'Cuberow, 12 cubes' },
    onPaper: {
      en: { titles: { cuberow: 'Cuberow' }, padNote: 'A letter scores its value.' },
      nl: { titles: { cuberow: 'Cuberow' }, padNote: 'Een letter telt haar waarde.' },
      sv: { titles: { cuberow: 'Cuberow' }, padNote: 'En bokstav ger sitt värde.' },
    },
  },
  tables: {
    cuberowLesson,
    cuberow: {
      row_one: 'The row: 1 cube',
      row_other: 'The row: {{count}} cubes',
      cube: '{{letter}}, {{points}}',
      left: 'Take {{letter}} on the left',
      right: 'Take {{letter}} on the right',
      took: '{{name}} takes {{letter}} for {{points}}.',
      reason: { 'row-empty': 'The row is empty.' },
      hint: {
        none: 'There is nothing left to take.',
        left: 'Take {{letter}} on the left.',
        right: 'Take {{letter}} on the right.',
      },
    },
  },
} as const satisfies GameTexts;
