import type { Words } from '#shared/i18n/words.ts';
import type { cubewordRecordTexts as english } from '../record.ts';
import { cubewordPuzzleTexts } from './puzzles.ts';

export const cubewordRecordTexts = {
  kinds: {
    turn: 'speelt een beurt',
    pass: 'past',
    allow: 'staat een woord toe',
    time: 'de tijd is op',
  },
  ends: {
    'score-reached': 'doelscore gehaald',
    'time-up': 'tijd op',
    'lead-reached': 'voorsprong gehaald',
    'rounds-played': 'alle ronden gespeeld',
    'all-passed': 'iedereen paste',
  },
  feats: { words: 'Drie woorden of meer' },
  plays: { words_one: '{{word}} en nog 1', words_other: '{{word}} en nog {{count}}' },
  ...cubewordPuzzleTexts,
  review: {
    below_one:
      '{{points, counted(one: punt; other: punten)}} minder dan één zet die {{words, listed}} maakt.',
    below_other:
      '{{points, counted(one: punt; other: punten)}} minder dan {{count}} zetten die {{words, listed}} maken.',
    unused_one: 'Eén zet bleef ongebruikt.',
    unused_other: '{{count}} zetten bleven ongebruikt.',
    waited:
      '{{word}} telde in beurt {{made}} en telt weer vanaf beurt {{from}}; de letters zijn {{points, counted(one: punt; other: punten)}} waard.',
    twice: '{{word}} is twee keer gemaakt en telt één keer.',
  },
  puzzle: {
    best: 'Eén beurt van hoogstens {{count, counted(one: zet; other: zetten)}} levert {{margin, counted(one: punt; other: punten)}} meer op dan elke andere. Zoek die.',
    most: 'Geen beurt van {{count, counted(one: zet; other: zetten)}} levert meer dan {{points, counted(one: punt; other: punten)}} op. Zoek er een die zoveel haalt.',
    hints: {
      words: 'Nieuwe woorden die tellen: {{count}}.',
      cubes: 'Kubussen uit de pot: {{count}}.',
      length: 'Het langste nieuwe woord heeft {{count, counted(one: letter; other: letters)}}.',
      first: 'Het begint met {{letter}}.',
      letters: 'Alles ervan op één letter na: {{pattern}}.',
    },
  },
  picture: {
    round: 'Ronde {{round}}',
    empty: 'Er ligt geen kubus op het vilt.',
    blanks: 'Blanco’s: {{cubes}}',
    joker: 'De Joker is {{letter}}, op {{place}}.',
    pool: 'In de pot: {{cubes}}',
    counted: '{{word}} telde in beurt {{turn}}.',
    'last-round': 'Dit is de laatste ronde.',
  },
} as const satisfies Words<typeof english>;
