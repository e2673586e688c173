export const scrubleAbout = {
  name: 'SCRUBLE Cube',
  says: 'Twist a cube of 96 pegs until letters stand in a line as a word.',
  atTable: 'At the table, lot decides who begins',
  facts: '82 letters, 2 wild pegs and 12 premium pegs on a cube of 4 by 4 by 4',
  position: {
    choice: 'Enter a game begun with a real cube',
    says: 'Enter the pegs as they lie, the points, the words claimed and whose turn it is; then go on here.',
    facts: 'Begins with what you have entered',
  },
  levels: {
    1: 'Common words, and mostly small ones',
    2: 'Everyday words, every other one small',
    3: 'Many words, now and then a small one',
    4: 'Every word, and three twists a turn',
  },
} as const;

export const scrubleSets = {
  onScreen: { scruble: 'SCRUBLE Cube, 96 pegs' },
  onPaper: {
    en: {
      titles: { scruble: 'SCRUBLE Cube' },
      padNote:
        'Extra: 6 letters 5, 7 or 8 letters 10, from 9 on 15; on three faces of the cube 10; and the word that is crossed.',
    },
    nl: {
      titles: { scruble: 'SCRUBLE Cube' },
      padNote:
        'Extra: 6 letters 5, 7 of 8 letters 10, vanaf 9 letters 15; op drie zijden van de kubus 10; en het woord dat gekruist wordt.',
    },
    sv: {
      titles: { scruble: 'SCRUBLE Cube' },
      padNote:
        'Extra: 6 bokstäver 5, 7 eller 8 bokstäver 10, från 9 bokstäver 15; på tre av kubens sidor 10; och ordet som korsas.',
    },
  },
} as const;
