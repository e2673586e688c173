import type {
  clockOptionTexts as englishOptions,
  clockRecordTexts as englishRecord,
  newGameClock as englishNewGame,
  tableClock as englishTable,
} from '../en/clock.ts';
import type { Words } from '../words.ts';

export const clockOptionTexts = {
  clock: {
    label: 'Klok',
    choices: { none: 'Geen', turn: 'Beurt', game: 'Partij' },
    says: {
      none: 'Niemand speelt op tijd.',
      turn: 'Elke beurt heeft een eigen tijd.',
      game: 'Elke speler heeft één tijd voor alle beurten.',
    },
  },
  clockSeconds: {
    label: 'Seconden per beurt',
    says: {
      value_one: 'Na 1 seconde is de beurt voorbij.',
      value_other: 'Na {{count}} seconden is de beurt voorbij.',
    },
  },
  clockMinutes: {
    label: 'Minuten per speler',
    says: { value_one: 'Dat is 1 minuut.', value_other: 'Dat zijn {{count}} minuten.' },
  },
  clockAdds: {
    label: 'Seconden erbij voor elke zet',
    says: {
      value_zero: 'Met zetten komt er geen tijd bij.',
      value_one: 'Met elke zet komt er 1 seconde bij.',
      value_other: 'Met elke zet komen er {{count}} seconden bij.',
    },
  },
  clockOver: {
    label: 'Als de tijd van een speler op is',
    choices: { cost: '−10 per minuut', loses: 'Verliest', ends: 'Past steeds' },
    says: {
      cost: 'Daarna speel je gewoon door, en elke begonnen minuut kost aan het eind 10 punten.',
      loses: 'Wie over de tijd gaat, verliest, en de partij is afgelopen.',
      ends: 'Daarna gaat het spel door, en die speler past elke beurt.',
    },
  },
  sandSeconds: {
    label: 'Zandloper per beurt, in seconden',
    says: {
      value_zero: 'Zonder zandloper.',
      value_one: 'Een zandloper van 1 seconde per beurt, als vriendelijk seintje.',
      value_other: 'Een zandloper van {{count}} seconden per beurt, als vriendelijk seintje.',
    },
  },
} as const satisfies Words<typeof englishOptions>;

export const clockRecordTexts = {
  kinds: {
    'clock-pass': 'tijd op, gepast',
    'clock-cost': 'een minuut over de tijd',
    'clock-loss': 'tijd op, partij verloren',
  },
  ends: { 'clock-lost': 'tijd op', 'clock-out': 'niemand heeft nog tijd' },
} as const satisfies Words<typeof englishRecord>;

/** `left` and `over` stand after a figure such as 12:30; in Dutch “over” alone would mean what is left. */
export const tableClock = {
  left: 'over',
  lastMinute: 'over, laatste minuut',
  over: 'te laat',
  cost: '−{{points}} aan het eind',
  overtime_one: '1 minuut over de tijd',
  overtime_other: '{{count}} minuten over de tijd',
  overtimeTitle: 'Over de tijd',
  title: 'Klokken',
  sand: 'Zandloper, deze beurt',
  sandOf: 'van {{time}}',
  sandOut: 'is leeg',
  ofSeat: '{{name}}: nog {{time}}',
  ofSeatOver: '{{name}}: {{time}} te laat',
  pause: 'Pauze',
  said_one: '{{name}}, nog 1 seconde.',
  said_other: '{{name}}, nog {{count}} seconden.',
  saidAlone_one: 'Nog 1 seconde.',
  saidAlone_other: 'Nog {{count}} seconden.',
  saidSand_one: 'Nog 1 seconde in de zandloper.',
  saidSand_other: 'Nog {{count}} seconden in de zandloper.',
  events: {
    passed: 'De tijd is op: {{name, does(they: past; you: past; mid: jij)}}.',
    cost_one: '{{name, does(they: is; you: bent)}} over de tijd: aan het eind gaan er {{points}} punten af.',
    cost_other:
      '{{name, does(they: is; you: bent)}} al {{count}} begonnen minuten over de tijd: aan het eind gaan er {{points}} punten af.',
    lost: '{{name, whose(you: Jouw)}} tijd is op.',
    out: 'Niemand heeft nog tijd.',
  },
  ends: {
    lost: '{{name, whose(you: Jouw)}} tijd is op, en daarmee is de partij verloren.',
    out: 'Niemand had nog tijd.',
  },
  paused: {
    turn: 'Beurt {{turn}}, {{name, whom(you: jij)}} aan zet, pauze',
    between: 'Beurt {{turn}}, pauze',
    title: 'Gepauzeerd om {{time}}',
    text: 'Alle klokken en de zandloper staan stil. Bord, stukken en woorden zijn afgedekt tot iemand verdergaat, zodat niemand stiekem doordenkt.',
    idle: 'Een hele ronde lang deed niemand iets, dus de partij is vanzelf gepauzeerd.',
    soFar_one: '1 pauze tot nu toe, samen {{time}}.',
    soFar_other: '{{count}} pauzes tot nu toe, samen {{time}}.',
    waits:
      'Ongedaan maken, Hint, Zetten en Terugkijken wachten ook. Weggaan kan wel: de partij is opgeslagen, en blijft gepauzeerd.',
    goOn: 'Verder',
    goOnAs: 'Verder als {{name, whom(you: jezelf)}}',
    leave: 'Opslaan en weggaan',
    has: '{{name, does(they: heeft; you: hebt)}} nog {{time}}.',
    hasBoth: '{{name, does(they: heeft; you: hebt)}} nog {{time}}, en {{sand}} in de zandloper.',
    hasRules: 'Volgens de spelregels is er nog {{time}}.',
    isOver:
      '{{name, does(they: is; you: bent)}} {{time}} over de tijd: voor elke begonnen minuut gaan er 10 punten af als de partij is afgelopen.',
    hasSand: 'Nog {{time}} in de zandloper.',
  },
} as const satisfies Words<typeof englishTable>;

export const newGameClock = {
  addSand: 'Zandloper erbij: {{count}} min per beurt',
  noSand: 'Zonder zandloper',
} as const satisfies Words<typeof englishNewGame>;
