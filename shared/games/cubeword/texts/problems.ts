export const cubewordProblems = {
  'cubeword/game-over': 'The game is over. Undo a move, or begin a new game.',
  'cubeword/no-such-seat': 'There is no such player in this game of {{seats}}.',
  'cubeword/not-your-turn': 'It is another player’s turn. Wait until it has ended.',
  'cubeword/no-time-limit': 'This game has no agreed time. It ends by its own finish.',
  'cubeword/time-over': 'The time is over already. The round is being completed.',
  'cubeword/clock-ends': 'The clock alone ends the time.',

  'cubeword/already-sited':
    'Move {{part}}: the cube {{cube}} is in play, at {{place}}. Re-site it, or site another.',
  'cubeword/in-the-pool': 'Move {{part}}: the cube {{cube}} is still in the pool. Site it first.',
  'cubeword/place-taken': 'Move {{part}}: {{letter}} lies at {{place}}. Choose an empty place.',
  'cubeword/no-letter': 'These cubes have no letter {{letter}}. Name one of {{letters}}.',
  'cubeword/letter-not-on-cube':
    'Move {{part}}: the cube {{cube}} has no {{letter}}. It shows one of {{letters}}, or a blank that you name.',
  'cubeword/joker-has-no-faces': 'Move {{part}}: the Joker has no letters to turn up. Re-name it.',
  'cubeword/same-face':
    'Move {{part}}: this face is up already, {{letter}} at {{place}}. Turn up another, or re-name the blank.',
  'cubeword/same-name': 'Move {{part}}: it is named {{letter}} already, at {{place}}. Choose another letter.',
  'cubeword/not-a-blank':
    'Move {{part}}: {{letter}} at {{place}} is no blank, so it has no name. Re-face the cube.',
  'cubeword/ninth-blank':
    'Move {{part}}: {{most}} blanks are up, and there are never more. Turn one of them to a letter first.',
  'cubeword/too-many-moves': 'Move {{part}} is one too many: a turn has {{most}} moves at most.',

  'cubeword/no-moves': 'Nothing has been moved yet. Make a move, or pass.',
  'cubeword/not-in-lexicon':
    'Not in the list: {{words}}, beginning at {{at}}. Change these cubes or move them apart, or agree to allow the words.',
  'cubeword/not-for-everybody':
    'Left out of this game, as not for everybody: {{words}}, beginning at {{at}}. Change these cubes, or agree to allow the words.',
  'cubeword/excluded-by-table':
    'On the list of words this table forbids: {{words}}, beginning at {{at}}. Change these cubes, or agree to allow the words.',
  'cubeword/excluded-by-person':
    'Among the words of your own that are forbidden: {{words}}, beginning at {{at}}. Change these cubes, or agree to allow the words.',
  'cubeword/not-connected':
    'The cubes lie in {{groups}} groups, and this game wants them together. Join these to the first: {{apart}}.',
  'cubeword/verdict-differs':
    'This turn was judged with the words {{judged}}, but {{words}} stand at its end. The record has been changed by hand.',
  'cubeword/bad-word': '“{{word}}” cannot be a word here. Spell it with 2 to 21 letters, A to Z.',
  'cubeword/too-many-words': '{{words}} words are too many for one ruling. Allow {{most}} at a time.',

  'cubeword/set-up-seat': 'Player {{seat}} cannot be next: this game has players 1 to {{seats}}.',
  'cubeword/set-up-scores':
    '{{found, counted(one: score is; other: scores are)}} given for {{seats, counted(one: player; other: players)}}. Give one for each.',
  'cubeword/set-up-cube-twice':
    'The cube {{cube}} is named twice, at {{other}} and {{place}}. Each cube is there once.',
  'cubeword/set-up-place-taken': 'Two cubes lie at {{place}}: {{other}} and {{cube}}. Move one of them.',
  'cubeword/set-up-letter':
    'The cube {{cube}} at {{place}} has no {{letter}}. It shows one of {{letters}}, or a blank with a name.',
  'cubeword/set-up-joker': 'The Joker at {{place}} has no blank face. Give its name alone.',
  'cubeword/set-up-blanks':
    '{{blanks}} blanks are up, and there are never more than {{most}}. Check their faces.',
  'cubeword/set-up-not-connected':
    'The cubes lie in {{groups}} groups, and this game wants them together. Apart from the first lie: {{apart}}.',
  'cubeword/set-up-counted':
    '{{word}} is said to have counted in turn {{turn}}, and {{played, counted(one: turn has; other: turns have)}} been played. Check the turn.',
  'cubeword/set-up-counted-twice':
    '{{word}} is named twice among the words that counted. Give its last turn alone.',
  'cubeword/set-up-passes':
    '{{passes}} passes running cannot have been: here {{most}} at most leave a game going.',
  'cubeword/words-unread':
    'Words have 2 to 25 letters, A to Z, with spaces or commas between. Correct or remove the others.',
  'cubeword/set-up-over': 'By these scores the game is over before the next turn. Check them, or the finish.',
  'cubeword/set-up-rounds':
    'The next turn is in round {{round}}, and {{rounds, counted(one: round was; other: rounds were)}} agreed. Check the turn, or agree on more.',
  'cubeword/set-up-minutes':
    '{{minutes}} of {{most}} minutes have been played: the time is over. Check them, or agree on more.',

  'cubeword/felt-empty':
    'No cube lies on the felt yet. Type or lay the cubes of your table, or choose a new deal.',
  'cubeword/no-cube-left':
    'No cube is left that shows {{letter}}. Was it a blank or the Joker? Type . or * before the letter. Or take a cube off first.',
  'cubeword/no-blank-left': 'No cube is left to show a blank. Take one off the felt first.',
  'cubeword/joker-elsewhere': 'The Joker lies at {{place}}. Take it off there first.',

  'cubeword/cube-lacks':
    'This cube has no {{letter}}. It shows one of {{letters}}, or a blank that you name.',
  'cubeword/name-first':
    'This cube has no name yet. Type the letter that it stands for, then choose its place.',
  'cubeword/nothing-held': 'No cube is chosen. Choose one in the pool or on the felt.',
  'cubeword/joker-lies': 'The Joker is in play, at {{place}}. Move or rename it there.',
  'cubeword/no-step': 'There is nothing to undo or redo in this turn.',

  'cubeword/empty-text': 'There is no move in this line. Type one, as site T at 4, 0.',
  'cubeword/unknown-text':
    '“{{found}}” is no move. Type site T at 4, 0; re-site T from 3, 0 to 4, 1; re-face 3, 1 to T; re-name 2, 0 to S; or pass.',
  'cubeword/place-expected':
    '“{{found}}” names no place. Type its column and row, as 4, 0; they may be below 0.',
  'cubeword/too-far': '“{{found}}” leads farther than {{most}} from 0. Check the place.',
  'cubeword/letter-expected': '“{{found}}” names no single letter. Type it at the end, as re-face 3, 1 to T.',
  'cubeword/cube-expected':
    '“{{found}}” names no cube. Type its place, its five letters, or a word and the number of its letter.',
  'cubeword/pool-lacks':
    'The pool cannot show {{letters}}, each on a cube of its own. Use a blank, or move a cube in play.',
  'cubeword/nothing-there': 'No cube lies at {{place}}. Check the place.',
  'cubeword/letter-differs': '{{there}} lies at {{place}}, not {{letter}}. Check the place.',
  'cubeword/no-such-word': '{{word}} does not stand on the felt. Name the cube by its place.',
  'cubeword/word-twice': '{{word}} stands in several places. Name the cube by its place.',
  'cubeword/no-such-letter-of': '{{word}} has no letter {{number}}. Letters are counted from 1.',
  'cubeword/none-shows': 'No cube in play shows {{letter}}. Name one that lies there, or site one.',
  'cubeword/several-show': 'Several cubes in play show {{letter}}. Name the one you mean by its place.',
  'cubeword/no-word': 'The word is missing. Type it, as allow QAT.',
  'cubeword/clock-time-expected': 'The moment at which the time ended is missing, as time 1763793158000.',
} as const;

export const cubewordRuleOf = {
  'cubeword-cubes': [
    'cubeword/no-letter',
    'cubeword/letter-not-on-cube',
    'cubeword/joker-has-no-faces',
    'cubeword/ninth-blank',
    'cubeword/joker-elsewhere',
  ],
  'cubeword-felt': ['cubeword/place-taken', 'cubeword/not-connected'],
  'cubeword-turn': [
    'cubeword/too-many-moves',
    'cubeword/already-sited',
    'cubeword/in-the-pool',
    'cubeword/same-face',
    'cubeword/same-name',
    'cubeword/not-a-blank',
  ],
  'cubeword-end-of-turn': [
    'cubeword/not-in-lexicon',
    'cubeword/not-for-everybody',
    'cubeword/excluded-by-table',
    'cubeword/excluded-by-person',
  ],
  'cubeword-finish': ['cubeword/game-over', 'cubeword/time-over'],
} as const;
