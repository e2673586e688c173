import { wordOptionTexts } from '#shared/i18n/en/word-options.ts';

export const cubewordOptionTexts = {
  set: {
    label: 'Cubes',
    choices: { standard: 'As printed', own: 'A set of mine' },
    says: {
      standard: 'The 24 cubes of the game and its die, for English words.',
      own: 'Cubes of your own design: 24 with five letters from A to Z and a blank, and a die.',
    },
  },
  ownSet: {
    label: 'My set',
    says: { lines: 'The text of a set file, as the designer and cubewright set propose write it.' },
  },
  finish: {
    label: 'Finish',
    choices: { score: 'A score', time: 'A time', lead: 'A lead', rounds: 'Rounds' },
    says: {
      score: 'Once somebody reaches the points the round is completed, and the highest score wins.',
      time: 'When the time is over the round is completed, and the highest score wins.',
      lead: 'Whoever is so far ahead of the next when a round ends wins. Not for one player.',
      rounds: 'After so many rounds the highest score wins.',
    },
  },
  target: {
    label: 'Points to reach',
    says: { value: 'The game ends with the round in which somebody reaches them.' },
  },
  minutes: {
    label: 'Time',
    says: { value: 'For all players together. It stands still while nobody has the table open.' },
  },
  lead: { label: 'Lead', says: { value: 'Points ahead of the next player, looked at when a round ends.' } },
  rounds: { label: 'Rounds', says: { value: 'Every player has so many turns, passes counted.' } },
  connected: {
    label: 'Keep the cubes together',
    says: {
      true: 'At the end of a turn all cubes hang together by their sides.',
      false: 'Words and single letters may lie apart from each other.',
    },
  },
  spellingPairs: {
    label: 'British and American spellings are one',
    says: {
      true: 'COLOUR brings nothing where COLOR stood, and waits for it.',
      false: 'COLOUR and COLOR are two words.',
    },
  },
  strict: {
    label: 'Strict play',
    says: {
      true: 'Until the end no hints and no look back at a turn.',
      false: 'Hints are there for those who ask, and the score sheet says who did.',
    },
  },
  ...wordOptionTexts,
  forbid: {
    label: 'Words the table forbids',
    says: { lines: 'One word a line. They cannot stand in this game.' },
  },
} as const;
