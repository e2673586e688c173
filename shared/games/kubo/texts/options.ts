export const kuboOptionTexts = {
  orientation: {
    label: 'How the cube stands',
    choices: { standard: 'Standard', onSide: 'On its side', onEnd: 'On its end' },
    says: {
      standard: 'Layers are colours, blue at the bottom. The four blue corners lie from the start.',
      onSide: 'Layers are sizes, S at the bottom. Blue and red S1 and S4 lie from the start.',
      onEnd: 'Layers are numbers, 4 at the bottom. Blue and red S4 and XL4 lie from the start.',
    },
  },
  stealSeconds: {
    label: 'Steal window',
    says: {
      value:
        'How long the others may claim lines that a player missed. 0: no limit, it closes when all have waved it on.',
    },
  },
  match: {
    label: 'Length',
    choices: { one: 'One round', rounds: 'Several rounds', points: 'Up to points' },
    says: {
      one: 'One cube is built.',
      rounds: 'The points of all rounds are added. The deal moves to the left.',
      points: 'Rounds are added until somebody has the points when a round ends.',
    },
  },
  rounds: { label: 'Rounds', says: { value: 'Rounds are played until there have been so many.' } },
  points: {
    label: 'Points to reach',
    says: { value: 'The match ends with the round in which somebody reaches them, or with the 30th.' },
  },
  strict: {
    label: 'Strict play',
    says: {
      true: 'Until the end no hints, no list of unseen cards and no look back at a turn.',
      false: 'Hints are there for those who ask, and the score sheet says who did.',
    },
  },
} as const;
