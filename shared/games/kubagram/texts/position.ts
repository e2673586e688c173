const letters =
  'A letter alone is any die that shows it. A(CH) says which die it is, with A up, and T* is a joker that shows T.';

const howToSay =
  'To dictate, choose a line and press Win+H in Windows, or the dictation key of a Mac, then say the letters as alpha bravo charlie';
const signsSaid =
  'Say joker behind the letter that it shows, space for an empty square, any for a die that you do not know, and next row to go on.';

export const kubagramPosition = {
  title: 'The game as it lies',
  how: letters,
  howDutch: `${letters} IJ is one letter; put a space between an I and a J.`,
  stage: {
    label: 'How far it is',
    filled: 'The box is filled',
    underWay: 'Dice have been taken',
    says: {
      filled: 'Nobody has taken a die yet, but to draw who begins.',
      underWay: 'Stop at the beginning of a turn, before the next die is taken.',
    },
  },
  corner: {
    label: 'Lower left corner',
    says: 'As player 1 sees the box. Dice are taken from there, row by row.',
  },
  box: {
    title: 'Box',
    how: 'Type the letters that are up, row by row: . is an empty square, ? any die. Rows that you leave out Cubewright fills by chance with the dice that are left.',
    say: `${howToSay}. ${signsSaid}`,
    sayDutch: `${howToSay} or Anton Bernard Cornelis. ${signsSaid}`,
    saySwedish: `${howToSay} or Adam Bertil Cesar. ${signsSaid}`,
    row: 'Row {{from}} to {{to}}',
    count_one: '1 die lies in the box, {{entered}} entered.',
    count_other: '{{count}} dice lie in the box, {{entered}} entered.',
    unseen_zero: '',
    unseen_one: '1 is told when it is lifted.',
    unseen_other: '{{count}} are told when they are lifted.',
    any_zero: '',
    any_one: 'Cubewright adds 1 by chance.',
    any_other: 'Cubewright adds {{count}} by chance.',
  },
  unseen: {
    label: 'Dice that are not entered',
    chance: 'Dice by chance',
    told: 'Told as they are lifted',
    fromBox: 'Take the squares from the game box',
  },
  first: {
    label: 'Who begins',
    says: 'The box is then turned by the player to the right.',
    draw: 'Drawn here',
  },
  central: {
    label: 'Central field',
    says_zero: 'From left to right.',
    says_one: 'From left to right: 1 die.',
    says_other: 'From left to right: {{count}} dice.',
  },
  turn: { label: 'Next to play', says: 'Begins with the dice as they lie.' },
  handed: {
    label: 'Die from a 0',
    says: 'Passed on to whoever plays next, and not laid yet. Mostly there is none.',
  },
  jokers: {
    label: 'Jokers',
    says: 'Set aside for a later word. All others lie in the box, the field or a word.',
    joker: 'Joker {{name}}',
    not: 'Not set aside',
    by: 'Set aside by {{name, whom(you: you)}}',
  },
  words: {
    how: 'Put a space between two words. TABLE+SPOON is a compound, CATTLE* a word that ends in a joker.',
    label: 'Words',
    of: 'Words of {{name, whom(you: yours)}}',
    points_one: '{{words}}: {{count}} point',
    points_other: '{{words}}: {{count}} points',
  },
  drawn: {
    label: 'Drawn to begin',
    of: 'Dice drawn by {{name, whom(you: you)}} to begin',
    says: 'Out of play',
  },
  skipped: {
    label: 'The one skip',
    of: 'The one skip of {{name, whom(you: yours)}}',
    yes: 'Used',
    no: 'Not used',
  },
  lost: { label: 'Lost to look-ups', of: 'Points that {{name, whom(you: you)}} lost to look-ups' },
} as const;
