/** What a record of SCRUBLE Cube says on paper: its moves, and what a view shows. */
export const scrubleRecordTexts = {
  /** What a player does, by kind of move. */
  kinds: {
    claim: 'claims a word',
    pass: 'finds no word',
    allow: 'allows a word',
    time: 'time is up',
  },
  picture: {
    round: 'Round {{round}}',
    stands: '{{word}} stands, from {{place}}.',
    'time-up': 'The sand has run out: this turn brings no word.',
    'last-round': 'This is the last round.',
  },
} as const;
