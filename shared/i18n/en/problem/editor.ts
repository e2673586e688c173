export const editorProblems = {
  'editor/nothing-to-analyse':
    'There is no turn to analyse here. Set the position so that somebody is to play.',
  'editor/other-game':
    'This text is a game of {{found}}, and {{wanted}} is open here. Choose {{found}} above and paste it there.',
  'editor/has-moves':
    'This text has {{moves, counted(one: move; other: moves)}}, so it is a whole game. Open it under Games, or paste a text whose “moves” are empty.',
  'editor/no-position':
    'This text has no “setUp”, so it holds no position. Paste a text that was copied here.',
} as const;
