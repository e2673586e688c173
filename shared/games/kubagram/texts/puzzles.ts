export const kubagramPuzzleTexts = {
  puzzleShort: {
    best: 'The best claim from {{count, counted(one: die; other: dice)}}',
    worth: 'A claim worth {{points}} or more',
  },
  puzzleHints: {
    length: { name: 'How many letters', told: '{{count}}' },
    last: { name: 'Its last letter', told: '{{letter}}' },
    first: { name: 'Its first letter', told: '{{letter}}' },
    letters: { name: 'All but one letter', told: '{{pattern}}' },
  },
} as const;
