import type { learn as english } from '../en/learn.ts';
import type { Words } from '../words.ts';

export const learn = {
  title: 'Lär dig ett spel',
  lead: 'Vid ett riktigt bord, ett litet steg i taget. Sluta när du vill; det väntar på dig.',
  puzzles: 'Lös dagens kluringar',
  games: 'Lektioner',
  players: '{{least}} till {{most}} spelare',
  steps: '{{count}} steg',
  step: 'Steg {{at}} av {{count}}',
  learned: 'Klar',
  learn: 'Lär dig',
  goOn: 'Fortsätt',
  play: 'Spela ett parti',
  again: 'Gör lektionen igen',
  enter: 'Enter',
  rules: 'Regler',
  rulesOf: 'Regler för {{game}}',
  table: '{{game}}, som lektionen börjar',
  actionOf: '{{action}}: {{game}}',
  books: 'Läs regelböckerna',
  booksSay: 'Alla regler för varje spel, i en egen bok.',
  booklets: 'Skriv ut dem som häften',
  making: 'Så gör man ett spel',
  keys: 'Tangenter',
} as const satisfies Words<typeof english>;
