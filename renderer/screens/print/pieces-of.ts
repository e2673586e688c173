import { printSets, productsOf, type Product, type PrintSet } from '#print-templates/index.ts';
import type { OwnSet } from './use-own-set.ts';

/** A game, and its option that decides the set. */
export interface PiecesOf {
  readonly game: string;
  readonly set: string;
}

/**
 * The product with the pieces of a game, preferably one whose pieces can be picked. Undefined for a game without
 * printed pieces.
 */
export function piecesProduct({ game, set }: PiecesOf, own: OwnSet | undefined): Product | undefined {
  if (set === 'own' && own !== undefined) return pickable(own.products);
  const sets = printSets.filter((one) => one.game === game);
  const named: PrintSet | undefined = sets.find(({ name }) => name === `${game}-${set}`) ?? sets[0];
  return named === undefined ? undefined : pickable(productsOf(named));
}

function pickable(products: readonly Product[]): Product | undefined {
  const hasPieces = ({ options }: Product) =>
    options.some(({ name }) => name === 'cubes' || name === 'cards');
  return products.find(hasPieces) ?? products.find(({ group }) => group === 'pieces');
}
