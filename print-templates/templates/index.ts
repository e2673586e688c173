import type { Product } from '../layout/sheet.ts';
import { alphacubesBoard } from './alphacubes-board.ts';
import { alphacubesNets } from './alphacubes-nets.ts';
import { alphacubesRack } from './alphacubes-rack.ts';
import { alphacubesStickers } from './alphacubes-stickers.ts';
import { boxDrilling } from './box/drilling.ts';
import { boxPlans } from './box/plans/index.ts';
import { kuboDeckCards } from './kubo-deck.ts';

/** Everything that can be printed, in the order of the studio. */
export const products: readonly Product[] = [
  generic(alphacubesNets),
  generic(alphacubesStickers),
  generic(alphacubesBoard),
  generic(alphacubesRack),
  generic(kuboDeckCards),
  generic(boxDrilling),
  generic(boxPlans),
];

export function findProduct(name: string): Product | undefined {
  return products.find((product) => product.name === name);
}

/** A product whose `layout` takes what its own `parse` gave: callers hold options as data of no known shape. */
function generic<O>(product: Product<O>): Product {
  return product as unknown as Product;
}
