import type { Words } from '#shared/i18n/words.ts';
import type { kuboAbout as english } from '../about.ts';

export const kuboAbout = {
  name: 'Kubo',
  says: 'Sextiofyra kort bygger en kub av linjer.',
  atTable: 'Vid bordet avgör lotten vem som ger',
  facts: '64 kort, 4 på varje hand',
  position: {
    choice: 'Lägg in ett spel ni har börjat med tryckta kort',
    says: 'Lägg in vad som ligger, vem som har vilka kort, och poängen. Sedan spelar ni vidare här.',
    facts: 'Börjar med det du har lagt in',
  },
  levels: {
    1: 'Lägger det som passar, missar många linjer',
    2: 'Lägger för att få linjer, missar några',
    3: 'Tänker på vad varje kort öppnar',
    4: 'Spelar ut varje val, missar lite',
  },
} as const satisfies Words<typeof english>;

export const kuboSets = {
  onScreen: { kubo: 'Kubo, 64 kort' },
} as const;
