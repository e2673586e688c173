import type { Words } from '#shared/i18n/words.ts';
import type { scrubleAbout as english } from '../about.ts';

export const scrubleAbout = {
  name: 'SCRUBLE Cube',
  says: 'Vrid en kub med 96 stift tills bokstäver står i linje som ett ord.',
  atTable: 'Vid bordet avgör lotten vem som börjar',
  facts: '82 bokstäver, 2 fria stift och 12 premiestift på en kub på 4 gånger 4 gånger 4',
  position: {
    choice: 'Lägg in ett spel ni har börjat med en riktig kub',
    says: 'Lägg in stiften som de ligger, poängen, orden som är tagna och vem som är på tur. Sedan spelar ni vidare här.',
    facts: 'Börjar med det du har lagt in',
  },
  levels: {
    1: 'Vanliga ord, för det mesta små',
    2: 'Vardagsord, vartannat litet',
    3: 'Många ord, då och då ett litet',
    4: 'Alla ord, och tre vridningar per tur',
  },
} as const satisfies Words<typeof english>;

export const scrubleSets = {
  onScreen: { scruble: 'SCRUBLE Cube, 96 stift' },
} as const;
