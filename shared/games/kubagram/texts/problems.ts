export const kubagramProblems = {
  'kubagram/game-over': 'The game is over. Undo a move, or begin a new game.',
  'kubagram/no-such-seat': 'There is no seat {{seat}}: this game has seats 1 to {{seats}}.',
  'kubagram/not-your-turn': 'It is not your turn. To move: {{toMove}}.',
  'kubagram/not-now': 'This cannot be done now. $t(record:kubagram.phases.{{phase}})',
  'kubagram/claims-open':
    'Your claims come first: end them, so that the others may challenge or let them stand.',
  'kubagram/take-first': 'Take the next die before you end your turn, or skip.',
  'kubagram/unseen-die': 'Nobody has told the die on {{square}} yet. Lift it and say which letters it has.',
  'kubagram/skipped-already': 'You have skipped once in this game, and may not again. Take the next die.',
  'kubagram/no-skip-alone': 'Alone there is nobody to skip for. Take the next die.',
  'kubagram/not-this-field': 'A new order holds each die of the central field once. Check the dice.',
  'kubagram/not-last-turn': 'Short words are for the turn in which the last die is laid.',

  'kubagram/letter-not-on-die': 'The die {{die}} has no {{letter}}. It shows one of {{letters}}.',
  'kubagram/face-fixed': 'This die lay on a square I: its {{letter}} stays up.',
  'kubagram/vowel-needed':
    'Ten consonants and no vowel lie in the central field, so this die is laid with a vowel: {{letters}}.',
  'kubagram/vowel-not-aside':
    'Ten consonants and no vowel lie in the central field, so the joker is laid with a vowel and not set aside.',
  'kubagram/no-joker': 'Only jokers are set aside. Lay the die {{die}} in the central field.',

  'kubagram/no-dice': 'No die is chosen. Choose those of your word.',
  'kubagram/die-twice': 'The die {{die}} is named twice. Each die is used once.',
  'kubagram/not-in-central-field': 'The die {{die}} does not lie in the central field. Choose another one.',
  'kubagram/other-letter-up':
    'The die {{die}} lies with its {{shown}} up, not with {{letter}}. A face once laid stays.',
  'kubagram/joker-of-another':
    'The joker {{die}} is set aside by player {{seat}}. Others’ jokers are for the last player, in the last turn.',
  'kubagram/jokers-alone':
    '{{word}} would be made of jokers alone. A word holds one die of the central field at least.',
  'kubagram/word-too-short':
    '{{word}} has {{letters, counted(one: letter; other: letters)}}. Words have {{least}} or more.',
  'kubagram/word-too-long': 'This word would have {{letters}} letters. The longest have {{most}}.',
  'kubagram/no-such-word': 'There is no word with the number {{id}} in any field.',
  'kubagram/word-joined-twice': '{{word}} is named twice. Each word is joined once.',
  'kubagram/one-word-is-no-compound':
    'A compound is joined of two words or more. Choose another word to join.',
  'kubagram/part-too-short':
    '{{word}} is too short for a part of a compound. Parts have {{least}} letters or more.',
  'kubagram/word-made-just-now':
    '{{word}} was made in this part of the turn. Only words that lay there before are made longer.',
  'kubagram/word-extended': '{{word}} was made longer in this turn, and stays as it is.',
  'kubagram/extension-too-short':
    '{{word}} grows by {{least}} dice or more, in front, behind or both. Here are {{dice}}.',

  'kubagram/not-in-lexicon': 'Not in the list: {{word}}. Choose another word, or agree to allow it.',
  'kubagram/not-for-everybody':
    '{{word}} is left out of this game, as not for everybody. Choose another word, or agree to allow it.',
  'kubagram/excluded-by-table':
    'On the list of words this table forbids: {{word}}. Choose another word, or agree to allow it.',
  'kubagram/excluded-by-person':
    'Among the words of your own that are forbidden: {{word}}. Choose another word, or agree to allow it.',
  'kubagram/verdict-differs':
    'This move was judged with the word {{judged}}, but it spells {{word}}. The record has been changed by hand.',
  'kubagram/verdict-too-early':
    'This claim of {{word}} comes with a verdict, but in this game words are judged only when challenged. The record has been changed by hand.',
  'kubagram/word-left': 'A word of {{least}} letters or more can still be claimed. Look for it first.',
  'kubagram/not-checked':
    'Whether the list was asked for words that are left does not fit this game. The record has been changed by hand.',
  'kubagram/not-claimed-now':
    'The word with the number {{id}} was not claimed just now, so it cannot be challenged.',
  'kubagram/looked-up-already':
    '{{word}} has been looked up, and it is good. Challenge another word, or let the claims stand.',
  'kubagram/bad-word': '“{{word}}” cannot be a word here. Spell it with 2 to 21 letters of the dice.',
  'kubagram/too-many-words': '{{words}} words are too many for one ruling. Allow {{most}} at a time.',

  'kubagram/set-up-seat': 'The set-up names player {{seat}}, and this game has players 1 to {{seats}}.',
  'kubagram/set-up-count':
    'The list “{{list}}” of the set-up has {{found, counted(one: entry; other: entries)}} for {{seats, counted(one: player; other: players)}}.',
  'kubagram/set-up-squares':
    'The box of the set-up has {{found, counted(one: square; other: squares)}}. It has {{squares}}.',
  'kubagram/set-up-die-twice':
    'The die {{die}} is named twice, the second time $t(record:kubagram.places.{{place}}). Each die is there once.',
  'kubagram/set-up-none-left':
    'No die is left that shows {{letter}} $t(record:kubagram.places.{{place}}). Check the letters, or say which one is a joker.',
  'kubagram/set-up-unseen-first':
    'Cubewright cannot draw dice that nobody has told. Say who begins, or what each player has drawn.',
  'kubagram/set-up-any':
    'The box has {{squares, counted(one: square; other: squares)}} for any die, and {{left, counted(one: die is; other: dice are)}} left for them.',
  'kubagram/set-up-die-missing':
    'The die {{die}} is nowhere in the set-up; dice that are missing: {{count}}. Say where it lies, or leave the box out.',
  'kubagram/set-up-letter':
    'The die {{die}}, $t(record:kubagram.places.{{place}}), has no {{letter}}. It shows one of {{letters}}.',
  'kubagram/set-up-no-joker': 'The die {{die}} is set aside by player {{seat}}, and is no joker.',
  'kubagram/set-up-short-word':
    '{{word}} of player {{seat}} is too short. Words have {{least}} letters or more.',
  'kubagram/set-up-long-word': '{{word}} of player {{seat}} is longer than any word of a list.',
  'kubagram/set-up-parts':
    '{{word}} of player {{seat}} cannot be joined of {{parts}} words: it has too few letters.',
  'kubagram/set-up-corner':
    'Dice have been taken, so the set-up must say how the box was turned: corner 0, 90, 180 or 270.',
  'kubagram/set-up-hole':
    'Square {{square}} is empty, and dice lie on squares that are taken before it. Put a die there, or empty those first.',
  'kubagram/set-up-box-empty':
    'The box is empty, so this game is over before it begins. Leave a die in the box.',
  'kubagram/set-up-no-draw': 'Alone nobody draws a die to begin. Leave the drawn dice out.',
  'kubagram/set-up-tie':
    'These players are tied for nearest to A: {{seat}}. Add the dice that they drew next.',
  'kubagram/set-up-drew':
    'Player {{seat}} has drawn {{dice, counted(one: die; other: dice)}}, which does not fit the others: only those tied for nearest to A draw again.',
  'kubagram/set-up-first': 'Player {{seat}} cannot begin: another player’s die is nearer to A.',
  'kubagram/set-up-alone':
    'Alone no die is passed on and no turn skipped. Leave “{{entry}}” out of the set-up.',

  'kubagram/who-answers':
    'Say who answers by a number in front, as 2 accept or 2 challenge CATTLE: {{players}}.',

  'kubagram/entry-sign':
    '“{{found}}” is no letter of these dice. Type letters, as CAT, with the rest of a die in brackets: A(CH).',
  'kubagram/entry-bracket': 'Brackets hold the other letters of a die, behind the one that is up: A(CH).',
  'kubagram/entry-no-die':
    'No die of this set has just these letters: {{letters}}. Check them, or type the first alone.',
  'kubagram/entry-no-joker': 'No joker is left that shows {{letter}}. Type the letter without the star.',
  'kubagram/entry-too-many': 'There is room for {{most}} here, and this line has {{found}}. Leave some out.',
  'kubagram/entry-box-empty':
    'Too many squares are empty: dice that lie nowhere are {{count}}. Type ? where a die lies that you do not know.',

  'kubagram/empty-line': 'There is no move in this line. Type one, as take.',
  'kubagram/unknown-line':
    '“{{found}}” is no move. Type take, lay E left, claim CATTLE, join TABLE SPOON, aside, skip or end.',
  'kubagram/no-clock': 'Nothing in this game has a limit of time.',
  'kubagram/corner-expected':
    'This names no corner of the box: “{{found}}”. Type corner A9, L9, L1 or A1, or its turn as corner 0, 90, 180 or 270.',
  'kubagram/letter-expected':
    'Say which letter comes up: {{letters}}. Type lay, the letter, and left or right.',
  'kubagram/word-expected': 'The word is missing, or it is none. Type a line as {{line}}.',
  'kubagram/unknown-die':
    '“{{found}}” is no die here. Name dice by their letters, as ACH, and jokers as DOKTER.',
  'kubagram/word-not-there': 'There is no word {{word}} here. Check its spelling, or its number behind #.',
  'kubagram/not-longer':
    '{{longer}} does not hold {{word}} and more letters. Type extend COMPUTE to COMPUTERS.',
  'kubagram/field-differs': 'The central field holds {{letters}}. Type all its letters in their new order.',
  'kubagram/field-lacks': 'The central field lacks letters for {{word}}: {{letters}}.',

  'kubagram/no-other-dice': 'No other dice show these letters: {{word}}.',
  'kubagram/dice-and-words':
    'Dice and several words do not go together. Join words alone, or lay dice round one word.',
} as const;

export const kubagramRuleOf = {
  'kubagram-turn': ['kubagram/not-now', 'kubagram/take-first', 'kubagram/claims-open'],
  'kubagram-squares': ['kubagram/face-fixed', 'kubagram/vowel-needed', 'kubagram/vowel-not-aside'],
  'kubagram-jokers': ['kubagram/no-joker', 'kubagram/joker-of-another', 'kubagram/jokers-alone'],
  'kubagram-compounds': [
    'kubagram/word-joined-twice',
    'kubagram/part-too-short',
    'kubagram/one-word-is-no-compound',
  ],
  'kubagram-last': [
    'kubagram/not-last-turn',
    'kubagram/word-extended',
    'kubagram/word-made-just-now',
    'kubagram/extension-too-short',
    'kubagram/word-left',
  ],
  'kubagram-judging': [
    'kubagram/not-in-lexicon',
    'kubagram/not-for-everybody',
    'kubagram/excluded-by-table',
    'kubagram/excluded-by-person',
    'kubagram/word-too-short',
    'kubagram/looked-up-already',
  ],
  'kubagram-alone': ['kubagram/no-skip-alone'],
} as const;
