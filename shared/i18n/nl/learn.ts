import type { learn as english } from '../en/learn.ts';
import type { Words } from '../words.ts';

export const learn = {
  title: 'Een spel leren',
  lead: 'Aan een echte tafel, stapje voor stapje. Stop wanneer je wilt; de les wacht op je.',
  puzzles: 'De puzzels van vandaag oplossen',
  games: 'Lessen',
  players: '{{least}} tot {{most}} spelers',
  steps: '{{count}} stappen',
  step: 'Stap {{at}} van {{count}}',
  learned: 'Geleerd',
  learn: 'Leren',
  goOn: 'Verder',
  play: 'Een partij spelen',
  again: 'Nog eens leren',
  enter: 'Enter',
  rules: 'Spelregels',
  rulesOf: 'Spelregels van {{game}}',
  table: '{{game}}, zoals de les begint',
  actionOf: '{{action}}: {{game}}',
  books: 'De regelboekjes lezen',
  booksSay: 'Alle regels van elk spel, in zijn eigen boekje.',
  booklets: 'Afdrukken als boekjes',
  making: 'Hoe je sets maakt',
  keys: 'Toetsen',
} as const satisfies Words<typeof english>;
