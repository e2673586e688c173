import { z } from 'zod';
import { findProduct, findSet, findSolid, products } from '#print-templates/index.ts';
import { useRemembered } from '#renderer/app/index.ts';
import { CompareScreen } from './compare/CompareScreen.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { Studio } from './Studio.tsx';
import { piecesProduct, type PiecesOf } from './pieces-of.ts';
import { useKeptChoices } from './use-choices.ts';
import { useOpenProject } from './use-open-project.ts';
import { useOwnSet } from './use-own-set.ts';
import './print.css';
import './print-options.css';

const setName = z.string();

export interface PrintScreenProps {
  /** Name of a product; undefined for the gallery of all. */
  readonly product: string | undefined;
  /** Of the product, with two values of an option beside each other. */
  readonly compare?: boolean;
  /** In place of a product: the pieces of a game, to be picked on their sheets. */
  readonly pieces?: PiecesOf;
  /** Of the gallery. */
  readonly set?: string | undefined;
}

/** The gallery; or a product: the very sheets, their options, and the file. */
export function PrintScreen({ product: wanted, compare = false, set, pieces }: PrintScreenProps) {
  const [, rememberSet] = useRemembered('print.set', setName, '');
  const [own, openSet] = useOwnSet();
  const open = useOpenProject({ onOpenSet: openSet, choose: useKeptChoices() });
  const picked = pieces === undefined ? undefined : piecesProduct(pieces, own);
  if (wanted === undefined && picked === undefined) return <Gallery set={set} own={own} onOpen={open} />;
  if (compare && wanted !== undefined) return <CompareScreen product={wanted} />;
  const ofOwn = [...(own?.products ?? []), ...(own?.solids ?? [])].find(({ name }) => name === wanted);
  const named = wanted === undefined ? undefined : (findSolid(wanted) ?? findProduct(wanted));
  const product = picked ?? ofOwn ?? named ?? products[0];
  return product === undefined ? null : (
    <Studio
      product={product}
      own={own}
      isPicking={picked !== undefined}
      onOpenSet={openSet}
      onUse={(name) => {
        // A set of one's own may be gone at the next visit.
        if (findSet(name) !== undefined) rememberSet(name);
      }}
    />
  );
}
