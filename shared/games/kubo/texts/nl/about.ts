import type { Words } from '#shared/i18n/words.ts';
import type { kuboAbout as english } from '../about.ts';

export const kuboAbout = {
  name: 'Kubo',
  says: 'Vierenzestig kaarten bouwen een kubus vol lijnen.',
  atTable: 'Aan tafel wijst het lot aan wie geeft',
  facts: '64 kaarten, 4 in elke hand',
  position: {
    choice: 'Een partij met kaarten overnemen van tafel',
    says: 'Vul in wat er ligt, wie wat heeft en de punten; dan speel je hier verder.',
    facts: 'Begint met wat je hebt ingevuld',
  },
  levels: {
    1: 'Legt wat past, mist veel lijnen',
    2: 'Legt om lijnen te maken, mist er een paar',
    3: 'Let op wat elke kaart mogelijk maakt',
    4: 'Speelt elke keuze door, mist weinig',
  },
} as const satisfies Words<typeof english>;

export const kuboSets = {
  onScreen: { kubo: 'Kubo, 64 kaarten' },
} as const;
