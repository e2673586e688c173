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
  paperWidth: { label: 'Paper width', says: { value: 'Counts when the paper is your own size.' } },
  paperHeight: { label: 'Paper height', says: { value: 'Counts when the paper is your own size.' } },
  margin: {
    label: 'Printer margin',
    says: { value: 'What your printer leaves white on every side. Nothing is printed there.' },
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
    says: { value: 'All of them, or a few to print again by their numbers, such as 37, 52, 60-65.' },
  },
  tab: {
    label: 'Glue tab',
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

  products: {
    'alphacubes-nets': {
      title: 'Cube nets',
      piece: 'cubes',
      how: 'Cut solid lines, fold dashed lines back, glue tabs 1 to 7 in turn.',
      about: 'Print on card, cut, fold, and glue tabs 1 to 7 in turn behind the edges they meet.',
    },
    'alphacubes-stickers': {
      title: 'Stickers for blocks',
      piece: 'stickers',
      how: 'Cut, and put the six of a cube on one block.',
      about: 'Print on sticker paper, cut, and put the six of a cube on one wooden block.',
    },
    'alphacubes-board': {
      title: 'Board, 17 by 17',
      piece: 'board',
      how: 'Trim from mark to mark.',
      about:
        'Print on card. Trim from mark to mark; glue each tile over the strip of the one before, its edge at the tips of the arrows. The map shows which.',
    },
    'alphacubes-rack': {
      title: 'Racks',
      piece: 'racks',
      how: 'Fold dashed lines back, dotted ones forward, glue A behind A.',
      about: 'Print on card, cut, fold. Each holds a hand of seven cubes.',
    },
    'kubo-deck': {
      title: 'Kubo cards',
      piece: 'cards',
      how: 'Cut from mark to mark.',
      about: 'Print on card, both sides, and cut from mark to mark.',
    },
    'box-drilling': {
      title: 'Drilling and magnet plan',
      piece: 'box',
      how: 'Lay it on the plate, prick the crosses, drill the circles.',
      about:
        'The plate under the squares of a box, from above at true size. The last sheet says which magnet goes into the dice.',
    },
    'box-plans': {
      title: 'Wiring plans',
      piece: 'box',
      how: 'Read the schematic, solder by the board plan.',
      about:
        'Schematic, board plan and parts list of a game box. Nobody has built it yet: it is checked against the firmware, not on a bench.',
    },
  },

  sheet: {
    count: 'Sheet {{sheet}} of {{sheets}}.',
    actualSize: 'Print at 100 %, actual size.',
    square: '50 mm square',
    squareCheck: 'If it measures less or more,',
    squareCure: 'print again at 100 %',
    cubes_one: 'Alphacubes, cube {{cubes}}',
    cubes_other: 'Alphacubes, cubes {{cubes}}',
    run: '{{first}} to {{last}}',
    someOf: '{{count}} of {{first}} to {{last}}',
    cube: 'cube {{number}}',
    board: 'Alphacubes, board',
    tile: 'Alphacubes, board, tile {{tile}} of {{tiles}}: {{squares}}',
    tileHow: 'Trim from mark to mark; lay the next tile’s edge at the arrow tips, glue.',
    tileSquares: 'columns {{from}} to {{to}}, rows {{first}} to {{last}}',
    racks: 'Alphacubes, racks for cubes of {{edge}} mm',
    rackTitle: 'Alphacubes',
    rackTab: 'A: glue behind edge A',
    rackEdge: 'A',
    rackUnder: 'stands on the table',
    kuboFronts: 'Kubo, {{colour}} {{first}} to {{last}}',
    kuboBacks: 'Kubo, backs of {{colour}} {{first}} to {{last}}',
    kuboColours: { blue: 'blue', green: 'green', yellow: 'yellow', red: 'red' },
    backOf: '{{title}}: back',
    longEdge: 'Print on both sides, turned on the long edge.',
    marks: { d: '2L', t: '3L', D: '2W', T: '3W' },
  },

  box: {
    drilling: 'Game box, drilling plan from above',
    drillingTile: 'Game box, drilling plan from above, tile {{tile}} of {{tiles}}: {{squares}}',
    magnetTitle: 'Game box, magnet for dice of {{edge}} mm',
    magnetHow: 'Section along the diagonal, {{scale}} : 1.',
    magnetBuy:
      'Magnet: a neodymium disc, grade N42, {{diameter}} mm across and {{height}} mm high. Drill {{drill}} mm wide and {{depth}} mm deep from the middle of one face, press the magnet to the bottom, and glue a plug over it: it then sits in the very middle of the die.',
    magnetLies:
      'Whichever face is down, the magnet is as far from the floor; but it points up, along a side or across, so the sensor does not lie right below it.',
    magnetSensor: {
      hall: 'Sensor: a Hall switch that feels either pole and closes at about {{field}} mT. It lies flat, its marked side up, {{shift}} mm to the right of and {{shift}} mm below the middle of its square, and feels {{depth}} mm below the surface of the floor.',
      reed: 'Sensor: a reed switch that closes at about {{field}} mT. It lies along the diagonal, its middle {{shift}} mm to the right of and {{shift}} mm below the middle of its square, and {{depth}} mm below the surface of the floor.',
    },
    magnetTry:
      'Try one square first: lay one die on each of its six faces. If a face is not felt, move the sensor along the diagonal.',
    magnetFarEnough:
      'Squares {{pitch}} mm apart are told apart even where all neighbours lie as badly as they can; from {{least}} mm on this is sure by calculation. No box has been measured yet.',
    magnetTooClose:
      'Squares {{pitch}} mm apart are TOO CLOSE: the magnets of neighbours may close a sensor. From {{least}} mm on squares are surely told apart, by calculation.',
    alike: '{{first}} to {{last}} alike: {{count}} in all',
    usb: 'USB to the computer',
    sheets: {
      schematic: {
        title: 'Game box, {{rows}} x {{columns}} squares: schematic',
        how: 'Wires that cross are joined only at a dot.',
      },
      board: {
        title: 'Game box, {{rows}} x {{columns}} squares: board plan from below',
        how: 'Not at true size.',
      },
      parts: { title: 'Game box, {{rows}} x {{columns}} squares: parts', how: 'Buy a few more of each.' },
    },
    board: {
      below: 'The plate from below, where you solder: column A is at the right.',
      wires:
        'Every square names its sensor, its light, and the register and input that its wire goes to. The squares of one register have one shade.',
      bus: 'The broad line leads from register to register: 5 V, ground, load, clock, and the data of each to the one before. It begins at the Nano, A1. J1 feeds the lights alone, which are chained in the order of their numbers.',
      rails: 'Lead ground, and 5 V for Hall sensors, along each row of sensors.',
      network:
        'Beside each register Un lie its capacitor Cn, between pins 16 and 8, and its network RNn, with the common pin at 5 V. Pins are numbered from above: from below they are mirrored.',
    },
    columns: { refs: 'Part', count: 'Count', value: 'Value', footprint: 'Shape', note: 'Note' },
    notes: {
      nano: 'ATmega328P at 16 MHz and 5 V. An Uno has the same pins under the same names.',
      register: 'The HC family, not LS.',
      hall: 'Or any Hall switch that feels either pole, pulls its output low, runs on 5 V and closes at about 3 mT. Look its pins up.',
      reed: 'Closes at 10 to 15 ampere turns. Bend the leads away from the glass.',
      network: 'Eight resistors with one common pin, or single ones of 10 kilohm, one a square.',
      bypass: 'Ceramic, right beside each register.',
      series: '100 ohm, near the Nano: long wires for clock and load ring without.',
      light: 'On small boards with a capacitor each, or cut from a strip.',
      dataResistor: '330 ohm, near the first light.',
      bulk: 'Near the first light. Mind its poles: pin 1 is plus.',
      jack: 'A supply of its own for the lights. Nothing of it goes to the 5 V of the Nano, only ground.',
    },
    also: {
      wire: 'Also: thin stranded wire, some 60 m for 9 x 12 squares; thicker wire for 5 V and ground; sockets for the registers; a USB cable that carries data.',
      rest: 'For the box: a plate of 6 mm, card or veneer for the floor, a magnet for each die. The drilling and magnet plan says where and which.',
      price: 'What it costs depends on the shop and the day, so no price is given here.',
    },
    parts: {
      plug: 'plug',
      magnet: 'magnet, in the middle of the die',
      floor: 'floor, 0.5 mm: card or veneer',
      hall: 'Hall sensor, flat',
      reed: 'reed switch',
      plate: 'plate, 6 mm, drilled',
    },
  },
} as const;
