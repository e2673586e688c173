export const alphacubesPuzzleTexts = {
  puzzleShort: {
    best: 'One play beats every other by {{margin}}',
    worth: 'A play worth {{points}} or more',
  },
  puzzleHints: {
    cubes: { name: 'How many cubes', told: '{{count}}' },
    across: { name: 'Where it lies', told: '{{square}} across' },
    down: { name: 'Where it lies', told: '{{square}} down' },
    first: { name: 'Its first letter', told: '{{letter}}' },
    letters: { name: 'All but one letter', told: '{{pattern}}' },
  },
} as const;
