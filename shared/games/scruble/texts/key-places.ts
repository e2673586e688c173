import {
  arrows,
  back,
  hint,
  main,
  redo,
  space,
  typeMove,
  undo,
  type KeyPlaces,
} from '#shared/keys/key-places.ts';

export const scrubleKeyPlaces = {
  'scruble-map': {
    go: arrows,
    twist: { keys: ['twists'], fixed: true },
    inner: { keys: ['2'], fixed: true },
    'trace-here': space,
    claim: main,
    'undo-last': { keys: ['Backspace'], left: 'Control+Shift+X' },
    back,
    'type-word': typeMove,
    'type-twists': { keys: ['.'], left: 'Control+S' },
    hint,
    undo,
    redo,
  },
} as const satisfies KeyPlaces;
