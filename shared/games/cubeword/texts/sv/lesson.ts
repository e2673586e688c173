import type { Words } from '#shared/i18n/words.ts';
import type { cubewordLesson as english } from '../lesson.ts';

export const cubewordLesson = {
  steps: {
    site: {
      title: 'Lägg tre kuber',
      short: 'lägg tre kuber',
      task: 'Bilda SUN från den markerade platsen: skriv ordet, eller välj varje kub och sedan dess plats.',
      why: 'Ingen har egna kuber: alla delar på de här 24. Att lägga en kub, med vilken sida som helst uppåt, är ett drag, och en tur har upp till fem.',
      later: 'Senare. Bilda först SUN.',
    },
    score: {
      title: 'Läs poängen',
      short: 'läs poängen',
      task: 'Lägg T bakom PLANE, och avsluta sedan turen för 10.',
      why: 'Varje nytt ord räknas: bokstav ett till fem ger 1 var, den sjätte och sjunde 2, alla därefter 3. SUN ger 3, och PLANET är nytt: 7.',
      later: 'Senare. Först SUN och PLANET, avsluta sedan turen.',
    },
    cross: {
      title: 'Korsa ett ord',
      short: 'korsa ett ord',
      task: 'Lägg E och N under T i PLANET, och avsluta turen för TEN.',
      why: 'Tom har bildat ANT. Varje följd av kuber måste vara ett ord, vågrätt och lodrätt, och en kub får höra till två ord.',
      later: 'Senare. Korsa först PLANET med ett ord.',
    },
    face: {
      title: 'Vänd en kub som ligger',
      short: 'vänd en kub som ligger',
      task: 'Vänd C i SCREW till T, och avsluta turen.',
      why: 'Det här är ett nytt parti. Ett drag ger två nya ord, STREW för 5 och TONE för 4.',
      later: 'Senare. Vänd först C till T.',
    },
    blank: {
      title: 'En blank är det du säger',
      short: 'använd en blank',
      task: 'Lägg en blank bakom STREW, döp den till N, och avsluta turen.',
      why: 'Varje kub har en blank sida som kan vara vilken bokstav som helst; skriv en punkt och sedan N. Den ger 0, så STREWN ger 5, inte 7.',
      later: 'Senare. Först en blank som N i STREWN.',
    },
    joker: {
      title: 'Flytta Jokern',
      short: 'flytta Jokern',
      task: 'Flytta Jokern från WE till platsen ovanför TONED, döp den till S, och avsluta turen.',
      why: 'Tom lade Jokern som E. Att flytta den och döpa om den är ett enda drag. Den ger 0: STONED ger 6.',
      later: 'Senare. Bilda först STONED med Jokern.',
    },
    fault: {
      title: 'Ett ord som är fel',
      short: 'rätta ett ord',
      task: 'Vänd C till R, sedan A i RANE till U, och avsluta turen.',
      why: 'RARE är ett ord, RANE är inget: det är markerat, och turen går inte att avsluta förrän det är rättat. Under turen får vad som helst ligga där.',
      later: 'Senare. Bilda först RARE och RUNE.',
    },
    lead: {
      title: 'Ta ledningen',
      short: 'ta ledningen',
      task: 'Ta 7 poäng eller mer, med upp till fem drag, hur du vill.',
      why: 'Tom leder med 52 mot 46. Långa ord ger mest: vad kan STREAM bli?',
    },
  },
  end: 'Du har lagt, vänt, flyttat och rättat, och du leder. Nu gäller det att hitta långa ord i det som ligger där.',
} as const satisfies Words<typeof english>;
