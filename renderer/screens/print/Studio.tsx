import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { OpenedDesign, Product, SolidProduct } from '#print-templates/index.ts';
import { useArrival } from '#renderer/app/index.ts';
import { OpenProject } from './OpenProject.tsx';
import { ProductIndex } from './ProductIndex.tsx';
import { SheetSide } from './SheetSide.tsx';
import type { Printable } from './sheet-choices.ts';
import { SolidSide } from './SolidSide.tsx';
import { useChoices, type ProductChoices } from './use-choices.ts';
import { useExport, type Export } from './use-export.ts';
import { useOpenProject } from './use-open-project.ts';
import type { OwnSet } from './use-own-set.ts';
import { useWrongFields } from './use-wrong-fields.ts';

export interface StudioProps {
  readonly product: Printable;
  readonly own: OwnSet | undefined;
  /** Begins with picking pieces to be printed again, where a product has pieces. */
  readonly isPicking: boolean;
  readonly onOpenSet: (text: string) => OwnSet | undefined;
  /** Told the set of which something is chosen. */
  readonly onUse: (set: string) => void;
}

/** What both sides of the studio are given: sheets of paper, and a solid. */
export interface SideProps<P extends Printable> {
  readonly product: P;
  readonly own: OwnSet | undefined;
  readonly chosen: ProductChoices;
  readonly saving: Export;
  /** Fields that hold what is no value; a file would not be what they say. */
  readonly fields: ReturnType<typeof useWrongFields>;
  readonly onUse: (set: string) => void;
  /** Told how many sheets or beds there are. */
  readonly onCount: (count: number | undefined) => void;
}

/**
 * The list of products, and what is chosen from it. The list stays whatever is chosen, paper or solid, so that the focus stays
 * where the choice was made.
 */
export function Studio({ product, own, isPicking, onOpenSet, onUse }: StudioProps) {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const chosen = useChoices(product);
  const saving = useExport(product.name);
  const fields = useWrongFields();
  const [counted, setCounted] = useState<{ readonly name: string; readonly count: number | undefined }>();
  const { name } = product;
  const onCount = useCallback(
    (count: number | undefined) => {
      setCounted({ name, count });
    },
    [name],
  );
  const openProject = useOpenProject({ onOpenSet, choose: chosen.choose });
  const open = (project: OpenedDesign) => {
    openProject(project);
    saving.forget();
  };
  const kind = isSolid(product) ? 'solids' : 'products';
  useArrival(t(`option:print.${kind}.${product.template}.title`));
  const side = { own, chosen, saving, fields, onUse, onCount };
  return (
    <main className="print">
      <ProductIndex
        chosen={product}
        own={own}
        sheetCount={counted?.name === name ? counted.count : undefined}
        onChoose={(other) => {
          go(`/print/${other}`);
        }}
        after={<OpenProject onOpen={open} />}
      />
      {isSolid(product) ? (
        <SolidSide product={product} {...side} />
      ) : (
        <SheetSide product={product} {...side} isPicking={isPicking} />
      )}
    </main>
  );
}

function isSolid(product: Product | SolidProduct): product is SolidProduct {
  return product.group === 'solids';
}
