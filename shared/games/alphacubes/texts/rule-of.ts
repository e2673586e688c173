export const alphacubesRuleOf = {
  hand: [
    'alphacubes/too-many-cubes',
    'alphacubes/letter-not-on-cube',
    'alphacubes/hand-lacks',
    'alphacubes/set-lacks',
  ],
  'a-play': [
    'alphacubes/square-taken',
    'alphacubes/not-one-line',
    'alphacubes/gap',
    'alphacubes/not-through-centre',
    'alphacubes/touches-nothing',
    'alphacubes/one-letter',
    'alphacubes/off-board',
    'alphacubes/nothing-to-lay',
  ],
  'other-turns': ['alphacubes/stock-too-small'],
  judging: [
    'alphacubes/not-in-lexicon',
    'alphacubes/not-for-everybody',
    'alphacubes/excluded-by-table',
    'alphacubes/excluded-by-person',
    'alphacubes/play-pending',
    'alphacubes/nothing-to-challenge',
  ],
  end: ['alphacubes/game-over'],
} as const;
