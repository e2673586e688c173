import type { Words } from '#shared/i18n/words.ts';
import type { scrublePosition as english } from '../position.ts';

export const scrublePosition = {
  title: 'De partij zoals de kubus nu staat',
  intro:
    'Kies een plaats op de plattegrond en typ de pennen rij voor rij, zijde voor zijde. * is een vrije pen, en een getal met L of W een premie, zoals 3W. Pennen wisselen van plaats, zodat de kubus altijd de 96 van de set heeft; de volgende plaats komt vanzelf.',
  pegAt: 'Pen op {{place}}',
  wild: 'Vrij',
  swapped: '{{peg}} komt van {{place}}, waar nu {{other}} staat.',
  facts: {
    passes: 'Beurten zonder woord, net hiervoor',
    passesSays: 'Achter elkaar, tot nu toe.',
  },
  words: {
    label: 'Woorden die al geclaimd zijn',
    says: 'Niemand claimt ze nog een keer. Staan hun pennen nog op een lijn, dan mag je ze kruisen.',
  },
} as const satisfies Words<typeof english>;
