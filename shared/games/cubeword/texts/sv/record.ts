import type { Words } from '#shared/i18n/words.ts';
import type { cubewordRecordTexts as english } from '../record.ts';
import { cubewordPuzzleTexts } from './puzzles.ts';

export const cubewordRecordTexts = {
  kinds: {
    turn: 'gör en tur',
    pass: 'passar',
    allow: 'tillåter ett ord',
    time: 'tiden är ute',
  },
  ends: {
    'score-reached': 'poängmålet nått',
    'time-up': 'tiden ute',
    'lead-reached': 'försprånget nått',
    'rounds-played': 'rundorna spelade',
    'all-passed': 'alla passade',
  },
  feats: { words: 'Tre ord eller fler' },
  plays: { words_one: '{{word}} och 1 till', words_other: '{{word}} och {{count}} till' },
  ...cubewordPuzzleTexts,
  review: {
    below_one: '{{points, counted(one: poäng; other: poäng)}} sämre än ett drag som ger {{words, listed}}.',
    below_other:
      '{{points, counted(one: poäng; other: poäng)}} sämre än {{count}} drag som ger {{words, listed}}.',
    unused_one: 'Ett drag användes inte.',
    unused_other: '{{count}} drag användes inte.',
    waited:
      '{{word}} gav poäng i tur {{made}} och gör det igen från tur {{from}}; dess bokstäver är värda {{points, counted(one: poäng; other: poäng)}}.',
    twice: '{{word}} bildades två gånger och räknas en gång.',
  },
  puzzle: {
    best: 'En tur med högst {{count, counted(one: drag; other: drag)}} slår alla andra med {{margin}}. Hitta den.',
    most: 'Ingen tur med {{count, counted(one: drag; other: drag)}} ger mer än {{points, counted(one: poäng; other: poäng)}}. Hitta en som ger så mycket.',
    hints: {
      words: 'Nya ord som räknas: {{count}}.',
      cubes: 'Kuber ur potten: {{count}}.',
      length: 'Det längsta nya ordet har {{count, counted(one: bokstav; other: bokstäver)}}.',
      first: 'Det börjar med {{letter}}.',
      letters: 'Alla dess bokstäver utom en: {{pattern}}.',
    },
  },
  picture: {
    round: 'Runda {{round}}',
    empty: 'Ingen kub ligger på bordet.',
    blanks: 'Blanka: {{cubes}}',
    joker: 'Jokern är {{letter}}, på {{place}}.',
    pool: 'I potten: {{cubes}}',
    counted: '{{word}} gav poäng i tur {{turn}}.',
    'last-round': 'Det här är den sista rundan.',
  },
} as const satisfies Words<typeof english>;
