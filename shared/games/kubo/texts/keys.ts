import type { KeyTexts } from '#shared/keys/key-places.ts';
import type { kuboKeyPlaces } from './key-places.ts';

export const kuboKeys = {
  'kubo-turn': {
    title: 'Kubo: your turn',
    keys: {
      lay: 'Lay the chosen card; Enter does it too',
      point: 'Point out a line, or stop pointing',
      claim: 'Claim the line you have found',
      draw: 'Draw a further card',
      end: 'End the turn',
      type: 'Type a move',
      back: 'Let go of the card picked last, then of the line; or of the chosen card',
    },
  },
  'kubo-felts': {
    title: 'Kubo: on the felts',
    keys: {
      move: 'Move from cell to cell; left and right lead on into the next layer',
      straight: 'Move straight up or down through the layers',
      ends: 'The first or last cell of the row; with Ctrl, of the whole cube',
      pick: 'Choose the card of your hand that belongs here, then lay it; on a card that lies, begin or end a line',
    },
  },
  'kubo-hand': {
    title: 'Kubo: in the hand',
    keys: {
      go: 'Go from card to card',
      choose: 'Choose the card; lay it once it is chosen',
      'let-go': 'Choose the card, or let go of it',
      order: 'Move the card within the hand; dragging it does the same',
    },
  },
  'kubo-window': {
    title: 'Kubo: in the steal window',
    keys: {
      seat: 'Call out a line: each player by the number on their button',
      claim: 'Claim the line that was pointed out',
      type: 'Type a move',
      back: 'Let go of the card picked last, then of the line',
    },
  },
  'kubo-cube': {
    title: 'Kubo: on the cube',
    keys: { turn: 'Turn the cube', home: 'Turn it back to how it stood' },
  },
  'kubo-position': {
    title: 'Kubo: setting up a position',
    keys: { move: 'Move from cell to cell', undo: 'Undo the last step', redo: 'Do it again' },
  },
} as const satisfies KeyTexts<typeof kuboKeyPlaces>;
