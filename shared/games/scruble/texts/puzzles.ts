export const scrublePuzzleTexts = {
  puzzleShort: {
    best: 'The best word within {{count, counted(one: twist; other: twists)}}',
    worth: 'A word worth {{points}} or more',
  },
  puzzleHints: {
    layer: { name: 'Which layer first', told: '{{layer}}' },
    length: { name: 'How many letters', told: '{{count}}' },
    first: { name: 'Its first letter', told: '{{letter}}' },
    letters: { name: 'All but one letter', told: '{{pattern}}' },
  },
} as const;
