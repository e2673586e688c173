import type { Words } from '#shared/i18n/words.ts';
import type { kubagramLesson as english } from '../lesson.ts';

export const kubagramLesson = {
  steps: {
    box: {
      title: 'Lådan och nästa tärning',
      short: 'titta på lådan',
      task: 'Hitta tärningen som kommer härnäst: H, på rutan med en ram.',
      why: 'Tärningarna lämnar lådan rad för rad, en per tur. Märket under en tärning säger vad du får göra med den. Tre streck: välj vilken som helst av dess tre bokstäver. Ett streck: ta bokstaven som ligger uppåt. En ring: den går till nästa spelare.',
    },
    take: {
      title: 'Ta tärningen',
      short: 'ta tärningen',
      task: 'Ta H från L8.',
      why: 'Varje tur tar du en tärning, den som står på tur. Du kan inte välja en annan.',
      later: 'Senare. Ta först tärningen.',
    },
    letter: {
      title: 'Välj dess bokstav',
      short: 'välj dess bokstav',
      task: 'Välj C, inte A eller H.',
      why: 'Den låg över tre streck, så du får vända upp vilken som helst av dess bokstäver. Med C bildar fem tärningar ett ord.',
      later: 'Senare. Välj först C.',
    },
    lay: {
      title: 'Lägg tärningen',
      short: 'lägg tärningen',
      task: 'Lägg ditt C vid mittfältets vänstra ände.',
      why: 'En tärning läggs vid den ena eller andra änden, aldrig emellan, och vänds inte igen när den ligger. Till vänster blir det CLOUD.',
      later: 'Senare. Lägg först C till vänster.',
    },
    claim: {
      title: 'Ta ordet',
      short: 'ta ordet',
      task: 'Ta CLOUD för 17.',
      tasks: { 1: 'CLOUD är ditt. Avsluta turen.' },
      why: 'Tryck på dess tärningar en efter en, eller skriv ordet. Det behöver fem bokstäver eller fler, och de får ligga var som helst i mittfältet. Tärningarna flyttas till ditt fält, och du får de poäng som står på dem.',
      later: 'Senare. Ta först CLOUD, och avsluta sedan turen.',
    },
    ring: {
      title: 'En tärning från en ring',
      short: 'en tärning från en ring',
      task: 'Ta L, som ligger över en ring.',
      tasks: { 1: 'L går till Tom. Avsluta turen.' },
      why: 'En tärning från en ring ges vidare: Tom lägger den, och spelar sedan sin egen tur. Den kanske hjälper honom, kanske inte.',
      later: 'Senare. Ta först tärningen från ringen, och avsluta sedan turen.',
    },
    joker: {
      title: 'En joker fördubblar',
      short: 'en joker fördubblar',
      task: 'Ta jokern, Y.',
      tasks: { 1: 'Lägg den som E.', 2: 'Ta GRAPE för 30.', 3: 'Avsluta turen.' },
      why: 'En joker har en ram runt sin bokstav, och fler bokstäver att välja bland. Varje joker i ett ord fördubblar ordet: 15 blir 30.',
      later: 'Senare. Lägg först jokern som E, ta GRAPE, och avsluta turen.',
    },
    join: {
      title: 'Foga ihop två ord',
      short: 'foga ihop två ord',
      task: 'Foga ihop ditt CLOUD och Toms BURST: tryck på det ena, sedan på det andra.',
      why: 'Två hela ord får bli ett, vem som än har dem. CLOUDBURST ger sina bokstäver, 30, och en bonus för längden, 75, och allt två gånger: 210. Tom förlorar BURST.',
      later: 'Senare. Foga först ihop CLOUD och BURST.',
    },
    last: {
      title: 'Den sista tärningen',
      short: 'den sista tärningen',
      task: 'Ta den sista tärningen, och avsluta som du vill. Ett sätt: lägg den som D, säg att inget ord på 5 bokstäver är kvar, och ta BED.',
      why: 'Det här är ett annat parti, alldeles på slutet. När du har sagt att inget ord på fem bokstäver är kvar räknas korta ord också. Det som sedan är kvar i mittfältet kostar dig sina poäng.',
    },
  },
  end: 'Du har tagit ett ord, fogat ihop två och avslutat ett parti. Nu gäller det att hitta längre ord före Tom.',
} as const satisfies Words<typeof english>;
