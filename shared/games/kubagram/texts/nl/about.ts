import type { Words } from '#shared/i18n/words.ts';
import type { kubagramAbout as english } from '../about.ts';

export const kubagramAbout = {
  name: 'Kubagram',
  says: 'Neem stenen uit een bak, één voor één, en claim als eerste lange woorden.',
  atTable: 'Aan tafel trekt iedereen een steen: wie het dichtst bij de A zit, begint',
  facts: '105 stenen en 3 jokers in een bak van 108 vakken',
  position: {
    choice: 'Een partij met stenen overnemen van tafel',
    says: 'Vul in hoe de bak ligt, en de velden met hun woorden; dan speel je hier verder.',
    facts: 'Begint met wat je hebt ingevuld',
  },
  levels: {
    1: 'Alledaagse woorden, alleen korte',
    2: 'Alledaagse woorden, voegt aaneen wat er ligt',
    3: 'Veel woorden, ook lange',
    4: 'Elk woord, en weegt af wat er overblijft',
    5: 'Elk woord, en denkt twee beurten vooruit',
  },
} as const satisfies Words<typeof english>;

export const kubagramSets = {
  onScreen: {
    'kubagram-en': 'Kubagram, Engels',
    'kubagram-nl': 'Kubagram, Nederlands',
    'kubagram-af': 'Kubagram, Afrikaans',
    'kubagram-sv': 'Kubagram, Zweeds',
  },
} as const;
