import { printSets, productsOf, type Product, type PrintSet } from '#print-templates/index.ts';
import type { OwnSet } from './use-own-set.ts';

/** What a table says of its pieces: the game, and the option of that game that says which set. */
export interface PiecesOf {
  readonly game: string;
  readonly set: string;
}

/**
 * The product that has the pieces of a game, to be picked one by one where it can: the first that is offered of its set.
 * Undefined for a game without printed pieces.
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
