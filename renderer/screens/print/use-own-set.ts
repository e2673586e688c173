import { useMemo, useState } from 'react';
import {
  findProduct,
  findSolid,
  printSetOf,
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
  /** The name of a product in the set's file, without the prefix that separates it from bundled products. */
  readonly nameAlone: (product: Pick<Product, 'template'>) => string;
}

/**
 * The set that came with an opened project, kept in this window. Its products have names that no bundled product has.
 */
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

/** Products of the own set come before bundled ones. */
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
