import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesAbout as english } from '../about.ts';

export const alphacubesAbout = {
  name: 'Alphacubes',
  says: 'Vijf letters op een kubus, een kruiswoord van 17 bij 17.',
  atTable: 'Aan tafel beslist het lot wie begint',
  facts: '98 kubussen, 7 in elke hand',
  position: {
    choice: 'Een partij overnemen van tafel',
    says: 'Vul in hoe de kubussen liggen, welke handen je kent, de punten en wie er aan zet is; dan speel je hier verder.',
    facts: 'Begint met wat je hebt ingevuld',
  },
  levels: {
    0: 'Begint met kleine zetten van gewone woorden en speelt dan zoals jij speelt',
    1: 'Voor een kind: korte, gewone woorden',
    2: 'Voor een kind: kleine zetten',
    3: 'Voor een kind dat graag leest',
    4: 'Voor een kind dat veel leest',
    5: 'Kleine zetten van gewone woorden',
    6: 'Kleine zetten, af en toe een aardige',
    7: 'Gewone woorden, kleine scores',
    8: 'Gewone woorden, bescheiden scores',
    9: 'Gewone woorden, redelijke scores',
    10: 'Gewone woorden, soms een van de beste zetten',
    11: 'Alledaagse woorden, redelijke scores',
    12: 'Veel woorden, goede scores',
    13: 'Elk woord van de lijst, goede scores',
    14: 'Een degelijke clubspeler',
    15: 'Een goede clubspeler',
    16: 'Ziet in de meeste beurten de beste zet',
    17: 'Een sterke speler',
    18: 'Een heel sterke speler',
    19: 'Elke keer de zet met de meeste punten',
    20: 'Kijkt een klein stukje vooruit',
    21: 'Kijkt vooruit om te winnen, niet om te scoren',
  },
  ownBoard: {
    empty: 'Schrijf de eerste rij, bijvoorbeeld d..T..*..T..d',
    picture: 'Zo komt het bord eruit te zien',
    good_one: '{{columns}} bij {{rows}}, {{count}} premievak, het midden meegeteld.',
    good_other: '{{columns}} bij {{rows}}, {{count}} premievakken, het midden meegeteld.',
  },
} as const satisfies Words<typeof english>;

export const alphacubesSets = {
  onScreen: { alphacubes: 'Alphacubes, 98 kubussen' },
} as const;
