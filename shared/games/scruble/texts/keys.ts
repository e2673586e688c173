import type { KeyTexts } from '#shared/keys/key-places.ts';
import type { scrubleKeyPlaces } from './key-places.ts';

export const scrubleKeys = {
  'scruble-map': {
    title: 'SCRUBLE Cube: on the map',
    keys: {
      go: 'Go from peg to peg along the rings, over the edges too',
      twist: 'Turn that face a quarter clockwise; with Shift, anticlockwise',
      inner: 'Then a letter: turn the layer behind that face',
      'trace-here': 'Trace the peg here, or take it off the trace',
      claim: 'Claim the word; without one trace the peg here',
      'undo-last': 'Take the last peg off the trace, or the last twist back',
      back: 'Take the trace off, or close the hint',
      'type-word': 'Type a word',
      'type-twists': 'Type twists',
      hint: 'A hint, or the next step of it',
      undo: 'Undo a step of the turn, before a whole turn',
      redo: 'Redo it',
    },
  },
} as const satisfies KeyTexts<typeof scrubleKeyPlaces>;
