import { z } from 'zod';
import { findSet, products } from '#print-templates/index.ts';
import { useRemembered, useScreenLanguage } from '#renderer/app/index.ts';
import { CompareScreen } from './compare/CompareScreen.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { useStudio } from './choices/use-studio.ts';
import { Studio } from './Studio.tsx';
import { useOpenProject } from './OpenProject.tsx';
import { beginningIn } from './sheet-choices.ts';
import { findPrintable, piecesProduct, useOwnSet, type PiecesOf } from './use-own-set.ts';
import './print.css';
import './print-options.css';

const setName = z.string();

export interface PrintScreenProps {
  readonly product: string | undefined;
  readonly compare?: boolean;
  readonly pieces?: PiecesOf;
  readonly set?: string | undefined;
}

export function PrintScreen({ product: wanted, compare = false, set, pieces }: PrintScreenProps) {
  const [, rememberSet] = useRemembered('print.set', setName, '');
  const language = useScreenLanguage();
  const [own, openSet] = useOwnSet();
  const studio = useStudio((name) => findPrintable(name, own));
  const open = useOpenProject({
    onOpenSet: openSet,
    choose: (choices, of) => {
      studio.choose(choices, { kind: 'project' }, of);
    },
  });
  const picked = pieces === undefined ? undefined : piecesProduct(pieces, own);
  if (wanted === undefined && picked === undefined) return <Gallery set={set} own={own} onOpen={open} />;
  if (compare && wanted !== undefined) return <CompareScreen product={wanted} studio={studio} />;
  const named = wanted === undefined ? undefined : findPrintable(wanted, own);
  const product = picked ?? named ?? products[0];
  return product === undefined ? null : (
    <Studio
      product={beginningIn(product, language)}
      own={own}
      studio={studio}
      isPicking={picked !== undefined}
      onOpen={open}
      onUse={(name) => {
        // The person's own set may be gone at the next visit, so only bundled sets are remembered.
        if (findSet(name) !== undefined) rememberSet(name);
      }}
    />
  );
}
