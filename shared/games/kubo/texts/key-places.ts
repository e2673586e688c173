import {
  altArrows,
  arrows,
  back,
  redo,
  space,
  typeMove,
  undo,
  type KeyPlaces,
} from '#shared/keys/key-places.ts';

const claim = { keys: ['C'], is: 'kubo-turn.claim', right: 'U' } as const;

export const kuboKeyPlaces = {
  'kubo-turn': {
    lay: { keys: ['L'], left: 'S' },
    point: { keys: ['P'], left: 'F' },
    claim,
    draw: { keys: ['D'], right: 'J' },
    end: { keys: ['E'], right: 'K' },
    type: typeMove,
    back,
  },
  'kubo-felts': {
    move: arrows,
    straight: { keys: ['PageUp', 'PageDown'], fixed: true },
    ends: { keys: ['Home', 'End', 'ctrl-ends'], fixed: true },
    pick: { keys: ['Enter', 'Space'], fixed: true },
  },
  'kubo-hand': {
    go: arrows,
    choose: { keys: ['Enter'], fixed: true },
    'let-go': space,
    order: altArrows,
  },
  'kubo-window': {
    seat: { keys: ['one-to-six'], fixed: true },
    claim,
    type: typeMove,
    back,
  },
  'kubo-cube': { turn: arrows, home: { keys: ['Home'], fixed: true } },
  'kubo-position': { move: arrows, undo, redo },
} as const satisfies KeyPlaces;
