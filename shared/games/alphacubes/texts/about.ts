export const alphacubesAbout = {
  name: 'Alphacubes',
  says: 'Five letters on a cube, a crossword on 17 by 17.',
  atTable: 'At the table, lot decides who begins',
  facts: '98 cubes, 7 in each hand',
  levels: {
    0: 'plays as strongly as you do in this game',
    1: 'for a child: short, common words',
    2: 'for a child: small plays',
    3: 'for a child who likes to read',
    4: 'for a child who reads a lot',
    5: 'small plays of common words',
    6: 'small plays, and a fair one now and then',
    7: 'common words, small scores',
    8: 'common words, modest scores',
    9: 'common words, fair scores',
    10: 'common words, and sees some of the best plays',
    11: 'everyday words, fair scores',
    12: 'many words, good scores',
    13: 'every word of the list, good scores',
    14: 'a steady club player',
    15: 'a good club player',
    16: 'sees the best play in most turns',
    17: 'a strong player',
    18: 'a very strong player',
    19: 'the play that scores most, every time',
    20: 'looks ahead: the play that wins most games',
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
