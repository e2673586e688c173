import { wordOptionTexts } from '#shared/i18n/en/word-options.ts';

export const scrubleOptionTexts = {
  premiums: {
    label: 'Premium pegs',
    choices: { flanking: 'Beside words', wild: 'Beside and in words', wildOnly: 'In words' },
    says: {
      flanking: 'A premium peg counts next to the first or last letter of a word, and is no letter itself.',
      wild: 'A premium peg also stands for any letter of a word and counts there; next to a word it counts, too.',
      wildOnly:
        'A premium peg stands for any letter of a word and counts there; next to a word it does nothing.',
    },
  },
  minLength: { label: 'Shortest word', says: { value: 'Words have so many letters or more.' } },
  finish: {
    label: 'Finish',
    choices: { target: 'A score', rounds: 'Rounds' },
    says: {
      target: 'Whoever is over the target ends the game; with premium pegs in words, whoever reaches it.',
      rounds: 'After so many rounds the highest score wins.',
    },
  },
  target: { label: 'Target', says: { value: 'So many points end the game.' } },
  finishRound: {
    label: 'Complete the last round',
    says: {
      true: 'Once the target is reached, everybody has had the same number of turns at the end.',
      false: 'The game ends at once with the word that reaches the target.',
    },
  },
  rounds: { label: 'Rounds', says: { value: 'Every player has so many turns.' } },
  timer: {
    label: 'Sand timer',
    choices: { off: 'Off', sand: 'On' },
    says: {
      off: 'A turn may take as long as it takes.',
      sand: 'When the sand has run out before you claim a word, your turn brings nothing. Your twists stay.',
    },
  },
  flips: { label: 'Flips of the timer', says: { value: 'A turn lasts so many times 90 seconds.' } },
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
    says: { lines: 'One word a line. They cannot be claimed in this game.' },
  },
} as const;
