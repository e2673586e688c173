export const alphacubesProblems = {
  'alphacubes/game-over': 'The game is over. Undo a move, or begin a new game.',
  'alphacubes/no-such-seat': 'There is no seat {{seat}}: this game has seats 1 to {{seats}}.',
  'alphacubes/not-your-turn': 'It is not the turn of seat {{seat}}. To move: {{toMove}}.',
  'alphacubes/play-pending': 'A play still waits to be challenged or waved on. Settle that first.',
  'alphacubes/nothing-to-challenge': 'There is no play to challenge or to wave on.',
  'alphacubes/no-cubes': 'No cube is chosen. Choose at least one of your hand.',
  'alphacubes/too-many-cubes': '{{cubes}} cubes are too many. A turn takes {{most}} at most.',
  'alphacubes/cube-twice': 'Cube {{cube}} is named twice. Each cube can be used once.',
  'alphacubes/cube-not-in-hand': 'Cube {{cube}} is not in this hand. Choose one that is.',
  'alphacubes/letter-not-on-cube': 'Cube {{cube}} has no {{letter}}. It shows one of {{letters}}.',
  'alphacubes/not-on-board':
    '{{square}} is not a square of this board. Squares are named as G4: column, then row.',
  'alphacubes/square-taken': '{{letter}} already lies on {{square}}. Choose an empty square.',
  'alphacubes/square-twice': 'Two cubes are laid on {{square}}. Move one of them.',
  'alphacubes/not-one-line': 'The cubes on {{squares}} are not in one line. Lay them all across or all down.',
  'alphacubes/gap': '{{at}} is empty in the middle of the word. Fill it, or move the cubes together.',
  'alphacubes/not-through-centre':
    'The first word goes through the centre. Lay one of its cubes on {{centre}}.',
  'alphacubes/touches-nothing':
    'The play touches no cube on the board. Lay at least one cube beside one that lies there.',
  'alphacubes/one-letter': 'The first word has two letters or more. Lay another cube.',
  'alphacubes/not-in-lexicon':
    'Not in the list: {{words}} (at {{at}}). Clear the word, or agree to allow it.',
  'alphacubes/not-for-everybody':
    'Left out of this game, as not for everybody: {{words}} (at {{at}}). Clear the word, or agree to allow it.',
  'alphacubes/excluded-by-table':
    'On the list of words this table forbids: {{words}} (at {{at}}). Clear the word, or agree to allow it.',
  'alphacubes/excluded-by-person':
    'Among the words of your own that are forbidden: {{words}} (at {{at}}). Clear the word, or agree to allow it.',
  'alphacubes/stock-too-small': 'The stock holds {{stock}}, not {{asked}}. Exchange fewer cubes, or pass.',
  'alphacubes/bad-word': '“{{word}}” cannot be a word here. Spell it with 2 to 21 letters of the cubes.',
  'alphacubes/too-many-words': '{{words}} words are too many for one ruling. Allow {{most}} at a time.',

  'alphacubes/empty-line': 'There is no move in this line. Type one, as G4 across CHECK.',
  'alphacubes/unknown-line':
    '“{{found}}” is no move. Type a square, across or down, and the word, as G4 across CHECK; or exchange, pass, challenge, accept, allow.',
  'alphacubes/no-direction':
    'Say which way {{word}} goes: {{start}} across {{word}}, or {{start}} down {{word}}.',
  'alphacubes/no-word': 'The word is missing. Type it after the direction, as G4 across CHECK.',
  'alphacubes/bad-cube':
    '“{{found}}” is no cube. Name cubes by their five letters, as AEHNO, or by their number, from 0.',
  'alphacubes/off-board': '{{word}} runs off the board at {{at}}. Start it earlier, or turn it.',
  'alphacubes/letter-differs':
    '{{there}} already lies on {{square}}, where {{word}} needs {{needed}}. Check the square.',
  'alphacubes/nothing-to-lay': '{{word}} already lies there. A play lays at least one cube.',
  'alphacubes/set-lacks': 'No cube of this set shows {{letters}}. Type another word.',
  'alphacubes/hand-lacks': 'This hand cannot show {{letters}}, each on a cube of its own.',
  'alphacubes/cubes-do-not-fit':
    'The cubes named cannot show {{letters}} in that order. Leave them out, or name others.',

  'alphacubes/no-such-cube': 'There is no cube {{cube}}. The set has {{cubes}}, counted from 0.',
  'alphacubes/dealt-twice': 'Cube {{cube}} is dealt twice. Each cube is there once.',
  'alphacubes/hands':
    '{{hands, counted(one: hand is; other: hands are)}} given for {{seats, counted(one: player; other: players)}}. Give one for each.',
  'alphacubes/hand-size':
    'The hand of seat {{seat}} has {{cubes, counted(one: cube; other: cubes)}}. Give 1 to {{most}}.',
  'alphacubes/too-few-cubes':
    'The draw order has {{cubes, counted(one: cube; other: cubes)}}; the first hands alone take {{needed}}.',
  'alphacubes/first': 'Seat {{seat}} cannot begin: this game has seats 1 to {{seats}}.',
  'alphacubes/position-empty':
    'Nothing lies on the board and nobody holds a cube: that would be a new game. Lay the cubes, or name a hand.',
  'alphacubes/no-cube-left':
    'No cube that shows {{letter}} is left for the board. Take one off, or out of a hand.',
  'alphacubes/named-too-many':
    '{{cubes, counted(one: cube is; other: cubes are)}} named, but {{word}} lays {{laid}} here. Leave out the others.',
  'alphacubes/cube-elsewhere': 'The cube {{cube}} is in another hand already. Each cube can be named once.',
  'alphacubes/hand-too-large':
    'These are {{cubes, counted(one: cube; other: cubes)}}. A hand has {{most}} at most.',
  'alphacubes/set-up-floats':
    'The cube on {{square}} hangs together with no other up to the centre. Lay what lies between, or take it off.',
  'alphacubes/set-up-count':
    '{{list}} has {{found, counted(one: entry; other: entries)}} for {{seats, counted(one: player; other: players)}}. Give one for each.',
  'alphacubes/set-up-seat': 'There is no player {{seat}}: this game has players 1 to {{seats}}.',
  'alphacubes/set-up-cannot-play':
    'Player {{seat}} cannot be next: they are out, miss this turn, or have no cubes. Choose another.',
  'alphacubes/set-up-hand-short':
    'Player {{seat}} holds {{cubes, counted(one: cube; other: cubes)}} while the stock has {{stock}}. Hands are filled up to seven: add cubes, or leave the hand empty, so that chance draws it.',
  'alphacubes/set-up-went-out':
    'Player {{seat}} has no cubes, but nobody went out. Say who did, or give them cubes.',
  'alphacubes/set-up-not-out':
    'Player {{seat}} is said to have gone out, but still has cubes. Take them away.',
  'alphacubes/set-up-one-left':
    'With fewer than two players left in it, the game is over. Player {{seat}} or another must be in it.',
  'alphacubes/set-up-all-passed':
    'After {{passes, counted(one: pass; other: passes)}} in a row everybody has passed, and the game is over. Enter at most {{most}}.',
  'alphacubes/set-up-barren':
    'After {{rounds, counted(one: round; other: rounds)}} without a cube the game is over. Enter at most {{most}}.',
  'alphacubes/set-up-went-out-alone':
    'Player {{seat}} has laid the last cube, and the game is over. Leave a cube for the hand, or take one off the board.',
  'alphacubes/set-up-round-over':
    'Player {{wentOut}} laid the last cube, so only those seated after them play on in this round. Player {{seat}} is not: choose another to play next, or another who began.',
  'alphacubes/verdict-differs':
    'This move was judged with the words {{judged}}, but it forms {{words}}. The record has been changed by hand.',
  'alphacubes/verdict-too-early':
    'This play comes with accepted words ({{words}}), but in this game plays are judged only when challenged. The record has been changed by hand.',
  'alphacubes/word-goes-on':
    'Here {{word}} would read {{formed}}, from {{start}}: cubes lie before or behind it. Type {{formed}}, or choose another place.',
  'alphacubes/no-clock': 'Nothing in this game has a limit of time.',

  'alphacubes/nothing-laid': 'Nothing is laid yet. Type a word, or choose a cube and its square.',
  'alphacubes/no-cube-shows':
    'No cube left in your hand can show {{letter}}. Type another letter, or take a cube back.',
  'alphacubes/edge': 'The board ends here. Move the cursor, or turn the direction with the / key.',
  'alphacubes/hand-empty': 'All your cubes are on the board. Play them, or take one back.',
  'alphacubes/nothing-held': 'No cube is chosen. Choose one in your hand, or press its number.',
  'alphacubes/no-step': 'Nothing has been laid or turned in this turn.',
  'alphacubes/nothing-to-swap': 'None of your cubes lies on {{square}}. Lay one first.',
  'alphacubes/no-other-cube': 'No other cube in your hand can show {{letter}}.',
  'alphacubes/typed-unclear':
    'This line is not clear: “{{text}}”. Write the square, the direction and the word, as in: G4 across CHECK',
} as const;

export const alphacubesRuleOf = {
  hand: [
    'alphacubes/too-many-cubes',
    'alphacubes/letter-not-on-cube',
    'alphacubes/hand-lacks',
    'alphacubes/set-lacks',
  ],
  'a-play': [
    'alphacubes/square-taken',
    'alphacubes/not-one-line',
    'alphacubes/gap',
    'alphacubes/not-through-centre',
    'alphacubes/touches-nothing',
    'alphacubes/one-letter',
    'alphacubes/off-board',
    'alphacubes/nothing-to-lay',
  ],
  'other-turns': ['alphacubes/stock-too-small'],
  judging: [
    'alphacubes/not-in-lexicon',
    'alphacubes/not-for-everybody',
    'alphacubes/excluded-by-table',
    'alphacubes/excluded-by-person',
    'alphacubes/play-pending',
    'alphacubes/nothing-to-challenge',
  ],
  end: ['alphacubes/game-over'],
} as const;
