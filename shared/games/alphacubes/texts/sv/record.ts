import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesRecordTexts as english } from '../record.ts';
import { alphacubesPuzzleTexts } from './puzzles.ts';

export const alphacubesRecordTexts = {
  kinds: {
    play: 'lägger',
    exchange: 'byter',
    pass: 'passar',
    challenge: 'ifrågasätter',
    accept: 'godkänner',
    allow: 'tillåter ett ord',
  },
  ends: {
    'went-out': 'en spelare gick ut',
    'all-passed': 'alla passade',
    'no-cubes-laid': 'inga kuber lades',
    'last-one-left': 'en spelare kvar',
  },
  waiting:
    'Det som {{name, whom(you: du)}} lade i drag {{move}} väntar på att avgöras; {{others, whom(you: du)}} får godkänna eller ifrågasätta det.',
  feats: { splash: 'Alla sju på en gång' },
  review: {
    below: '{{points, counted(one: poäng; other: poäng)}} sämre än {{word}}: {{sum}}.',
    belowOver:
      '{{points, counted(one: poäng; other: poäng)}} sämre än {{word}}, över {{premiums, said(by: common.squareMarks)}}: {{sum}}.',
    belowAll:
      '{{points, counted(one: poäng; other: poäng)}} sämre än {{word}}, som lägger alla sju kuber: {{sum}}.',
    belowAllOver:
      '{{points, counted(one: poäng; other: poäng)}} sämre än {{word}}, som lägger alla sju kuber över {{premiums, said(by: common.squareMarks)}}: {{sum}}.',
    spent: 'Kuben med {{letter}} lades som {{as}}.',
    kept: 'Kuben med {{letter}} blev kvar på handen.',
    exchanged: 'Kuben med {{letter}} byttes.',
    reached:
      'Genom det nådde {{name, whom(you: du)}} {{premium, said(by: common.squareMarks)}} på {{square}}: {{word}}, {{points, counted(one: poäng; other: poäng)}}.',
    reachedIn:
      'Genom det nådde {{name, whom(you: du)}} {{premium, said(by: common.squareMarks)}} på {{square}}: {{word}}, {{points}} av de {{total, counted(one: poäng; other: poäng)}} som den turen gav.',
    leaves: '{{count}} kuber med bokstaven {{letter}} blir kvar på handen.',
    endWon:
      'Ingenting var dolt längre: den bästa turen här vinner med minst {{by, counted(one: poäng; other: poäng)}}, vad som än följer.',
    endLost:
      'Ingenting var dolt längre: även den bästa turen här förlorar med {{by, counted(one: poäng; other: poäng)}} mot de bästa svaren.',
    endDrawn:
      'Ingenting var dolt längre: den bästa turen här leder till oavgjort om även svaren är de bästa.',
    endCost: 'Den här turen gav bort {{points, counted(one: poäng; other: poäng)}} av det.',
    notListed_one: '{{words, listed}} gäller inte vid det här bordet, och ingen ifrågasatte det.',
    notListed_other: '{{words, listed}} gäller inte vid det här bordet, och ingen ifrågasatte dem.',
  },
  ...alphacubesPuzzleTexts,
  puzzle: {
    best: 'Ett drag slår alla andra med {{margin}}. Hitta det.',
    worth: 'Hitta ett drag värt {{points, counted(one: poäng; other: poäng)}} eller mer.',
    hints: {
      cubes: 'Det går åt {{count, counted(one: kub; other: kuber)}}.',
      across: 'Det går vågrätt från {{square}}.',
      down: 'Det går lodrätt från {{square}}.',
      first: 'Dess första bokstav är {{letter}}.',
      letters: 'Alla bokstäver utom en: {{pattern}}.',
    },
  },
  picture: {
    hand: 'Hand: {{cubes}}',
    holds_one: '{{name, does(they: har; you: har)}} 1 kub på handen.',
    holds_other: '{{name, does(they: har; you: har)}} {{count}} kuber på handen.',
    stock: 'Kuber i förrådet: {{count}}',
    pending:
      '{{name, whose(you: Ditt)}} drag på {{squares}}, {{points, counted(one: poäng; other: poäng)}}, kan fortfarande ifrågasättas.',
    'last-round': 'Det här är den sista rundan.',
  },
} as const satisfies Words<typeof english>;
