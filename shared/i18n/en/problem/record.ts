export const recordProblems = {
  'record/too-large':
    'This file is too large for a game: {{length}} characters, at most {{limit}} are read. It is left as it is.',
  'record/not-json':
    'The game breaks off or is damaged at line {{line}}, column {{column}}. Mend that place, or take an older copy.',
  'record/key-twice':
    'The game names an entry a second time at line {{line}}, column {{column}}: {{found}}. Remove one of the two, or take an older copy.',
  'record/too-deep':
    'This is no game: lists and objects lie too deep inside each other at line {{line}}, column {{column}}. Choose a *.cubewright.json file.',
  'record/wrong-format':
    'This is no game: its format is “{{found}}”, expected “{{expected}}”. Choose a *.cubewright.json file.',
  'record/newer-version':
    'This game was written by a newer Cubewright (version {{version}}; this one reads up to {{known}}). Update Cubewright to open it.',
  'record/unknown-game': 'There is no game “{{game}}” here. Known: {{known}}.',
  'record/at-move': 'Move {{move}} is not allowed: {{text}}',
  'record/bad-value': 'The game is wrong at {{path}}. Expected there: {{expected}}.',

  'json/key-twice':
    'The file names an entry a second time at line {{line}}, column {{column}}: {{found}}. Remove one of the two.',
  'json/too-deep':
    'Lists and objects lie too deep inside each other at line {{line}}, column {{column}}. No file of ours is like that.',
  'json/broken': 'The file breaks off or is damaged at line {{line}}, column {{column}}. Mend that place.',
} as const;
