import { wordOptionTexts } from '#shared/i18n/en/word-options.ts';

export const kubagramOptionTexts = {
  set: {
    label: 'Dice',
    choices: { en: 'English', nl: 'Dutch', af: 'Afrikaans', sv: 'Swedish', own: 'A set of mine' },
    says: {
      en: 'The English dice, and an English word list unless you choose another.',
      nl: 'The Dutch dice: IJ is one letter on one face. The word list is Dutch unless you choose another.',
      af: 'The Afrikaans dice, and an Afrikaans word list unless you choose another.',
      sv: 'Swedish dice of our own making, not by the makers of Kubagram. The word list is Swedish unless you choose another.',
      own: 'Dice of your own design: 105 with three letters each, and three jokers.',
    },
  },
  ownSet: {
    label: 'My set',
    says: { lines: 'The text of a set file, as the designer and cubewright set propose write it.' },
  },
  minLength: {
    label: 'Shortest word',
    says: { value: 'Words have so many letters or more; 3 or 4 for children, 6 and more for experts.' },
  },
  judge: {
    label: 'Who judges words',
    choices: { assisted: 'The list', challenge: 'The table' },
    says: {
      assisted: 'A word that is not in the list cannot be claimed.',
      challenge: 'Any spelling can be claimed, until somebody challenges it.',
    },
  },
  lookupPenalty: {
    label: 'A look-up costs 5',
    choices: { claimant: 'Who claimed badly', challenger: 'Who doubted wrongly', both: 'Whoever was wrong' },
    says: {
      claimant: 'A bad word costs its player 5 points; a wrong challenge costs nothing.',
      challenger: 'A wrong challenge costs 5 points; a bad word is only taken back.',
      both: 'A bad word costs its player 5 points, a wrong challenge the challenger.',
    },
  },
  drawnJoker: {
    label: 'A joker drawn to begin',
    choices: { out: 'Out of play', setAside: 'Set aside' },
    says: {
      out: 'It stays untouched and costs nothing.',
      setAside: 'Its player may use it later; unused at the end it costs its six faces.',
    },
  },
  zeroReceiver: {
    label: 'A die passed on from a 0',
    choices: { extra: 'Is an extra die', asTurn: 'Is the turn’s die' },
    says: {
      extra: 'Whoever receives it lays it first and then plays an ordinary turn.',
      asTurn: 'Whoever receives it lays it, may claim words, and takes no other die.',
    },
  },
  lastShort: {
    label: 'Short words in the last turn',
    choices: { declared: 'When the player says so', checked: 'When the list finds none' },
    says: {
      declared: 'The last player says that no full word is left, and goes on with short ones.',
      checked: 'Only once the list knows no full word of the dice that are left.',
    },
  },
  lastExtensionMin: {
    label: 'Dice to make a word longer',
    says: { value: 'In the last turn a word that lies may be made longer by so many dice or more.' },
  },
  strict: {
    label: 'Strict play',
    says: {
      true: 'Until the end no hints, no list of unseen dice and no look back at a turn.',
      false: 'Hints are there for those who ask, and the score sheet says who did.',
    },
  },
  ...wordOptionTexts,
  forbid: {
    label: 'Words the table forbids',
    says: { lines: 'One word a line: abbreviations, loan words and others that shall not count.' },
  },
} as const;
