export const cubewordPuzzleTexts = {
  puzzle: {
    best: 'Up to {{count, counted(one: move; other: moves)}}, {{words, counted(one: new word; other: new words)}}. One turn beats every other by {{margin}}. Find it.',
    worth: 'Find a turn of up to {{count, counted(one: move; other: moves)}} worth {{points}} or more.',
  },
  puzzleShort: {
    best: '{{count, counted(one: move; other: moves)}}, {{words, counted(one: new word; other: new words)}}',
    worth: '{{count, counted(one: move; other: moves)}} worth {{points}} or more',
  },
  puzzleHints: {
    words: { name: 'How many new words', told: '{{count}}' },
    cubes: { name: 'New cubes on the felt', told: '{{count}}' },
    length: { name: 'Letters of the longest', told: '{{count}}' },
    first: { name: 'Its first letter', told: '{{letter}}' },
    letters: { name: 'All but one letter', told: '{{pattern}}' },
  },
} as const;
