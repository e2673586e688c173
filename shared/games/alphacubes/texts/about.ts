export const alphacubesAbout = {
  name: 'Alphacubes',
  says: 'Five letters on a cube, a crossword on 17 by 17.',
  atTable: 'At the table, lot decides who begins',
  facts: '98 cubes, 7 in each hand',
  position: {
    choice: 'Enter a game begun on a table',
    says: 'Enter the cubes as they lie, the hands you know, the points and whose turn it is; then go on here.',
    facts: 'Begins with what you have entered',
  },
  levels: {
    0: 'Begins with small plays of common words, then plays as you play',
    1: 'For a child: short, common words',
    2: 'For a child: small plays',
    3: 'For a child who likes to read',
    4: 'For a child who reads a lot',
    5: 'Small plays of common words',
    6: 'Small plays, now and then a fair one',
    7: 'Common words, small scores',
    8: 'Common words, modest scores',
    9: 'Common words, fair scores',
    10: 'Common words, some of the best plays',
    11: 'Everyday words, fair scores',
    12: 'Many words, good scores',
    13: 'Every word of the list, good scores',
    14: 'A steady club player',
    15: 'A good club player',
    16: 'Sees the best play in most turns',
    17: 'A strong player',
    18: 'A very strong player',
    19: 'The play that scores most, every time',
    20: 'Looks a little ahead before it plays',
    21: 'Looks ahead to win, not to score',
  },
  ownBoard: {
    empty: 'Write the first row, for example d..T..*..T..d',
    picture: 'The board as it will look',
    good_one: '{{columns}} by {{rows}}, {{count}} premium square, the centre included.',
    good_other: '{{columns}} by {{rows}}, {{count}} premium squares, the centre included.',
  },
} as const;

export const alphacubesSets = {
  onScreen: { alphacubes: 'Alphacubes, 98 cubes' },
  onPaper: {
    en: {
      titles: { alphacubes: 'Alphacubes' },
      padNote: 'All seven cubes in one play: 50 more. A cube left in hand costs its total.',
    },
    nl: {
      titles: { alphacubes: 'Alphacubes' },
      padNote: 'Alle zeven kubussen in één beurt: 50 extra. Een kubus die u overhoudt, kost zijn totaal.',
    },
    sv: {
      titles: { alphacubes: 'Alphacubes' },
      padNote: 'Alla sju kuber i ett drag: 50 till. En kub som blir kvar på handen kostar sin summa.',
    },
  },
} as const;
