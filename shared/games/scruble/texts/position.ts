export const scrublePosition = {
  title: 'The game as the cube stands',
  intro:
    'Choose a place of the map and type the pegs row by row, face by face. * is a wild peg, and a number with L or W a premium, as 3W. Pegs change places, so that the cube always has the 96 of the set; the next place follows.',
  pegAt: 'Peg at {{place}}',
  wild: 'Wild',
  swapped: '{{peg}} comes from {{place}}, where {{other}} lies now.',
  facts: {
    passes: 'Turns without a word just before',
    passesSays: 'One after another, up to now.',
  },
  words: {
    label: 'Words claimed so far',
    says: 'Nobody claims them again. Those whose pegs still stand in line may be crossed.',
  },
} as const;
