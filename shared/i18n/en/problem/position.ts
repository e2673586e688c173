export const positionProblems = {
  'position/bad-side':
    'The $t(fact:sides.{{side}}) of the board is {{found}}. Give a whole number from {{least}} to {{most}}.',
  'position/wrong-length':
    '“{{list}}” has {{found, counted(one: entry; other: entries)}}, and the board {{expected}} squares. Give one for each square, row by row.',
  'position/bad-factor': 'Square {{square}} multiplies by {{found}}. Give a whole number from 0 to {{most}}.',
  'position/start-off-board':
    'The start square {{square}} is not on the board. Squares are counted row by row from 0; there are {{squares}}.',
  'position/too-many-pieces': 'The rack has {{pieces}} pieces. Leave at most {{most}}.',
  'position/no-face':
    'Piece {{piece}} of the rack shows no letter. Give it at least one, or make it a blank.',
  'position/too-many-faces':
    'Piece {{piece}} of the rack has {{faces}} letters. A cube shows one of {{most}} at most.',
  'position/letter-twice': 'Piece {{piece}} of the rack has {{letter}} twice. Name each of its letters once.',
  'position/unknown-letter':
    '“{{letter}}” on square {{at}} is no letter of this word list. Use one of {{alphabet}}.',
  'position/unknown-letter-on-rack':
    '“{{letter}}” on piece {{piece}} of the rack is no letter of this word list. Use one of {{alphabet}}.',
  'position/bad-value':
    '{{letter}} on square {{at}} is worth {{found}}. Give a whole number from 0 to {{most}}.',
  'position/bad-value-on-rack':
    '{{letter}} on piece {{piece}} of the rack is worth {{found}}. Give a whole number from 0 to {{most}}.',
  'position/bad-bonus':
    'The bonus for {{pieces, counted(one: piece; other: pieces)}} is {{found}}. Give whole numbers up to {{most}}, for 1 to 10 pieces.',
  'position/score-too-large':
    'A word could score {{score}} on this board; scores go up to {{most}}. Take some word factors away.',

  'position/file-too-large':
    '{{file}} is too large for a file of positions: {{length}} characters, at most {{limit}} are read. Split it.',
  'position/file-not-json':
    '{{file}} breaks off or is damaged at line {{line}}, column {{column}}. Mend that place.',
  'position/file-key-twice':
    '{{file}} names an entry a second time at line {{line}}, column {{column}}: {{found}}. Remove one of the two.',
  'position/file-too-deep':
    '{{file}} is no file of positions: lists and objects lie too deep inside each other at line {{line}}, column {{column}}.',
  'position/file-bad-value': '{{file}} is wrong at {{path}}. Expected there: {{expected}}.',
  'position/file-bad-entry': '{{file}}, {{at}}: “{{path}}” is wrong. Expected there: {{expected}}.',
  'position/file-no-set':
    '{{file}} has positions in “{{section}}” and no “{{set}}”. Add it, with the rows of the board as “layout”.',
  'position/file-no-section':
    '{{file}} has neither “standard” nor “cubes”. Give its positions in one of these lists.',
  'position/file-no-rack': '{{file}}, {{at}}: give either “rack” or “cubes”, and not both.',
  'position/file-row-count':
    '{{file}}, {{at}}: “{{field}}” has {{rows, counted(one: row; other: rows)}}, expected {{expected}}. Mend the rows or the size.',
  'position/file-row-length':
    '{{file}}, {{at}}: row {{row}} of “{{field}}” has {{length, counted(one: square; other: squares)}}, expected {{expected}}. Mend that row.',
  'position/file-bad-mark':
    '{{file}}, {{at}}: “{{mark}}” in row {{row}}, column {{column}} of “{{field}}”. Expected there: {{expected}}.',
  'position/file-bad-letter':
    '{{file}}, {{at}}: “{{letter}}” on piece {{piece}} of “{{field}}” is no letter with a value. Use capitals, and ? for a blank.',

  'engine/cancelled': 'The search for plays was stopped. Ask again to begin it anew.',
  'engine/no-search':
    'The search for moves could not read what it was asked. Reload the window, so that all of it is of one version.',
  'engine/crashed':
    'The search for plays broke off ({{reason}}). Try again; the board and the rack are as they were.',
} as const;
