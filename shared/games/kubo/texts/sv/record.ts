import type { Words } from '#shared/i18n/words.ts';
import type { kuboRecordTexts as english } from '../record.ts';
import { kuboPuzzleTexts } from './puzzles.ts';

export const kuboRecordTexts = {
  kinds: {
    draw: 'drar',
    lay: 'lägger ett kort',
    claim: 'tar en linje',
    end: 'avslutar turen',
    wave: 'avstår',
    close: 'tiden är ute',
  },
  ends: {
    zoker: 'en Zoker',
    'went-out': 'en spelare gick ut',
    full: 'översta lagret fullt',
    'nothing-laid': 'ingenting lades',
    'rounds-played': 'omgångarna spelade',
    'points-reached': 'poängmålet nått',
    'round-limit': '30 omgångar spelade',
  },
  waiting:
    '{{name}} avslutade turen i drag {{move}}, och stöldtiden pågår; {{others, whom(you: du)}} får fortfarande ta linjer.',
  feats: { zoker: 'Zoker' },
  plays: { lines_one: '1 linje', lines_other: '{{count}} linjer' },
  ...kuboPuzzleTexts,
  review: {
    unclaimed:
      'Linjen {{line, said(by: kuboTable.notation)}} var färdig och ingen pekade ut den: {{points, counted(one: poäng; other: poäng)}}.',
    stolen:
      'Linjen {{line, said(by: kuboTable.notation)}} var färdig, och {{name, whom(you: du)}} tog den: {{points, counted(one: poäng; other: poäng)}}.',
    below:
      'Handen kunde ha gett linjer för {{points, counted(one: poäng; other: poäng)}} till, bland dem {{line, said(by: kuboTable.notation)}}.',
    covered:
      '{{under, said(by: kuboTable.colourFirst)}} ligger nu över platsen för {{card, said(by: kuboTable.notation)}}, som stannar på handen.',
    completed:
      'Med den fullbordade {{name, whom(you: du)}} {{line, said(by: kuboTable.notation)}} i nästa tur: {{points, counted(one: poäng; other: poäng)}}.',
  },
  puzzle: {
    line: 'En linje ligger färdig. Hitta den.',
    row: 'En linje ligger färdig. Hitta den.',
    zoker: 'En Zoker ligger färdig. Hitta den.',
    oneCard: 'Ett kort gör en linje färdig. Hitta både det och linjen.',
    card_one:
      'Ett kort ger {{points, counted(one: poäng; other: poäng)}}, mer än något annat. Hitta det, och varje linje som det gör färdig.',
    card_other:
      '{{count}} kort ger tillsammans {{points, counted(one: poäng; other: poäng)}}, mer än några andra. Hitta dem, och varje linje som de gör färdig.',
    cardZoker_one: 'Hitta Zokern och kortet till den.',
    cardZoker_other: 'Hitta Zokern och de {{count}} korten till den.',
    hints: {
      layer: 'Det sista kortet ligger i lager {{layer, said(by: kuboTable.notation)}}.',
      flat: 'Linjen ligger i lager {{layer, said(by: kuboTable.notation)}}.',
      upright: 'Linjen går genom alla fyra lagren.',
      row: 'Linjen är en rad.',
      column: 'Linjen är en kolumn.',
      pillar: 'Linjen är en pelare.',
      diagonal: 'Linjen är en diagonal.',
      zoker: 'Linjen är en Zoker.',
      end: 'Linjen börjar med {{card, said(by: kuboTable.notation)}}.',
      card: 'Det sista kortet är {{card, said(by: kuboTable.notation)}}.',
    },
  },
  picture: {
    round: 'Omgång {{round}}',
    layer: 'Lager {{layer}}',
    hand: 'Hand: {{cards, said(by: kuboTable.notation)}}',
    holds_one: '{{name, does(they: har; you: har)}} 1 kort på handen.',
    holds_other: '{{name, does(they: har; you: har)}} {{count}} kort på handen.',
    deck: 'Kort i leken: {{count}}',
    claimed_one: '{{name, does(they: har; you: har)}} tagit {{line, said(by: kuboTable.notation)}}, 1 poäng.',
    claimed_other:
      '{{name, does(they: har; you: har)}} tagit {{line, said(by: kuboTable.notation)}}, {{count}} poäng.',
    stolen_one: '{{name, does(they: har; you: har)}} stulit {{line, said(by: kuboTable.notation)}}, 1 poäng.',
    stolen_other:
      '{{name, does(they: har; you: har)}} stulit {{line, said(by: kuboTable.notation)}}, {{count}} poäng.',
    window: '{{name, does(they: har; you: har)}} avslutat turen; nu får linjer stjälas.',
  },
} as const satisfies Words<typeof english>;
