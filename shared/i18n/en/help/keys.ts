export const keys = {
  title: 'Keys',
  lead: 'Everything can be done from the keyboard. Tab leads on, Shift and Tab lead back.',
  sections: [
    {
      id: 'keys-everywhere',
      title: 'Everywhere',
      keys: [
        ['?', 'Show the keys of this screen; not while you type in a field'],
        ['Escape', 'Close them again, or what else was opened last'],
        ['Tab', 'Go to the next thing that can be pressed; back with Shift'],
      ],
    },
    {
      id: 'keys-speech',
      title: 'To hear it',
      keys: [
        [', N', 'Press the comma, then N: where you are, and what can be done now'],
        [', L', 'What happened last'],
        [', A', 'The last sentence again'],
        [', ,', 'All that may be asked here'],
        ['Ctrl+, and a letter', 'The same, while you type in a field'],
      ],
    },
    {
      id: 'keys-speech-table',
      title: 'To hear it at the table',
      keys: [
        [', S', 'The scores'],
        [', T', 'The time that is left'],
        [', H', 'The hand, or the piece to place'],
        [', P', 'Where the cursor stands, and what comes next'],
        [', R', 'The row of the cursor, or the ring across'],
        [', C', 'Its column, or the ring down'],
        [', V', 'The line straight up, where there are layers'],
        [', W', 'Words and lines, and what you have put together'],
        [', B', 'What is left to take'],
      ],
    },
    {
      id: 'keys-speech-screen',
      title: 'To hear it on a screen',
      keys: [
        [', P', 'Where the focus is'],
        [', H', 'What is chosen: options, or the letters of a piece'],
        [', R', 'The row where the focus is, in a table, a list or a board'],
        [', C', 'Its column'],
        [', W', 'What is found and checked'],
        [', B', 'How much there is: sheets, pieces, dice in the box'],
      ],
    },
    {
      id: 'keys-home',
      title: 'Home',
      keys: [
        ['Enter', 'Continue the game on the table, or begin the first'],
        ['N', 'New game'],
        ['A', 'Play now: Alphacubes against a computer, dealt at once'],
        ['O', 'All games, and to open a game file'],
        ['T', 'Make a set tonight: a plan to print, cut and have a game on the table'],
        ['P', 'Print a set'],
        ['D', 'Design a set'],
        ['B', 'Connect the box'],
        ['W', 'Look words up'],
        ['L', 'Learn the rules'],
      ],
    },
    {
      id: 'keys-learn',
      title: 'Learn a game',
      keys: [
        ['Arrow keys', 'The game to the left or to the right'],
        ['Enter', 'Begin its lesson, or go on with it'],
        ['R', 'Its rules'],
      ],
    },
    {
      id: 'keys-lesson',
      title: 'In a lesson',
      keys: [
        ['F2', 'Show me: the step is done before your eyes, and you take it back'],
        ['Enter', 'Go on, where a step is done or only shows something; else what it means at the table'],
        ['Ctrl+Z', 'Back to the beginning of the step, or to the step before'],
      ],
    },
    {
      id: 'keys-design',
      title: 'Designing a set',
      keys: [
        ['A letter, a figure or *', 'On a face of the net: stands on that face, and the next is chosen'],
        ['Arrow keys', 'Another face, piece or square'],
        ['Backspace', 'The face before'],
        ['1 to 6', 'On a board: the brush'],
        ['Ctrl+Z', 'Undo the last step; Ctrl+Y does it again'],
      ],
    },
    {
      id: 'keys-print',
      title: 'The options of a print',
      keys: [
        ['Ctrl+Z', 'Undo the last choice; in a field, first what was typed there'],
        ['Ctrl+Y', 'Choose it again; Ctrl, Shift and Z do the same'],
      ],
    },
    {
      id: 'keys-choices',
      title: 'Choices and measures',
      keys: [['Arrow keys', 'The choice before or after; a step less or more']],
    },
    {
      id: 'keys-table',
      title: 'At every table',
      keys: [
        ['Enter', 'At the curtain: show the hand of the player it names'],
        ['!', 'A hint, or the next step of it. H does the same wherever letters are not laid'],
        [';', 'Show what the others did since your last turn. M does the same wherever letters are not laid'],
        ['F9', 'Pause the clocks; Enter goes on'],
        ['Ctrl+Z', 'Undo the last move; with Cmd on a Mac'],
        ['Ctrl+Y', 'Redo it; Ctrl, Shift and Z do the same'],
      ],
    },
  ],
} as const;
