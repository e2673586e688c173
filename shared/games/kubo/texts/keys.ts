export const kuboKeys = [
  {
    id: 'kubo-keys-turn',
    title: 'Kubo: your turn',
    keys: [
      ['L', 'Lay the chosen card'],
      ['P', 'Point out a line, or stop pointing'],
      ['C', 'Claim the line you have found'],
      ['D', 'Draw a further card'],
      ['E', 'End the turn'],
      ['/', 'Type a move'],
      ['Escape', 'Let go of the card picked last, then of the line; or of the chosen card'],
    ],
  },
  {
    id: 'kubo-keys-felts',
    title: 'Kubo: on the felts',
    keys: [
      ['Arrow keys', 'Move from cell to cell; left and right lead on into the next layer'],
      ['Page Up, Page Down', 'Move straight up or down through the layers'],
      ['Home, End', 'The first or last cell of the row; with Ctrl, of the whole cube'],
      [
        'Enter or Space',
        'Choose the card of your hand that belongs here, then lay it; on a card that lies, begin or end a line',
      ],
    ],
  },
  {
    id: 'kubo-keys-hand',
    title: 'Kubo: in the hand',
    keys: [
      ['Arrow keys', 'Go from card to card'],
      ['Enter or Space', 'Choose the card, or let go of it'],
      ['Alt and arrow keys', 'Move the card within the hand; dragging it does the same'],
    ],
  },
  {
    id: 'kubo-keys-window',
    title: 'Kubo: in the steal window',
    keys: [
      ['1 to 6', 'Call out a line: each player by the number on their button'],
      ['C', 'Claim the line that was pointed out'],
      ['/', 'Type a move'],
      ['Escape', 'Let go of the card picked last, then of the line'],
    ],
  },
  {
    id: 'kubo-keys-cube',
    title: 'Kubo: on the cube',
    keys: [
      ['Arrow keys', 'Turn the cube'],
      ['Home', 'Turn it back to how it stood'],
    ],
  },
] as const;
