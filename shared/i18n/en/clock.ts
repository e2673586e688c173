/** Every game has these options and moves (P16); see `gameOptions` and `record`. */
export const clockOptionTexts = {
  clock: {
    label: 'Clock',
    choices: { none: 'None', turn: 'Turn', game: 'Game' },
    says: {
      none: 'Nobody is timed.',
      turn: 'Each turn has its time.',
      game: 'Each player has one time for all turns.',
    },
  },
  clockSeconds: {
    label: 'Seconds a turn',
    says: {
      value_one: 'After 1 second the turn is passed.',
      value_other: 'After {{count}} seconds the turn is passed.',
    },
  },
  clockMinutes: {
    label: 'Minutes a player',
    says: { value_one: 'It is 1 minute.', value_other: 'It is {{count}} minutes.' },
  },
  clockAdds: {
    label: 'Seconds more for every play',
    says: {
      value_zero: 'Plays add nothing to it.',
      value_one: 'Every play adds 1 second.',
      value_other: 'Every play adds {{count}} seconds.',
    },
  },
  clockOver: {
    label: 'When a player’s time is over',
    choices: { cost: '−10 a minute', loses: 'Loses', ends: 'Turns pass' },
    says: {
      cost: 'Over the time play goes on, and each minute begun costs 10 points at the end.',
      loses: 'Whoever is over the time loses, and the game ends.',
      ends: 'Over the time play goes on, and each turn of that player is passed.',
    },
  },
  sandSeconds: {
    label: 'Sand a turn, in seconds',
    says: {
      value_zero: 'Without sand.',
      value_one: '1 second of sand a turn, as a courtesy.',
      value_other: '{{count}} seconds of sand a turn, as a courtesy.',
    },
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
    idle: 'Nobody did anything for a whole round, so the game paused itself.',
    soFar_one: '1 pause so far, {{time}} together.',
    soFar_other: '{{count}} pauses so far, {{time}} together.',
    waits:
      'Undo, Hint, Moves and Look back wait as well. Leaving does not: the game is saved, and stays paused.',
    goOn: 'Go on',
    goOnAs: 'Go on as {{name, whom(you: yourself)}}',
    leave: 'Save and leave',
    has: '{{name, does(they: has; you: have)}} {{time}} left.',
    hasBoth: '{{name, does(they: has; you: have)}} {{time}} and {{sand}} of sand left.',
    hasRules: 'By the rules of the game {{time}} are left.',
    isOver:
      '{{name, does(they: is; you: are)}} {{time}} over the time: 10 points off for each minute begun, written when the game ends.',
    hasSand: '{{time}} of sand left.',
  },
} as const;

/** The rest of the clock's row in New game is in `clockOptionTexts`. */
export const newGameClock = {
  addSand: 'Add sand: {{count}} min a turn',
  noSand: 'Without sand',
} as const;
