import { board } from './board.ts';
import { booklet } from './booklet/index.ts';
import { drilling } from './box/drilling.ts';
import { plans } from './box/plans/index.ts';
import { cubeMap } from './cube-map.ts';
import { deck } from './cards/deck.ts';
import { tuckBoxes } from './holders/tuck-box.ts';
import { boxNet } from './holders/box-net.ts';
import { laserBox } from './holders/laser-box.ts';
import { tray } from './holders/tray.ts';
import { kitOf, kitPartAlone } from './kit/index.ts';
import { labelSheets } from './label-sheets.ts';
import { labels } from './labels.ts';
import { layerMats } from './layer-mats.ts';
import { engraving } from './engraving/index.ts';
import { letterCards } from './cards/letter-cards.ts';
import { letterTiles } from './letter-tiles.ts';
import { mat } from './mat.ts';
import { nets } from './nets.ts';
import { pad } from './pad/index.ts';
import { printSets, type PrintSet } from './print-set.ts';
import { rack } from './rack.ts';
import { stickers } from './stickers.ts';
import type { Template } from './template.ts';
import { calibration } from './workshop/calibration.ts';
import { duplexTest } from './workshop/duplex-test.ts';
import { kerfCoupon } from './workshop/kerf-coupon.ts';
import type { PrintedProduct, Values } from '../layout/product.ts';

/** The order is that on screen. */
const single: readonly Template[] = [
  nets,
  stickers,
  labelSheets,
  labels,
  letterTiles,
  letterCards,
  cubeMap,
  engraving,
  board,
  mat,
  layerMats,
  rack,
  deck,
  pad,
  booklet,
  tuckBoxes,
  tray,
  boxNet,
  laserBox,
  drilling,
  plans,
  calibration,
  duplexTest,
  kerfCoupon,
];

export const templates: readonly Template[] = [...single, kitOf(single)];

export function productsOf(set: PrintSet): readonly PrintedProduct[] {
  return templates.flatMap((one) => one.of(set) ?? []);
}

/** The part takes its sizes from the kit's options; the result is undefined where the kit has no such part. */
export function partOfKit(set: PrintSet, options: Values, part: string) {
  return kitPartAlone(single, set, options, part);
}

export const products: readonly PrintedProduct[] = printSets.flatMap(productsOf);

export function findProduct(name: string): PrintedProduct | undefined {
  return products.find((product) => product.name === name);
}
