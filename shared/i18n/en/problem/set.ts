export const setProblems = {
  'setup/seats':
    '{{seats, counted(one: player; other: players)}} cannot play this. Choose {{least}} to {{most}}.',
  'setup/list-word':
    'The list “$t(fact:lists.{{option}})” holds “{{word}}”, which cannot be a word. Use 2 to 21 letters of the pieces.',

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

export const designProblems = {
  'design/no-face':
    '“{{written}}” is no face. Write a letter of this set ({{alphabet}}), a number up to 999, * for any letter, or 2L, 3L, 4L, 2W, 3W.',
  'design/no-file': 'Choose the file of a set first.',
  'design/file-not-text':
    'This file is no plain text. Save it as text in UTF-8, CSV for a table, and choose it again.',
  'design/file-unreadable': 'This file cannot be read. It may have been moved; choose it again.',
  'design/thread-stopped':
    'Measuring stopped by a mistake of ours. Choose the word list again to try once more.',
  'design/no-value': 'A letter counts 0 to {{most}}, in whole points.',
  'design/too-many-pieces': 'A set has at most {{most}} pieces.',
  'design/last-piece': 'A set has at least one piece.',
  'design/too-many-faces': 'A piece has at most {{most}} faces.',
  'design/last-face': 'Piece {{piece}} has one face, and keeps it. Remove the piece instead.',
  'design/letters-in-use':
    'Pieces show letters that would be missing: {{letters}}. Change those faces first.',
  'design/list-too-long':
    '“{{title}}” is too long to go along: a set file has at most {{most}} characters. Save the set without it, and hand the list over as a file of its own.',
  'design/no-title': 'A name has 1 to {{most}} characters.',
  'design/centre-stays': 'A board has one centre. Paint it elsewhere, and this square is plain.',
  'design/board-size': 'A board has {{least}} to {{most}} squares a side.',
  'design/board-taken': 'There is a board called {{board}} already. Choose another name.',
  'design/board-name': 'A board is called by lower case letters, digits and hyphens, 40 at most.',
  'design/too-many-boards': 'A set has at most {{most}} boards.',
} as const;
