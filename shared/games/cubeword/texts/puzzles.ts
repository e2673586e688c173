export const cubewordPuzzleTexts = {
  puzzleShort: {
    best: 'The best turn of {{count, counted(one: move; other: moves)}}',
    most: 'The most that {{count, counted(one: move; other: moves)}} make',
  },
  puzzleHints: {
    words: { name: 'How many new words', told: '{{count}}' },
    cubes: { name: 'New cubes on the felt', told: '{{count}}' },
    length: { name: 'Letters of the longest', told: '{{count}}' },
    first: { name: 'Its first letter', told: '{{letter}}' },
    letters: { name: 'All but one letter', told: '{{pattern}}' },
  },
} as const;
