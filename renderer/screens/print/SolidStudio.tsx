import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { findSet, type SolidProduct } from '#print-templates/index.ts';
import { useArrival } from '#renderer/app/index.ts';
import { Options } from './Options.tsx';
import { ProductIndex } from './ProductIndex.tsx';
import { SolidFigures } from './SolidFigures.tsx';
import { SolidPreview } from './SolidPreview.tsx';
import { SolidSave } from './SolidSave.tsx';
import { useChoices } from './use-choices.ts';
import { useExport } from './use-export.ts';
import type { OwnSet } from './use-own-set.ts';
import { useSolid } from './use-solid.ts';
import { useWrongFields } from './use-wrong-fields.ts';
import './solid.css';

export interface SolidStudioProps {
  readonly product: SolidProduct;
  readonly own: OwnSet | undefined;
  /** Told the set of which something is chosen. */
  readonly onUse: (set: string) => void;
}

/** Something for a 3D printer: how it looks, its options, and the file. */
export function SolidStudio({ product, own, onUse }: SolidStudioProps) {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const { choices, at, choose, turnTo } = useChoices(product);
  const saving = useExport(product.name);
  const { plan, problem, view, isStopped, stopView, makeView } = useSolid(product, choices, at);
  const { isWrong, mark } = useWrongFields();
  const beds = plan?.plates.length ?? 0;
  const bed = Math.min(at, Math.max(0, beds - 1));
  const title = t(`option:print.solids.${product.template}.title`);
  useArrival(title);
  return (
    <main className="print">
      <ProductIndex
        chosen={product}
        own={own}
        sheetCount={plan === undefined ? undefined : beds}
        onChoose={(name) => {
          go(`/print/${name}`);
        }}
        after={undefined}
      />
      {plan !== undefined && (
        <SolidPreview
          plan={plan}
          view={view}
          bed={bed}
          onTurn={turnTo}
          isStopped={isStopped}
          onStop={stopView}
          onMake={makeView}
        />
      )}
      <section className="print-side">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="soft">{t(`option:print.solids.${product.template}.about`)}</p>
        <Options
          product={product}
          set={findSet(product.set)}
          choices={choices}
          sheets={undefined}
          problem={problem}
          onChange={(name, value) => {
            choose({ ...choices, [name]: value });
            saving.forget();
            onUse(product.set);
          }}
          onWrong={mark}
        />
        {plan !== undefined && problem === undefined && <SolidFigures plan={plan} view={view} />}
        <SolidSave
          key={product.name}
          saving={saving}
          beds={beds}
          bed={bed}
          // A file would not be what the fields say.
          disabled={plan === undefined || problem !== undefined || isWrong}
          onSave={(format) => {
            const options = choices as Record<string, string>;
            void saving.start({ product: product.name, options, format, sheet: bed });
          }}
        />
      </section>
    </main>
  );
}
