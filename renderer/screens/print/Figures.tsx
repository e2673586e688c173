import { useTranslation } from 'react-i18next';
import { papersOf, type Product, type SheetSet } from '#print-templates/index.ts';
import { Icon } from '#renderer/controls/index.ts';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export function Figures({ product, sheets }: { readonly product: Product; readonly sheets: SheetSet }) {
  const { t } = useTranslation('print');
  const { pieces, inkCoverage, smallestText, tab } = sheets.facts;
  const papers = papersOf(sheets.sheets);
  const text = tenth.format(smallestText);
  const figures = [
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
        <span>
          {t(tab === undefined ? 'checks' : 'checksWithTabs', { text })}{' '}
          {sheets.duplex !== 'none' && t(`duplex.${sheets.duplex}`)}
        </span>
      </p>
    </div>
  );
}

/** A little ink is not shown as none. */
function percent(share: number): string {
  return share > 0 && share < 0.005 ? '< 1' : whole.format(share * 100);
}
