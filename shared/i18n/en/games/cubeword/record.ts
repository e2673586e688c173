/** What a record of CUBEWORD says on paper. */
export const cubewordRecordTexts = {
  /** What a player does, by kind of move. */
  kinds: { turn: 'moves', pass: 'passes', allow: 'allows a word', time: 'time is up' },
  waiting: '',
  picture: {
    round: 'Round {{round}}',
    empty: 'No cube lies on the felt yet.',
    blanks: 'Blanks: {{cubes}}',
    joker: 'The Joker is {{letter}} at {{place}}.',
    pool: 'Pool: {{cubes}}',
    counted: '{{word}} counted in turn {{turn}}.',
    'last-round': 'This is the last round.',
  },
} as const;
