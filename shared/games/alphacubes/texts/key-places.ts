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

const cross = { keys: ['/'], is: 'alphacubes-board.cross', left: 'Control+D' } as const;
const takeBack = { keys: ['Backspace'], is: 'alphacubes-board.back', left: 'Control+Shift+X' } as const;

export const alphacubesKeyPlaces = {
  'alphacubes-board': {
    move: arrows,
    letter: letters,
    cross,
    'lay-here': space,
    swap: { keys: ['Plus', '='], left: 'Control+S' },
    back: takeBack,
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
  'alphacubes-position': {
    move: arrows,
    letter: letters,
    cross,
    space,
    back: takeBack,
    clear: { keys: ['Delete'], left: 'Control+B' },
    undo,
    redo,
  },
} as const satisfies KeyPlaces;
