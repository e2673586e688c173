import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { OpenedDesign, Product, SolidProduct } from '#print-templates/index.ts';
import { useArrival } from '#renderer/app/index.ts';
import { ChoicesHead } from './choices/ChoicesHead.tsx';
import type { Studio as StudioState } from './choices/use-studio.ts';
import { OpenProject } from './OpenProject.tsx';
import { ProductIndex } from './ProductIndex.tsx';
import { SheetSide } from './SheetSide.tsx';
import { changedOptions, type Printable } from './sheet-choices.ts';
import { SolidSide } from './SolidSide.tsx';
import { useChoices, type ProductChoices } from './use-choices.ts';
import { useExport, type Export } from './use-export.ts';
import type { OwnSet } from './use-own-set.ts';
import { useWrongFields } from './use-wrong-fields.ts';

export interface StudioProps {
  readonly product: Printable;
  readonly own: OwnSet | undefined;
  readonly studio: StudioState;
  readonly isPicking: boolean;
  readonly onOpen: (project: OpenedDesign) => void;
  readonly onUse: (set: string) => void;
}

export interface SideProps<P extends Printable> {
  readonly product: P;
  readonly own: OwnSet | undefined;
  readonly studio: StudioState;
  readonly chosen: ProductChoices;
  readonly head: ReactNode;
  readonly saving: Export;
  readonly fields: ReturnType<typeof useWrongFields>;
  readonly onUse: (set: string) => void;
  readonly onCount: (count: number | undefined) => void;
}

/** The list of products stays for paper and solids alike, so that the focus stays where the choice was made. */
export function Studio({ product, own, studio, isPicking, onOpen, onUse }: StudioProps) {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const chosen = useChoices(product, studio);
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
  const kind = isSolid(product) ? 'solids' : 'products';
  useArrival(t(`option:print.${kind}.${product.template}.title`));
  const head = (
    <ChoicesHead
      key={`head ${name}`}
      product={product}
      own={own}
      studio={studio}
      chosen={chosen}
      onChange={() => {
        saving.forget();
        onUse(product.set);
      }}
    />
  );
  const side = { own, studio, chosen, head, saving, fields, onUse, onCount };
  return (
    <main className="print" {...studio.runs.handlers}>
      <ProductIndex
        chosen={product}
        own={own}
        isChanged={(other) => changedOptions(other, studio.choicesOf(other)).length > 0}
        sheetCount={counted?.name === name ? counted.count : undefined}
        onChoose={(other) => {
          go(`/print/${other}`);
        }}
        after={
          <OpenProject
            onOpen={(project) => {
              onOpen(project);
              saving.forget();
            }}
          />
        }
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
