export const cuttingOptionTexts = {
  engraved: {
    label: 'Letters',
    choices: { strokes: 'Single strokes', contours: 'Contours' },
    says: {
      strokes: 'One line along the middle of each stroke, which a machine follows once.',
      contours: 'The contours of the font below, to follow or to fill.',
    },
  },
  registration: {
    label: 'Marks for print and cut',
    choices: { none: 'None', three: 'Square and two corners', corners: 'Four corners', rings: 'Four rings' },
    says: {
      none: 'No marks: for scissors and knives.',
      three:
        'A filled square of 5 mm at the top left, corner lines at the top right and the bottom left. Set in the program of the machine the measures that stand below.',
      corners:
        'Corner lines in all four corners. Set in the program of the machine the measures that stand below.',
      rings:
        'A ring with a cross in all four corners, for machines and programs that are aimed at points. In SVG and DXF they stand on the layer marks.',
    },
  },
  markInset: {
    label: 'Marks from the edge',
    says: {
      value:
        'From the edge of the paper to the marks, 5 to 40 mm. Further in where the printer does not reach.',
    },
  },
  markLength: {
    label: 'Size of marks',
    says: { value: 'How long corner lines are, or how wide a ring is, 4 to 20 mm.' },
  },
  markLine: {
    label: 'Lines of marks',
    says: { value: 'How thick the lines of marks are, 0.2 to 1 mm.' },
  },
  pocketPlay: {
    label: 'Play in a pocket',
    says: { value: 'How much wider a pocket of the jig is than the block that lies in it.' },
  },
} as const;

export const cuttingProductTexts = {
  engraving: {
    title: 'Engraving plan',
    document: '{{set}}, engraving plan',
    piece: 'pieces',
    how: 'Cut the jig, lay blocks in it, engrave a side, turn them all alike, and go on.',
    about:
      'For blank blocks and a laser or an engraver: a jig to cut, and for each side a sheet that meets the blocks where they lie. Save every sheet as SVG or DXF; the lines to engrave are on the layer score. Your own paper size can be the bed of the machine.',
  },
} as const;

export const engravingTexts = {
  jig: '{{set}}, jig for {{count, counted(one: block; other: blocks)}} of {{edge}} mm: cut it and leave it there',
  board: 'A board with {{count, counted(one: pocket; other: pockets)}}',
  title: '{{set}}, pass {{pass}} of {{passes}}: {{turn}}',
  titleOf: '{{set}}, {{pieces}}, pass {{pass}} of {{passes}}: {{turn}}',
  lay: 'Cut the jig and do not move it. Lay a blank block into each pocket.',
  pass: 'Pass {{pass}}: {{turn}}.',
  turns: {
    none: 'lay them in',
    away: 'tip away from you',
    towards: 'tip towards you',
    right: 'tip to the right',
    left: 'tip to the left',
    twice: '{{turn}}, twice',
    then: '{{turn}}, then {{next}}',
  },
} as const;
