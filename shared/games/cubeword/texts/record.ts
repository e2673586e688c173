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
  feats: { words: 'Three words or more' },
  plays: { words_one: '{{word}} and 1 more', words_other: '{{word}} and {{count}} more' },
  ...cubewordPuzzleTexts,
  review: {
    below_one: '{{points, counted(one: point; other: points)}} below one move that makes {{words, listed}}.',
    below_other:
      '{{points, counted(one: point; other: points)}} below {{count}} moves that make {{words, listed}}.',
    unused_one: 'One move was not used.',
    unused_other: '{{count}} moves were not used.',
    waited:
      '{{word}} counted in turn {{made}} and counts again from turn {{from}} on; its letters are worth {{points, counted(one: point; other: points)}}.',
    twice: '{{word}} was made twice and counts once.',
  },
  puzzle: {
    best: 'One turn of at most {{count, counted(one: move; other: moves)}} beats every other by {{margin}}. Find it.',
    most: 'No turn of {{count, counted(one: move; other: moves)}} makes more than {{points, counted(one: point; other: points)}}. Find one that makes as much.',
    hints: {
      words: 'New words that count: {{count}}.',
      cubes: 'Cubes from the pool: {{count}}.',
      length: 'The longest new word has {{count, counted(one: letter; other: letters)}}.',
      first: 'It begins with {{letter}}.',
      letters: 'All but one letter of it: {{pattern}}.',
    },
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
