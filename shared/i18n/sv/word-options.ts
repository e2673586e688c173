import type { wordOptionTexts as english } from '../en/word-options.ts';
import type { Words } from '../words.ts';

export const wordOptionTexts = {
  allow: {
    label: 'Ord som ni tillåter vid bordet',
    says: { lines: 'Ett ord per rad. De räknas i det här spelet, vad listan än säger.' },
  },
  personalAllow: {
    label: 'Egna ord, tillåtna',
    says: { lines: 'Ett ord per rad, från Inställningar. Bordets egna undantag väger tyngre.' },
  },
  personalForbid: {
    label: 'Egna ord, förbjudna',
    says: { lines: 'Ett ord per rad, från Inställningar. Bordets egna undantag väger tyngre.' },
  },
  family: {
    label: 'Ord som inte är för alla',
    choices: {
      off: 'Med',
      af: 'Utan: afrikaans',
      da: 'Utan: danska',
      de: 'Utan: tyska',
      en: 'Utan: engelska',
      es: 'Utan: spanska',
      fi: 'Utan: finska',
      fr: 'Utan: franska',
      it: 'Utan: italienska',
      nl: 'Utan: nederländska',
      no: 'Utan: norska',
      pt: 'Utan: portugisiska',
      sv: 'Utan: svenska',
    },
    says: {
      off: 'Varje ord i listan räknas.',
      af: 'Ord på listan på afrikaans över ord som inte är för alla avvisas.',
      da: 'Ord på den danska listan över ord som inte är för alla avvisas.',
      de: 'Ord på den tyska listan över ord som inte är för alla avvisas.',
      en: 'Ord på den engelska listan över ord som inte är för alla avvisas.',
      es: 'Ord på den spanska listan över ord som inte är för alla avvisas.',
      fi: 'Ord på den finska listan över ord som inte är för alla avvisas.',
      fr: 'Ord på den franska listan över ord som inte är för alla avvisas.',
      it: 'Ord på den italienska listan över ord som inte är för alla avvisas.',
      nl: 'Ord på den nederländska listan över ord som inte är för alla avvisas.',
      no: 'Ord på den norska listan över ord som inte är för alla avvisas.',
      pt: 'Ord på den portugisiska listan över ord som inte är för alla avvisas.',
      sv: 'Ord på den svenska listan över ord som inte är för alla avvisas.',
    },
  },
} as const satisfies Words<typeof english>;
