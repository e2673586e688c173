export const scrublePuzzleTexts = {
  puzzle: {
    best: 'The best word within {{count, counted(one: twist; other: twists)}} beats every other by {{margin}}. Find it.',
    worth:
      'Find a word within {{count, counted(one: twist; other: twists)}} that is worth {{points}} or more.',
  },
  puzzleShort: {
    best: 'The best word within {{count, counted(one: twist; other: twists)}}',
    worth: 'A word worth {{points}} or more',
  },
  puzzleHints: {
    layer: { name: 'Which layer first', told: '{{layer}}' },
    length: {
      name: 'How long it is',
      told: '{{count, counted(one: letter; other: letters)}}, {{faces, counted(one: face; other: faces)}}',
    },
    first: { name: 'Its first letter', told: '{{letter}}' },
    letters: { name: 'All but one letter', told: '{{pattern}}' },
  },
} as const;
