export const cubewordPosition = {
  title: 'The game as it lies',
  intro:
    'Choose a place on the felt and type the rows of letters as they lie: each lays a cube that shows it. Or choose the very cube below, turn it, and choose its place.',
  felt: {
    lies_zero: 'No cube lies yet.',
    lies_one: '1 cube lies.',
    lies_other: '{{count}} cubes lie.',
    words: 'Read as: {{words}}.',
    fit: 'Fit the felt',
  },
  cube: {
    none: 'Choose a cube on the felt to turn it, to say which it is, or to take it off.',
    beside: 'Choose its place on the felt.',
    lies: 'It lies at {{place}}.',
    which: 'Which cube',
    whichAt: 'Which cube lies at {{place}}',
    otherAt: '{{name}}, now at {{place}}',
    takeOff: 'Take it off',
  },
  keys: {
    label: 'Keys on the felt',
    does: {
      space: 'free place',
      'next-line': 'next row',
      back: 'take back',
      blank: 'then a letter: blank',
      joker: 'then a letter: Joker',
      cross: 'down or across',
    },
  },
  cubes: 'All cubes; outlined are those on the felt',
  facts: {
    passes: 'Passes just before',
    passesSays: 'Turns without a move, one after another, up to now.',
    minutes: 'Time played',
    minutesSays: 'Of the {{minutes, counted(one: minute that was; other: minutes that were)}} agreed.',
  },
  words: {
    title: 'Words that counted lately',
    says: 'Made again too soon they bring nothing. Those of earlier turns do not matter; leave out what nobody remembers.',
    field: {
      1: 'In the last turn, by {{name, whom(you: you)}}',
      2: 'In the turn before, by {{name, whom(you: you)}}',
    },
    example: 'STREW, CONE',
  },
  said: { gone: '{{place}} is empty now.' },
} as const;
