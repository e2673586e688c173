import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesAbout as english } from '../about.ts';

export const alphacubesAbout = {
  name: 'Alphacubes',
  says: 'Fem bokstäver på en kub, ett korsord på 17 gånger 17.',
  atTable: 'Vid bordet avgör lotten vem som börjar',
  facts: '98 kuber, 7 på varje hand',
  position: {
    choice: 'Lägg in ett spel ni har börjat på bordet',
    says: 'Lägg in kuberna som de ligger, händerna du känner till, poängen och vem som är på tur. Sedan spelar ni vidare här.',
    facts: 'Börjar med det du har lagt in',
  },
  levels: {
    0: 'Börjar med små drag och vanliga ord, och spelar sedan lika bra som du',
    1: 'För ett barn: korta, vanliga ord',
    2: 'För ett barn: små drag',
    3: 'För ett barn som tycker om att läsa',
    4: 'För ett barn som läser mycket',
    5: 'Små drag med vanliga ord',
    6: 'Små drag, då och då ett hyfsat',
    7: 'Vanliga ord, låga poäng',
    8: 'Vanliga ord, måttliga poäng',
    9: 'Vanliga ord, hyfsade poäng',
    10: 'Vanliga ord, några av de bästa dragen',
    11: 'Vardagsord, hyfsade poäng',
    12: 'Många ord, bra poäng',
    13: 'Alla ord i listan, bra poäng',
    14: 'En säker klubbspelare',
    15: 'En bra klubbspelare',
    16: 'Ser oftast det bästa draget',
    17: 'En stark spelare',
    18: 'En mycket stark spelare',
    19: 'Draget som ger mest poäng, varje gång',
    20: 'Tänker en liten bit framåt',
    21: 'Tänker framåt för att vinna, inte för poängens skull',
  },
  ownBoard: {
    empty: 'Skriv den första raden, till exempel d..T..*..T..d',
    picture: 'Så kommer brädet att se ut',
    good_one: '{{columns}} gånger {{rows}}, {{count}} premieruta, mittrutan medräknad.',
    good_other: '{{columns}} gånger {{rows}}, {{count}} premierutor, mittrutan medräknad.',
  },
} as const satisfies Words<typeof english>;

export const alphacubesSets = {
  onScreen: { alphacubes: 'Alphacubes, 98 kuber' },
} as const;
