export const setProblems = {
  'setup/seats':
    '{{seats, counted(one: player; other: players)}} cannot play this. Choose {{least}} to {{most}}.',
  'setup/list-word':
    'The list “{{option}}” holds “{{word}}”, which cannot be a word. Use 2 to 21 letters of the pieces.',

  'set/too-large': 'This file is too large for a set: {{length}} characters, at most {{limit}} are read.',
  'set/not-a-set':
    'This is no set file: it begins with “{{found}}” where “{” is expected. The set designer reads a table of pieces (CSV or pasted text), and saves it as a set.',
  'set/not-json': 'The set breaks off or is damaged at line {{line}}, column {{column}}. Mend that place.',
  'set/key-twice':
    'The set names an entry a second time at line {{line}}, column {{column}}: {{found}}. Remove one of the two.',
  'set/too-deep':
    'This is no set: lists and objects lie too deep inside each other at line {{line}}, column {{column}}. Choose another file.',
  'set/wrong-format':
    'This is no set of pieces: its format is “{{found}}”, expected “{{expected}}”. Choose another file.',
  'set/newer-version':
    'This set was written by a newer Cubewright (version {{version}}; this one reads up to {{known}}). Update Cubewright to open it.',
  'set/bad-value': 'The set is wrong at {{path}}. Expected there: {{expected}}.',
  'set/same-letter-twice':
    'Cube {{piece}} has {{letter}} twice. A cube of a version 1 file needs five different letters; pieces of version 2 may have any.',
  'set/no-value': 'Piece {{piece}} has {{letter}}, which has no value. Add it to “values”.',
  'set/two-values': 'The letter {{letter}} has two values. Keep one of them.',
  'set/no-letter':
    'At {{path}}, “{{found}}” is none of the letters of the set, {{alphabet}}. Use one letter, a number, * for a blank, or from version 3 on a premium: 2L, 3L, 4L, 2W or 3W.',
  'set/board-size':
    'The board “{{board}}” has {{rows, counted(one: row; other: rows)}}. It needs {{least}} to {{most}}.',
  'set/board-row-length':
    'Row {{row}} of the board “{{board}}” has {{length, counted(one: square; other: squares)}}, expected {{expected}}.',
  'set/board-mark':
    'Row {{row}}, square {{column}} of the board “{{board}}” has the mark “{{mark}}”. Use one of {{expected}}.',
  'set/board-centre': 'The board “{{board}}” needs exactly one centre *, and has {{found}}.',
  'set/box-rows': 'The box has {{found, counted(one: row; other: rows)}} of marks. It needs {{expected}}.',
  'set/box-row-length':
    'Row {{row}} of the box has {{length, counted(one: mark; other: marks)}}, expected {{expected}} with spaces between them.',
  'set/box-mark':
    'Row {{row}}, square {{column}} of the box has the mark “{{mark}}”. Use one of {{expected}}.',

  'set/pieces-for-game':
    '$t(common:games.{{game}}) cannot be played with {{found, counted(one: piece; other: pieces)}}. It needs {{needed}}.',
  'set/piece-for-game':
    'Piece {{piece}} shows {{shows}}. For $t(common:games.{{game}}) it needs $t(checks:wants.{{wants}}).',
  'set/alike-for-game':
    'Pieces {{other}} and {{piece}} both have {{letters}}. $t(common:games.{{game}}) tells pieces apart by their letters: change one.',

  'design/proposed-pieces': 'The number of pieces cannot be {{found}}. Choose {{least}} to {{most}}.',
  'design/few-words':
    'The list {{list}} is too short to balance a set: words in it, {{words}}. Choose one of {{least}} or more.',
  'design/few-letters':
    'The list {{list}} uses {{letters, counted(one: different letter; other: different letters)}}; pieces of this kind need {{least}}. Choose another list, or tiles.',
} as const;
