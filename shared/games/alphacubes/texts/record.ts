import { alphacubesPuzzleTexts } from './puzzles.ts';

export const alphacubesRecordTexts = {
  kinds: {
    play: 'plays',
    exchange: 'exchanges',
    pass: 'passes',
    challenge: 'challenges',
    accept: 'accepts',
    allow: 'allows a word',
  },
  ends: {
    'went-out': 'a player went out',
    'all-passed': 'everybody passed',
    'no-cubes-laid': 'no cubes laid',
    'last-one-left': 'one player left',
  },
  waiting:
    'What {{name, whom(you: you)}} played in move {{move}} awaits judgement; it is for {{others, whom(you: you)}} to accept or to challenge.',
  feats: { splash: 'All seven at once' },
  review: {
    below: '{{points, counted(one: point; other: points)}} below {{word}}: {{sum}}.',
    belowOver:
      '{{points, counted(one: point; other: points)}} below {{word}}, over {{premiums, said(by: common.squareMarks)}}: {{sum}}.',
    belowAll:
      '{{points, counted(one: point; other: points)}} below {{word}}, which lays all seven cubes: {{sum}}.',
    belowAllOver:
      '{{points, counted(one: point; other: points)}} below {{word}}, which lays all seven cubes over {{premiums, said(by: common.squareMarks)}}: {{sum}}.',
    spent: 'The cube with the {{letter}} went down as {{as}}.',
    kept: 'The cube with the {{letter}} stayed in the hand.',
    exchanged: 'The cube with the {{letter}} was exchanged.',
    reached:
      'Through it {{name, whom(you: you)}} reached {{premium, said(by: common.squareMarks)}} at {{square}}: {{word}}, {{points, counted(one: point; other: points)}}.',
    reachedIn:
      'Through it {{name, whom(you: you)}} reached {{premium, said(by: common.squareMarks)}} at {{square}}: {{word}}, {{points}} of the {{total, counted(one: point; other: points)}} of that turn.',
    leaves: '{{count}} cubes with the letter {{letter}} stay in the hand.',
    endWon:
      'Nothing was hidden any more: the best turn here wins by at least {{by, counted(one: point; other: points)}}, whatever follows.',
    endLost:
      'Nothing was hidden any more: even the best turn here loses by {{by, counted(one: point; other: points)}} to the best answers.',
    endDrawn:
      'Nothing was hidden any more: the best turn here leads to a draw if the answers are the best, too.',
    endCost: 'This turn gave away {{points, counted(one: point; other: points)}} of that.',
    notListed_one: '{{words, listed}} is not among the words of this table, and nobody challenged it.',
    notListed_other: '{{words, listed}} are not among the words of this table, and nobody challenged them.',
  },
  ...alphacubesPuzzleTexts,
  puzzle: {
    best: 'One play beats every other by {{margin}}. Find it.',
    worth: 'Find a play worth {{points, counted(one: point; other: points)}} or more.',
    hints: {
      cubes: 'It lays {{count, counted(one: cube; other: cubes)}}.',
      across: 'It runs across from {{square}}.',
      down: 'It runs down from {{square}}.',
      first: 'Its first letter is {{letter}}.',
      letters: 'All but one letter: {{pattern}}.',
    },
  },
  picture: {
    hand: 'Hand: {{cubes}}',
    holds_one: '{{name, does(they: holds; you: hold)}} 1 cube.',
    holds_other: '{{name, does(they: holds; you: hold)}} {{count}} cubes.',
    stock: 'Cubes in the stock: {{count}}',
    pending:
      '{{name, whose(you: Your)}} play on {{squares}}, {{points, counted(one: point; other: points)}}, may still be challenged.',
    'last-round': 'This is the last round.',
  },
} as const;
