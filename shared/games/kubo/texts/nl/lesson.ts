import type { Words } from '#shared/i18n/words.ts';
import type { kuboLesson as english } from '../lesson.ts';

export const kuboLesson = {
  steps: {
    place: {
      title: 'Elke kaart heeft één plaats',
      short: 'de plaats van een kaart vinden',
      task: 'Kies blauw M1 in je hand.',
      why: 'De kleur zegt in welke laag, de maat, S tot XL, hoe ver naar rechts, en het nummer hoe ver van je af. Geen andere kaart hoort daar.',
      later: 'Straks. Kies eerst blauw M1.',
    },
    beside: {
      title: 'Naast een andere kaart',
      short: 'een kaart naast een andere leggen',
      task: 'Leg blauw M1.',
      why: 'Een kaart mag naast een kaart van dezelfde kleur liggen, één stap verder: blauw M1 naast blauw S1.',
      later: 'Straks. Leg eerst blauw M1.',
    },
    top: {
      title: 'Boven op een kaart',
      short: 'een kaart bovenop leggen',
      task: 'Leg groen S1 op blauw S1.',
      why: 'Een kaart mag ook op de kaart recht onder zijn plaats liggen. Zo begint een nieuwe laag, en de kaart eronder telt gewoon nog mee.',
      later: 'Straks. Leg eerst groen S1.',
    },
    shut: {
      title: 'Wat bedekt is, is dicht',
      short: 'een plaats afsluiten',
      task: 'Leg groen S2, boven de lege plaats van blauw S2.',
      tasks: { 1: 'Blauw S2 is dicht. Beëindig je beurt.' },
      why: 'Onder een kaart wordt nooit iets gelegd. Wie blauw S2 heeft, houdt hem tot het eind en verliest er 1 punt door.',
      later: 'Straks. Leg eerst groen S2 en beëindig je beurt.',
    },
    draw: {
      title: 'Kaarten trekken',
      short: 'kaarten trekken',
      task: 'Trek er twee kaarten bij.',
      tasks: { 1: 'Trek de andere ook.' },
      why: 'Elke beurt begint met één kaart, en die heb je al. Heb je in je vorige beurt twee of meer gelegd, dan mag je doortrekken tot je er vijf hebt, of tot je een kaart legt.',
      later: 'Straks. Trek eerst twee kaarten.',
    },
    line: {
      title: 'Vier op een rij',
      short: 'vier op een rij claimen',
      task: 'Leg blauw L1.',
      tasks: {
        1: 'Tik blauw S1 en blauw XL1 aan, en claim de rij.',
        2: 'De rij is van jou. Beëindig je beurt.',
      },
      why: 'Vier op een rij telt 1, maar alleen voor wie de rij aanwijst: het spel zegt het niet.',
      later: 'Straks. Leg eerst blauw L1, claim de rij van S1 tot XL1, en beëindig je beurt.',
    },
    steal: {
      title: 'Pakken wat hij gemist heeft',
      short: 'een lijn pakken die Tom gemist heeft',
      task: 'Druk op Claim, tik dan blauw S4 en blauw XL1 aan, en claim ze.',
      tasks: { 1: 'De diagonaal is van jou, en verder is er niets over. Laat het gaan.' },
      why: 'Tom heeft een diagonaal gemist. Na elke beurt mogen de anderen de lijnen nemen die erin gemaakt zijn en die niemand geclaimd heeft. Een diagonaal telt 2.',
      later: 'Straks. Claim eerst de diagonaal van S4 tot XL1, en laat het dan gaan.',
    },
    zoker: {
      title: 'Een Zoker',
      short: 'een Zoker',
      task: 'Leg rood XL4.',
      tasks: {
        1: 'Tik blauw S1 en rood XL4 aan, en claim de Zoker.',
        2: 'Beëindig je beurt, en daarmee de partij.',
      },
      why: 'In een andere partij staat Tom vóór met 8 tegen 3. Een Zoker gaat van een hoek naar de hoek ertegenover, dwars door de kubus. Hij telt 12 en beëindigt de partij.',
      later: 'Straks. Leg eerst rood XL4, claim de Zoker van blauw S1 daarheen, en beëindig je beurt.',
    },
    last: {
      title: 'Je hand leegleggen',
      short: 'je hand leegleggen',
      task: 'Leg alle drie de kaarten en beëindig dan je beurt.',
      why: 'In een andere partij staat het 5 tegen 5. Wie zijn laatste kaart legt, beëindigt de partij, en elke kaart die in een hand over is, kost 1. Zoek een lijn voor je de beurt beëindigt.',
    },
  },
  end: 'Je hebt kaarten gelegd, lijnen geclaimd, gepakt wat gemist was, en je hand leeggelegd. Nu nog lijnen zien voordat Tom ze ziet.',
} as const satisfies Words<typeof english>;
