import type { Words } from '#shared/i18n/words.ts';
import type { scrubleAbout as english } from '../about.ts';

export const scrubleAbout = {
  name: 'SCRUBLE Cube',
  says: 'Draai een kubus met 96 pennen tot de letters op een lijn een woord vormen.',
  atTable: 'Aan tafel beslist het lot wie begint',
  facts: '82 letters, 2 vrije pennen en 12 premiepennen op een kubus van 4 bij 4 bij 4',
  position: {
    choice: 'Een partij overnemen van een echte kubus',
    says: 'Vul in hoe de pennen staan, de punten, de geclaimde woorden en wie er aan zet is; dan speel je hier verder.',
    facts: 'Begint met wat je hebt ingevuld',
  },
  levels: {
    1: 'Gewone woorden, meestal kleine',
    2: 'Alledaagse woorden, de helft klein',
    3: 'Veel woorden, af en toe een kleintje',
    4: 'Elk woord, en drie draaiingen per beurt',
  },
} as const satisfies Words<typeof english>;

export const scrubleSets = {
  onScreen: { scruble: 'SCRUBLE Cube, 96 pennen' },
} as const;
