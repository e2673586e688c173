import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  papersOf,
  solidSeconds,
  spanText,
  type Product,
  type SheetSet,
  type SolidPlan,
} from '#print-templates/index.ts';
import { tenth, whole } from '#renderer/app/index.ts';
import { Icon } from '#renderer/controls/index.ts';
import type { SolidView } from './use-solid.ts';

export function Figures({ product, sheets }: { readonly product: Product; readonly sheets: SheetSet }) {
  const { t } = useTranslation('print');
  const { pieces, inkCoverage, smallestText, tab } = sheets.facts;
  const papers = papersOf(sheets.sheets);
  const text = tenth.format(smallestText);
  const checks = t(tab === undefined ? 'checks' : 'checksWithTabs', { text });
  return (
    <FigureList
      figures={[
        { figure: whole.format(papers), of: t('figures.sheets', { count: papers }) },
        {
          figure: whole.format(pieces),
          of: t([`figures.pieces.${product.template}`, `option:print.products.${product.template}.piece`], {
            count: pieces,
          }),
        },
        { figure: t('figures.percent', { share: percent(inkCoverage) }), of: t('figures.ink') },
        tab === undefined
          ? { figure: text, of: t('figures.text') }
          : { figure: tenth.format(tab), of: t('figures.tabs') },
      ]}
      checks={[sheets.duplex === 'none' ? checks : `${checks} ${t(`duplex.${sheets.duplex}`)}`]}
    />
  );
}

/** Gives a little ink as `< 1`, since it must not show as none. */
function percent(share: number): string {
  return share > 0 && share < 0.005 ? '< 1' : whole.format(share * 100);
}

export interface SolidFiguresProps {
  readonly plan: SolidPlan;
  readonly view: SolidView | undefined;
}

export function SolidFigures({ plan: { sheets }, view }: SolidFiguresProps) {
  const { t } = useTranslation('print');
  const pieces = sheets.flat().length;
  const size = view && {
    width: tenth.format(view.width),
    depth: tenth.format(view.depth),
    height: tenth.format(view.height),
  };
  return (
    <FigureList
      figures={[
        { figure: whole.format(pieces), of: t('solid.pieces', { count: pieces }) },
        { figure: whole.format(sheets.length), of: t('solid.files', { count: sheets.length }) },
        {
          figure: view === undefined ? '…' : tenth.format(view.cubicMillimetres / 1000),
          of: t('solid.cubicCentimetres'),
        },
        { figure: view === undefined ? '…' : whole.format(view.triangles), of: t('solid.triangles') },
      ]}
      checks={[
        t('solid.time', { time: spanText(solidSeconds(sheets), t) }),
        ...(size === undefined ? [] : [t('solid.size', size)]),
        ...(view === undefined || view.ofSecond === 0 ? [] : [secondText(view, t)]),
      ]}
    />
  );
}

/** Layers are those of the time that is told; each ends with the tool with which the next one begins. */
const layer = 0.2;

function secondText({ ofSecond, height }: SolidView, t: TFunction<'print'>): string {
  const volume = tenth.format(ofSecond / 1000);
  return t('solid.second', { volume, count: Math.round(height / layer) });
}

interface FigureListProps {
  readonly figures: readonly { readonly figure: string; readonly of: string }[];
  readonly checks: readonly string[];
}

function FigureList({ figures, checks }: FigureListProps) {
  return (
    <div className="print-figures" data-spoken data-answers="stock">
      <dl className="figures">
        {figures.map(({ figure, of }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {checks.map((check) => (
        <p key={check} className="print-checks small soft">
          <Icon name="check" />
          <span>{check}</span>
        </p>
      ))}
    </div>
  );
}
