import {
  altArrows,
  arrows,
  back,
  letters,
  main,
  redo,
  space,
  typeMove,
  undo,
  type KeyPlaces,
} from '#shared/keys/key-places.ts';

export const kubagramKeyPlaces = {
  'kubagram-turn': {
    letter: letters,
    main,
    'other-dice': { keys: ['='], left: 'Control+S' },
    back: { keys: ['Backspace'], left: 'Control+Shift+X' },
    escape: back,
    left: { keys: ['<'], left: 'Control+D' },
    right: { keys: ['>'], left: 'Control+Shift+E' },
    type: typeMove,
  },
  'kubagram-dice': { go: arrows, choose: space, order: altArrows },
  'kubagram-position': { 'next-line': { keys: ['Enter'], fixed: true }, undo, redo },
} as const satisfies KeyPlaces;
