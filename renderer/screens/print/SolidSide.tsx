import { useEffect } from 'react';
import type { SolidProduct } from '#print-templates/index.ts';
import { Options } from './Options.tsx';
import { SolidFigures } from './Figures.tsx';
import { SolidGuide } from './SolidGuide.tsx';
import { SolidPreview } from './SolidPreview.tsx';
import { SolidSave } from './SaveLine.tsx';
import type { StudioSideProps } from './Studio.tsx';
import { useSolid } from './use-solid.ts';
import './solid.css';

export function SolidSide(props: StudioSideProps<SolidProduct>) {
  const { product, set, named, chosen, head, saving, fields, onOption, onCount } = props;
  const { choices, at = 0, turnTo } = chosen;
  const { plan, problem, view, isStopped, stopView, makeView } = useSolid(product, choices, at, named);
  const count = plan?.sheets.length;
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
        {head}
        <Options
          product={product}
          set={set}
          choices={choices}
          sheets={undefined}
          problem={problem}
          onChange={onOption}
          onWrong={fields.mark}
        />
        {plan !== undefined && problem === undefined && <SolidFigures plan={plan} view={view} />}
        {plan !== undefined && <SolidGuide plan={plan} />}
        <SolidSave
          key={product.name}
          saving={saving}
          beds={beds}
          bed={bed}
          disabled={plan === undefined || problem !== undefined || fields.isWrong}
          formats={plan?.materials === undefined ? ['3mf', 'stl'] : ['3mf']}
          onSave={(format) => void saving.start({ ...named, options: choices, format, sheet: `${bed + 1}` })}
        />
      </section>
    </>
  );
}
