export const cubewordKeys = [
  {
    id: 'cubeword-keys-felt',
    title: 'CUBEWORD: on the felt',
    keys: [
      ['Arrow keys', 'Move from place to place; Page Up and Page Down, five at once'],
      ['Home, End', 'The first or last place of the row in view'],
      ['A to Z', 'Site a cube that shows the letter, or turn or rename the cube here, and go on'],
      ['.', 'The next letter is the name of a blank'],
      ['*', 'The next letter is the name of the Joker'],
      ['+', 'Turn the direction, across or down'],
      ['Space', 'Take up the cube here, or lay the chosen one'],
      ['Backspace', 'Undo the last move'],
      ['Escape', 'Let go of the chosen cube'],
      ['Enter', 'End the turn; on a cube of the pool, before the first move, choose it'],
      ['/', 'Type a move'],
      ['-', 'Fit the felt to the cubes'],
      ['Ctrl+Z', 'Undo a step of the turn, before a whole turn; Ctrl+Y, redo it'],
    ],
  },
  {
    id: 'cubeword-keys-cubes',
    title: 'CUBEWORD: among the cubes',
    keys: [
      ['Arrow keys', 'Go from cube to cube; on the unfolded cube, from face to face'],
      ['Space', 'Choose a cube, or let go of it'],
      ['A to Z', 'Turn the chosen cube to that letter, or name its blank'],
      ['.', 'Turn up its blank'],
    ],
  },
] as const;
