export const alphacubesKeys = [
  {
    id: 'alphacubes-keys-board',
    title: 'Alphacubes: on the board',
    keys: [
      ['Arrow keys', 'Move from square to square'],
      ['A to Z', 'Lay that letter here, from a cube that has it, and go on'],
      ['/', 'Turn the direction, across or down'],
      ['Space', 'Lay the chosen cube here, or take one up'],
      ['+', 'Let another cube show the same letter here'],
      ['Backspace', 'Take back the cube laid last'],
      ['Escape', 'Take all cubes back into the hand'],
      ['Enter', 'Play what lies there; in the hand, while nothing does, choose the cube'],
      ['Ctrl+Z', 'Undo what you laid or turned last, before a move; Ctrl+Y, redo it'],
    ],
  },
  {
    id: 'alphacubes-keys-hand',
    title: 'Alphacubes: in the hand',
    keys: [
      ['1 to 7', 'Choose a cube'],
      ['Arrow keys', 'Go from cube to cube'],
      ['Alt and arrow keys', 'Move the cube within the hand; dragging it onto another does the same'],
    ],
  },
  {
    id: 'alphacubes-keys-turning',
    title: 'Alphacubes: turning a cube',
    keys: [
      ['Arrow keys', 'Tip it towards that letter'],
      ['A to Z', 'Choose the letter'],
    ],
  },
] as const;
