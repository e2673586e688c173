import type { Words } from '#shared/i18n/words.ts';
import type { kubagramRecordTexts as english } from '../record.ts';
import { kubagramPuzzleTexts } from './puzzles.ts';

export const kubagramRecordTexts = {
  kinds: {
    corner: 'vrider lådan',
    take: 'tar en tärning',
    lay: 'lägger en tärning',
    aside: 'lägger en joker åt sidan',
    skip: 'står över',
    claim: 'tar ett ord',
    join: 'fogar ihop ord',
    extend: 'förlänger ett ord',
    arrange: 'ordnar om fältet',
    declare: 'hittar inget fullt ord',
    end: 'avslutar',
    accept: 'låter orden stå',
    challenge: 'ifrågasätter ett ord',
    allow: 'tillåter ett ord',
  },
  ends: {
    'box-empty': 'sista tärningen lagd',
  },
  waiting:
    '{{name}} har tagit ord till och med drag {{move}}; {{others, whom(you: du)}} får fortfarande ifrågasätta dem.',
  /** They go on a sentence: “Tärningen ACH är angiven två gånger, andra gången i mittfältet.” */
  places: {
    box: 'på ruta {{square}} i lådan',
    central: 'i mittfältet',
    word: 'i ett ord hos spelare {{seat}}',
    joker: 'bland jokrarna hos spelare {{seat}}',
    drawn: 'bland tärningarna som spelare {{seat}} drog',
    handed: 'som tärningen som gavs vidare',
  },
  phases: {
    corner: 'Först vrider den sista spelaren lådan: skriv corner 0, 90, 180 eller 270.',
    before: 'Ta ord, och ta sedan nästa tärning eller stå över.',
    holding: 'Lägg först tärningen i handen, eller lägg den åt sidan om den är en joker.',
    after: 'Ta ord, eller avsluta turen.',
    short: 'Ta korta ord, förläng ord, eller avsluta spelet.',
    challenge: 'Motspelarna ifrågasätter ett ord eller låter orden stå.',
    over: 'Spelet är slut.',
  },
  feats: { compound: 'Sammansättningar' },
  ...kubagramPuzzleTexts,
  review: {
    left: '{{word}} gick fortfarande att ta, för {{points, counted(one: poäng; other: poäng)}}.',
    leftJoined:
      '{{word}} gick fortfarande att foga ihop, för {{gain, counted(one: poäng; other: poäng)}} mer, och {{taken}} mindre för andra.',
    leftLonger:
      '{{word}} gick fortfarande att bilda av ett ord som låg, för {{gain, counted(one: poäng; other: poäng)}} mer, och {{taken}} mindre för andra.',
    taken: '{{name}} bildade {{word}} i nästa tur.',
  },
  puzzle: {
    best: 'Hitta det bästa ordet av {{count, counted(one: tärning; other: tärningar)}}. Det slår alla andra med {{margin}}.',
    worth: 'Hitta ett ord värt {{points, counted(one: poäng; other: poäng)}} eller mer.',
    hints: {
      length: 'Det har {{count, counted(one: bokstav; other: bokstäver)}}.',
      last: 'Dess sista bokstav är {{letter}}.',
      first: 'Dess första bokstav är {{letter}}.',
      letters: 'Alla bokstäver utom en: {{pattern}}.',
    },
  },
  picture: {
    next: 'Nästa ruta: {{square}}',
    central: 'Mittfält: {{letters}}',
    holding: '{{name, does(they: har; you: har)}} tärningen {{die}} i handen.',
    word: '{{name, does(they: har; you: har)}} {{word}}, {{count, counted(one: poäng; other: poäng)}}.',
    joker: '{{name, does(they: har; you: har)}} lagt jokern {{die}} åt sidan.',
  },
} as const satisfies Words<typeof english>;
