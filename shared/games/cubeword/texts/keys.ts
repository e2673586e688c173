import type { KeyTexts } from '#shared/keys/key-places.ts';
import type { cubewordKeyPlaces } from './key-places.ts';

export const cubewordKeys = {
  'cubeword-felt': {
    title: 'CUBEWORD: on the felt',
    keys: {
      move: 'Move from place to place; Page Up and Page Down, five at once',
      ends: 'The first or last place of the row in view',
      letter: 'Site a cube that shows the letter, or turn or rename the cube here, and go on',
      blank: 'The next letter is the name of a blank',
      joker: 'The next letter is the name of the Joker',
      cross: 'Turn the direction, across or down',
      'lay-here': 'Take up the cube here, or lay the chosen one',
      'undo-last': 'Undo the last move',
      back: 'Let go of the chosen cube',
      end: 'End the turn; on a cube of the pool, before the first move, choose it',
      type: 'Type a move',
      fit: 'Fit the felt to the cubes',
      hint: 'A hint, or the next step of it',
      undo: 'Undo a step of the turn, before a whole turn',
      redo: 'Redo it',
    },
  },
  'cubeword-cubes': {
    title: 'CUBEWORD: among the cubes',
    keys: {
      go: 'Go from cube to cube; on the unfolded cube, from face to face',
      choose: 'Choose a cube, or let go of it',
      letter: 'Turn the chosen cube to that letter, or name its blank',
      blank: 'Turn up its blank',
    },
  },
  'cubeword-position': {
    title: 'CUBEWORD: setting up a position',
    keys: {
      letter: 'Lay a cube that shows the letter, and go on',
      blank: 'The next letter is the name of a blank',
      joker: 'The next letter is the name of the Joker',
      cross: 'Turn the direction, across or down',
      space: 'Take up the cube here, or lay the chosen one',
      'next-line': 'To the beginning of the next line',
      back: 'Take back the cube before',
      clear: 'Take the cube here off the felt',
      fit: 'Fit the felt to the cubes',
      'let-go': 'Let go of the chosen cube',
      undo: 'Undo the last step',
      redo: 'Do it again',
    },
  },
} as const satisfies KeyTexts<typeof cubewordKeyPlaces>;
