export const scrubleRecordTexts = {
  kinds: {
    claim: 'claims a word',
    pass: 'finds no word',
    allow: 'allows a word',
    time: 'time is up',
  },
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
