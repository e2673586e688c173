import type { Words } from '#shared/i18n/words.ts';
import type { scrubleRecordTexts as english } from '../record.ts';
import { scrublePuzzleTexts } from './puzzles.ts';

export const scrubleRecordTexts = {
  kinds: {
    claim: 'claimt een woord',
    pass: 'vindt geen woord',
    allow: 'staat een woord toe',
    time: 'de tijd is op',
  },
  ends: {
    'target-reached': 'doelscore gehaald',
    'rounds-played': 'alle ronden gespeeld',
    'all-passed': 'tien ronden zonder woord',
  },
  feats: { faces: 'Drie zijden of meer' },
  ...scrublePuzzleTexts,
  review: {
    below_one:
      '{{points, counted(one: punt; other: punten)}} minder dan {{word}}, waar één draaiing genoeg voor is.',
    below_other:
      '{{points, counted(one: punt; other: punten)}} minder dan {{word}}, waar {{count}} draaiingen voor nodig zijn.',
    times: 'Premiepennen vermenigvuldigen {{word}}: {{sum}} × {{times}}.',
    crosses: '{{word}} kruist {{older}}: {{points, counted(one: punt; other: punten)}} extra.',
    faces: '{{word}} ligt op {{faces}} zijden: {{points, counted(one: punt; other: punten)}} extra.',
    length: '{{word}} heeft {{letters}} letters: {{points, counted(one: punt; other: punten)}} extra.',
    crossed:
      'In de volgende beurt kruiste {{name, whom(you: jij)}} {{word}} en kreeg daar {{points, counted(one: punt; other: punten)}} voor.',
  },
  puzzle: {
    best: 'Zoek het beste woord binnen {{count, counted(one: draaiing; other: draaiingen)}}. Het levert {{margin, counted(one: punt; other: punten)}} meer op dan elk ander.',
    worth:
      'Zoek een woord van {{points, counted(one: punt; other: punten)}} of meer, binnen {{count, counted(one: draaiing; other: draaiingen)}}.',
    hints: {
      layer: 'De eerste draaiing is die van {{layer, said(by: scrubleTable.notation)}}.',
      length: 'Het woord heeft {{count, counted(one: letter; other: letters)}}.',
      first: 'De eerste letter is {{letter}}.',
      letters: 'Alles op één letter na: {{pattern}}.',
    },
  },
  picture: {
    round: 'Ronde {{round}}',
    stands: '{{word}} staat er, vanaf {{place, said(by: scrubleTable.notation)}}.',
    'time-up': 'De zandloper is leeg: deze beurt levert geen woord op.',
    'last-round': 'Dit is de laatste ronde.',
  },
} as const satisfies Words<typeof english>;
