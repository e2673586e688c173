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
