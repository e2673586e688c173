/** Keys are whole codes, as `'move/...'`. */
export const moveProblems = {
  'move/game-over': 'The game is over. Undo a move, or begin a new game.',
  'move/no-such-seat': 'There is no seat {{seat}} in this game of {{seats}}; seats are counted from 0.',
  'move/not-your-turn': 'It is not the turn of seat {{seat}}. To move: seat {{toMove}}.',
  'move/play-pending': 'A play still waits to be challenged or waved on. Settle that first.',
  'move/nothing-to-challenge': 'There is no play to challenge or to wave on.',
  'move/no-cubes': 'No cube is chosen. Choose at least one of your hand.',
  'move/too-many-cubes': '{{cubes}} cubes are too many. A turn takes {{most}} at most.',
  'move/cube-twice': 'Cube {{cube}} is named twice. Each cube can be used once.',
  'move/cube-not-in-hand': 'Cube {{cube}} is not in this hand. Choose one that is.',
  'move/letter-not-on-cube': 'Cube {{cube}} has no {{letter}}. It shows one of {{letters}}.',
  'move/not-on-board': '{{square}} is not a square of this board. Squares are named as G4: column, then row.',
  'move/square-taken': '{{letter}} already lies on {{square}}. Choose an empty square.',
  'move/square-twice': 'Two cubes are laid on {{square}}. Move one of them.',
  'move/not-one-line': 'The cubes on {{squares}} are not in one line. Lay them all across or all down.',
  'move/gap': '{{at}} is empty in the middle of the word. Fill it, or move the cubes together.',
  'move/not-through-centre': 'The first word goes through the centre. Lay one of its cubes on {{centre}}.',
  'move/touches-nothing':
    'The play touches no cube on the board. Lay at least one cube beside one that lies there.',
  'move/one-letter': 'The first word has two letters or more. Lay another cube.',
  'move/not-in-lexicon': 'Not in the list: {{words}} (at {{at}}). Clear the word, or agree to allow it.',
  'move/excluded-by-table':
    'On the list of words this table forbids: {{words}} (at {{at}}). Clear the word, or agree to allow it.',
  'move/excluded-by-person':
    'Among the words of your own that are forbidden: {{words}} (at {{at}}). Clear the word, or agree to allow it.',
  'move/stock-too-small': 'The stock holds {{stock}}, not {{asked}}. Exchange fewer cubes, or pass.',
  'move/bad-word': '“{{word}}” cannot be a word here. Spell it with 2 to 21 letters, A to Z.',
  'move/too-many-words': '{{words}} words are too many for one ruling. Allow {{most}} at a time.',

  'move/empty-line': 'There is no move in this line. Type one, as G4 across CHECK.',
  'move/unknown-line':
    '“{{found}}” is no move. Type a square, across or down, and the word, as G4 across CHECK; or exchange, pass, challenge, accept, allow.',
  'move/no-direction': 'Say which way {{word}} goes: {{start}} across {{word}}, or {{start}} down {{word}}.',
  'move/no-word': 'The word is missing. Type it after the direction, as G4 across CHECK.',
  'move/bad-cube':
    '“{{found}}” is no cube. Name cubes by their five letters, as AEHNO, or by their number, from 0.',
  'move/off-board': '{{word}} runs off the board at {{at}}. Start it earlier, or turn it.',
  'move/letter-differs':
    '{{there}} already lies on {{square}}, where {{word}} needs {{needed}}. Check the square.',
  'move/nothing-to-lay': '{{word}} already lies there. A play lays at least one cube.',
  'move/hand-lacks': 'This hand cannot show {{letters}}, each on a cube of its own.',
  'move/cubes-do-not-fit':
    'The cubes named cannot show {{letters}} in that order. Leave them out, or name others.',

  'setup/seats': '{{seats}} players cannot play this. Choose {{least}} to {{most}}.',
  'setup/bad-word':
    'The list “{{option}}” holds “{{word}}”, which cannot be a word. Use 2 to 21 letters, A to Z.',
  'setup/no-such-cube': 'There is no cube {{cube}}. The set has {{cubes}}, counted from 0.',
  'setup/cube-twice': 'Cube {{cube}} is dealt twice. Each cube is there once.',
  'setup/hands': '{{hands}} hands are given for {{seats}} players. Give one for each.',
  'setup/hand-size': 'The hand of seat {{seat}} has {{cubes}} cubes. Give 1 to {{most}}.',
  'setup/too-few-cubes': 'The draw order has {{cubes}} cubes; the first hands alone take {{needed}}.',
  'setup/first': 'Seat {{first}} cannot begin: there are {{seats}}, counted from 0.',

  'set/too-large': 'This file is too large for a set: {{length}} characters, at most {{limit}} are read.',
  'set/not-json': 'The set breaks off or is damaged at line {{line}}, column {{column}}. Mend that place.',
  'set/key-twice':
    'The set names an entry a second time at line {{line}}, column {{column}}: {{found}}. Remove one of the two.',
  'set/too-deep':
    'This is no set: lists and objects lie too deep inside each other at line {{line}}, column {{column}}. Choose another file.',
  'set/wrong-format':
    'This is no cube set: its format is “{{found}}”, expected “{{expected}}”. Choose another file.',
  'set/newer-version':
    'This set was written by a newer Cubewright (version {{version}}; this one reads up to {{known}}). Update Cubewright to open it.',
  'set/bad-value': 'The set is wrong at {{path}}: {{expected}}.',
  'set/same-letter-twice': 'Cube {{cube}} has {{letter}} twice. A cube needs five different letters.',
  'set/no-value': 'Cube {{cube}} has {{letter}}, which has no value. Add it to “values”.',
  'set/board-size': 'The board “{{board}}” has {{rows}} rows. It needs {{least}} to {{most}}.',
  'set/board-row-length':
    'Row {{row}} of the board “{{board}}” has {{length}} squares, expected {{expected}}.',
  'set/board-mark':
    'Row {{row}}, square {{column}} of the board “{{board}}” has the mark “{{mark}}”. Use one of {{expected}}.',
  'set/board-centre': 'The board “{{board}}” needs exactly one centre *, and has {{found}}.',
} as const;
