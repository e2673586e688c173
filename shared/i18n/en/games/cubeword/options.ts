/** Labels, choices and the line of consequence beside each choice. */
export const cubewordOptionTexts = {
  finish: {
    label: 'Finish',
    choices: { score: 'A score', time: 'A time', lead: 'A lead', rounds: 'Rounds' },
    says: {
      score: 'Once somebody has the score, the round is completed and the highest wins.',
      time: 'Once the time is over, the round is completed and the highest wins.',
      lead: 'A round ends the game if the first is so far ahead of the second. Not for one player.',
      rounds: 'So many rounds are played, and the highest wins.',
    },
  },
  target: { label: 'Score to reach', says: { value: 'The round in which somebody reaches it is the last.' } },
  minutes: {
    label: 'Time for the game',
    says: { value: 'Counted from the first turn; the round in which it ends is the last.' },
  },
  lead: { label: 'Lead to reach', says: { value: 'Looked at whenever a round ends.' } },
  rounds: { label: 'Rounds', says: { value: 'Everybody has as many turns.' } },
  connected: {
    label: 'All cubes together',
    says: {
      true: 'At the end of a turn all cubes hang together by their sides.',
      false: 'Words and single letters may lie apart.',
    },
  },
  spellingPairs: {
    label: 'One word in two spellings',
    says: {
      true: 'British and American ways of writing are one word: COLOUR does not score after COLOR.',
      false: 'Each spelling is a word of its own.',
    },
  },
  strict: {
    label: 'Strict play',
    says: {
      true: 'Until the end no hints and no look back at a turn.',
      false: 'Hints are there for those who ask, and the score sheet says who did.',
    },
  },
  allow: {
    label: 'Words the table allows',
    says: { lines: 'One word a line. They count in this game, whatever the list says.' },
  },
  forbid: {
    label: 'Words the table forbids',
    says: { lines: 'One word a line. They cannot stand in this game.' },
  },
  personalAllow: {
    label: 'Words of your own, allowed',
    says: { lines: 'One word a line, from Settings. The table’s own exceptions outweigh them.' },
  },
  personalForbid: {
    label: 'Words of your own, forbidden',
    says: { lines: 'One word a line, from Settings. The table’s own exceptions outweigh them.' },
  },
} as const;
