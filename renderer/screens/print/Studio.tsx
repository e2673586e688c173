import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import {
  findSet,
  type OpenedDesign,
  type PrintSet,
  type Product,
  type SolidProduct,
} from '#print-templates/index.ts';
import { useArrival, useScreenLanguage } from '#renderer/app/index.ts';
import type { OptionValue } from '#renderer/controls/index.ts';
import { ChoicesHead } from './choices/ChoicesHead.tsx';
import { useChoices, type ProductChoices, type Studio as StudioState } from './choices/use-studio.ts';
import { OpenProject } from './OpenProject.tsx';
import { ProductIndex } from './ProductIndex.tsx';
import { SheetSide } from './SheetSide.tsx';
import { beginningIn, changedOptions, type Printable } from './sheet-choices.ts';
import { SolidSide } from './SolidSide.tsx';
import { useExport, type Export } from './use-export.ts';
import { printableName, type OwnSet, type PrintableName } from './use-own-set.ts';

export interface StudioProps {
  readonly product: Printable;
  readonly own: OwnSet | undefined;
  readonly studio: StudioState;
  readonly isPicking: boolean;
  readonly onOpen: (project: OpenedDesign) => void;
  readonly onUse: (set: string) => void;
}

export interface StudioSideProps<P extends Printable> {
  readonly product: P;
  readonly set: PrintSet | undefined;
  readonly named: PrintableName;
  readonly studio: StudioState;
  readonly chosen: ProductChoices;
  readonly head: ReactNode;
  readonly saving: Export;
  readonly fields: ReturnType<typeof useWrongFields>;
  readonly onChange: () => void;
  readonly onOption: (name: string, value: OptionValue) => void;
  readonly onCount: (count: number | undefined) => void;
}

/** Shows paper and solids beside one list of products, so that the focus stays where the choice was made. */
export function Studio({ product, own, studio, isPicking, onOpen, onUse }: StudioProps) {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const language = useScreenLanguage();
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
  const onChange = () => {
    saving.forget();
    onUse(product.set);
  };
  const onOption = (option: string, value: OptionValue) => {
    chosen.choose({ ...chosen.choices, [option]: value }, { kind: 'option', option });
    onChange();
  };
  const ofOwn = own?.set.name === product.set ? own : undefined;
  const set = ofOwn?.set ?? findSet(product.set);
  const named = printableName(product, own);
  const texts = `option:print.${isSolid(product) ? 'solids' : 'products'}.${product.template}`;
  useArrival(t(`${texts}.title`));
  const head = (
    <>
      <h1 tabIndex={-1}>{t(`${texts}.title`)}</h1>
      <p className="soft">{t(`${texts}.about`)}</p>
      <ChoicesHead
        key={`head ${name}`}
        product={product}
        own={own}
        studio={studio}
        chosen={chosen}
        onChange={onChange}
      />
    </>
  );
  const side = { set, named, studio, chosen, head, saving, fields, onChange, onOption, onCount };
  return (
    <main className="print" {...studio.runs.handlers}>
      <ProductIndex
        chosen={product}
        own={own}
        isChanged={(other) => {
          const begun = beginningIn(other, language);
          return changedOptions(begun, studio.choicesOf(begun)).length > 0;
        }}
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

function useWrongFields() {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((name: string, wrong: boolean) => {
    setFields((now) => {
      const rest = [...now].filter((one) => one !== name);
      return new Set(wrong ? [...rest, name] : rest);
    });
  }, []);
  return { isWrong: fields.size > 0, mark };
}
