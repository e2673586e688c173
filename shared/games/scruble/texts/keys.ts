export const scrubleKeys = [
  {
    id: 'scruble-keys-map',
    title: 'SCRUBLE Cube: on the map',
    keys: [
      ['Arrow keys', 'Go from peg to peg along the rings, over the edges too'],
      ['U D L R F B', 'Turn that face a quarter clockwise; with Shift, anticlockwise'],
      ['2, then a letter', 'Turn the layer behind that face'],
      ['Space', 'Trace the peg here, or take it off the trace'],
      ['Enter', 'Claim the word; without one trace the peg here'],
      ['Backspace', 'Take the last peg off the trace, or the last twist back'],
      ['Escape', 'Take the trace off, or close the hint'],
      ['/', 'Type a word'],
      ['.', 'Type twists'],
      ['Ctrl+Z', 'Undo a step of the turn, before a whole turn; Ctrl+Y, redo it'],
    ],
  },
] as const;
