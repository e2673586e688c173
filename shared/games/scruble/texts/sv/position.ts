import type { Words } from '#shared/i18n/words.ts';
import type { scrublePosition as english } from '../position.ts';

export const scrublePosition = {
  title: 'Spelet som kuben står',
  intro:
    'Välj en plats på kartan och skriv stiften rad för rad, sida för sida. * är ett fritt stift, och ett tal med L eller W ett premiestift för bokstav eller ord, som 3W. Stift byter plats med varandra, så att kuben alltid har satsens 96; sedan följer nästa plats.',
  pegAt: 'Stift: {{place}}',
  wild: 'Fritt',
  swapped: '{{peg}} kommer från {{place}}, där {{other}} ligger nu.',
  facts: {
    passes: 'Turer utan ord strax innan',
    passesSays: 'En efter en, fram till nu.',
  },
  words: {
    label: 'Ord som är tagna hittills',
    says: 'Ingen tar dem igen. De vars stift fortfarande står i linje får korsas.',
  },
} as const satisfies Words<typeof english>;
