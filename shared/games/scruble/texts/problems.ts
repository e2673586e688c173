export const scrubleProblems = {
  'scruble/game-over': 'The game is over. Undo a move, or begin a new game.',
  'scruble/no-such-seat': 'There is no such player in this game of {{seats}}.',
  'scruble/not-your-turn': 'It is another player’s turn. Wait until it has ended.',
  'scruble/no-timer': 'This game is played without a timer.',
  'scruble/time-over': 'The sand of this turn has run out already. End the turn.',
  'scruble/clock-ends': 'The clock alone ends the time.',

  'scruble/too-late': 'The sand ran out before {{word}} was claimed. End the turn; your twists stay.',
  'scruble/no-twist': 'Nothing has been twisted in this turn. Twist a layer first.',
  'scruble/too-short': '{{word}} is too short. Words have {{least}} letters or more here.',
  'scruble/too-long': '{{word}} is longer than a ring. Words have {{most}} letters at most.',
  'scruble/premium-in-word':
    'A premium peg lies at {{place}}, and is no letter of {{word}}. Twist another peg there.',
  'scruble/letter-differs': '{{there}} lies at {{place}}, not the {{letter}} of {{word}}. Check the place.',
  'scruble/too-few-letters': '{{word}} needs {{least}} letters that are neither wild nor premium pegs.',
  'scruble/stood-before':
    'The pegs of {{word}} stood in line when the turn began. Twist another letter into the word.',
  'scruble/claimed-before': '{{word}} has been claimed in this game. Look for another word.',
  'scruble/no-crossing':
    '{{word}} does not cross {{crossing}} as it was claimed. Choose a word that it crosses, or none.',
  'scruble/not-in-lexicon':
    '{{word}} is not in the list. Look for another word, or agree to allow it. It costs nothing.',
  'scruble/not-for-everybody':
    '{{word}} is left out of this game, as not for everybody. Look for another word, or agree to allow it.',
  'scruble/excluded-by-table':
    '{{word}} is on the list of words this table forbids. Look for another word, or agree to allow it.',
  'scruble/excluded-by-person':
    '{{word}} is among the words of your own that are forbidden. Look for another, or agree to allow it.',
  'scruble/bad-word': '“{{word}}” cannot be a word here. Spell it with 2 to 16 letters, A to Z.',
  'scruble/too-many-words': '{{words}} words are too many for one ruling. Allow {{most}} at a time.',

  'scruble/cube-empty': 'No peg is entered yet. Type the pegs as they lie on the cube.',
  'scruble/no-such-peg': 'There is no peg {{peg}} in the set. Type a letter, * or a premium, as 3W.',
  'scruble/word-not-spelt': 'The pegs of the set cannot spell {{word}}. Correct or remove it.',
  'scruble/set-up-seat': 'Player {{seat}} cannot be next: this game has players 1 to {{seats}}.',
  'scruble/set-up-scores':
    '{{found, counted(one: score is; other: scores are)}} given for {{seats, counted(one: player; other: players)}}. Give one for each.',
  'scruble/set-up-pegs': '{{pegs}} pegs are named, and the cube has {{most}}. Name each once.',
  'scruble/set-up-peg-twice': 'The peg {{peg}} is named twice, again at {{place}}. Name each once.',
  'scruble/set-up-claimed': 'The pegs given for {{word}} do not spell it. Give one for each letter.',
  'scruble/set-up-claimed-twice': '{{word}} is named twice among the words claimed. Give it once.',
  'scruble/set-up-short-word':
    '{{word}} cannot have been claimed: words here have {{least}} letters at least. Leave it out, or change the shortest word.',
  'scruble/set-up-too-few-letters':
    '{{word}} cannot have been claimed: a word holds {{least}} real letters at least. Check its pegs.',
  'scruble/set-up-premium':
    '{{word}} cannot have been claimed with the peg {{peg}}: premium pegs are no letters here. Check its pegs, or the switch for premium pegs.',
  'scruble/set-up-excluded':
    '{{word}} cannot have been claimed: it is among the words forbidden here. Leave it out, or allow it.',
  'scruble/set-up-claims':
    '{{claimed, counted(one: word or pass is; other: words and passes are)}} named, but {{played, counted(one: turn has; other: turns have)}} been played. Check the turn.',
  'scruble/set-up-passes':
    '{{passes}} turns running without a word cannot have been: here {{most}} at most leave a game going.',
  'scruble/words-unread':
    'Words have 3 to 16 letters, A to Z, with spaces or commas between. Correct or remove the others.',
  'scruble/set-up-over': 'By these scores the game is over before the next turn. Check them, or the target.',
  'scruble/set-up-rounds':
    'The next turn is in round {{round}}, and {{rounds, counted(one: round was; other: rounds were)}} agreed. Check the turn, or agree on more.',

  'scruble/not-in-line':
    'The peg at {{place}} is not next in line. Take the trace off to begin another word.',
  'scruble/twists-full': 'A turn keeps {{most}} twists at most. Take some back.',
  'scruble/no-step': 'There is nothing to take back.',

  'scruble/empty-text': 'There is no move in this line. Type one, as R U2: STREET.',
  'scruble/unknown-text':
    '“{{found}}” is no move. Type the twists, a colon and the word, as R U2: STREET at front 2 1 right; or pass.',
  'scruble/unknown-twist': '“{{found}}” is no twist. Type it as R, 2U’ or F2, or as row 2 left.',
  'scruble/small-letter':
    '“{{found}}” can be read in two ways. Type {{face}} for the outer layer, 2{{face}} for the one behind it, {{face}}w for both.',
  'scruble/no-such-layer': '“{{found}}” names no layer. There are four each way: check the number.',
  'scruble/too-many-twists': '{{twists}} twists are more than a turn keeps. Make {{most}} at most.',
  'scruble/place-expected':
    '“{{found}}” names no place. Type face, row, column and direction, as front 2 1 right.',
  'scruble/word-not-there': '{{word}} cannot be read anywhere on the cube after these twists.',
  'scruble/no-word': 'The word is missing. Type it behind the twists, as R U2: STREET; or pass.',
  'scruble/clock-time-expected': 'The moment at which the sand ran out is missing, as time 1763793158000.',
} as const;

export const scrubleRuleOf = {
  'scruble-turn': ['scruble/no-twist', 'scruble/twists-full'],
  'scruble-words': [
    'scruble/too-short',
    'scruble/not-in-line',
    'scruble/not-in-lexicon',
    'scruble/not-for-everybody',
    'scruble/excluded-by-table',
    'scruble/excluded-by-person',
  ],
  'scruble-new': ['scruble/stood-before', 'scruble/claimed-before'],
  'scruble-crossing': ['scruble/no-crossing'],
  'scruble-premiums': ['scruble/premium-in-word', 'scruble/too-few-letters'],
  'scruble-timer': ['scruble/time-over', 'scruble/too-late'],
  'scruble-end': ['scruble/game-over'],
} as const;
