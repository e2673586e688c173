import type {
  clockOptionTexts as englishOptions,
  clockRecordTexts as englishRecord,
  newGameClock as englishNewGame,
  tableClock as englishTable,
} from '../en/clock.ts';
import type { Words } from '../words.ts';

/** Every game has these options and moves (P16); see `gameOptions` and `record`. */
export const clockOptionTexts = {
  clock: {
    label: 'Klocka',
    choices: { none: 'Ingen', turn: 'Per tur', game: 'Per spelare' },
    says: {
      none: 'Ingen spelar på tid.',
      turn: 'Varje tur har sin tid.',
      game: 'Varje spelare har en tid för alla turer.',
    },
  },
  clockSeconds: {
    label: 'Sekunder per tur',
    says: {
      value_one: 'Efter 1 sekund blir turen ett pass.',
      value_other: 'Efter {{count}} sekunder blir turen ett pass.',
    },
  },
  clockMinutes: {
    label: 'Minuter per spelare',
    says: { value_one: 'Tiden är 1 minut.', value_other: 'Tiden är {{count}} minuter.' },
  },
  clockAdds: {
    label: 'Extra sekunder för varje drag',
    says: {
      value_zero: 'Drag ger ingen extra tid.',
      value_one: 'Varje drag ger 1 sekund till.',
      value_other: 'Varje drag ger {{count}} sekunder till.',
    },
  },
  clockOver: {
    label: 'När en spelares tid är ute',
    choices: { cost: '−10 per minut', loses: 'Förlorar', ends: 'Får passa' },
    says: {
      cost: 'Spelet går vidare, och varje påbörjad minut över tiden kostar 10 poäng på slutet.',
      loses: 'Den som går över tiden förlorar, och spelet är slut.',
      ends: 'Spelet går vidare, men från och med då är varje tur ett pass för den spelaren.',
    },
  },
  sandSeconds: {
    label: 'Sand per tur, i sekunder',
    says: {
      value_zero: 'Utan sand.',
      value_one: '1 sekund sand per tur, bara som en påminnelse.',
      value_other: '{{count}} sekunder sand per tur, bara som en påminnelse.',
    },
  },
} as const satisfies Words<typeof englishOptions>;

export const clockRecordTexts = {
  kinds: {
    'clock-pass': 'tiden ute, pass',
    'clock-cost': 'en minut över tiden',
    'clock-loss': 'tiden ute, partiet förlorat',
  },
  ends: { 'clock-lost': 'tiden är ute', 'clock-out': 'ingen har tid kvar' },
} as const satisfies Words<typeof englishRecord>;

/** The part of the table's texts on clocks. */
export const tableClock = {
  left: 'kvar',
  lastMinute: 'kvar, sista minuten',
  over: 'över',
  cost: '−{{points}} på slutet',
  overtime_one: '1 minut över',
  overtime_other: '{{count}} minuter över',
  overtimeTitle: 'Över tiden',
  title: 'Klockor',
  sand: 'Sand, den här turen',
  sandOf: 'av {{time}}',
  sandOut: 'har runnit ut',
  ofSeat: '{{name}}: {{time}} kvar',
  ofSeatOver: '{{name}}: {{time}} över',
  pause: 'Pausa',
  said_one: '{{name}}, 1 sekund kvar.',
  said_other: '{{name}}, {{count}} sekunder kvar.',
  saidAlone_one: '1 sekund kvar.',
  saidAlone_other: '{{count}} sekunder kvar.',
  saidSand_one: '1 sekund sand kvar.',
  saidSand_other: '{{count}} sekunder sand kvar.',
  events: {
    passed: 'Tiden är ute: {{name, whose(you: din)}} tur blir ett pass.',
    cost_one: '{{name, does(they: är; you: är)}} över tiden: {{points}} poäng dras av på slutet.',
    cost_other:
      '{{name, does(they: är; you: är)}} {{count}} påbörjade minuter över tiden: {{points}} poäng dras av på slutet.',
    lost: '{{name, whose(you: Din)}} tid är ute.',
    out: 'Ingen har tid kvar.',
  },
  ends: {
    lost: '{{name, whose(you: Din)}} tid är ute, och därmed är spelet slut.',
    out: 'Ingen hade tid kvar.',
  },
  paused: {
    turn: 'Tur {{turn}}, {{name, whom(you: du)}} spelar, pausat',
    between: 'Tur {{turn}}, pausat',
    title: 'Pausat kl. {{time}}',
    text: 'Alla klockor och sanden står stilla. Bräde, pjäser och ord är dolda tills någon fortsätter, så att ingen får tänka gratis.',
    idle: 'Ingen gjorde något på en hel runda, så spelet pausade sig självt.',
    soFar_one: '1 paus hittills, {{time}} sammanlagt.',
    soFar_other: '{{count}} pauser hittills, {{time}} sammanlagt.',
    waits:
      'Ångra, Tips, Drag och Se tillbaka väntar också. Men du kan gå härifrån när som helst: spelet är sparat och förblir pausat.',
    goOn: 'Fortsätt',
    goOnAs: 'Fortsätt som {{name, whom(you: dig själv)}}',
    leave: 'Spara och lämna',
    has: '{{name, does(they: har; you: har)}} {{time}} kvar.',
    hasBoth: '{{name, does(they: har; you: har)}} {{time}} kvar, och {{sand}} av sanden.',
    hasRules: 'Enligt spelets regler är {{time}} kvar.',
    isOver:
      '{{name, does(they: är; you: är)}} {{time}} över tiden: 10 poäng dras av för varje påbörjad minut när spelet är slut.',
    hasSand: '{{time}} sand kvar.',
  },
} as const satisfies Words<typeof englishTable>;

/** The rest of the clock's row in New game is in `clockOptionTexts`. */
export const newGameClock = {
  addSand: 'Lägg till sand: {{count}} min per tur',
  noSand: 'Utan sand',
} as const satisfies Words<typeof englishNewGame>;
