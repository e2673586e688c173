import type { generalPlaces } from '#shared/keys/general-places.ts';
import type { KeyTexts } from '#shared/keys/key-places.ts';

export const keys = {
  title: 'Keys',
  lead: 'Everything can be done from the keyboard. Tab leads on, Shift and Tab lead back.',
} as const;

/** Signs that stand for themselves have no name here. */
export const keyNames: Readonly<Record<string, string>> = {
  Space: 'Space',
  Control: 'Ctrl',
  Plus: '+',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  arrows: 'Arrow keys',
  'alt-arrows': 'Alt and arrow keys',
  'ctrl-ends': 'Ctrl with them',
  letters: 'A to Z',
  signs: 'A letter, a figure or *',
  twists: 'U D L R F B',
  'one-to-six': '1 to 6',
  'one-to-seven': '1 to 7',
  'Control+,': 'Ctrl+, and a letter',
};

export const generalKeys = {
  home: {
    title: 'Home',
    keys: {
      continue: 'Continue the game on the table, or begin the first',
      new: 'New game',
      now: 'Play now: Alphacubes against a computer, dealt at once',
      library: 'All games, and to open a game file',
      tonight: 'Make a set tonight: a plan to print, cut and have a game on the table',
      print: 'Print a set',
      design: 'Design a set',
      box: 'Connect the box',
      words: 'Look words up',
      help: 'Learn the rules',
    },
  },
  learn: {
    title: 'Learn a game',
    keys: {
      before: 'The game to the left',
      after: 'The game to the right',
      begin: 'Begin its lesson, or go on with it',
      rules: 'Its rules',
    },
  },
  lesson: {
    title: 'In a lesson',
    keys: {
      show: 'Show me: the step is done before your eyes, and you take it back',
      on: 'Go on, where a step is done or only shows something; else what it means at the table',
      undo: 'Back to the beginning of the step, or to the step before',
    },
  },
  library: {
    title: 'Library',
    keys: {
      along: 'Along the shelf, and on to the next one',
      between: 'From shelf to shelf',
      ends: 'To the newest game, or to the oldest',
      open: 'Continue the chosen game, or look back at it',
      find: 'Find a game by its name, a player or a word',
      remove: 'Remove the chosen game, after a question',
      undo: 'Bring back the game that was removed last',
    },
  },
  puzzles: {
    title: 'Today’s puzzles',
    keys: {
      puzzle: 'The puzzle above or below',
      first: 'The first that is open, or the one with the focus',
    },
  },
  puzzle: {
    title: 'In a puzzle',
    keys: {
      try: 'Try what lies there; once it is solved, the next puzzle',
      hint: 'The next hint',
      'give-up': 'Give up, and see the answer',
    },
  },
  design: {
    title: 'Designing a set',
    keys: {
      sign: 'On a face of the net: stands on that face, and the next is chosen',
      next: 'Another face, piece or square',
      before: 'The face before',
      brush: 'On a board: the brush',
      undo: 'Undo the last step',
      redo: 'Do it again',
    },
  },
  print: {
    title: 'The options of a print',
    keys: {
      undo: 'Undo the last choice; in a field, first what was typed there',
      redo: 'Choose it again',
    },
  },
  words: { title: 'Words', keys: { look: 'In a field: look the letters up, or judge the words' } },
  'new-game': { title: 'New game', keys: { deal: 'Deal and begin' } },
  choices: {
    title: 'Choices and measures',
    keys: { step: 'The choice before or after; a step less or more' },
  },
  table: {
    title: 'At every table',
    keys: {
      lift: 'At the curtain: show the hand of the player it names',
      hint: 'A hint, or the next step of it',
      last: 'Show what the others did since your last turn',
      pause: 'Pause the clocks, or go on',
      undo: 'Undo the last step of the turn, or else the last move; with Cmd on a Mac',
      redo: 'Redo it',
    },
  },
  review: {
    title: 'Looking back',
    keys: {
      earlier: 'The turn before',
      later: 'The turn after',
      first: 'The first turn',
      last: 'The last turn',
      mistake: 'The next turn that is a mistake, was missed or was not challenged',
      best: 'Show the best turn, or what was played alone',
      puzzles: 'Make puzzles of your mistakes, once all turns are reckoned',
      back: 'Back to the game',
    },
  },
  'speech-table': {
    title: 'To hear it at the table',
    keys: {
      scores: 'The scores',
      time: 'The time that is left',
      hand: 'The hand, or the piece to place',
      place: 'Where the cursor stands, and what comes next',
      row: 'The row of the cursor, or the ring across',
      column: 'Its column, or the ring down',
      upright: 'The line straight up, where there are layers',
      words: 'Words and lines, and what you have put together',
      stock: 'What is left to take',
    },
  },
  'speech-screen': {
    title: 'To hear it on a screen',
    keys: {
      place: 'Where the focus is',
      hand: 'What is chosen: options, or the letters of a piece',
      row: 'The row where the focus is, in a table, a list or a board',
      column: 'Its column',
      words: 'What is found and checked',
      stock: 'How much there is: sheets, pieces, dice in the box',
    },
  },
  speech: {
    title: 'To hear it',
    keys: {
      now: 'Press the comma, then N: where you are, and what can be done now',
      last: 'What happened last',
      again: 'The last sentence again',
      list: 'All that may be asked here',
      typing: 'The same, while you type in a field',
    },
  },
  everywhere: {
    title: 'Everywhere',
    keys: {
      palette: 'Find what can be done here, and the way to every screen, by its words',
      keys: 'Show the keys of this screen; not while you type in a field',
      open: 'Open a file: a game, a GCG, a set, a word list, a sheet or a recording of a box; or drop it on the window',
      back: 'Close what was opened last',
      next: 'Go to the next thing that can be pressed; back with Shift',
    },
  },
} as const satisfies KeyTexts<typeof generalPlaces>;
