export const puzzleProblems = {
  'puzzle/unknown-game': 'The puzzle is of a game named “{{game}}”, which Cubewright does not have.',
  'puzzle/no-puzzles': 'There are no puzzles of this game yet.',
  'puzzle/no-such-day': '“{{date}}” is no day with puzzles. Write one from 2026 on, as in 2026-11-24.',
  'puzzle/broken': 'The game of the puzzle cannot be played up to its question: move {{move}} is not legal.',
  'puzzle/nobody-to-move': 'Nobody is to move here, so there is nothing to find.',
  'puzzle/no-such-puzzle': 'There is no puzzle “{{id}}”. It may be from another version of Cubewright.',
  'puzzle/unsuited': 'The position is not one for a puzzle.',
  'puzzle/nothing-to-find': 'Nothing there makes points.',
  'puzzle/too-many-cards':
    'The question is of {{most, counted(one: card; other: cards)}} to be laid and no more.',
  'puzzle/too-many-twists':
    'The question is of {{most, counted(one: twist; other: twists)}} before the word and no more.',
  'puzzle/too-many-moves': 'The question is of {{most, counted(one: move; other: moves)}} and no more.',
  'puzzle/former-rules': 'The game was played by earlier rules, so what was best then may not be best now.',
} as const;
