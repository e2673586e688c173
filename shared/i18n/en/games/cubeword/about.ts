/** What screens say of the game without opening it. */
export const cubewordAbout = {
  name: 'CUBEWORD',
  /** In a line, without its players. */
  says: 'A crossword of cubes that is turned, moved and renamed.',
  atTable: 'At the table, lot decides who begins',
  /** What is dealt. */
  facts: '24 cubes with a blank each, and a Joker',
  /** How a computer of each level plays. */
  levels: {
    1: 'common words, few moves',
    2: 'everyday words, fair turns',
    3: 'a wide vocabulary, good turns',
    4: 'the best turn it finds, every time',
  },
} as const;
