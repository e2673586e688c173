import type { Words } from '#shared/i18n/words.ts';
import type { kuboRecordTexts as english } from '../record.ts';
import { kuboPuzzleTexts } from './puzzles.ts';

export const kuboRecordTexts = {
  kinds: {
    draw: 'trekt',
    lay: 'legt een kaart',
    claim: 'claimt een lijn',
    end: 'beëindigt de beurt',
    wave: 'laat het gaan',
    close: 'tijd is om',
  },
  ends: {
    zoker: 'een Zoker',
    'went-out': 'een speler legde de laatste kaart',
    full: 'bovenste laag vol',
    'nothing-laid': 'niets gelegd',
    'rounds-played': 'alle ronden gespeeld',
    'points-reached': 'punten gehaald',
    'round-limit': '30 ronden gespeeld',
  },
  waiting:
    'De beurt van {{name, whom(you: jou)}} eindigde met zet {{move}}; een lijn stelen kan nog door {{others, whom(you: jou)}}.',
  feats: { zoker: 'Zokers' },
  plays: { lines_one: '1 lijn', lines_other: '{{count}} lijnen' },
  ...kuboPuzzleTexts,
  review: {
    unclaimed:
      'De lijn {{line, said(by: kuboTable.notation)}} was compleet en niemand wees hem aan: {{points, counted(one: punt; other: punten)}}.',
    stolen:
      'De lijn {{line, said(by: kuboTable.notation)}} was compleet en werd gestolen door {{name, whom(you: jou)}}: {{points, counted(one: punt; other: punten)}}.',
    below:
      'De hand kon lijnen voltooien voor {{points, counted(one: punt; other: punten)}} meer dan er voltooid is, ook {{line, said(by: kuboTable.notation)}}.',
    covered:
      '{{under, said(by: kuboTable.colourFirst)}} ligt nu boven de plaats van {{card, said(by: kuboTable.notation)}}, en die blijft in de hand.',
    completed:
      'Daarmee voltooide {{name, whom(you: jij)}} {{line, said(by: kuboTable.notation)}} in de volgende beurt: {{points, counted(one: punt; other: punten)}}.',
  },
  puzzle: {
    line: 'Er ligt een lijn open. Zoek hem.',
    row: 'Er ligt een lijn open. Zoek hem.',
    zoker: 'Er ligt een Zoker open. Zoek hem.',
    oneCard: 'Eén kaart voltooit een lijn. Zoek die kaart, en de lijn.',
    card_one:
      'Eén kaart levert {{points, counted(one: punt; other: punten)}} op, meer dan elke andere. Zoek hem, en elke lijn die hij voltooit.',
    card_other:
      '{{count}} kaarten leveren samen {{points, counted(one: punt; other: punten)}} op, meer dan alle andere. Zoek ze, en elke lijn die ze voltooien.',
    cardZoker_one: 'Zoek de Zoker, en de kaart ervoor.',
    cardZoker_other: 'Zoek de Zoker, en de {{count}} kaarten ervoor.',
    hints: {
      layer: 'De laatste kaart ligt in laag {{layer, said(by: kuboTable.notation)}}.',
      flat: 'De lijn ligt in laag {{layer, said(by: kuboTable.notation)}}.',
      upright: 'De lijn gaat door alle vier de lagen.',
      row: 'De lijn is een rij.',
      column: 'De lijn is een kolom.',
      pillar: 'De lijn is een zuil.',
      diagonal: 'De lijn is een diagonaal.',
      zoker: 'De lijn is een Zoker.',
      end: 'De lijn begint met {{card, said(by: kuboTable.notation)}}.',
      card: 'De laatste kaart is {{card, said(by: kuboTable.notation)}}.',
    },
  },
  picture: {
    round: 'Ronde {{round}}',
    layer: 'Laag {{layer}}',
    hand: 'Hand: {{cards, said(by: kuboTable.notation)}}',
    holds_one: '{{name, does(they: heeft; you: hebt)}} 1 kaart.',
    holds_other: '{{name, does(they: heeft; you: hebt)}} {{count}} kaarten.',
    deck: 'Kaarten in de stapel: {{count}}',
    claimed_one:
      '{{name, does(they: heeft; you: hebt)}} {{line, said(by: kuboTable.notation)}} geclaimd, 1 punt.',
    claimed_other:
      '{{name, does(they: heeft; you: hebt)}} {{line, said(by: kuboTable.notation)}} geclaimd, {{count}} punten.',
    stolen_one:
      '{{name, does(they: heeft; you: hebt)}} {{line, said(by: kuboTable.notation)}} gestolen, 1 punt.',
    stolen_other:
      '{{name, does(they: heeft; you: hebt)}} {{line, said(by: kuboTable.notation)}} gestolen, {{count}} punten.',
    window: '{{name, does(they: is; you: bent)}} klaar met de beurt; nu mogen lijnen gestolen worden.',
  },
} as const satisfies Words<typeof english>;
