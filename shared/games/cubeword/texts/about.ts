export const cubewordAbout = {
  name: 'CUBEWORD',
  says: 'A crossword that is never finished: site, move and turn five cubes a turn.',
  atTable: 'At the table, lot decides who begins',
  facts: '24 cubes and the Joker, all in one pool',
  position: {
    choice: 'Enter a game begun with cubes on a table',
    says: 'Enter the cubes as they lie, the points and whose turn it is; then go on here.',
    facts: 'Begins with what you have entered',
  },
  levels: {
    1: 'common words, a few moves, small turns',
    2: 'everyday words, fair turns',
    3: 'many words, and now and then a small turn',
    4: 'many words, and cubes turned to make two at once',
    5: 'every word of the list, and few small turns',
    6: 'the best turn that it can find, every time',
  },
} as const;
