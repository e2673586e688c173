import {
  arrows,
  back,
  ends,
  hint,
  letters,
  main,
  redo,
  space,
  typeMove,
  undo,
  type KeyPlaces,
} from '#shared/keys/key-places.ts';

const blank = { keys: ['.'], is: 'cubeword-felt.blank', left: 'Control+S' } as const;
const joker = { keys: ['*'], is: 'cubeword-felt.joker', left: 'Control+Shift+E' } as const;
const cross = { keys: ['Plus', '='], is: 'cubeword-felt.cross', left: 'Control+D' } as const;
const fit = { keys: ['-'], is: 'cubeword-felt.fit', left: 'Control+Shift+D' } as const;
const takeBack = { keys: ['Backspace'], is: 'cubeword-felt.undo-last', left: 'Control+Shift+X' } as const;

export const cubewordKeyPlaces = {
  'cubeword-felt': {
    move: { keys: ['arrows', 'PageUp', 'PageDown'], fixed: true },
    ends,
    letter: letters,
    blank,
    joker,
    cross,
    'lay-here': space,
    'undo-last': takeBack,
    back,
    end: main,
    type: typeMove,
    fit,
    hint,
    undo,
    redo,
  },
  'cubeword-cubes': { go: arrows, choose: space, letter: letters, blank },
  'cubeword-position': {
    letter: letters,
    blank,
    joker,
    cross,
    space,
    'next-line': { keys: ['Enter'], fixed: true },
    back: takeBack,
    clear: { keys: ['Delete'], left: 'Control+B' },
    fit,
    'let-go': back,
    undo,
    redo,
  },
} as const satisfies KeyPlaces;
