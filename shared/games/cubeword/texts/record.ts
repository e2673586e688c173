import { cubewordPuzzleTexts } from './puzzles.ts';

export const cubewordRecordTexts = {
  kinds: {
    turn: 'makes a turn',
    pass: 'passes',
    allow: 'allows a word',
    time: 'time is up',
  },
  ends: {
    'score-reached': 'score reached',
    'time-up': 'time up',
    'lead-reached': 'lead reached',
    'rounds-played': 'rounds played',
    'all-passed': 'everybody passed',
  },
  ...cubewordPuzzleTexts,
  review: {
    below_one: '{{points, counted(one: point; other: points)}} below one move that makes {{words}}.',
    below_other: '{{points, counted(one: point; other: points)}} below {{count}} moves that make {{words}}.',
    unused_one: 'One move was not used.',
    unused_other: '{{count}} moves were not used.',
    waited:
      '{{word}} counted in turn {{made}} and counts again from turn {{from}} on; its letters are worth {{points, counted(one: point; other: points)}}.',
    twice: '{{word}} was made twice and counts once.',
  },
  picture: {
    round: 'Round {{round}}',
    empty: 'No cube lies on the felt.',
    blanks: 'Blanks: {{cubes}}',
    joker: 'The Joker is {{letter}}, at {{place}}.',
    pool: 'In the pool: {{cubes}}',
    counted: '{{word}} counted in turn {{turn}}.',
    'last-round': 'This is the last round.',
  },
} as const;
