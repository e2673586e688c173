import type {
  generalKeys as englishGeneral,
  keyNames as englishNames,
  keys as english,
} from '../../en/help/keys.ts';
import type { Words } from '../../words.ts';

export const keys = {
  title: 'Tangenter',
  lead: 'Allt går att göra från tangentbordet. Tab leder framåt, Shift och Tab leder bakåt.',
} as const satisfies Words<typeof english>;

/** Signs that stand for themselves have no name here. */
export const keyNames: Words<typeof englishNames> = {
  Control: 'Ctrl',
  Plus: '+',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Space: 'Mellanslag',
  arrows: 'Piltangenter',
  'alt-arrows': 'Alt och piltangenter',
  'ctrl-ends': 'Ctrl med dem',
  letters: 'A till Z',
  signs: 'En bokstav, en siffra eller *',
  twists: 'U D L R F B',
  'one-to-six': '1 till 6',
  'one-to-seven': '1 till 7',
  'Control+,': 'Ctrl+, och en bokstav',
};

export const generalKeys = {
  home: {
    title: 'Start',
    keys: {
      continue: 'Fortsätt partiet på bordet, eller börja det första',
      new: 'Nytt spel',
      now: 'Spela nu: Alphacubes mot en dator, utdelat genast',
      library: 'Alla partier, och att öppna en spelfil',
      tonight: 'Gör ett spel i kväll: en plan för att skriva ut, klippa och ha ett spel på bordet',
      print: 'Skriv ut ett spel',
      design: 'Skapa en egen sats',
      box: 'Anslut lådan',
      words: 'Slå upp ord',
      help: 'Lär dig reglerna',
    },
  },
  learn: {
    title: 'Lär dig ett spel',
    keys: {
      before: 'Spelet till vänster',
      after: 'Spelet till höger',
      begin: 'Börja lektionen, eller fortsätt den',
      rules: 'Reglerna',
    },
  },
  lesson: {
    title: 'I en lektion',
    keys: {
      show: 'Visa mig: steget görs framför dina ögon, och du tar tillbaka det',
      on: 'Gå vidare, där ett steg är klart eller bara visar något; annars det som tangenten gör vid bordet',
      undo: 'Tillbaka till början av steget, eller till steget före',
    },
  },
  library: {
    title: 'Bibliotek',
    keys: {
      along: 'Längs hyllan, och vidare till nästa',
      between: 'Från hylla till hylla',
      ends: 'Till det nyaste partiet, eller det äldsta',
      open: 'Fortsätt det valda partiet, eller se tillbaka på det',
      find: 'Hitta ett parti efter namn, spelare eller ord',
      remove: 'Ta bort det valda partiet, efter en fråga',
      undo: 'Återställ partiet som togs bort sist',
    },
  },
  puzzles: {
    title: 'Dagens kluringar',
    keys: {
      puzzle: 'Kluringen ovanför eller nedanför',
      first: 'Den första som är olöst, eller den som har fokus',
    },
  },
  puzzle: {
    title: 'I en kluring',
    keys: {
      try: 'Pröva det som ligger; när den är löst, nästa kluring',
      hint: 'Nästa tips',
      'give-up': 'Ge upp, och se svaret',
    },
  },
  design: {
    title: 'Skapa en sats',
    keys: {
      sign: 'På en sida av den utvikta kuben: hamnar på sidan, och nästa väljs',
      next: 'En annan sida, pjäs eller ruta',
      before: 'Sidan före',
      brush: 'På ett bräde: penseln',
      undo: 'Ångra det senaste steget',
      redo: 'Gör om det',
    },
  },
  print: {
    title: 'Valen för en utskrift',
    keys: {
      undo: 'Ångra det senaste valet; i ett fält, först det som skrevs där',
      redo: 'Välj det igen',
    },
  },
  words: {
    title: 'Ordlistor',
    keys: { look: 'I ett fält: slå upp bokstäverna, eller döm orden' },
  },
  'new-game': { title: 'Nytt spel', keys: { deal: 'Dela ut och börja' } },
  choices: {
    title: 'Val och mått',
    keys: { step: 'Valet före eller efter; ett steg mindre eller mer' },
  },
  table: {
    title: 'Vid alla bord',
    keys: {
      lift: 'Vid ridån: visa handen för spelaren som den nämner',
      hint: 'Ett tips, eller nästa steg i det',
      last: 'Visa vad de andra har gjort sedan din förra tur',
      pause: 'Pausa klockorna, eller fortsätt',
      undo: 'Ångra det senaste steget i turen, annars det senaste draget; med Cmd på en Mac',
      redo: 'Gör om det',
    },
  },
  review: {
    title: 'Se tillbaka',
    keys: {
      earlier: 'Turen före',
      later: 'Turen efter',
      first: 'Den första turen',
      last: 'Den sista turen',
      mistake: 'Nästa tur med ett misstag, något förbisett eller ett ord som inte ifrågasattes',
      best: 'Visa den bästa turen, eller bara det som spelades',
      puzzles: 'Gör kluringar av dina misstag, när alla turer är uträknade',
      back: 'Tillbaka till spelet',
    },
  },
  'speech-table': {
    title: 'Få det uppläst vid bordet',
    keys: {
      scores: 'Poängen',
      time: 'Tiden som är kvar',
      hand: 'Handen, eller pjäsen att lägga',
      place: 'Var markören står, och vad som kommer härnäst',
      row: 'Markörens rad, eller ringen tvärs över',
      column: 'Dess kolumn, eller ringen nedåt',
      upright: 'Linjen rakt upp, där det finns lager',
      words: 'Ord och linjer, och det du har lagt ihop',
      stock: 'Vad som är kvar att ta',
    },
  },
  'speech-screen': {
    title: 'Få det uppläst på en skärm',
    keys: {
      place: 'Var fokus är',
      hand: 'Vad som är valt: val, eller en pjäs bokstäver',
      row: 'Raden där fokus är, i en tabell, en lista eller ett bräde',
      column: 'Dess kolumn',
      words: 'Vad som har hittats och kontrollerats',
      stock: 'Hur mycket som finns: ark, pjäser, tärningar i lådan',
    },
  },
  speech: {
    title: 'Få det uppläst',
    keys: {
      now: 'Tryck på kommatecknet, sedan N: var du är, och vad som går att göra nu',
      last: 'Vad som hände senast',
      again: 'Den senaste meningen igen',
      list: 'Allt som går att fråga här',
      typing: 'Detsamma, medan du skriver i ett fält',
    },
  },
  everywhere: {
    title: 'Överallt',
    keys: {
      palette: 'Sök med ord efter det som går att göra här, och vägen till varje skärm',
      keys: 'Visa tangenterna på den här skärmen; inte medan du skriver i ett fält',
      open: 'Öppna en fil: ett parti, en GCG-fil, en sats, en ordlista, ett ark eller en inspelning av en låda; eller släpp den på fönstret',
      back: 'Stäng det som öppnades sist',
      next: 'Gå till nästa sak som går att trycka på; tillbaka med Shift',
    },
  },
} as const satisfies Words<typeof englishGeneral>;
