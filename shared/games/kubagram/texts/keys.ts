import type { KeyTexts } from '#shared/keys/key-places.ts';
import type { kubagramKeyPlaces } from './key-places.ts';

export const kubagramKeys = {
  'kubagram-turn': {
    title: 'Kubagram: your turn',
    keys: {
      letter: 'Spell a word from the central field; with a die in hand, choose its letter',
      main: 'Begin at the chosen corner; claim the word; without one take the die, choose its letter, lay it, or end the turn; on a word of a field, put it into your word',
      'other-dice': 'Spell the word with other dice or jokers',
      back: 'Take the last die or word out of the word',
      escape: 'Clear the word, or close the hint',
      left: 'Lay the die in hand at the left end',
      right: 'Lay the die in hand at the right end',
      type: 'Type a move, or an answer while claims are looked at',
    },
  },
  'kubagram-dice': {
    title: 'Kubagram: on box, dice and words',
    keys: {
      go: 'Go from square to square, die to die, or word to word; before the first die, to the corner in that direction',
      choose:
        'Put the die or word into your word, or take it out; choose the letter of the die in hand, or lay it at the end',
      order: 'Move the die within the central field; dragging it does the same',
    },
  },
  'kubagram-position': {
    title: 'Kubagram: setting up a position',
    keys: { 'next-line': 'To the next line', undo: 'Undo the last step', redo: 'Do it again' },
  },
} as const satisfies KeyTexts<typeof kubagramKeyPlaces>;
