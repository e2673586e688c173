import type { Words } from '#shared/i18n/words.ts';
import type { scrubleLesson as english } from '../lesson.ts';

export const scrubleLesson = {
  steps: {
    view: {
      title: 'Se kuben från alla håll',
      short: 'se kuben från alla håll',
      task: 'Vänd kuben mot en annan sida: dra bredvid den, eller tryck på en markerad knapp.',
      tasks: { read: 'Titta på dess sex sidor på kartan, och gå sedan vidare.' },
      why: 'Ett ord kan ligga på vilken som helst av kubens sex sidor. Kartan visar alla på en gång, utvikta. Att titta flyttar inget stift.',
      later: 'Senare. Se först kuben från alla håll.',
    },
    twist: {
      title: 'Vrid ett lager',
      short: 'vrid ett lager',
      task: 'Vrid rad 2 ett kvarts varv åt vänster.',
      why: 'Ett ord räknas bara om en vridning i den här turen förde ihop det. Vrid så ofta du vill; varje vridning går att ta tillbaka.',
      later: 'Senare. Vrid först rad 2 åt vänster.',
    },
    trace: {
      title: 'Markera ett ord',
      short: 'markera ett ord',
      task: 'Tryck på C, U, B och E, uppifrån och ned över kanten, och ta CUBE för 8.',
      why: 'Ett ord går i en linje runt kuben, över så många kanter som det behöver. E kom dit med din vridning.',
      later: 'Senare. Ta först CUBE.',
    },
    ends: {
      title: 'Vad som står vid ändarna',
      short: 'vad som står vid ändarna',
      task: 'Vrid kolumn 4 uppåt, och ta GAME i rad 4 på framsidan för 14.',
      why: 'Alldeles bakom GAME står 2W, ett ordstift. Framför eller bakom ett ord räknas det, 7 × 2, fast det inte är en bokstav i ordet.',
      later: 'Senare. Vrid först kolumn 4 uppåt, och ta GAME.',
    },
    cross: {
      title: 'Korsa ett ord',
      short: 'korsa ett ord',
      task: 'Vrid kolumn 4 nedåt, och ta BEST i rad 2 på framsidan för 14.',
      why: 'BEST delar E med CUBE, som fortfarande står: de 8 poängen för CUBE läggs till de 6 för BEST.',
      later: 'Senare. Vrid först kolumn 4 nedåt, och ta BEST.',
    },
    wild: {
      title: 'Ett fritt stift',
      short: 'ett fritt stift',
      task: 'Vrid kolumn 1 nedåt, tryck på H O ☆ E i rad 2 på ovansidan, låt stjärnan stå för P, och ta HOPE för 6.',
      why: 'En stjärna är vilken bokstav du vill. Själv ger den 0.',
      later: 'Senare. Vrid först kolumn 1 nedåt, och ta HOPE.',
    },
    long: {
      title: 'Långa ord, och tre sidor',
      short: 'långa ord',
      task: 'Vrid kolumn 3 nedåt, och ta PICTURE, från P i rad 3 på vänster sida, för 31.',
      why: 'Sju bokstäver ger 10 till, och bokstäver på tre sidor ytterligare 10.',
      later: 'Senare. Vrid först kolumn 3 nedåt, och ta PICTURE.',
    },
    free: {
      title: 'Nå målet',
      short: 'nå målet',
      task: 'Hitta ett ord för 7 eller mer, med Tips om du vill.',
      why: 'Du har 73 av 80. Ett sätt: vrid kolumn 2 uppåt, och titta på rad 1 på framsidan. Kortare ord tar dig också dit, på två turer.',
    },
  },
  end: 'Du har vridit, markerat och korsat, och nått målet. Nu gäller det att se vilken vridning som för ihop ett ord.',
} as const satisfies Words<typeof english>;
