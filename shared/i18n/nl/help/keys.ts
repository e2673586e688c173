import type { generalKeys as english, keys as englishKeys } from '../../en/help/keys.ts';
import type { Words } from '../../words.ts';

export const keys = {
  title: 'Toetsen',
  lead: 'Alles kan met het toetsenbord. Tab gaat verder, Shift met Tab gaat terug.',
} as const satisfies Words<typeof englishKeys>;

/** Signs that stand for themselves have no name here. */
export const keyNames: Readonly<Record<string, string>> = {
  Space: 'Spatie',
  Control: 'Ctrl',
  Plus: '+',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  arrows: 'Pijltjestoetsen',
  'alt-arrows': 'Alt en pijltjestoetsen',
  'ctrl-ends': 'Ctrl erbij',
  letters: 'A t/m Z',
  signs: 'Een letter, een cijfer of *',
  twists: 'U D L R F B',
  'one-to-six': '1 t/m 6',
  'one-to-seven': '1 t/m 7',
  'Control+,': 'Ctrl+, en een letter',
};

export const generalKeys = {
  home: {
    title: 'Start',
    keys: {
      continue: 'Verdergaan met de partij op tafel, of de eerste beginnen',
      new: 'Nieuwe partij',
      now: 'Nu spelen: Alphacubes tegen een computer, meteen uitgedeeld',
      library: 'Alle partijen, en een partijbestand openen',
      tonight: 'Vanavond een set maken: een plan om af te drukken, te knippen en te spelen',
      print: 'Een set afdrukken',
      design: 'Een set ontwerpen',
      box: 'De kist aansluiten',
      words: 'Woorden opzoeken',
      help: 'De spelregels leren',
    },
  },
  learn: {
    title: 'Een spel leren',
    keys: {
      before: 'Het spel links',
      after: 'Het spel rechts',
      begin: 'Zijn les beginnen, of ermee verdergaan',
      rules: 'Zijn spelregels',
    },
  },
  lesson: {
    title: 'In een les',
    keys: {
      show: 'Laat zien: de stap gebeurt voor je ogen, en je neemt hem terug',
      on: 'Verdergaan als een stap gedaan is of alleen iets laat zien; anders wat de toets aan tafel doet',
      undo: 'Terug naar het begin van de stap, of naar de stap ervoor',
    },
  },
  library: {
    title: 'Bibliotheek',
    keys: {
      along: 'Langs de plank, en verder op de volgende',
      between: 'Van plank naar plank',
      ends: 'Naar de nieuwste partij, of naar de oudste',
      open: 'Verdergaan met de gekozen partij, of erop terugkijken',
      find: 'Een partij zoeken op naam, speler of woord',
      remove: 'De gekozen partij verwijderen, na een vraag',
      undo: 'De laatst verwijderde partij terugzetten',
    },
  },
  puzzles: {
    title: 'Puzzels van vandaag',
    keys: {
      puzzle: 'De puzzel erboven of eronder',
      first: 'De eerste die nog open is, of die met de focus',
    },
  },
  puzzle: {
    title: 'In een puzzel',
    keys: {
      try: 'Proberen wat er ligt; na de oplossing de volgende puzzel',
      hint: 'De volgende hint',
      'give-up': 'Opgeven, en het antwoord zien',
    },
  },
  design: {
    title: 'Een set ontwerpen',
    keys: {
      sign: 'Op een vlak van de uitslag: komt op dat vlak, en het volgende is gekozen',
      next: 'Een ander vlak, stuk of vak',
      before: 'Het vorige vlak',
      brush: 'Op een bord: de kwast',
      undo: 'De laatste stap ongedaan maken',
      redo: 'Die stap opnieuw doen',
    },
  },
  print: {
    title: 'De keuzes bij het afdrukken',
    keys: {
      undo: 'De laatste keuze ongedaan maken; in een veld eerst wat daar getypt is',
      redo: 'Die opnieuw maken',
    },
  },
  words: {
    title: 'Woorden',
    keys: { look: 'In een veld: de letters opzoeken, of de woorden beoordelen' },
  },
  'new-game': { title: 'Nieuwe partij', keys: { deal: 'De partij beginnen' } },
  choices: {
    title: 'Keuzes en maten',
    keys: { step: 'De keuze ervoor of erna; een stap minder of meer' },
  },
  table: {
    title: 'Aan elke tafel',
    keys: {
      lift: 'Bij het gordijn: de hand tonen van de speler die er staat',
      hint: 'Een hint, of de volgende stap ervan',
      last: 'Tonen wat de anderen deden sinds je vorige beurt',
      pause: 'De klokken pauzeren, of verdergaan',
      undo: 'De laatste stap van de beurt ongedaan maken, of anders de laatste zet; met Cmd op een Mac',
      redo: 'Die opnieuw doen',
    },
  },
  review: {
    title: 'Terugkijken',
    keys: {
      earlier: 'De beurt ervoor',
      later: 'De beurt erna',
      first: 'De eerste beurt',
      last: 'De laatste beurt',
      mistake: 'De volgende beurt die fout, gemist of niet aangevochten is',
      best: 'De beste beurt tonen, of alleen wat gespeeld is',
      puzzles: 'Van je fouten puzzels maken, als alle beurten berekend zijn',
      back: 'Terug naar de partij',
    },
  },
  'speech-table': {
    title: 'Voorlezen aan tafel',
    keys: {
      scores: 'De stand',
      time: 'De tijd die over is',
      hand: 'De hand, of het stuk om te leggen',
      place: 'Waar de cursor staat, en wat er komt',
      row: 'De rij van de cursor, of de ring opzij',
      column: 'Zijn kolom, of de ring omlaag',
      upright: 'De lijn recht omhoog, waar er lagen zijn',
      words: 'Woorden en lijnen, en wat je hebt samengesteld',
      stock: 'Wat er nog te nemen is',
    },
  },
  'speech-screen': {
    title: 'Voorlezen op een scherm',
    keys: {
      place: 'Waar de focus is',
      hand: 'Wat er gekozen is: keuzes, of de letters van een stuk',
      row: 'De rij waar de focus is, in een tabel, een lijst of een bord',
      column: 'De kolom ervan',
      words: 'Wat er gevonden en nagekeken is',
      stock: 'Hoeveel er is: vellen, stukken, stenen in de kist',
    },
  },
  speech: {
    title: 'Voorlezen',
    keys: {
      now: 'Druk op de komma, dan op N: waar je bent, en wat er nu kan',
      last: 'Wat er het laatst gebeurde',
      again: 'De laatste zin nog eens',
      list: 'Alles wat je hier kunt vragen',
      typing: 'Hetzelfde, terwijl je in een veld typt',
    },
  },
  everywhere: {
    title: 'Overal',
    keys: {
      palette: 'Met woorden zoeken wat hier kan, en hoe je op elk scherm komt',
      keys: 'De toetsen van dit scherm tonen; niet terwijl je in een veld typt',
      open: 'Een bestand openen: een partij, een GCG, een set, een woordenlijst, een vel of een opname van een kist; of sleep het op het venster',
      back: 'Sluiten wat het laatst geopend is',
      next: 'Naar het volgende wat je kunt indrukken; terug met Shift',
    },
  },
} as const satisfies Words<typeof english>;
