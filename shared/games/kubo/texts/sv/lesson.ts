import type { Words } from '#shared/i18n/words.ts';
import type { kuboLesson as english } from '../lesson.ts';

export const kuboLesson = {
  steps: {
    place: {
      title: 'Varje kort har en plats',
      short: 'hitta platsen för ett kort',
      task: 'Välj blå M1 på din hand.',
      why: 'Färgen säger vilket lager, storleken, S till XL, hur långt åt höger, och numret hur långt bort från dig. Inget annat kort hör hemma där.',
      later: 'Senare. Välj först blå M1.',
    },
    beside: {
      title: 'Bredvid ett annat kort',
      short: 'lägg ett kort bredvid ett annat',
      task: 'Lägg blå M1.',
      why: 'Ett kort får ligga bredvid ett kort i sin egen färg, ett steg bort: blå M1 bredvid blå S1.',
      later: 'Senare. Lägg först blå M1.',
    },
    top: {
      title: 'Ovanpå ett kort',
      short: 'lägg ett kort ovanpå',
      task: 'Lägg grön S1 på blå S1.',
      why: 'Ett kort får också ligga på kortet rakt under sin plats. Så börjar ett nytt lager, och kortet under räknas fortfarande.',
      later: 'Senare. Lägg först grön S1.',
    },
    shut: {
      title: 'Det som täcks är stängt',
      short: 'stäng en plats',
      task: 'Lägg grön S2, över den tomma platsen för blå S2.',
      tasks: { 1: 'Blå S2 är utestängd. Avsluta turen.' },
      why: 'Ingenting läggs någonsin under ett kort. Den som har blå S2 på handen blir sittande med den, och förlorar 1 poäng på det.',
      later: 'Senare. Lägg först grön S2, och avsluta sedan turen.',
    },
    draw: {
      title: 'Dra kort',
      short: 'dra kort',
      task: 'Dra två kort till.',
      tasks: { 1: 'Dra det andra.' },
      why: 'Varje tur börjar med ett kort, och det har du fått. Lade du två eller fler på din förra tur får du fortsätta dra tills du har fem, eller lägger ett kort.',
      later: 'Senare. Dra först två kort.',
    },
    line: {
      title: 'Fyra i rad',
      short: 'ta fyra i rad',
      task: 'Lägg blå L1.',
      tasks: {
        1: 'Tryck på blå S1 och blå XL1, och ta raden.',
        2: 'Raden är din. Avsluta turen.',
      },
      why: 'Fyra i rad ger 1 poäng, men bara åt den som pekar ut dem: spelet säger inget.',
      later: 'Senare. Lägg först blå L1, ta raden från S1 till XL1, och avsluta turen.',
    },
    steal: {
      title: 'Ta det han missade',
      short: 'ta en linje som Tom missade',
      task: 'Tryck på Ta, sedan på blå S4 och blå XL1, och ta dem.',
      tasks: { 1: 'Diagonalen är din, och inget annat är kvar. Avstå nu.' },
      why: 'Tom har missat en diagonal. Efter varje tur får de andra ta linjer som blev färdiga i den och som ingen har tagit. En diagonal ger 2.',
      later: 'Senare. Ta först diagonalen från S4 till XL1, och avstå sedan.',
    },
    zoker: {
      title: 'En Zoker',
      short: 'en Zoker',
      task: 'Lägg röd XL4.',
      tasks: {
        1: 'Tryck på blå S1 och röd XL4, och ta Zokern.',
        2: 'Avsluta turen, och därmed spelet.',
      },
      why: 'I ett annat parti leder Tom med 8 mot 3. Från ett hörn till det motsatta, rakt genom kuben: en Zoker ger 12 och avslutar spelet.',
      later: 'Senare. Lägg först röd XL4, ta Zokern dit från blå S1, och avsluta turen.',
    },
    last: {
      title: 'Töm handen',
      short: 'töm handen',
      task: 'Lägg alla tre korten, och avsluta sedan turen.',
      why: 'I ett annat parti står det 5 mot 5. Den som lägger sitt sista kort avslutar spelet, och varje kort kvar på en hand kostar 1. Leta efter en linje innan du avslutar.',
    },
  },
  end: 'Du har lagt kort, tagit linjer, tagit det som missades, och gått ut. Nu gäller det att se linjerna före Tom.',
} as const satisfies Words<typeof english>;
