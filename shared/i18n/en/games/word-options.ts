/** What the options of every game of words say; a game adds what forbidding a word comes to there. */
export const wordOptionTexts = {
  allow: {
    label: 'Words the table allows',
    says: { lines: 'One word a line. They count in this game, whatever the list says.' },
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
