import type { Words } from '#shared/i18n/words.ts';
import type { scrubleRecordTexts as english } from '../record.ts';
import { scrublePuzzleTexts } from './puzzles.ts';

export const scrubleRecordTexts = {
  kinds: {
    claim: 'tar ett ord',
    pass: 'hittar inget ord',
    allow: 'tillåter ett ord',
    time: 'tiden är ute',
  },
  ends: {
    'target-reached': 'målet nått',
    'rounds-played': 'rundorna spelade',
    'all-passed': 'tio rundor utan ord',
  },
  feats: { faces: 'Tre sidor eller fler' },
  ...scrublePuzzleTexts,
  review: {
    below_one: '{{points, counted(one: poäng; other: poäng)}} sämre än {{word}}, som kräver en vridning.',
    below_other:
      '{{points, counted(one: poäng; other: poäng)}} sämre än {{word}}, som kräver {{count}} vridningar.',
    times: 'Premiestift multiplicerar {{word}}: {{sum}} × {{times}}.',
    crosses: '{{word}} korsar {{older}}: {{points, counted(one: poäng; other: poäng)}} till.',
    faces: '{{word}} ligger på {{faces}} sidor: {{points, counted(one: poäng; other: poäng)}} till.',
    length: '{{word}} har {{letters}} bokstäver: {{points, counted(one: poäng; other: poäng)}} till.',
    crossed:
      '{{name}} korsade {{word}} i nästa tur och fick {{points, counted(one: poäng; other: poäng)}} för det.',
  },
  puzzle: {
    best: 'Hitta det bästa ordet inom {{count, counted(one: vridning; other: vridningar)}}. Det slår alla andra med {{margin}}.',
    worth:
      'Hitta ett ord värt {{points, counted(one: poäng; other: poäng)}} eller mer, inom {{count, counted(one: vridning; other: vridningar)}}.',
    hints: {
      layer: 'Den första vridningen gäller {{layer, said(by: scrubleTable.notation)}}.',
      length: 'Ordet har {{count, counted(one: bokstav; other: bokstäver)}}.',
      first: 'Dess första bokstav är {{letter}}.',
      letters: 'Alla bokstäver utom en: {{pattern}}.',
    },
  },
  picture: {
    round: 'Runda {{round}}',
    stands: '{{word}} står i linje, från {{place, said(by: scrubleTable.notation)}}.',
    'time-up': 'Sanden har runnit ut: den här turen ger inget ord.',
    'last-round': 'Det här är den sista rundan.',
  },
} as const satisfies Words<typeof english>;
