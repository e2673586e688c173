import type { Words } from '#shared/i18n/words.ts';
import type { scrubleLesson as english } from '../lesson.ts';

export const scrubleLesson = {
  steps: {
    view: {
      title: 'De kubus rondom bekijken',
      short: 'de kubus rondom bekijken',
      task: 'Draai de kubus naar een andere kant: sleep ernaast, of druk op een gemarkeerde knop.',
      tasks: { read: 'Bekijk de zes zijden op de plattegrond, en ga dan verder.' },
      why: 'Een woord kan op elk van de zes zijden liggen. De plattegrond toont ze allemaal tegelijk, opengevouwen. Van kijken verschuift geen pen.',
      later: 'Straks. Bekijk eerst de kubus rondom.',
    },
    twist: {
      title: 'Een laag draaien',
      short: 'een laag draaien',
      task: 'Draai rij 2 een kwartslag naar links.',
      why: 'Een woord telt alleen als een draaiing van deze beurt het bij elkaar bracht. Draai zo vaak je wilt; elke draaiing kun je terugnemen.',
      later: 'Straks. Draai eerst rij 2 naar links.',
    },
    trace: {
      title: 'Een woord aanwijzen',
      short: 'een woord aanwijzen',
      task: 'Tik C, U, B en E aan, van boven naar beneden over de rand, en claim CUBE voor 8.',
      why: 'Een woord loopt in een lijn om de kubus, over zoveel randen als nodig. De E kwam mee met je draaiing.',
      later: 'Straks. Claim eerst CUBE.',
    },
    ends: {
      title: 'Wat er aan de uiteinden staat',
      short: 'wat er aan de uiteinden staat',
      task: 'Draai kolom 4 omhoog, en claim GAME in rij 4 van de voorzijde voor 14.',
      why: 'Vlak achter GAME staat 2W. Vóór of achter een woord telt dat, 7 × 2, ook al is het geen letter ervan.',
      later: 'Straks. Draai eerst kolom 4 omhoog, en claim GAME.',
    },
    cross: {
      title: 'Een woord kruisen',
      short: 'een woord kruisen',
      task: 'Draai kolom 4 omlaag, en claim BEST in rij 2 van de voorzijde voor 14.',
      why: 'BEST deelt de E met CUBE, dat er nog staat: de 8 punten daarvan komen bij de 6 van BEST.',
      later: 'Straks. Draai eerst kolom 4 omlaag, en claim BEST.',
    },
    wild: {
      title: 'Een vrije pen',
      short: 'een vrije pen',
      task: 'Draai kolom 1 omlaag, tik in rij 2 van de bovenzijde H O ☆ E aan, noem de ster P, en claim HOPE voor 6.',
      why: 'Een ster staat voor elke letter die jij noemt. Zelf telt hij 0.',
      later: 'Straks. Draai eerst kolom 1 omlaag, en claim HOPE.',
    },
    long: {
      title: 'Lange woorden, en drie zijden',
      short: 'lange woorden',
      task: 'Draai kolom 3 omlaag, en claim PICTURE, vanaf de P in rij 3 van de linkerzijde, voor 31.',
      why: 'Zeven letters leveren 10 extra op, en letters op drie zijden nog eens 10.',
      later: 'Straks. Draai eerst kolom 3 omlaag, en claim PICTURE.',
    },
    free: {
      title: 'De doelscore halen',
      short: 'de doelscore halen',
      task: 'Zoek een woord van 7 of meer, met Hint als je wilt.',
      why: 'Je hebt 73 van de 80. Zo kan het: draai kolom 2 omhoog, en kijk naar rij 1 van de voorzijde. Met kortere woorden kom je er ook, in twee beurten.',
    },
  },
  end: 'Je hebt gedraaid, woorden aangewezen en gekruist, en de doelscore gehaald. Nu nog zien welke draaiing een woord bij elkaar brengt.',
} as const satisfies Words<typeof english>;
