import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesLesson as english } from '../lesson.ts';

export const alphacubesLesson = {
  steps: {
    tip: {
      title: 'Een letter naar boven draaien',
      short: 'een letter naar boven draaien',
      task: 'Kies de kubus KORTY, die met de T boven ligt, en draai de K naar boven.',
      why: 'Een kubus heeft vijf letters, en de bovenste telt. In je hand draai je hem zoals je wilt; op het bord draai je hem nooit meer.',
      later: 'Straks. Draai eerst de K van KORTY naar boven.',
    },
    lay: {
      title: 'Een woord leggen',
      short: 'een woord leggen',
      task: 'Leg CHALK horizontaal vanaf I9, het midden.',
      why: 'Het eerste woord gaat over het midden. Kies een kubus en dan zijn vak; of typ het woord op het vak.',
      later: 'Straks. Leg eerst CHALK horizontaal vanaf I9.',
    },
    sum: {
      title: 'De som lezen',
      short: 'de som lezen',
      task: 'Kijk wat CHALK telt, en leg het dan voor 38.',
      why: 'De K ligt op 2L: zijn 5 telt twee keer. Het midden is 2W: dat verdubbelt het hele woord, 19 × 2. Een vak doet dat één keer, voor de kubus die erop gelegd wordt.',
      later: 'Straks. Leg eerst CHALK voor 38.',
    },
    cross: {
      title: 'Een woord kruisen',
      short: 'een woord kruisen',
      task: 'Leg WHEEL horizontaal vanaf I11, door de E van TRADE, voor 12.',
      why: 'Een woord moet een kubus raken die er al ligt, en mag die gebruiken: jij legt W, H, E en L, en de E van TRADE ligt er al.',
      later: 'Straks. Leg eerst WHEEL horizontaal vanaf I11.',
    },
    side: {
      title: 'Langs een woord leggen',
      short: 'langs een woord leggen',
      task: 'Leg THREE horizontaal vanaf F12, voor 34.',
      why: 'De laatste twee letters liggen onder W en H, en maken WE en HE. Alle drie de woorden tellen: 24, 5 en 5.',
      later: 'Straks. Leg eerst THREE horizontaal vanaf F12.',
    },
    exchange: {
      title: 'Een kubus ruilen',
      short: 'een kubus ruilen',
      task: 'Ruil de kubus EIQRU voor een andere.',
      why: 'Een kubus waar je niets aan hebt, gaat terug naar de voorraad en je trekt een andere. In die beurt leg je niets.',
      later: 'Straks. Ruil eerst EIQRU.',
    },
    seven: {
      title: 'Alle zeven tegelijk',
      short: 'alle zeven tegelijk',
      task: 'Leg SYSTEMS verticaal vanaf N9, voor 128.',
      why: 'Zeven kubussen in één beurt geven 50 extra, en twee van de S’en verlengen CHALK en WHEEL. Om naar beneden te typen tik je het vak nog een keer aan.',
      later: 'Straks. Leg eerst SYSTEMS verticaal vanaf N9.',
    },
    free: {
      title: 'De laatste kubussen',
      short: 'de laatste kubussen',
      task: 'Leg wat je wilt, tot de partij is afgelopen.',
      why: 'De voorraad is leeg: de partij eindigt na de ronde waarin iemand zijn laatste kubus legt, of als jullie allebei passen. Wie kubussen overhoudt, verliest de sommen op hun zesde vlak.',
    },
  },
  end: 'Je hebt een woord gekruist, er een langs gelegd en zeven kubussen tegelijk gelegd. Nu nog meer woorden leren zien in dezelfde kubussen.',
} as const satisfies Words<typeof english>;
