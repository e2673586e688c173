/** What screens say of the game without opening it. */
export const alphacubesAbout = {
  name: 'Alphacubes',
  /** In a line, without its players. */
  says: 'Five letters on a cube, a crossword on 17 by 17.',
  atTable: 'At the table, lot decides who begins',
  /** What is dealt. */
  facts: '98 cubes, 7 in each hand',
  /** How a computer of each level plays. */
  levels: {
    1: 'common words, small scores',
    2: 'everyday words, fair scores',
    3: 'a steady club player',
    4: 'the best play, every time',
  },
  /** What its check of an option says. */
  ownBoard: {
    empty: 'Write the first row, for example d..T..*..T..d',
    picture: 'The board as it will look',
    good_one: '{{columns}} by {{rows}}, {{count}} premium square, the centre included.',
    good_other: '{{columns}} by {{rows}}, {{count}} premium squares, the centre included.',
  },
} as const;
