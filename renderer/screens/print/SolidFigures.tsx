import { useTranslation } from 'react-i18next';
import { solidSeconds, spanText, type SolidPlan } from '#print-templates/index.ts';
import { Icon } from '#renderer/controls/index.ts';
import type { SolidView } from './use-solid.ts';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export interface SolidFiguresProps {
  readonly plan: SolidPlan;
  readonly view: SolidView | undefined;
}

/** Pieces, files and time of all beds; plastic, triangles and size of the bed shown. */
export function SolidFigures({ plan: { plates }, view }: SolidFiguresProps) {
  const { t } = useTranslation('print');
  const pieces = plates.flat().length;
  const figures = [
    { figure: whole.format(pieces), of: t('solid.pieces', { count: pieces }) },
    { figure: whole.format(plates.length), of: t('solid.files', { count: plates.length }) },
    {
      figure: view === undefined ? '…' : tenth.format(view.cubicMillimetres / 1000),
      of: t('solid.cubicCentimetres'),
    },
    { figure: view === undefined ? '…' : whole.format(view.triangles), of: t('solid.triangles') },
  ];
  return (
    <div className="print-figures">
      <dl className="figures">
        {figures.map(({ figure, of }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="print-checks small soft">
        <Icon name="check" />
        <span>{t('solid.time', { time: spanText(solidSeconds(plates), t) })}</span>
      </p>
      {view !== undefined && (
        <p className="print-checks small soft">
          <Icon name="check" />
          <span>
            {t('solid.size', {
              width: tenth.format(view.width),
              depth: tenth.format(view.depth),
              height: tenth.format(view.height),
            })}
          </span>
        </p>
      )}
    </div>
  );
}
