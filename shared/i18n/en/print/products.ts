import { cuttingProductTexts } from '../cutting.ts';
import { holderProductTexts } from '../holder-options.ts';

export const productTexts = {
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
    how: 'Measure with a good ruler, or drop a scan of it on Cubewright.',
    about:
      'What your printer does to lengths and places. Scan it, or measure four things with a ruler and write them beside Printer, and every PDF is drawn so that it comes out true.',
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
} as const;
