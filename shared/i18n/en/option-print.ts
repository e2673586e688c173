import { cuttingOptionTexts, cuttingProductTexts, engravingTexts } from './cutting.ts';
import { boxSheetTexts } from './box-sheets.ts';
import { solidOptionTexts, solidTexts } from './solids.ts';
import { holderOptionTexts, holderProductTexts } from './holder-options.ts';
import { holderTexts } from './holders.ts';

/** Options of the print products, then the products, then what stands on the sheets. */
export const printOptionTexts = {
  paper: {
    label: 'Paper',
    choices: {
      a4: 'A4',
      letter: 'Letter',
      legal: 'Legal',
      a3: 'A3',
      tabloid: 'Tabloid',
      sra3: 'SRA3',
      custom: 'Own size',
    },
    says: {
      a4: '210 x 297 mm.',
      letter: '8.5 x 11 in.',
      legal: '8.5 x 14 in.',
      a3: '297 x 420 mm.',
      tabloid: '11 x 17 in.',
      sra3: '320 x 450 mm, trimmed to A3 and a little more.',
      custom: 'Width and height below.',
    },
  },
  paperWidth: {
    label: 'Paper width',
    takes: '100 to 1200 mm, with --paper custom; most products need 118 mm or more',
    says: { value: 'Counts when the paper is your own size.' },
  },
  paperHeight: {
    label: 'Paper height',
    takes: '100 to 1200 mm, with --paper custom; most products need 128 mm or more',
    says: { value: 'Counts when the paper is your own size.' },
  },
  margin: {
    label: 'Printer margin',
    says: { value: 'What your printer leaves white on every side. Nothing is printed there.' },
  },
  language: {
    label: 'Language',
    choices: { en: 'English', nl: 'Nederlands', sv: 'Svenska' },
    says: {
      en: 'The words on the sheets in English.',
      nl: 'The words on the sheets in Dutch.',
      sv: 'The words on the sheets in Swedish.',
    },
  },
  ink: {
    label: 'Ink',
    choices: { full: 'Full', low: 'Low ink', outline: 'Outline only' },
    says: {
      full: 'Wood, felt and colours as they are.',
      low: 'No grounds: solid letters and thin patterns on white.',
      outline: 'Thin lines only, less than a third of the ink: to cut and paint yourself.',
    },
  },
  edge: {
    label: 'Edge',
    says: { value: 'The side of a cube, 8 to 40 mm. Squares of 17 mm go with cubes of 15 mm.' },
  },
  font: {
    label: 'Letters',
    choices: {
      besley: 'Besley',
      bitter: 'Bitter',
      franklin: 'Libre Franklin',
      atkinson: 'Atkinson Hyperlegible',
    },
    says: {
      besley: 'A Clarendon, as wood type has it.',
      bitter: 'A slab with even strokes.',
      franklin: 'A plain grotesque.',
      atkinson: 'Drawn so that no two letters look alike.',
    },
  },
  bars: {
    label: 'Bar under letters',
    choices: { mwnz: 'M W N Z', all: 'All', none: 'None' },
    says: {
      mwnz: 'Under letters that read otherwise when turned.',
      all: 'Under every letter: which way is up shows at a glance.',
      none: 'No bars. A turned M looks like a W.',
    },
  },
  cubes: {
    label: 'Cubes',
    takes: 'numbers and runs, such as 3,7,12-15',
    without: 'all',
    says: { value: 'All of them, or a few to print again by their numbers, such as 3, 7, 12-15.' },
  },
  reading: {
    label: 'Reading',
    choices: { normal: 'Normal', large: 'Large print', braille: 'Braille', stylus: 'Braille, by hand' },
    says: {
      normal: 'As the pieces are made.',
      large: 'Letters fill their faces, values are larger, and no number is under 12 pt.',
      braille:
        'Six-dot cells of true size (Marburg Medium), for swell paper: what is black rises, the letter below stays flat, values are left out. A bar at the foot tells which way is up.',
      stylus:
        'A back for each sheet with rings to press through with a stylus, mirrored: they stand out on the faces. Print on both sides, turned on the long edge.',
    },
  },
  cards: {
    label: 'Cards',
    takes: 'cards such as blue S1, red XL4, or a colour',
    without: 'all',
    says: {
      value: 'All of them, or a few to print again, such as blue S1, red XL4; green is all green ones.',
    },
  },
  net: {
    label: 'Net',
    choices: {
      cross: 'Cross',
      tee: 'T',
      hook: 'Hook',
      flag: 'Flag',
      zed: 'Z',
      slant: 'Slant',
      snake: 'Snake',
      crane: 'Crane',
      swan: 'Swan',
      stairs: 'Stairs',
      threes: 'Two threes',
    },
    says: {
      cross: 'Four faces in a row, one on either side of the second: the easiest to fold.',
      tee: 'Four in a row, one on either side of the first.',
      hook: 'Four in a row, one beside the first and on the other side one beside the second.',
      flag: 'Four in a row, one beside the first and on the other side one beside the third.',
      zed: 'Four in a row, one beside the first and on the other side one beside the last.',
      slant: 'Four in a row, one beside the second and on the other side one beside the third.',
      snake: 'Steps of two and three faces, and one below the first of the three.',
      crane: 'Steps of two and three faces, and one below the middle of the three.',
      swan: 'Steps of two and three faces, and one below the last of the three.',
      stairs: 'Three steps of two.',
      threes: 'Two rows of three: long and narrow.',
    },
  },
  tab: {
    label: 'Glue tab',
    without: '0, fitting',
    takes: '0 for a fitting one, or 4 to 20 mm, from 0.3 to nearly 0.5 of the edge',
    says: {
      value: 'Glue needs 4 mm, or 0.3 of the edge where that is more. Fitting takes just that.',
    },
  },
  insides: {
    label: 'Numbers inside',
    says: {
      true: 'A back for each sheet: every tab number beside the edge it is glued to. Print on both sides, turned on the long edge.',
      false: 'Numbers stand on the tabs alone.',
    },
  },
  gutter: {
    label: 'Space between',
    says: { value: 'White between stickers. 0 puts them edge to edge: one cut serves two.' },
  },
  stock: {
    label: 'Label sheet',
    choices: {
      l7160: 'Avery L7160',
      l7159: 'Avery L7159',
      l7162: 'Avery L7162',
      l7163: 'Avery L7163',
      l7165: 'Avery L7165',
      l7651: 'Avery L7651',
      l7654: 'Avery L7654',
      l4732: 'Avery L4732',
      '4272': 'Herma 4272',
      '4271': 'Herma 4271',
      '4464': 'Herma 4464',
      '5160': 'Avery 5160',
      '5161': 'Avery 5161',
      '5162': 'Avery 5162',
      '5163': 'Avery 5163',
      '5164': 'Avery 5164',
      '5167': 'Avery 5167',
      '3111': 'Avery 3111',
      own: 'My own',
    },
    says: {
      l7160: '21 labels of 63.5 x 38.1 mm on A4.',
      l7159: '24 labels of 63.5 x 33.9 mm on A4.',
      l7162: '16 labels of 99.1 x 33.9 mm on A4.',
      l7163: '14 labels of 99.1 x 38.1 mm on A4.',
      l7165: '8 labels of 99.1 x 67.7 mm on A4.',
      l7651: '65 labels of 38.1 x 21.2 mm on A4.',
      l7654: '40 labels of 45.7 x 25.4 mm on A4.',
      l4732: '80 labels of 35.6 x 16.9 mm on A4.',
      '4272': '44 labels of 48.3 x 25.4 mm on A4.',
      '4271': '64 labels of 48.3 x 16.9 mm on A4.',
      '4464': '24 labels of 70 x 37 mm on A4.',
      '5160': '30 labels of 66.7 x 25.4 mm on Letter.',
      '5161': '20 labels of 101.6 x 25.4 mm on Letter.',
      '5162': '14 labels of 101.6 x 33.9 mm on Letter.',
      '5163': '10 labels of 101.6 x 50.8 mm on Letter.',
      '5164': '6 labels of 101.6 x 84.7 mm on Letter.',
      '5167': '80 labels of 44.5 x 12.7 mm on Letter.',
      '3111': '9 labels of 63.5 x 63.5 mm on Letter.',
      own: 'Measure the labels and write their sizes below.',
    },
  },
  cubesFrom: {
    label: 'Cubes from',
    choices: {
      nets: 'Nets',
      stickers: 'Blocks and stickers',
      'label-sheets': 'Blocks and labels',
      solid: '3D printer',
    },
    says: {
      nets: 'Cut, folded and glued from card.',
      stickers: 'Stickers for wooden blocks, cut from whole sheets.',
      'label-sheets': 'Stickers for wooden blocks on ready-cut labels.',
      solid: 'No sheets for the cubes: print them in plastic, from 3D print.',
    },
  },
  boardSquare: {
    label: 'Square of the board',
    without: '0, fitting',
    takes: '0 for a fitting one, or from half a millimetre more than a cube to 40 mm',
    says: { value: '0 makes squares 2 mm wider than the cubes.' },
  },
  guide: {
    label: 'Guide',
    says: {
      true: 'How it is made, in pictures: where the last sheet leaves room, else on a sheet of its own.',
      false: 'No pictures of how it is made.',
    },
  },
  turn: {
    label: 'Turned on',
    choices: { 'long-edge': 'Long edge', 'short-edge': 'Short edge' },
    says: {
      'long-edge': 'As the pages of a book. Cards and nets are printed so.',
      'short-edge': 'As the leaves of a calendar. Booklets are printed so.',
    },
  },
  start: {
    label: 'Begin at label',
    says: {
      value:
        'The first label that is still on a sheet that has been used, counted from the top left, row by row.',
    },
  },
  stockPaper: {
    label: 'Paper of the labels',
    choices: { a4: 'A4', letter: 'Letter' },
    says: { a4: '210 x 297 mm.', letter: '8.5 x 11 in.' },
  },
  labelColumns: { label: 'Labels across', says: { value: 'How many stand in a row.' } },
  labelRows: { label: 'Labels down', says: { value: 'How many rows there are.' } },
  labelWidth: {
    label: 'Width of a label',
    says: { value: 'Of the label itself, without the space to the next.' },
  },
  labelHeight: {
    label: 'Height of a label',
    says: { value: 'Of the label itself, without the space to the next.' },
  },
  labelLeft: {
    label: 'First from the left',
    says: { value: 'From the edge of the paper to the first label.' },
  },
  labelTop: {
    label: 'First from the top',
    says: { value: 'From the edge of the paper to the first label.' },
  },
  labelStepX: {
    label: 'Next to the right',
    says: { value: 'From the left edge of a label to that of the next.' },
  },
  labelStepY: { label: 'Next below', says: { value: 'From the top edge of a label to that of the next.' } },
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
  ...holderOptionTexts,
  ...cuttingOptionTexts,

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

  ...solidOptionTexts,

  /** What sheets call a set. */
  setTitles: {
    alphacubes: 'Alphacubes',
    'kubagram-en': 'Kubagram, English',
    'kubagram-nl': 'Kubagram, Dutch',
    'kubagram-af': 'Kubagram, Afrikaans',
    cubeword: 'CUBEWORD',
    scruble: 'SCRUBLE Cube',
    kubo: 'Kubo',
    box: 'Game box',
    workshop: 'Workshop',
  },

  products: {
    nets: {
      title: 'Cube nets',
      document: '{{set}}, cube nets',
      piece: 'cubes',
      how: 'Cut solid lines, fold dashed lines back, glue tabs 1 to 7 in turn.',
      about: 'Print on card, cut, fold, and glue tabs 1 to 7 in turn behind the edges they meet.',
    },
    stickers: {
      title: 'Stickers for blocks',
      document: '{{set}}, stickers for blocks',
      piece: 'stickers',
      how: 'Cut, and put the six of a cube on one block.',
      about: 'Print on sticker paper, cut, and put the six of a cube on one wooden block.',
    },
    kit: {
      title: 'The whole set',
      document: '{{set}}, the whole set',
      piece: 'pieces',
      how: 'Print each file on the paper that it is named after.',
      about:
        'Everything the game needs, in sizes that fit each other. One PDF for each kind of paper; the first sheet says what to buy and what to make in which order.',
    },
    'label-sheets': {
      title: 'Stickers on label sheets',
      document: '{{set}}, stickers on label sheets',
      piece: 'stickers',
      how: 'Print it on plain paper, hold it over a label sheet against the light.',
      about:
        'On ready-cut labels of many makers. The first sheet is for plain paper: held over a label sheet, it shows whether the printer meets the labels.',
    },
    labels: {
      title: 'Peg labels',
      document: '{{set}}, peg labels',
      piece: 'labels',
      how: 'Cut, and stick sixteen on each face, then twist.',
      about: 'Print on sticker paper, cut, and stick sixteen on each face of a twisting cube of 4 by 4 by 4.',
    },
    tiles: {
      title: 'Letter tiles',
      document: '{{set}}, letter tiles',
      piece: 'tiles',
      how: 'Glue on cardboard, cut along the lines.',
      about: 'Print, glue on cardboard, and cut along the lines: flat tiles in place of cubes.',
    },
    cards: {
      title: 'Letter cards',
      document: '{{set}}, letter cards',
      piece: 'cards',
      how: 'Cut from mark to mark.',
      about:
        'A card for each piece, with its letters and what they count. Print on card, cut from mark to mark.',
    },
    mat: {
      title: 'Mat',
      document: '{{set}}, mat',
      piece: 'mat',
      how: 'Trim from mark to mark.',
      about: 'Plain squares to lay cubes on. Trim from mark to mark; glue tiles as the arrows say.',
    },
    'layer-mats': {
      title: 'Layer mats',
      document: '{{set}}, layer mats',
      piece: 'mats',
      how: 'Trim from mark to mark.',
      about: 'A mat for each colour, every place with the size and number that belong there.',
    },
    'cube-map': {
      title: 'Map of the cube',
      document: '{{set}}, map of the cube',
      piece: 'map',
      how: 'A ring runs on where its number stands again.',
      about: 'The six faces unfolded, with the twelve rings that words run along: to plan twists on paper.',
    },
    board: {
      title: 'Board, 17 by 17',
      document: '{{set}}, board',
      piece: 'board',
      how: 'Trim from mark to mark.',
      about:
        'Print on card. Trim from mark to mark; glue each tile over the strip of the one before, its edge at the tips of the arrows. The map shows which.',
    },
    rack: {
      title: 'Racks',
      document: '{{set}}, racks',
      piece: 'racks',
      how: 'Fold dashed lines back, dotted ones forward, glue A behind A.',
      about: 'Print on card, cut, fold. Each holds a hand of seven cubes.',
    },
    deck: {
      title: 'Kubo cards',
      document: '{{set}}, cards',
      piece: 'cards',
      how: 'Cut from mark to mark.',
      about: 'Print on card, both sides, and cut from mark to mark.',
    },
    calibration: {
      title: 'Calibration sheet',
      document: '{{set}}, calibration sheet',
      piece: 'sheet',
      how: 'Measure with a good ruler, and write what you read into the printer.',
      about:
        'What your printer does to lengths and places. Measure four things, write them beside Printer, and every PDF is drawn so that it comes out true.',
    },
    'duplex-test': {
      title: 'Both sides',
      document: '{{set}}, test of both sides',
      piece: 'sheet',
      how: 'Print on both sides and hold it against the light.',
      about: 'By how much backs lie beside their fronts, and on which edge your printer turns the paper.',
    },
    pad: {
      title: 'Score pad',
      document: '{{set}}, score pad',
      piece: 'pads',
      how: 'Print the back once on card and the leaves as often as you like, glue the top edge, cut.',
      about:
        'What the table writes down. The first sheet is the back of the pad: print it once, on card. Print the second as often as you want leaves, glue them along the top, and cut from mark to mark.',
    },
    booklet: {
      title: 'Rules, as a booklet',
      document: '{{set}}, rules',
      piece: 'pages',
      how: 'Print on both sides, turned on the short edge; lay the sheets together, fold, staple, trim.',
      about:
        'The rules to read at the table. Print on both sides, turned on the short edge. Lay the sheets on each other as they come, fold them in the middle, staple the fold, and trim from mark to mark.',
    },
    ...holderProductTexts,
    ...cuttingProductTexts,
    'kerf-coupon': {
      title: 'Kerf coupon',
      document: '{{set}}, kerf coupon',
      piece: 'coupon',
      how: 'Cut it, and see which slots take the keys.',
      about:
        'How much your laser or knife takes away. Cut two combs and two keys: the fit says the kerf across and down, in steps of 0.05 mm.',
    },
    drilling: {
      title: 'Drilling and magnet plan',
      document: '{{set}}, drilling and magnet plan',
      piece: 'box',
      how: 'Lay it on the plate, prick the crosses, drill the circles.',
      about:
        'The plate under the squares of a box, from above at true size. The last sheet says which magnet goes into the dice.',
    },
    plans: {
      title: 'Wiring plans',
      document: '{{set}}, wiring plans',
      piece: 'box',
      how: 'Read the schematic, solder by the board plan.',
      about:
        'Schematic, board plan and parts list of a game box. Nobody has built it yet: it is checked against the firmware, not on a bench.',
    },
  },

  workshop: {
    figures: {
      lines: 'A cross with a line across and a line down',
      cross: 'Cross {{name}}',
      scale: 'Scale {{name}}',
      comb: 'Comb {{name}}',
      key: 'Key {{name}}',
    },
    calibration: '{{set}}: calibration sheet',
    duplex: '{{set}}: both sides',
    kerf: '{{set}}: kerf coupon',
    kerfSteps: {
      cut: 'Cut the four parts without a kerf, from the material and with the settings that you will use.',
      read: 'Push key X into the slots of comb X, from 0.00 upwards. The last slot that takes it without force names the kerf in x, in millimetres. Key Y and comb Y name the kerf in y.',
      write:
        'Save SVG and DXF with both, and parts come out as large as they are drawn. If 0.40 is still loose, the kerf is wider than that.',
    },
    steps: {
      A: 'A: how long is the line across, from the cross to its end? It is drawn {{line}} mm long.',
      B: 'B: how long is the line down? It is drawn {{line}} mm long.',
      C: 'C: how far is the cross from the left edge of the paper, and how far from the top? It is drawn {{cross}} mm from both.',
      D: 'D: how far is the lower end of the line down from the left edge?',
      then: 'Write the figures beside Printer in the print studio, to a tenth of a millimetre. Print this sheet again with them: now everything measures as it is drawn.',
    },
    read: 'Hold the sheet against the light. The cross of each front lies on a scale of the back with the same letter; if the letters differ, the paper was turned on the other edge. Where the lines of the cross meet the scale, read how many millimetres the back lies to the right (+) and below (+), seen from this side.',
    write:
      'Write both figures beside Printer in the print studio. Where A, B and C differ by more than half a millimetre, the paper goes in askew: straighten the tray first.',
  },

  engraving: engravingTexts,
  guides: {
    title: 'How it is made',
    nets: {
      1: 'Cut along the solid line, tabs and all.',
      2: 'Fold every dashed line back, and open it again.',
      3: 'Glue tab 1 behind the edge it meets, then 2 to {{tabs}}.',
      4: 'Press each corner until it holds.',
    },
    stickers: {
      1: 'Cut the stickers apart.',
      2: 'Lay the first on a face of the block.',
      3: 'Turn the block, and go on until all faces are done.',
    },
    tiles: {
      1: 'Trim from mark to mark. Keep the strip with arrows.',
      2: 'Glue the next tile on the strip, its edge at the arrow tips.',
      3: 'Go on row by row.',
    },
    cards: {
      1: 'Cut from mark to mark, right through the sheet.',
      2: 'First all long cuts,',
      3: 'then across. A steel ruler keeps cards alike.',
    },
    booklet: {
      1: 'Lay the sheets on each other as they come.',
      2: 'Fold them together in the middle, and staple the fold.',
      3: 'Trim three sides from mark to mark.',
    },
  },
  kit: {
    title: '{{set}}: the whole set',
    contents: 'What is in it',
    pieces: 'pieces',
    sheets: 'sheets',
    buy: 'What to buy',
    tools: 'Glue that takes hold within a minute, a sharp knife, a steel ruler, a mat to cut on.',
    steps: 'In this order',
    measure: 'Print every file at 100 %, actual size, and measure the ruler on its first sheet.',
    time: {
      minutes_one: 'About {{count}} minute.',
      minutes_other: 'About {{count}} minutes.',
      hours_one: 'About {{count}} hour.',
      hours_other: 'About {{count}} hours.',
    },
    materials: {
      card_one: '{{count}} sheet of card, 200 to 250 g.',
      card_other: '{{count}} sheets of card, 200 to 250 g.',
      stickers_one: '{{count}} whole sheet of sticker paper.',
      stickers_other: '{{count}} whole sheets of sticker paper.',
      labels_one: '{{count}} sheet, the first on plain paper and the others on label sheets.',
      labels_other: '{{count}} sheets, the first on plain paper and the others on label sheets.',
      plain_one: '{{count}} sheet of plain paper.',
      plain_other: '{{count}} sheets of plain paper.',
    },
  },

  solids: solidTexts,

  sheet: {
    /** The language that these texts are in: a sheet is marked with it. */
    language: 'en',
    count: 'Sheet {{sheet}} of {{sheets}}.',
    actualSize: 'Print at 100 %, actual size.',
    square: '50 mm square',
    squareCheck: 'If it measures less or more,',
    squareCure: 'print again at 100 %',
    labelCheck: '{{set}}, check of the label sheet: {{stock}}',
    labelSheet: '{{set}}, {{stock}}: cubes {{cubes}}',
    project: {
      title: 'Project {{code}}',
      holds: 'This code holds every choice.',
      names: 'The code names these sheets.',
      open: 'Print again: open the PDF in Cubewright.',
    },
    cubes_one: '{{set}}, cube {{cubes}}',
    cubes_other: '{{set}}, cubes {{cubes}}',
    run: '{{first}} to {{last}}',
    someOf: '{{count}} of {{first}} to {{last}}',
    cube: 'cube {{number}}',
    ownLetters: 'Cubewright distribution',
    labels: '{{set}}, labels: {{sides}}',
    tiles: '{{set}}, tiles of {{pieces}}',
    cards: '{{set}}, cards {{pieces}}',
    cardBacks: '{{set}}, backs of cards {{pieces}}',
    foldOver: 'Fold along the dashes, print outside, and glue.',
    mat: '{{set}}, mat',
    matTile: '{{set}}, mat, tile {{tile}} of {{tiles}}: {{squares}}',
    tileCheck: '{{set}}, check before the tiles',
    tileCheckHow: 'Measure the square before you print the rest.',
    layer: '{{set}}, layer {{colour}}',
    layers: '{{set}}, layers {{colours}}',
    layerTile: '{{set}}, layer {{colour}}, tile {{tile}} of {{tiles}}',
    cubeMap: '{{set}}, map of the cube',
    cubeFaces: { top: 'top', left: 'left', front: 'front', right: 'right', bottom: 'bottom', back: 'back' },
    board: '{{set}}, board',
    tile: '{{set}}, board, tile {{tile}} of {{tiles}}: {{squares}}',
    tileHow: 'Trim from mark to mark; lay the next tile’s edge at the arrow tips, glue.',
    tileSquares: 'columns {{from}} to {{to}}, rows {{first}} to {{last}}',
    racks: '{{set}}, racks for cubes of {{edge}} mm',
    rackTitle: '{{set}}',
    rackTab: 'A: glue behind edge A',
    rackEdge: 'A',
    rackUnder: 'stands on the table',
    kuboFronts: '{{set}}, {{colour}} {{first}} to {{last}}',
    kuboBacks: '{{set}}, backs of {{colour}} {{first}} to {{last}}',
    kuboSome_one: '{{set}}, {{count}} card',
    kuboSome_other: '{{set}}, {{count}} cards',
    kuboSomeBacks_one: '{{set}}, back of {{count}} card',
    kuboSomeBacks_other: '{{set}}, backs of {{count}} cards',
    kuboColours: { blue: 'blue', green: 'green', yellow: 'yellow', red: 'red' },
    pad: {
      title: '{{set}}',
      date: 'Date',
      name: 'Name',
      skip: 'skip',
      cells: { word: 'word', points: 'points', bonus: 'extra', sum: 'sum', value: 'value', tally: 'points' },
      lines: {
        straight: 'Rows, pillars: 1',
        diagonal: 'Diagonals: 2',
        zoker: 'Zoker: 12',
        cardsLeft: 'Cards left: –1',
        roundScore: 'Round',
        cubesLeft: 'Cubes left –',
        fieldLeft: 'Field left –',
        jokersLeft: 'Jokers left –',
        lookUps: 'Look-ups –',
        total: 'Total',
      },
      notes: {
        alphacubes: 'All seven cubes in one play: 50 more. A cube left in hand costs its total.',
        kubagram:
          'Letters, and 5, 10, 15 ... more for the 6th, 7th, 8th ... Then twice for each joker, and as many times as a compound has words. Strike a word out when somebody joins it to another.',
        cubeword:
          'Letters 1 to 5 count 1 each, 6 and 7 count 2, from the 8th on 3; a blank or the Joker 0. A word that has gone counts again three turns after it last did.',
        scruble:
          'Extra: 6 letters 5, 7 or 8 letters 10, from 9 on 15; on three faces of the cube 10; and the word that is crossed.',
      },
      sheets: { back: '{{set}}, back of the score pad', leaf: '{{set}}, leaves of the score pad' },
      how: { back: 'Print it once, on card.', leaf: 'Print it as often as you like.' },
      make: {
        1: '1. Print this once on card, and the leaves as often as you like.',
        2: '2. Lay the leaves on it and press them. Brush glue along the top edge, and let it dry.',
        3: '3. Cut through all of them from mark to mark.',
      },
      figures: { back: 'Back of pad {{number}}', leaf: 'Leaf of pad {{number}}' },
    },
    shortEdge: 'Print on both sides, turned on the short edge.',
    booklet: {
      title: '{{set}}',
      rules: 'The rules',
      contents: 'In this booklet',
      notes: 'Notes',
      sheet: '{{set}}, rules, pages {{left}} and {{right}}',
      page: 'Page {{page}}',
      cover: 'The cover: cubes that spell the name',
      backPicture: 'On the back: the cubes of the cover',
      back: 'Printed with Cubewright. Unofficial: names of games are marks of their owners.',
    },
    backOf: '{{title}}: back',
    longEdge: 'Print on both sides, turned on the long edge.',
    marks: { d: '2L', t: '3L', q: '4L', D: '2W', T: '3W' },
    /** Read aloud in place of a picture. */
    figures: {
      cube: 'Cube {{number}}, faces {{faces}}',
      tile: 'Tile of {{number}}: {{faces}}',
      letterCard: 'Card {{number}}: {{faces}}',
      cardBack: 'Back of card {{number}}',
      side: 'Labels of {{side}}: {{pegs}}',
      card: 'Card {{card}}, {{colour}}',
      back: 'Back of card {{card}}, {{colour}}',
    },
  },

  holders: holderTexts,
  box: boxSheetTexts,
} as const;
