export const recordProblems = {
  'record/too-large':
    'This file is too large for a game: {{length}} characters, at most {{limit}} are read. It is left as it is.',
  'record/not-json':
    'The game breaks off or is damaged at line {{line}}, column {{column}}. Mend that place, or take an older copy.',
  'record/key-twice':
    'The game names an entry a second time at line {{line}}, column {{column}}: {{found}}. Remove one of the two, or take an older copy.',
  'record/too-deep':
    'This is no game: lists and objects lie too deep inside each other at line {{line}}, column {{column}}. Choose a *.cubewright file, or one that ends in .cubewright.json.',
  'record/wrong-format':
    'This is no game: its format is “{{found}}”, expected “{{expected}}”. Choose a *.cubewright file, or one that ends in .cubewright.json.',
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

export const projectProblems = {
  'project/none-in-pdf':
    'This PDF carries no print project. Open one that Cubewright wrote; other programs may drop the project when they save a PDF anew, and encrypted files cannot be read.',
  'project/damaged':
    'This PDF carries a print project that is damaged. Take another copy of the file, or print the set anew.',
  'project/too-large':
    'This is too large for a print project: at most {{limit}} bytes are read. Choose another file.',
  'project/not-json':
    'This is no PDF, and as a print project it is wrong at line {{line}}, column {{column}}. Mend that place, or choose another file.',
  'project/wrong-format':
    'This is no print project: its format is “{{found}}”, expected “{{expected}}”. Choose another file.',
  'project/newer-version':
    'This print project was written by a newer Cubewright (version {{version}}; this one reads up to {{known}}). Update Cubewright to open it.',
  'project/bad-value': 'The print project is wrong at {{path}}: it takes {{expected}}.',
  'project/unknown-set':
    'The print project is of the set “{{set}}”, which this Cubewright does not have. It has {{known}}.',
  'project/unknown-template':
    'The print project is of “{{template}}”, which cannot be printed of {{set}}. That has {{has}}.',
  'project/only-code':
    '{{link}} names sheets and does not hold what they are made from. Open the PDF that they were printed from.',
  'project/bad-link':
    '{{link}} cannot be read as a print project. Copy the whole line that the code holds, from cubewright: to the end.',
  'project/other-code':
    '{{link}} was made by another Cubewright: its choices now give project {{now}}. Open the PDF itself, or choose the product anew.',
} as const;
