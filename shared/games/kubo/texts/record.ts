import { kuboPuzzleTexts } from './puzzles.ts';

export const kuboRecordTexts = {
  kinds: {
    draw: 'draws',
    lay: 'lays a card',
    claim: 'claims a line',
    end: 'ends the turn',
    wave: 'waves it on',
    close: 'time is up',
  },
  ends: {
    zoker: 'a Zoker',
    'went-out': 'a player went out',
    full: 'top layer full',
    'nothing-laid': 'nothing laid',
    'rounds-played': 'rounds played',
    'points-reached': 'points reached',
    'round-limit': '30 rounds played',
  },
  waiting:
    '{{name}} ended the turn in move {{move}}, and the steal window is open; {{others, whom(you: you)}} may still claim.',
  feats: { zoker: 'Zokers' },
  plays: { lines_one: '1 line', lines_other: '{{count}} lines' },
  ...kuboPuzzleTexts,
  review: {
    unclaimed:
      'The line {{line}} was complete and nobody pointed it out: {{points, counted(one: point; other: points)}}.',
    stolen:
      'The line {{line}} was complete, and {{name, whom(you: you)}} took it: {{points, counted(one: point; other: points)}}.',
    below:
      'The hand could complete lines for {{points, counted(one: point; other: points)}} more than were completed, {{line}} among them.',
    covered:
      '{{under, said(by: kuboTable.colourFirst)}} now lies above the place of {{card}}, which stays in the hand.',
    completed:
      'With it {{name, whom(you: you)}} completed {{line}} in the next turn: {{points, counted(one: point; other: points)}}.',
  },
  puzzle: {
    line: 'A line lies open. Find it.',
    row: 'A line lies open. Find it.',
    zoker: 'A Zoker lies open. Find it.',
    oneCard: 'One card completes a line. Find it, and the line.',
    card_one:
      'One card makes {{points, counted(one: point; other: points)}}, more than any other. Find it, and every line that it completes.',
    card_other:
      '{{count}} cards together make {{points, counted(one: point; other: points)}}, more than any others. Find them, and every line that they complete.',
    cardZoker_one: 'Find the Zoker, and the card for it.',
    cardZoker_other: 'Find the Zoker, and the {{count}} cards for it.',
    hints: {
      layer: 'The last card lies in layer {{layer}}.',
      flat: 'The line lies in layer {{layer}}.',
      upright: 'The line goes through all four layers.',
      row: 'The line is a row.',
      column: 'The line is a column.',
      pillar: 'The line is a pillar.',
      diagonal: 'The line is a diagonal.',
      zoker: 'The line is a Zoker.',
      end: 'The line begins with {{card}}.',
      card: 'The last card is {{card}}.',
    },
  },
  picture: {
    round: 'Round {{round}}',
    layer: 'Layer {{layer}}',
    hand: 'Hand: {{cards}}',
    holds_one: '{{name, does(they: holds; you: hold)}} 1 card.',
    holds_other: '{{name, does(they: holds; you: hold)}} {{count}} cards.',
    deck: 'Cards in the deck: {{count}}',
    claimed_one: '{{name, does(they: has; you: have)}} claimed {{line}}, 1 point.',
    claimed_other: '{{name, does(they: has; you: have)}} claimed {{line}}, {{count}} points.',
    stolen_one: '{{name, does(they: has; you: have)}} stolen {{line}}, 1 point.',
    stolen_other: '{{name, does(they: has; you: have)}} stolen {{line}}, {{count}} points.',
    window: '{{name, does(they: has; you: have)}} ended the turn; lines can be stolen now.',
  },
} as const;
