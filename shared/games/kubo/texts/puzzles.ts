export const kuboPuzzleTexts = {
  puzzle: {
    line: 'A line lies open. Find it, and claim it.',
    zoker: 'A Zoker lies open. Find it, and claim it.',
    card_one: 'Find the card that completes the most, and claim its lines.',
    card_other: 'Find the {{count}} cards that complete the most, and claim their lines.',
    cardZoker_one: 'Find the Zoker, and the card for it.',
    cardZoker_other: 'Find the Zoker, and the {{count}} cards for it.',
  },
  puzzleShort: {
    line: 'Find the line that lies open',
    zoker: 'Find the Zoker that lies open',
    card_one: 'Find the card that completes the most',
    card_other: 'Find the {{count}} cards that complete the most',
    cardZoker_one: 'Find the Zoker, and the card for it',
    cardZoker_other: 'Find the Zoker, and the {{count}} cards for it',
  },
  puzzleHints: {
    layer: { name: 'Which layer', told: '{{layer}}' },
    flat: { name: 'Where the line lies', told: 'in {{layer}}' },
    upright: { name: 'Where the line lies', told: 'through all layers' },
    shape: { name: 'Which kind of line', told: '{{shape}}' },
    end: { name: 'One end of it', told: '{{card}}' },
    card: { name: 'The card to lay', told: '{{card}}' },
  },
} as const;
