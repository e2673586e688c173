/** Every game has these options and moves (P16); see `gameOptions` and `record`. */
export const clockOptionTexts = {
  clock: {
    label: 'Clock',
    choices: { none: 'None', turn: 'Turn', game: 'Game' },
    says: {
      none: 'Nobody is timed.',
      turn: 'Each turn has its time.',
      game: 'Each player has a time for the whole game.',
    },
  },
  clockSeconds: {
    label: 'Seconds a turn',
    says: { value: 'When they are over, the turn is passed.' },
  },
  clockMinutes: {
    label: 'Minutes a player',
    says: { value: 'For all turns of the game together.' },
  },
  clockAdds: {
    label: 'Seconds more for every play',
    says: { value: 'Whoever ends their own turn gets them.' },
  },
  clockOver: {
    label: 'When a player’s time is over',
    choices: { cost: '−10 a minute', loses: 'Loses', ends: 'Turns are passed' },
    says: {
      cost: 'Play goes on, and each minute begun costs 10 points at the end.',
      loses: 'The game ends, and whoever is over has lost it.',
      ends: 'Play goes on without them: each of their turns is passed.',
    },
  },
  sandSeconds: {
    label: 'Sand a turn, in seconds',
    says: { value: 'A courtesy: when it has run out nothing happens. 0 is without.' },
  },
} as const;

export const clockRecordTexts = {
  kinds: {
    'clock-pass': 'time over, turn passed',
    'clock-cost': 'a minute over the time',
    'clock-loss': 'time over, game lost',
  },
  ends: { 'clock-lost': 'time over', 'clock-out': 'nobody has time left' },
} as const;

/** The part of the table's texts on clocks. */
export const tableClock = {
  left: 'left',
  lastMinute: 'left, last minute',
  over: 'over',
  cost: '−{{points}} at the end',
  overtime_one: '1 minute over',
  overtime_other: '{{count}} minutes over',
  overtimeTitle: 'Over the time',
  title: 'Clocks',
  sand: 'Sand, this turn',
  sandOf: 'of {{time}}',
  sandOut: 'has run out',
  ofSeat: '{{name}}: {{time}} left',
  ofSeatOver: '{{name}}: {{time}} over',
  pause: 'Pause',
  said_one: '{{name}}, 1 second left.',
  said_other: '{{name}}, {{count}} seconds left.',
  saidAlone_one: '1 second left.',
  saidAlone_other: '{{count}} seconds left.',
  saidSand_one: '1 second of sand left.',
  saidSand_other: '{{count}} seconds of sand left.',
  events: {
    passed: 'The time is over: {{name, whose(you: your)}} turn is passed.',
    cost_one: '{{name, does(they: is; you: are)}} over the time: {{points}} points off at the end.',
    cost_other:
      '{{name, does(they: is; you: are)}} over the time by {{count}} minutes begun: {{points}} points off at the end.',
    lost: '{{name, whose(you: Your)}} time is over.',
    out: 'Nobody has time left.',
  },
  ends: {
    lost: '{{name, whose(you: Your)}} time is over, and with it the game.',
    out: 'Nobody had time left.',
  },
  paused: {
    turn: 'Turn {{turn}}, {{name, whom(you: you)}} to play, paused',
    between: 'Turn {{turn}}, paused',
    title: 'Paused at {{time}}',
    text: 'All clocks and the sand stand still. Board, pieces and words are covered until somebody goes on, so that nobody thinks for free.',
    soFar_one: '1 pause so far, {{time}} together.',
    soFar_other: '{{count}} pauses so far, {{time}} together.',
    waits:
      'Undo, Hint, Moves and Look back wait as well. Leaving does not: the game is saved, and stays paused.',
    goOn: 'Go on',
    goOnAs: 'Go on as {{name, whom(you: yourself)}}',
    leave: 'Save and leave',
    has: '{{name, does(they: has; you: have)}} {{time}} left.',
    isOver:
      '{{name, does(they: is; you: are)}} {{time}} over the time: 10 points off for each minute begun, written when the game ends.',
    hasSand: '{{time}} of sand left.',
  },
} as const;

/** New game joins these sentences to one line of consequence. */
export const newGameClock = {
  none: 'Nobody is timed.',
  turn_one: '1 second a turn.',
  turn_other: '{{count}} seconds a turn. When they are over, the turn is passed.',
  each_one: '1 minute each.',
  each_other: '{{count}} minutes each.',
  adds_one: 'Every play adds 1 second.',
  adds_other: 'Every play adds {{count}} seconds.',
  cost: 'Over the time play goes on, and each minute begun costs 10 points at the end.',
  loses: 'Whoever is over the time loses, and the game ends.',
  ends: 'Over the time play goes on, and each turn of that player is passed.',
  sand: 'Sand of {{time}} a turn, and nothing happens when it has run out.',
  addSand: 'Add sand: 2 min a turn',
  noSand: 'Without sand',
} as const;
