import type { PrintedProduct } from '../layout/sheet.ts';
import { board } from './board.ts';
import { drilling } from './box/drilling.ts';
import { plans } from './box/plans/index.ts';
import { cubeMap } from './cube-map.ts';
import { deck } from './deck.ts';
import { kitOf } from './kit/index.ts';
import { labelSheets } from './label-sheets.ts';
import { labels } from './labels.ts';
import { layerMats } from './layer-mats.ts';
import { letterCards } from './letter-cards.ts';
import { letterTiles } from './letter-tiles.ts';
import { mat } from './mat.ts';
import { nets } from './nets.ts';
import { printSets, type PrintSet } from './print-set.ts';
import { rack } from './rack.ts';
import { stickers } from './stickers.ts';
import type { Template } from './template.ts';
import { calibration } from './workshop/calibration.ts';
import { duplexTest } from './workshop/duplex-test.ts';

/** In the order in which they are offered, for every set that suits them. */
const single: readonly Template[] = [
  nets,
  stickers,
  labelSheets,
  labels,
  letterTiles,
  letterCards,
  cubeMap,
  board,
  mat,
  layerMats,
  rack,
  deck,
  drilling,
  plans,
  calibration,
  duplexTest,
];

/** Those of which a kit is put together, and the kit. */
export const templates: readonly Template[] = [...single, kitOf(single)];

/** Everything that can be printed of a set, bundled or one's own. */
export function productsOf(set: PrintSet): readonly PrintedProduct[] {
  return templates.flatMap((one) => one.of(set) ?? []);
}

/** Everything that can be printed of the bundled sets. */
export const products: readonly PrintedProduct[] = printSets.flatMap(productsOf);

/** The product of a bundled set by its name, as `alphacubes-nets`. */
export function findProduct(name: string): PrintedProduct | undefined {
  return products.find((product) => product.name === name);
}
