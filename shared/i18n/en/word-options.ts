/** Every game of words has these options, and adds what forbidding a word means there. */
export const wordOptionTexts = {
  allow: {
    label: 'Words the table allows',
    says: { lines: 'One word a line. They count in this game, whatever the list says.' },
  },
  personalAllow: {
    label: 'Words of your own, allowed',
    says: { lines: 'One word a line, from Settings. The table’s own exceptions outweigh them.' },
  },
  personalForbid: {
    label: 'Words of your own, forbidden',
    says: { lines: 'One word a line, from Settings. The table’s own exceptions outweigh them.' },
  },
  family: {
    label: 'Words not for everybody',
    choices: {
      off: 'Stay in',
      af: 'Left out: Afrikaans',
      da: 'Left out: Danish',
      de: 'Left out: German',
      en: 'Left out: English',
      es: 'Left out: Spanish',
      fi: 'Left out: Finnish',
      fr: 'Left out: French',
      it: 'Left out: Italian',
      nl: 'Left out: Dutch',
      no: 'Left out: Norwegian',
      pt: 'Left out: Portuguese',
      sv: 'Left out: Swedish',
    },
    says: {
      off: 'Every word of the list counts.',
      af: 'Words on the Afrikaans list of those that are not for everybody are refused by name.',
      da: 'Words on the Danish list of those that are not for everybody are refused by name.',
      de: 'Words on the German list of those that are not for everybody are refused by name.',
      en: 'Words on the English list of those that are not for everybody are refused by name.',
      es: 'Words on the Spanish list of those that are not for everybody are refused by name.',
      fi: 'Words on the Finnish list of those that are not for everybody are refused by name.',
      fr: 'Words on the French list of those that are not for everybody are refused by name.',
      it: 'Words on the Italian list of those that are not for everybody are refused by name.',
      nl: 'Words on the Dutch list of those that are not for everybody are refused by name.',
      no: 'Words on the Norwegian list of those that are not for everybody are refused by name.',
      pt: 'Words on the Portuguese list of those that are not for everybody are refused by name.',
      sv: 'Words on the Swedish list of those that are not for everybody are refused by name.',
    },
  },
} as const;
