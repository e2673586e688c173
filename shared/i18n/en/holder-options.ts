export const holderOptionTexts = {
  cardThickness: {
    label: 'Thickness of a card',
    says: { value: '0.3 mm for card of 300 g. The box is as deep as the deck is thick.' },
  },
  sleeved: {
    label: 'Sleeves',
    says: {
      true: 'Room for sleeves: 3 mm wider, 3.5 mm higher, 0.2 mm a card thicker.',
      false: 'For cards without sleeves.',
    },
  },
  air: {
    label: 'Air inside',
    says: { value: 'How much more room there is than the contents take, each way.' },
  },
  paperThickness: {
    label: 'Thickness of the card stock',
    says: {
      value:
        'Measure ten sheets together and divide by ten: card of 160 g has about 0.2 mm, of 200 g 0.25, of 250 g 0.3. Folds are moved by it, so that a cube is as large outside, and a box inside, as it should be.',
    },
  },
  boxColumns: {
    label: 'Pieces across',
    without: '0, fitting',
    takes: '0 for a fitting number, or 1 to 30',
    says: { value: '0 chooses what goes on a sheet with the fewest empty places.' },
  },
  boxRows: {
    label: 'Pieces down',
    without: '0, fitting',
    takes: '0 for a fitting number, or 1 to 30',
    says: { value: '0 chooses what goes on a sheet with the fewest empty places.' },
  },
  boxLayers: {
    label: 'Layers',
    without: '0, fitting',
    takes: '0 for a fitting number, or 1 to 6',
    says: { value: 'How many pieces lie on each other. 0 chooses.' },
  },
  trayForm: {
    label: 'Form',
    choices: { inlay: 'Inlay', folded: 'Folded' },
    says: {
      inlay: 'The squares alone, over as many sheets as they take, for a tray that you have.',
      folded: 'A tray with walls, folded from one sheet.',
    },
  },
  trayAir: {
    label: 'Air in a square',
    says: {
      value: 'A square is so much wider than a piece. Kubagram’s marks show from 3 mm on beside the dice.',
    },
  },
  wall: {
    label: 'Height of the walls',
    without: '0, fitting',
    takes: '0 for a fitting height, or 5 to 60 mm',
    says: { value: '0 makes walls of two thirds of a piece.' },
  },
  stripsAcross: {
    label: 'Compartments across',
    says: { value: 'Strips of card stand between the squares and halve into each other. 1 leaves them out.' },
  },
  stripsDown: {
    label: 'Compartments down',
    says: { value: 'As across: at most one for each row of squares.' },
  },
  material: {
    label: 'Thickness of the board',
    says: { value: 'Of the plywood or acrylic. Measure it: what is sold as 3 mm may be 2.7 mm.' },
  },
  finger: {
    label: 'Finger',
    says: {
      value:
        'About how wide a finger of the joints is; it comes out so that each edge begins and ends alike.',
    },
  },
  fit: {
    label: 'Fit of the joints',
    choices: { loose: 'Loose', snug: 'Snug', press: 'Press' },
    says: {
      loose: 'Gaps 0.1 mm wider than fingers: goes together by hand, to be glued.',
      snug: 'Fingers as wide as their gaps, once the kerf is made up for.',
      press: 'Fingers 0.1 mm wider than their gaps: knocked together, wood holds without glue.',
    },
  },
  compartmentsAcross: {
    label: 'Compartments across',
    says: { value: 'Dividers stand in slits of front and back; the box grows by their thickness.' },
  },
  compartmentsDown: {
    label: 'Compartments down',
    says: { value: 'Dividers stand in slits of the sides; the box grows by their thickness.' },
  },
  jointKerf: {
    label: 'Kerf of the joints',
    says: {
      value:
        'What the beam takes away; 0 where the cutter’s program or the kerf of the cut file makes up for it. Panels are drawn larger by half of it all round.',
    },
  },
} as const;

export const holderProductTexts = {
  'tuck-box': {
    title: 'Tuck boxes',
    document: '{{set}}, tuck boxes',
    piece: 'boxes',
    how: 'Cut solid lines, fold dashed lines back, glue the long flap inside the back.',
    about:
      'A box with two lids that tuck in, for the deck or for the cubes in layers. What does not go into one box on a sheet goes into several, numbered.',
  },
  tray: {
    title: 'Tray',
    document: '{{set}}, tray',
    piece: 'trays',
    how: 'Cut solid lines; walls fold up along dotted lines, tabs are glued inside.',
    about: 'Squares with letters and numbers for a tray that you have, or a tray with walls from one sheet.',
  },
  'box-net': {
    title: 'Boxes with lids',
    document: '{{set}}, boxes with lids',
    piece: 'boxes',
    how: 'Cut, fold dashed lines back, glue each tab inside the wall beside it.',
    about: 'A box and a lid that goes over it, each from one sheet of card.',
  },
  'laser-box': {
    title: 'Laser-cut box',
    document: '{{set}}, laser-cut box',
    piece: 'panels',
    how: 'Cut along red lines, glue bottom and walls; the lid lifts off.',
    about:
      'Six panels with finger joints, for plywood or acrylic of 2 to 10 mm. Save as SVG for the cutter; the lid rests on two tabs a side and lifts off by its hole.',
  },
} as const;
