/** What the table of every game says. What only one game says stands in its own folder. */
export const table = {
  title: '{{game}}: {{turn}}',
  opening: 'The table is being laid…',
  turn: 'Turn {{turn}}, {{name}} to play',
  turnShort: '{{name}} to play',
  turnComputer: 'Turn {{turn}}, {{name}} is thinking',
  turnComputerShort: '{{name}} is thinking',
  over: 'The game is over',
  toPlay: 'to play',
  home: 'Home',
  undo: 'Undo',
  hint: 'Hint',
  rules: 'Rules',
  menu: 'Game',

  scores: {
    title: 'Scores',
    tabs: 'Scores or moves',
    last: 'Last turn',
    together: '{{points}} in all',
    hints_one: '1 hint',
    hints_other: '{{count}} hints',
    takenBack_one: 'One move was undone after pieces had been drawn or shown.',
    takenBack_other: '{{count}} moves were undone after pieces had been drawn or shown.',
  },
  moves: { title: 'Moves', none: 'No moves yet.' },
  /** Before the last of several words. */
  and: ' and ',

  hints: {
    title: 'Hint',
    steps: 'What the hint tells',
    finding: 'Looking for the best play.',
    close: 'Close hint',
  },

  computer: {
    label: 'The computer’s turn',
    thinking: '{{name}} is thinking',
    stopped: '{{name}} is paused',
    failed: '{{name}} cannot play',
    level: 'Computer, level {{level}}',
    stop: 'Pause',
    goOn: 'Continue',
    hurry: 'Play now',
    again: 'Try again',
    pass: 'Let {{name}} pass',
    how: 'Pause to study or undo.',
    howStopped: 'Study the table or undo a move. {{name}} plays on when you continue.',
  },

  hand: { shuffle: 'Shuffle', shuffled: 'The hand is shuffled.' },
  actions: { label: 'What to do' },
  tabs: { scores: 'Scores', moves: 'Moves' },

  curtain: {
    title: '{{name}}’s turn',
    text: 'Only {{name}} should look now. Nobody’s hand is on the screen.',
    lift: 'Show {{name}}’s hand',
    setting: 'Curtain between turns',
  },

  news: {
    takenBack_one: 'The last move is undone.',
    takenBack_other: 'The last {{count}} moves are undone.',
    madeAgain_one: 'The move is redone.',
    madeAgain_other: '{{count}} moves are redone.',
    exported: 'The record is saved at {{path}}.',
    downloaded: 'The record {{name}} is in your downloads.',
  },

  unsaved: {
    title: 'The move is not saved yet.',
    again: 'Save again',
    drop: 'Cancel the move',
    reload: 'Open the game again',
  },
  failed: { title: 'This game cannot be opened', again: 'Try again', lists: 'Word lists' },
  listChanged:
    'The word list “{{name}}” is not the one this game began with. Words are judged by the list that is here.',

  endQuestion: {
    title: 'End the game?',
    text: 'This move ends the game, and the scores are settled.',
    end: 'End the game',
    stay: 'Keep playing',
  },
  end: {
    wins: '{{name}} wins with {{points}}',
    shares: '{{names}} share the win with {{points}}',
    solo: '{{points}} points',
    player: 'Player',
    score: 'Score',
    sum: 'Together',
    nothing: 'none',
    again: 'Next round',
    newGame: 'New game',
    review: 'Look back',
  },

  gameMenu: {
    title: 'Game',
    theme: 'Appearance',
    themes: {
      system: 'System',
      light: 'Light',
      dark: 'Dark',
      'high-contrast': 'High contrast',
    },
    on: 'On',
    off: 'Off',
    redo: 'Redo',
    export: 'Export the record',
    print: 'Print the score sheet',
    newGame: 'New game',
    again: 'New round, keep totals',
  },
} as const;
