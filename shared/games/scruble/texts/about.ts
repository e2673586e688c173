export const scrubleAbout = {
  name: 'SCRUBLE Cube',
  says: 'Twist a cube of 96 pegs until letters stand in a line as a word.',
  atTable: 'At the table, lot decides who begins',
  facts: '82 letters, 2 wild pegs and 12 premium pegs on a cube of 4 by 4 by 4',
  levels: {
    1: 'common words, and mostly small ones',
    2: 'everyday words, two twists, and a small word every other turn',
    3: 'many words, two twists, and now and then a small word',
    4: 'every word of the list, three twists, and an eye on what it leaves to you',
  },
} as const;
