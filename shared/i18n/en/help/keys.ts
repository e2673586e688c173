/** Every key, by the place where it works. */
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
      id: 'keys-home',
      title: 'Home',
      keys: [
        ['Enter', 'Continue the game on the table, or deal the first'],
        ['N', 'New game'],
        ['P', 'Print a set'],
        ['B', 'Connect the box'],
        ['L', 'Learn the rules'],
      ],
    },
    {
      id: 'keys-board',
      title: 'On the board',
      keys: [
        ['Arrow keys', 'Move from square to square'],
        ['A to Z', 'Lay that letter here, from a cube that has it, and go on'],
        ['/', 'Turn the direction, across or down'],
        ['Space', 'Lay the chosen cube here, or take one up'],
        ['+', 'Let another cube show the same letter here'],
        ['Backspace', 'Take back the cube laid last'],
        ['Escape', 'Take all cubes back into the hand'],
        ['Enter', 'Play what lies there'],
        ['Ctrl+Z', 'Undo what you laid or turned last, then the last move; with Cmd on a Mac'],
        ['Ctrl+Y', 'Redo it; Ctrl, Shift and Z do the same'],
        ['!', 'A hint, or the next step of it. H does the same wherever letters are not laid'],
      ],
    },
    {
      id: 'keys-hand',
      title: 'In the hand',
      keys: [
        ['1 to 7', 'Choose a cube'],
        ['Arrow keys', 'Go from cube to cube'],
        ['Alt and arrow keys', 'Move the cube within the hand; dragging it onto another does the same'],
      ],
    },
    {
      id: 'keys-turning',
      title: 'Turning a cube',
      keys: [
        ['Arrow keys', 'Tip it towards that letter'],
        ['A to Z', 'Choose the letter'],
      ],
    },
    {
      id: 'keys-choices',
      title: 'Choices and measures',
      keys: [['Arrow keys', 'The choice before or after; a step less or more']],
    },
  ],
} as const;
