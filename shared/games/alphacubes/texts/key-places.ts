import {
  altArrows,
  arrows,
  back,
  hint,
  letters,
  main,
  redo,
  space,
  undo,
  type KeyPlaces,
} from '#shared/keys/key-places.ts';

export const alphacubesKeyPlaces = {
  'alphacubes-board': {
    move: arrows,
    letter: letters,
    cross: { keys: ['/'], left: 'Control+D' },
    'lay-here': space,
    swap: { keys: ['Plus', '='], left: 'Control+S' },
    back: { keys: ['Backspace'], left: 'Control+Shift+X' },
    recall: back,
    play: main,
    hint,
    undo,
    redo,
  },
  'alphacubes-hand': {
    pick: { keys: ['one-to-seven'], fixed: true },
    go: arrows,
    order: altArrows,
  },
  'alphacubes-turning': { tip: arrows, face: letters },
} as const satisfies KeyPlaces;
