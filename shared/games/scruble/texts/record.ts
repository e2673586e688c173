import { scrublePuzzleTexts } from './puzzles.ts';

export const scrubleRecordTexts = {
  kinds: {
    claim: 'claims a word',
    pass: 'finds no word',
    allow: 'allows a word',
    time: 'time is up',
  },
  ends: {
    'target-reached': 'target reached',
    'rounds-played': 'rounds played',
    'all-passed': 'ten rounds without a word',
  },
  feats: { faces: 'Three faces or more' },
  ...scrublePuzzleTexts,
  review: {
    below_one: '{{points, counted(one: point; other: points)}} below {{word}}, which takes one twist.',
    below_other:
      '{{points, counted(one: point; other: points)}} below {{word}}, which takes {{count}} twists.',
    times: 'Premium pegs multiply {{word}}: {{sum}} × {{times}}.',
    crosses: '{{word}} crosses {{older}}: {{points, counted(one: point; other: points)}} more.',
    faces: '{{word}} lies on {{faces}} faces: {{points, counted(one: point; other: points)}} more.',
    length: '{{word}} has {{letters}} letters: {{points, counted(one: point; other: points)}} more.',
    crossed:
      '{{name}} crossed {{word}} in the next turn and got {{points, counted(one: point; other: points)}} for it.',
  },
  puzzle: {
    best: 'Find the best word within {{count, counted(one: twist; other: twists)}}. It beats every other by {{margin}}.',
    worth:
      'Find a word worth {{points, counted(one: point; other: points)}} or more, within {{count, counted(one: twist; other: twists)}}.',
    hints: {
      layer: 'The first twist is of {{layer}}.',
      length: 'The word has {{count, counted(one: letter; other: letters)}}.',
      first: 'Its first letter is {{letter}}.',
      letters: 'All but one letter: {{pattern}}.',
    },
  },
  picture: {
    round: 'Round {{round}}',
    stands: '{{word}} stands, from {{place}}.',
    'time-up': 'The sand has run out: this turn brings no word.',
    'last-round': 'This is the last round.',
  },
} as const;
