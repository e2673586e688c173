import type { Words } from '#shared/i18n/words.ts';
import type { kubagramLesson as english } from '../lesson.ts';

export const kubagramLesson = {
  steps: {
    box: {
      title: 'De bak, en de volgende steen',
      short: 'de bak bekijken',
      task: 'Zoek de steen die nu komt: H, op het vak met een kader.',
      why: 'De stenen gaan rij voor rij uit de bak, elke beurt één. Het merk onder een steen zegt wat je ermee mag doen. Drie strepen: kies één van zijn drie letters. Eén streep: neem de letter die boven ligt. Een ring: hij gaat naar de volgende speler.',
    },
    take: {
      title: 'De steen nemen',
      short: 'de steen nemen',
      task: 'Neem H van L8.',
      why: 'Elke beurt neem je één steen: de volgende. Een andere kun je niet kiezen.',
      later: 'Straks. Neem eerst de steen.',
    },
    letter: {
      title: 'De letter kiezen',
      short: 'de letter kiezen',
      task: 'Kies C, niet A of H.',
      why: 'Hij lag op drie strepen, dus je mag elk van zijn letters boven leggen. Met de C vormen vijf stenen een woord.',
      later: 'Straks. Kies eerst C.',
    },
    lay: {
      title: 'De steen leggen',
      short: 'de steen leggen',
      task: 'Leg je C aan de linkerkant van het middenveld.',
      why: 'Een steen komt aan de ene of de andere kant, nooit ertussen, en als hij ligt, wordt hij niet meer omgedraaid. Links maakt hij CLOUD.',
      later: 'Straks. Leg eerst C aan de linkerkant.',
    },
    claim: {
      title: 'Het woord claimen',
      short: 'het woord claimen',
      task: 'Claim CLOUD voor 17.',
      tasks: { 1: 'CLOUD is van jou. Beëindig je beurt.' },
      why: 'Tik de stenen één voor één aan, of typ het woord. Het heeft vijf letters of meer nodig, en die mogen overal in het middenveld liggen. De stenen gaan naar je veld, en je krijgt de waarden die erop staan.',
      later: 'Straks. Claim eerst CLOUD en beëindig je beurt.',
    },
    ring: {
      title: 'Een steen van een ring',
      short: 'een steen van een ring',
      task: 'Neem L, die op een ring ligt.',
      tasks: { 1: 'L gaat naar Tom. Beëindig je beurt.' },
      why: 'Een steen van een ring wordt doorgegeven: Tom legt hem en speelt dan zijn eigen beurt. Misschien helpt het hem, misschien niet.',
      later: 'Straks. Neem eerst de steen van de ring en beëindig je beurt.',
    },
    joker: {
      title: 'Een joker verdubbelt',
      short: 'een joker verdubbelt',
      task: 'Neem de joker, Y.',
      tasks: { 1: 'Leg hem als E.', 2: 'Claim GRAPE voor 30.', 3: 'Beëindig je beurt.' },
      why: 'Een joker heeft een kader om zijn letter, en meer letters om uit te kiezen. Elke joker in een woord verdubbelt het: 15 wordt 30.',
      later: 'Straks. Leg eerst de joker als E, claim GRAPE en beëindig je beurt.',
    },
    join: {
      title: 'Twee woorden aaneenvoegen',
      short: 'twee woorden aaneenvoegen',
      task: 'Voeg jouw CLOUD en Toms BURST aaneen: tik eerst het ene aan, dan het andere.',
      why: 'Twee hele woorden kunnen één woord worden, van wie ze ook zijn. CLOUDBURST telt zijn letters, 30, en een bonus voor zijn lengte, 75, en dat alles twee keer: 210. Tom verliest BURST.',
      later: 'Straks. Voeg eerst CLOUD en BURST aaneen.',
    },
    last: {
      title: 'De laatste steen',
      short: 'de laatste steen',
      task: 'Neem de laatste steen, en maak het af zoals je wilt. Bijvoorbeeld zo: leg hem als D, zeg dat er geen woord van 5 letters meer is, en claim BED.',
      why: 'Dit is een andere partij, helemaal aan het eind. Heb je gezegd dat er geen woord van vijf letters meer is, dan tellen ook korte woorden. Wat dan in het middenveld overblijft, kost je zijn punten.',
    },
  },
  end: 'Je hebt een woord geclaimd, er twee aaneengevoegd en een partij afgemaakt. Nu nog langere woorden vinden, en eerder dan Tom.',
} as const satisfies Words<typeof english>;
