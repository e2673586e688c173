import { useTranslation } from 'react-i18next';
import { tenth } from '#renderer/app/index.ts';
import type { Difference, Measure } from './differences.ts';

export function DifferenceTable({ differences }: { readonly differences: readonly Difference[] }) {
  const { t } = useTranslation('print');
  const told = differences.filter(({ more }) => more !== 0);
  const sentence =
    told.length === 0
      ? t('compare.alike')
      : t('compare.differs', { differences: told.map(inWords).join(', ') });
  return (
    <section className="compare-told" aria-labelledby="compare-told">
      <h2 id="compare-told" className="label">
        {t('compare.what')}
      </h2>
      <p role="status">{sentence}</p>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{t('compare.measure')}</th>
            <th scope="col">{t('compare.one')}</th>
            <th scope="col">{t('compare.other')}</th>
            <th scope="col">{t('compare.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.measure}>
              <th scope="row">{t(`compare.measures.${difference.measure}`)}</th>
              <td>{withUnit(difference.measure, difference.one)}</td>
              <td>{withUnit(difference.measure, difference.other)}</td>
              <td>{difference.more === 0 ? t('compare.same') : inWords(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

  function withUnit(measure: Measure, value: number | undefined): string {
    return value === undefined
      ? t('compare.none')
      : t(`compare.units.${measure}`, { count: value, value: tenth.format(value) });
  }

  function inWords({ measure, more, other }: Difference): string {
    if (more === undefined) {
      const having = other === undefined ? 'without' : 'with';
      return t(`compare.${having}.${measure}`);
    }
    const amount = withUnit(measure, Math.abs(more));
    return t(more > 0 ? `compare.more.${measure}` : `compare.less.${measure}`, { amount });
  }
}
