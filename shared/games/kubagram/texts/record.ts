import { kubagramPuzzleTexts } from './puzzles.ts';

export const kubagramRecordTexts = {
  kinds: {
    corner: 'turns the box',
    take: 'takes a die',
    lay: 'lays a die',
    aside: 'sets a joker aside',
    skip: 'skips',
    claim: 'claims a word',
    join: 'joins words',
    extend: 'makes a word longer',
    arrange: 'rearranges the field',
    declare: 'finds no full word',
    end: 'ends',
    accept: 'lets the claims stand',
    challenge: 'challenges a word',
    allow: 'allows a word',
  },
  ends: {
    'box-empty': 'the last die laid',
  },
  waiting: '{{name}} made claims up to move {{move}}; {{others, whom(you: you)}} may still challenge them.',
  places: {
    box: 'on square {{square}} of the box',
    central: 'in the central field',
    word: 'in a word of player {{seat}}',
    joker: 'among the jokers of player {{seat}}',
    drawn: 'among the dice drawn by player {{seat}}',
    handed: 'as the die that was passed on',
  },
  phases: {
    corner: 'First the last player turns the box: type corner 0, 90, 180 or 270.',
    before: 'Claim words, then take the next die or skip.',
    holding: 'Lay the die in hand first, or set it aside if it is a joker.',
    after: 'Claim words, or end the turn.',
    short: 'Claim short words, make words longer, or end the game.',
    challenge: 'The opponents challenge a word or let the claims stand.',
    over: 'The game is over.',
  },
  feats: { compound: 'Compound words' },
  ...kubagramPuzzleTexts,
  review: {
    left: '{{word}} could still be claimed, for {{points, counted(one: point; other: points)}}.',
    leftJoined:
      '{{word}} could still be joined, for {{gain, counted(one: point; other: points)}} more, and {{taken}} less for others.',
    leftLonger:
      '{{word}} could still be made of a lying word, for {{gain, counted(one: point; other: points)}} more, and {{taken}} less for others.',
    taken: '{{name}} made {{word}} in the next turn.',
  },
  puzzle: {
    best: 'Find the best claim from {{count, counted(one: die; other: dice)}}. It beats every other by {{margin}}.',
    worth: 'Find a claim worth {{points, counted(one: point; other: points)}} or more.',
    hints: {
      length: 'It has {{count, counted(one: letter; other: letters)}}.',
      last: 'Its last letter is {{letter}}.',
      first: 'Its first letter is {{letter}}.',
      letters: 'All but one letter: {{pattern}}.',
    },
  },
  picture: {
    next: 'Next square: {{square}}',
    central: 'Central field: {{letters}}',
    holding: '{{name, does(they: holds; you: hold)}} the die {{die}}.',
    word: '{{name, does(they: has; you: have)}} {{word}}, {{count, counted(one: point; other: points)}}.',
    joker: '{{name, does(they: has; you: have)}} set the joker {{die}} aside.',
  },
} as const;
