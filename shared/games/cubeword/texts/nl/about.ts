import type { Words } from '#shared/i18n/words.ts';
import type { cubewordAbout as english } from '../about.ts';

export const cubewordAbout = {
  name: 'CUBEWORD',
  says: 'Een kruiswoord dat nooit af is: leg, verschuif en draai vijf kubussen per beurt.',
  atTable: 'Aan tafel beslist het lot wie begint',
  facts: '24 kubussen en de Joker, allemaal in één pot',
  position: {
    choice: 'Een partij met kubussen overnemen van tafel',
    says: 'Vul in hoe de kubussen liggen, de punten en wie er aan zet is; dan speel je hier verder.',
    facts: 'Begint met wat je hebt ingevuld',
  },
  levels: {
    1: 'Gewone woorden, een paar zetten, kleine beurten',
    2: 'Alledaagse woorden, redelijke beurten',
    3: 'Veel woorden, af en toe een kleine beurt',
    4: 'Veel woorden, twee tegelijk door omkeren',
    5: 'Elk woord, en weinig kleine beurten',
    6: 'Elke keer de beste beurt die hij kan vinden',
  },
} as const satisfies Words<typeof english>;

export const cubewordSets = {
  onScreen: { cubeword: 'CUBEWORD, 25 kubussen' },
} as const;
