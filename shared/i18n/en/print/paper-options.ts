export const paperOptionTexts = {
  paper: {
    label: 'Paper',
    choices: {
      a5: 'A5',
      a4: 'A4',
      letter: 'Letter',
      legal: 'Legal',
      a3: 'A3',
      tabloid: 'Tabloid',
      sra3: 'SRA3',
      'bed-300x200': 'Bed 300 x 200',
      'bed-400x400': 'Bed 400 x 400',
      'bed-600x300': 'Bed 600 x 300',
      custom: 'Own size',
    },
    says: {
      a5: '148 x 210 mm: nets, tiles and cards of small pieces. A board takes many sheets.',
      a4: '210 x 297 mm.',
      letter: '8.5 x 11 in.',
      legal: '8.5 x 14 in.',
      a3: '297 x 420 mm.',
      tabloid: '11 x 17 in.',
      sra3: '320 x 450 mm, trimmed to A3 and a little more.',
      'bed-300x200': 'For a machine: its bed of 300 x 200 mm, lying before you. Every sheet is one bed.',
      'bed-400x400': 'For a machine: its bed of 400 x 400 mm, lying before you. Every sheet is one bed.',
      'bed-600x300': 'For a machine: its bed of 600 x 300 mm, lying before you. Every sheet is one bed.',
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
    says: { value: 'What your printer leaves white on every side. Nothing is printed or cut there.' },
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
    label: 'Pieces',
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
    says: { value: 'White between neighbours. 0 puts them edge to edge: one cut serves two.' },
  },
  mats: {
    label: 'Layer mats',
    choices: { full: 'For cards', small: 'Small', none: 'None' },
    says: {
      full: 'The cards lie on them. With poker cards they take half the sheets of the kit.',
      small: 'All four on one sheet: they show which card belongs where, and the cards lie on the table.',
      none: 'No mats: the cards lie on the table, four by four for each colour.',
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
} as const;
