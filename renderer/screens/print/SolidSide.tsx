import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findSet, type SolidProduct } from '#print-templates/index.ts';
import { Options } from './Options.tsx';
import { SolidFigures } from './SolidFigures.tsx';
import { SolidPreview } from './SolidPreview.tsx';
import { SolidSave } from './SolidSave.tsx';
import type { SideProps } from './Studio.tsx';
import { useSolid } from './use-solid.ts';
import './solid.css';

export function SolidSide(props: SideProps<SolidProduct>) {
  const { product, own, chosen, head, saving, fields, onUse, onCount } = props;
  const { t } = useTranslation('print');
  const { choices, at = 0, choose, turnTo } = chosen;
  const ofOwn = own?.set.name === product.set ? own : undefined;
  const { plan, problem, view, isStopped, stopView, makeView } = useSolid(product, choices, at, ofOwn);
  const count = plan?.plates.length;
  useEffect(() => {
    onCount(count);
  }, [count, onCount]);
  const beds = count ?? 0;
  const bed = Math.min(at, Math.max(0, beds - 1));
  return (
    <>
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
        <h1 tabIndex={-1}>{t(`option:print.solids.${product.template}.title`)}</h1>
        <p className="soft">{t(`option:print.solids.${product.template}.about`)}</p>
        {head}
        <Options
          product={product}
          set={ofOwn?.set ?? findSet(product.set)}
          choices={choices}
          sheets={undefined}
          problem={problem}
          onChange={(name, value) => {
            choose({ ...choices, [name]: value }, { kind: 'option', option: name });
            saving.forget();
            onUse(product.set);
          }}
          onWrong={fields.mark}
        />
        {plan !== undefined && problem === undefined && <SolidFigures plan={plan} view={view} />}
        <SolidSave
          key={product.name}
          saving={saving}
          beds={beds}
          bed={bed}
          // A file would differ from invalid fields.
          disabled={plan === undefined || problem !== undefined || fields.isWrong}
          onSave={(format) => {
            const options = choices as Record<string, string>;
            const named =
              ofOwn === undefined
                ? { product: product.name }
                : { product: ofOwn.nameAlone(product), set: ofOwn.text };
            void saving.start({ ...named, options, format, bed });
          }}
        />
      </section>
    </>
  );
}
