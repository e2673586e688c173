/** What a record of SCRUBLE Cube says on paper: its moves, and what a view shows. */
export const scrubleRecordTexts = {
  /** What a player does, by kind of move. */
  kinds: {
    claim: 'claims a word',
    pass: 'finds no word',
    allow: 'allows a word',
    time: 'time is up',
  },
  /** `Ending.reason`, as a line of a table. */
  ends: {
    'target-reached': 'target reached',
    'rounds-played': 'rounds played',
    'all-passed': 'ten rounds without a word',
  },
  picture: {
    round: 'Round {{round}}',
    stands: '{{word}} stands, from {{place}}.',
    'time-up': 'The sand has run out: this turn brings no word.',
    'last-round': 'This is the last round.',
  },
} as const;
