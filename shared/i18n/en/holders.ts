/** What stands on things that hold pieces, and under the pictures of how they are made. */
export const holderTexts = {
  guide: 'How it is made',
  rack: {
    1: 'Cut out. Cut the slits, and the tongues on three sides.',
    2: 'Fold the lip back double and glue it.',
    3: 'Fold along all lines. Glue the tab behind the front.',
    4: 'Push the tongues through the slits, bend them forward.',
    5: 'It stands. Drawn out, the tongues let it lie flat.',
  },
} as const;
