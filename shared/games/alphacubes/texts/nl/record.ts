import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesRecordTexts as english } from '../record.ts';
import { alphacubesPuzzleTexts } from './puzzles.ts';

export const alphacubesRecordTexts = {
  kinds: {
    play: 'legt',
    exchange: 'ruilt',
    pass: 'past',
    challenge: 'vecht aan',
    accept: 'laat staan',
    allow: 'staat een woord toe',
  },
  ends: {
    'went-out': 'een speler legde de laatste kubus',
    'all-passed': 'iedereen paste',
    'no-cubes-laid': 'geen kubussen gelegd',
    'last-one-left': 'één speler over',
  },
  waiting:
    'Over wat {{name, whom(you: jij)}} legde in zet {{move}} is nog niet beslist; het is aan {{others, whom(you: jou)}} om de zet te laten staan of aan te vechten.',
  feats: { splash: 'Alle zeven tegelijk' },
  review: {
    below: '{{points, counted(one: punt; other: punten)}} minder dan {{word}}: {{sum}}.',
    belowOver:
      '{{points, counted(one: punt; other: punten)}} minder dan {{word}}, over {{premiums, said(by: common.squareMarks)}}: {{sum}}.',
    belowAll:
      '{{points, counted(one: punt; other: punten)}} minder dan {{word}}, met alle zeven kubussen: {{sum}}.',
    belowAllOver:
      '{{points, counted(one: punt; other: punten)}} minder dan {{word}}, met alle zeven kubussen over {{premiums, said(by: common.squareMarks)}}: {{sum}}.',
    spent: 'De kubus met de {{letter}} ging op als {{as}}.',
    kept: 'De kubus met de {{letter}} bleef in de hand.',
    exchanged: 'De kubus met de {{letter}} is geruild.',
    reached:
      'Daardoor kwam {{name, whom(you: jij)}} bij {{premium, said(by: common.squareMarks)}} op {{square}}: {{word}}, {{points, counted(one: punt; other: punten)}}.',
    reachedIn:
      'Daardoor kwam {{name, whom(you: jij)}} bij {{premium, said(by: common.squareMarks)}} op {{square}}: {{word}}, {{points}} van de {{total, counted(one: punt; other: punten)}} van die beurt.',
    leaves: 'Er blijven {{count}} kubussen met de letter {{letter}} in de hand.',
    endWon:
      'Er was niets meer verborgen: de beste beurt wint hier met minstens {{by, counted(one: punt; other: punten)}}, wat er ook volgt.',
    endLost:
      'Er was niets meer verborgen: zelfs de beste beurt verliest hier met {{by, counted(one: punt; other: punten)}} van de beste antwoorden.',
    endDrawn:
      'Er was niets meer verborgen: de beste beurt leidt hier tot gelijkspel als ook de antwoorden de beste zijn.',
    endCost: 'Deze beurt gaf daarvan {{points, counted(one: punt; other: punten)}} weg.',
    notListed_one: '{{words, listed}} hoort niet bij de woorden van deze tafel, en niemand vocht het aan.',
    notListed_other: '{{words, listed}} horen niet bij de woorden van deze tafel, en niemand vocht ze aan.',
  },
  ...alphacubesPuzzleTexts,
  puzzle: {
    best: 'Eén zet levert {{margin, counted(one: punt; other: punten)}} meer op dan elke andere. Zoek hem.',
    worth: 'Zoek een zet van {{points, counted(one: punt; other: punten)}} of meer.',
    hints: {
      cubes: 'Je legt {{count, counted(one: kubus; other: kubussen)}}.',
      across: 'Het loopt horizontaal vanaf {{square}}.',
      down: 'Het loopt verticaal vanaf {{square}}.',
      first: 'De eerste letter is {{letter}}.',
      letters: 'Alles op één letter na: {{pattern}}.',
    },
  },
  picture: {
    hand: 'Hand: {{cubes}}',
    holds_one: '{{name, does(they: heeft; you: hebt)}} 1 kubus.',
    holds_other: '{{name, does(they: heeft; you: hebt)}} {{count}} kubussen.',
    stock: 'Kubussen in de voorraad: {{count}}',
    pending:
      '{{name, whose(you: Jouw)}} zet op {{squares}}, {{points, counted(one: punt; other: punten)}}, kan nog worden aangevochten.',
    'last-round': 'Dit is de laatste ronde.',
  },
} as const satisfies Words<typeof english>;
