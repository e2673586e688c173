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
    1: 'Common words, a few moves, small turns',
    2: 'Everyday words, fair turns',
    3: 'Many words, now and then a small turn',
    4: 'Many words, two at once by turning',
    5: 'Every word, and few small turns',
    6: 'The best turn it can find, every time',
  },
} as const;

export const cubewordSets = {
  onScreen: { cubeword: 'CUBEWORD, 25 cubes' },
  onPaper: {
    en: {
      titles: { cubeword: 'CUBEWORD' },
      padNote:
        'Letters 1 to 5 count 1 each, 6 and 7 count 2, from the 8th on 3; a blank or the Joker 0. A word that has gone counts again three turns after it last did.',
    },
    nl: {
      titles: { cubeword: 'CUBEWORD' },
      padNote:
        'Letter 1 tot en met 5 telt 1, 6 en 7 tellen 2, vanaf de 8e 3; een blanco of de Joker 0. Een woord dat weg was, telt weer drie beurten nadat het het laatst telde.',
    },
    sv: {
      titles: { cubeword: 'CUBEWORD' },
      padNote:
        'Bokstav 1 till 5 ger 1 var, 6 och 7 ger 2, från den 8:e 3; en blank eller Jokern 0. Ett ord som varit borta ger poäng igen tre turer efter att det senast gjorde det.',
    },
  },
} as const;
