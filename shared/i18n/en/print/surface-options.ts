export const surfaceOptionTexts = {
  checkSheet: {
    label: 'Sheet to measure first',
    says: {
      true: 'Where tiles leave no room for the 50 mm square, it has a sheet before them.',
      false: 'No sheet for the square alone: measure the rulers.',
    },
  },
  matColumns: { label: 'Columns', says: { value: 'Squares from left to right, 3 to 26.' } },
  matRows: { label: 'Rows', says: { value: 'Squares from top to bottom, 3 to 26.' } },
  place: {
    label: 'Place for',
    choices: {
      poker: 'Poker cards',
      bridge: 'Bridge cards',
      square: 'Square cards',
      mini: 'Mini cards',
      cube: 'Cubes',
    },
    says: {
      poker: '63.5 x 88.9 mm, and 2 mm more to lay them.',
      bridge: '57.2 x 88.9 mm, and 2 mm more to lay them.',
      square: '63.5 x 63.5 mm, and 2 mm more to lay them.',
      mini: '44.5 x 63.5 mm, and 2 mm more to lay them.',
      cube: 'Cubes of the edge below, and 2 mm more to lay them.',
    },
  },
  tileOf: {
    label: 'A tile for each',
    choices: { face: 'Face', piece: 'Piece' },
    says: { face: 'Every face is a tile of its own.', piece: 'All letters of a piece on one tile.' },
  },
  tile: { label: 'Tile', says: { value: 'The side of a tile, 12 to 40 mm.' } },
  foldOver: {
    label: 'Fold over',
    says: {
      true: 'Front and back side by side on one side of the sheet: cut out, fold, glue.',
      false: 'Backs on the other side of the sheet.',
    },
  },
  label: {
    label: 'Label',
    says: { value: 'The side of a label. 13 mm goes on cubes of 60 mm; measure a peg of yours.' },
  },
  radius: {
    label: 'Corners',
    says: { value: 'How far the corners of a label are rounded. 0 leaves them square.' },
  },
  cell: {
    label: 'Place',
    says: { value: 'The side of a place. 14 mm fills a sheet of A4 or Letter.' },
  },
  square: {
    label: 'Square',
    says: {
      value: 'The side of a square: 2 mm more than a cube. Up to 15.5 mm the board fits one sheet of A3.',
    },
  },
  board: {
    label: 'Board',
    choices: { standard: 'Standard', example: 'Example', own: 'My own' },
    says: {
      standard: 'The same from all four sides.',
      example: 'The one on which the published game was played.',
      own: 'Your own squares, 5 to 21 a side, with one centre.',
    },
  },
  ownBoard: {
    label: 'Rows of my board',
    takes: 'rows divided by commas, with --board own, such as T.d,.*.,d.T',
    says: {
      value:
        'One row a line: . plain, d and t letter times 2 and 3, D and T word times 2 and 3, * the centre.',
    },
  },
  overlap: {
    label: 'Overlap',
    says: { value: 'How far a tile runs on under its neighbour, to glue them.' },
  },
  racks: { label: 'Racks', says: { value: 'One for each player.' } },
  card: {
    label: 'Card',
    choices: { poker: 'Poker', bridge: 'Bridge', square: 'Square', mini: 'Mini' },
    says: {
      poker: '63.5 x 88.9 mm, nine places a sheet of A4.',
      bridge: '57.2 x 88.9 mm.',
      square: '63.5 x 63.5 mm.',
      mini: '44.5 x 63.5 mm.',
    },
  },
  backs: {
    label: 'Backs',
    says: {
      true: 'A sheet of backs after each sheet of faces. Print on both sides, turned on the long edge.',
      false: 'Faces only, for sleeves or ready-made blanks.',
    },
  },
  backMarks: {
    label: 'Marks on the back',
    says: {
      true: 'A second page with marks, turned on the long edge: scans of both sides tell by how much backs lie beside their fronts.',
      false: 'The front alone.',
    },
  },
  backX: {
    label: 'Backs to the right',
    says: { value: 'Where your printer lays backs too far left; negative moves them left.' },
  },
  backY: {
    label: 'Backs down',
    says: { value: 'Where your printer lays backs too high; negative moves them up.' },
  },
  players: {
    label: 'Players',
    says: { value: 'How many play: each has a column on the pad, and what else a player needs.' },
  },
  padsOnSheet: {
    label: 'Pads a sheet',
    choices: { '1': 'One', '2': 'Two', '4': 'Four' },
    says: {
      '1': 'As large as the paper.',
      '2': 'Side by side on the paper laid flat.',
      '4': 'A quarter of the paper each.',
    },
  },
  cover: {
    label: 'Cover',
    choices: { colour: 'Colour', lines: 'Lines' },
    says: {
      colour: 'Cubes of wood on green felt, examples on a tint.',
      lines: 'Drawn in lines, nothing filled.',
    },
  },
  rows: { label: 'Rows', says: { value: '9 for Kubagram.' } },
  columns: { label: 'Columns', says: { value: '12 for Kubagram.' } },
  pitch: {
    label: 'Square to square',
    says: {
      value:
        'From the middle of a square to the middle of the next: 25 mm for dice of 15 mm. Closer together, the magnets of the neighbours are felt as well.',
    },
  },
  sensor: {
    label: 'Sensor',
    choices: { hall: 'Hall sensor', reed: 'Reed switch' },
    says: {
      hall: 'Feels either pole, runs on 5 V, pulls its output low.',
      reed: 'A switch in glass, closed by a magnet. Needs no supply, wants squares 29 mm apart.',
    },
  },
  lights: {
    label: 'Lights',
    says: { true: 'A light beside each square.', false: 'Sensors only.' },
  },
} as const;
