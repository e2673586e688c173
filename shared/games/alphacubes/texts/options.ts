import { wordOptionTexts } from '#shared/i18n/en/word-options.ts';

export const alphacubesOptionTexts = {
  set: {
    label: 'Cubes',
    choices: { standard: 'As printed', own: 'A set of mine' },
    says: {
      standard: 'The 98 cubes of the game, for English words.',
      own: 'Cubes of your own design, at least seven for each player, with one to six letters.',
    },
  },
  ownSet: {
    label: 'My set',
    says: { lines: 'The text of a set file, as the designer and cubewright set propose write it.' },
  },
  board: {
    label: 'Board',
    choices: { standard: 'Standard', example: 'Example', own: 'My own' },
    says: {
      standard: '81 premium squares, the same from every side.',
      example: 'Five squares differ: the published game gives its very scores here.',
      own: 'Your own squares, 5 to 21 a side, with one centre.',
    },
  },
  ownBoard: {
    label: 'Rows of my board',
    says: {
      lines:
        'One row a line: . plain, d and t letter times 2 and 3, D and T word times 2 and 3, * the centre.',
    },
  },
  judge: {
    label: 'Who judges words',
    choices: { assisted: 'The list', challenge: 'The table' },
    says: {
      assisted: 'A word that is not in the list cannot be laid.',
      challenge: 'Any spelling can be laid, until somebody challenges it.',
    },
  },
  challengeKind: {
    label: 'A challenge costs',
    choices: {
      double: 'A turn',
      single: 'Wrong challenge: no penalty',
      plus5: '5 points',
      plus10: '10 points',
      triple: 'The game',
      void: 'Bad play: try again',
    },
    says: {
      double: 'A bad play loses its turn; a challenger who is wrong misses the next one.',
      single: 'A bad play loses its turn; a challenger who is wrong loses nothing.',
      plus5: 'A bad play loses its turn; a good play that is challenged gains 5.',
      plus10: 'A bad play loses its turn; a good play that is challenged gains 10.',
      triple: 'Whoever was wrong is out of the game; the last one left wins.',
      void: 'A bad play comes back and is tried again.',
    },
  },
  missedTurn: {
    label: 'Penalty for a bad play',
    choices: { this: 'This turn', next: 'The next too' },
    says: {
      this: 'The turn of the bad play is lost, no other.',
      next: 'The turn of the bad play is lost, and the one after it.',
    },
  },
  strict: {
    label: 'Strict play',
    says: {
      true: 'Until the end no hints, no list of unseen cubes and no look back at a turn.',
      false: 'Hints are there for those who ask, and the score sheet says who did.',
    },
  },
  ...wordOptionTexts,
  forbid: {
    label: 'Words the table forbids',
    says: { lines: 'One word a line. They cannot be laid in this game.' },
  },
} as const;
