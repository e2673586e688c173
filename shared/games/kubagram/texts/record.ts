/** What a record of Kubagram says on paper: its moves, claims that wait, and what a view shows. */
export const kubagramRecordTexts = {
  /** What a player does, by kind of move. */
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
  /** `Ending.reason`, as a line of a table. */
  ends: {
    'box-empty': 'the last die laid',
  },
  waiting: '{{name}} made claims up to move {{move}}; {{others}} may still challenge them.',
  /** Where a set-up puts a die. */
  places: {
    box: 'on square {{square}} of the box',
    central: 'in the central field',
    word: 'in a word of player {{seat}}',
    joker: 'among the jokers of player {{seat}}',
    drawn: 'among the dice drawn by player {{seat}}',
    handed: 'as the die that was passed on',
  },
  /** What may be done in each part of a turn. */
  phases: {
    corner: 'First the last player turns the box: type corner 0, 90, 180 or 270.',
    before: 'Claim words, then take the next die or skip.',
    holding: 'Lay the die in hand first, or set it aside if it is a joker.',
    after: 'Claim words, or end the turn.',
    short: 'Claim short words, make words longer, or end the game.',
    challenge: 'The opponents challenge a word or let the claims stand.',
    over: 'The game is over.',
  },
  picture: {
    next: 'Next square: {{square}}',
    central: 'Central field: {{letters}}',
    holding: '{{name}} holds the die {{die}}.',
    word: '{{name}} has {{word}}, {{count, counted(one: point; other: points)}}.',
    joker: '{{name}} has set the joker {{die}} aside.',
  },
} as const;
