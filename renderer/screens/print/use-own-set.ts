import { useMemo, useState } from 'react';
import {
  findProduct,
  findSolid,
  printSetOf,
  printSets,
  productsOf,
  solidsOf,
  type PrintSet,
  type Product,
  type SolidProduct,
} from '#print-templates/index.ts';
import { keepOwnSet, readOwnSet } from '#renderer/app/index.ts';
import { parseSetText } from '#shared/pieces/index.ts';

export interface OwnSet {
  readonly set: PrintSet;
  readonly text: string;
  readonly products: readonly Product[];
  readonly solids: readonly SolidProduct[];
  /** Returns the product's name without the prefix that keeps it apart from bundled products. */
  readonly nameAlone: (product: Pick<Product, 'template'>) => string;
}

/** Returns the own set kept in this window, such as that of an opened project, and a function that replaces it. */
export function useOwnSet(): readonly [OwnSet | undefined, (text: string) => OwnSet | undefined] {
  const [text, setText] = useState(readOwnSet);
  const own = useMemo(() => ownSetOf(text), [text]);
  return [
    own,
    (given) => {
      setText(given);
      keepOwnSet(given);
      return ownSetOf(given);
    },
  ];
}

/** `set` is the file of an own set, which must be sent along because the services do not know it. */
export interface PrintableName {
  readonly product: string;
  readonly set: string | undefined;
}

export function printableName(
  { name, set, template }: Pick<Product, 'name' | 'set' | 'template'>,
  own: OwnSet | undefined,
): PrintableName {
  return own?.set.name === set
    ? { product: own.nameAlone({ template }), set: own.text }
    : { product: name, set: undefined };
}

export function findPrintable(name: string, own: OwnSet | undefined): Product | SolidProduct | undefined {
  const ofOwn = [...(own?.products ?? []), ...(own?.solids ?? [])].find((product) => product.name === name);
  return ofOwn ?? findSolid(name) ?? findProduct(name);
}

function ownSetOf(text: string): OwnSet | undefined {
  const parsed = text === '' ? undefined : parseSetText(text);
  if (parsed?.ok !== true) return undefined;
  const alone = printSetOf(parsed.value);
  const set = { ...alone, name: `own-${alone.name}`, fileName: alone.name };
  return {
    set,
    text,
    products: productsOf(set),
    solids: solidsOf(set),
    nameAlone: ({ template }) => `${alone.name}-${template}`,
  };
}

/** `set` is the value of the game's option that decides the set. */
export interface PiecesOf {
  readonly game: string;
  readonly set: string;
}

/** Returns a product of the game's pieces, preferably one with pickable pieces; undefined without printed pieces. */
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
