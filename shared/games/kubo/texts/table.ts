export const kubo = {
  /** The keys are those of `Ending.reason` and the reasons of rounds. */
  reason: {
    zoker: 'A Zoker has been claimed.',
    'went-out': 'A player has laid the last card of a hand.',
    full: 'The top layer is full.',
    'nothing-laid': 'The deck is empty, and a whole round laid nothing.',
    'rounds-played': 'All rounds have been played.',
    'points-reached': 'The points to reach have been reached.',
    'round-limit': 'Nobody has reached the points in 30 rounds.',
  },
  shape: { row: 'Row', column: 'Column', pillar: 'Pillar', diagonal: 'Diagonal', zoker: 'Zoker' },
  hint: {
    look: {
      'open-line': 'A line is complete that nobody has claimed.',
      'one-card': 'A card in your hand completes a line.',
      'two-cards': 'Two cards in your hand complete a line together.',
      draw: 'You may draw a further card.',
      'safe-card': 'A card in your hand can lie without helping the others.',
      'leave-it': 'Think of ending your turn.',
      'nothing-open': 'No complete line is left to claim.',
    },
    card: 'Look at {{card}}.',
    where: {
      beside: '{{card}} goes beside {{beside}}.',
      on: '{{card}} goes on {{on}}.',
      both: '{{card}} goes beside {{beside}}, on {{on}}.',
      line: 'The line runs {{line}}.',
    },
    why: {
      scores_one: 'It completes {{lines}} for {{count}} point.',
      scores_other: 'It completes {{lines}} for {{count}} points.',
      then_one: 'Then {{next}} completes {{lines}} for {{count}} point.',
      then_other: 'Then {{next}} completes {{lines}} for {{count}} points.',
      earned: 'You laid two cards or more in your last turn. More cards are more lines to complete.',
      'gives-nothing-away': 'It leaves no line one card short that is worth more to the others than to you.',
      'nothing-fits': 'None of your cards can lie now.',
      'helps-others': 'What you could lay now would help the others more than you.',
      'all-found': 'Everything that this turn completed has been claimed.',
    },
  },
  lesson: {
    title: 'Kubo in five steps',
    steps: [
      'Each card has one place in the cube: its size says how far to the right, its number how far away, its colour which layer. Find red M2: the top layer, second to the right, second away from you.',
      'A card may lie beside a card of its own colour, or on the card directly below it. Lay green S1 on blue S1.',
      'Now green S2 may lie beside green S1, over the empty place of blue S2. Blue S2 is dead: whoever holds it keeps it, for a point less.',
      'Four cards in a line score, but only for those who see them and say so. Lay M1 and L1 between blue S1 and XL1, then claim the row.',
      'End your turn. What you did not claim can be stolen until the window closes. Keep an eye on the four lines from corner to opposite corner through the middle: a Zoker scores 12 and ends the round.',
    ],
  },
} as const;
