/** What a record of Alphacubes says on paper: its moves, a play that waits, and what a view shows. */
export const alphacubesRecordTexts = {
  /** What a player does, by kind of move. */
  kinds: {
    play: 'plays',
    exchange: 'exchanges',
    pass: 'passes',
    challenge: 'challenges',
    accept: 'accepts',
    allow: 'allows a word',
  },
  /** `Ending.reason`, as a line of a table. */
  ends: {
    'went-out': 'a player went out',
    'all-passed': 'everybody passed',
    'no-cubes-laid': 'no cubes laid',
    'last-one-left': 'one player left',
  },
  waiting:
    'The play of {{name}} in move {{move}} awaits judgement; it is for {{others}} to accept or to challenge.',
  picture: {
    hand: 'Hand: {{cubes}}',
    holds_one: '{{name}} holds 1 cube.',
    holds_other: '{{name}} holds {{count}} cubes.',
    stock: 'Cubes in the stock: {{count}}',
    pending:
      'The play of {{name}} on {{squares}}, {{points, counted(one: point; other: points)}}, may still be challenged.',
    'last-round': 'This is the last round.',
  },
} as const;
