import type { KeyTexts } from '#shared/keys/key-places.ts';
import type { alphacubesKeyPlaces } from './key-places.ts';

export const alphacubesKeys = {
  'alphacubes-board': {
    title: 'Alphacubes: on the board',
    keys: {
      move: 'Move from square to square',
      letter: 'Lay that letter here, from a cube that has it, and go on',
      cross: 'Turn the direction, across or down',
      'lay-here': 'Lay the chosen cube here, or take one up',
      swap: 'Let another cube show the same letter here',
      back: 'Take back the cube laid last',
      recall: 'Take all cubes back into the hand',
      play: 'Play what lies there; in the hand, while nothing does, choose the cube',
      hint: 'A hint, or the next step of it',
      undo: 'Undo what you laid or turned last, before a move',
      redo: 'Redo it',
    },
  },
  'alphacubes-hand': {
    title: 'Alphacubes: in the hand',
    keys: {
      pick: 'Choose a cube',
      go: 'Go from cube to cube',
      order: 'Move the cube within the hand; dragging it onto another does the same',
    },
  },
  'alphacubes-turning': {
    title: 'Alphacubes: turning a cube',
    keys: { tip: 'Tip it towards that letter', face: 'Choose the letter' },
  },
  'alphacubes-position': {
    title: 'Alphacubes: setting up a position',
    keys: {
      move: 'Move from square to square',
      letter: 'Lay a cube that shows the letter, and go on',
      cross: 'Turn the direction, across or down',
      space: 'Leave the square as it is, and go on',
      back: 'Take back the cube before',
      clear: 'Take the cube here off the board',
      undo: 'Undo the last step',
      redo: 'Do it again',
    },
  },
} as const satisfies KeyTexts<typeof alphacubesKeyPlaces>;
