import type { wordOptionTexts as english } from '../en/word-options.ts';
import type { Words } from '../words.ts';

export const wordOptionTexts = {
  allow: {
    label: 'Woorden die de tafel toestaat',
    says: { lines: 'Eén woord per regel. Ze tellen in deze partij, wat de lijst ook zegt.' },
  },
  personalAllow: {
    label: 'Eigen woorden, toegestaan',
    says: { lines: 'Eén woord per regel, uit Instellingen. De uitzonderingen van de tafel zelf gaan voor.' },
  },
  personalForbid: {
    label: 'Eigen woorden, verboden',
    says: { lines: 'Eén woord per regel, uit Instellingen. De uitzonderingen van de tafel zelf gaan voor.' },
  },
  family: {
    label: 'Woorden die niet voor iedereen zijn',
    choices: {
      off: 'Blijven erin',
      af: 'Eruit: Afrikaans',
      da: 'Eruit: Deens',
      de: 'Eruit: Duits',
      en: 'Eruit: Engels',
      es: 'Eruit: Spaans',
      fi: 'Eruit: Fins',
      fr: 'Eruit: Frans',
      it: 'Eruit: Italiaans',
      nl: 'Eruit: Nederlands',
      no: 'Eruit: Noors',
      pt: 'Eruit: Portugees',
      sv: 'Eruit: Zweeds',
    },
    says: {
      off: 'Elk woord van de lijst telt.',
      af: 'Woorden die volgens de Afrikaanse lijst niet voor iedereen zijn, worden geweigerd.',
      da: 'Woorden die volgens de Deense lijst niet voor iedereen zijn, worden geweigerd.',
      de: 'Woorden die volgens de Duitse lijst niet voor iedereen zijn, worden geweigerd.',
      en: 'Woorden die volgens de Engelse lijst niet voor iedereen zijn, worden geweigerd.',
      es: 'Woorden die volgens de Spaanse lijst niet voor iedereen zijn, worden geweigerd.',
      fi: 'Woorden die volgens de Finse lijst niet voor iedereen zijn, worden geweigerd.',
      fr: 'Woorden die volgens de Franse lijst niet voor iedereen zijn, worden geweigerd.',
      it: 'Woorden die volgens de Italiaanse lijst niet voor iedereen zijn, worden geweigerd.',
      nl: 'Woorden die volgens de Nederlandse lijst niet voor iedereen zijn, worden geweigerd.',
      no: 'Woorden die volgens de Noorse lijst niet voor iedereen zijn, worden geweigerd.',
      pt: 'Woorden die volgens de Portugese lijst niet voor iedereen zijn, worden geweigerd.',
      sv: 'Woorden die volgens de Zweedse lijst niet voor iedereen zijn, worden geweigerd.',
    },
  },
} as const satisfies Words<typeof english>;
