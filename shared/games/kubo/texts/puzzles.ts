export const kuboPuzzleTexts = {
  puzzleShort: {
    line: 'Find the line that lies open',
    row: 'Find the line that lies open',
    zoker: 'Find the Zoker that lies open',
    oneCard: 'Find the card that completes a line',
    card_one: 'Find the card that completes the most',
    card_other: 'Find the {{count}} cards that complete the most',
    cardZoker_one: 'Find the Zoker, and the card for it',
    cardZoker_other: 'Find the Zoker, and the {{count}} cards for it',
  },
  puzzleHints: {
    layer: { name: 'Which layer', told: '{{layer}}' },
    flat: { name: 'Where the line lies', told: 'in {{layer}}' },
    upright: { name: 'Where the line lies', told: 'through all layers' },
    row: { name: 'Which kind of line', told: 'a row' },
    column: { name: 'Which kind of line', told: 'a column' },
    pillar: { name: 'Which kind of line', told: 'a pillar' },
    diagonal: { name: 'Which kind of line', told: 'a diagonal' },
    zoker: { name: 'Which kind of line', told: 'a Zoker' },
    end: { name: 'One end of it', told: '{{card}}' },
    card: { name: 'The card to lay', told: '{{card}}' },
  },
} as const;
