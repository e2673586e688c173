import type { Words } from '#shared/i18n/words.ts';
import type { cubewordLesson as english } from '../lesson.ts';

export const cubewordLesson = {
  steps: {
    site: {
      title: 'Drie kubussen leggen',
      short: 'drie kubussen leggen',
      task: 'Maak SUN vanaf de gemarkeerde plaats: typ het, of kies steeds een kubus en dan zijn plaats.',
      why: 'Niemand heeft eigen kubussen: deze 24 zijn van iedereen. Een kubus leggen, welk vlak ook boven, is een zet, en een beurt heeft er hoogstens vijf.',
      later: 'Straks. Maak eerst SUN.',
    },
    score: {
      title: 'De score lezen',
      short: 'de score lezen',
      task: 'Leg T achter PLANE, en beëindig dan je beurt voor 10.',
      why: 'Elk nieuw woord telt: de eerste vijf letters tellen elk 1, de zesde en zevende 2, en de rest 3. SUN is 3, en PLANET is nieuw: 7.',
      later: 'Straks. Maak eerst SUN en PLANET, en beëindig dan je beurt.',
    },
    cross: {
      title: 'Een woord kruisen',
      short: 'een woord kruisen',
      task: 'Leg E en N onder de T van PLANET, en beëindig je beurt voor TEN.',
      why: 'Tom heeft ANT gemaakt. Elke reeks kubussen moet een woord zijn, horizontaal en verticaal, en een kubus mag in twee woorden zitten.',
      later: 'Straks. Kruis eerst PLANET met een woord.',
    },
    face: {
      title: 'Een kubus omkeren die er ligt',
      short: 'een kubus omkeren',
      task: 'Keer de C van SCREW om naar T, en beëindig je beurt.',
      why: 'Dit is een andere partij. Eén zet maakt twee nieuwe woorden, STREW voor 5 en TONE voor 4.',
      later: 'Straks. Keer eerst de C om naar T.',
    },
    blank: {
      title: 'Een blanco een naam geven',
      short: 'een blanco gebruiken',
      task: 'Leg een blanco achter STREW, noem hem N, en beëindig je beurt.',
      why: 'Elke kubus heeft een blanco vlak dat elke letter kan zijn; om het te typen druk je op punt en dan N. Het telt 0, dus STREWN telt 5, niet 7.',
      later: 'Straks. Leg eerst de blanco, als de N van STREWN.',
    },
    joker: {
      title: 'De Joker verhuist',
      short: 'de Joker verschuiven',
      task: 'Verschuif de Joker van WE naar de plaats boven TONED, noem hem S, en beëindig je beurt.',
      why: 'Tom had de Joker gelegd als E. Hem verschuiven en omdopen is samen één zet. Hij telt 0: STONED is 6.',
      later: 'Straks. Maak eerst STONED met de Joker.',
    },
    fault: {
      title: 'Een woord dat niet klopt',
      short: 'een fout woord verbeteren',
      task: 'Keer de C om naar R, dan de A van RANE naar U, en beëindig je beurt.',
      why: 'RARE is een woord, RANE niet: het is gemarkeerd, en de beurt eindigt pas als het klopt. Binnen een beurt mag alles liggen.',
      later: 'Straks. Maak eerst RARE en RUNE.',
    },
    lead: {
      title: 'De leiding nemen',
      short: 'de leiding nemen',
      task: 'Haal 7 punten of meer, met hoogstens vijf zetten, zoals je wilt.',
      why: 'Tom staat voor met 52 tegen 46. Lange woorden leveren het meest op: wat kan STREAM worden?',
    },
  },
  end: 'Je hebt gelegd, omgekeerd, verschoven en verbeterd, en je staat voor. Nu nog lange woorden zien in wat er ligt.',
} as const satisfies Words<typeof english>;
