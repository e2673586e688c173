export const alphacubesRecordTexts = {
  kinds: {
    play: 'plays',
    exchange: 'exchanges',
    pass: 'passes',
    challenge: 'challenges',
    accept: 'accepts',
    allow: 'allows a word',
  },
  ends: {
    'went-out': 'a player went out',
    'all-passed': 'everybody passed',
    'no-cubes-laid': 'no cubes laid',
    'last-one-left': 'one player left',
  },
  waiting:
    'What {{name, whom(you: you)}} played in move {{move}} awaits judgement; it is for {{others, whom(you: you)}} to accept or to challenge.',
  picture: {
    hand: 'Hand: {{cubes}}',
    holds_one: '{{name, does(they: holds; you: hold)}} 1 cube.',
    holds_other: '{{name, does(they: holds; you: hold)}} {{count}} cubes.',
    stock: 'Cubes in the stock: {{count}}',
    pending:
      '{{name, whose(you: Your)}} play on {{squares}}, {{points, counted(one: point; other: points)}}, may still be challenged.',
    'last-round': 'This is the last round.',
  },
} as const;
