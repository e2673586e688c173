export const kuboAbout = {
  name: 'Kubo',
  says: 'Sixty-four cards build a cube of lines.',
  atTable: 'At the table, lot decides who deals',
  facts: '64 cards, 4 in each hand',
  position: {
    choice: 'Enter a game begun with printed cards',
    says: 'Enter what lies, who holds what and the points; then go on here.',
    facts: 'Begins with what you have entered',
  },
  levels: {
    1: 'Lays what fits, misses many lines',
    2: 'Lays for lines, misses some',
    3: 'Thinks of what each card opens',
    4: 'Plays each choice out, misses little',
  },
} as const;

export const kuboSets = {
  onScreen: { kubo: 'Kubo, 64 cards' },
  onPaper: {
    en: {
      titles: { kubo: 'Kubo' },
    },
    nl: {
      titles: { kubo: 'Kubo' },
    },
    sv: {
      titles: { kubo: 'Kubo' },
    },
  },
} as const;
