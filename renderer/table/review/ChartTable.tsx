import { useTranslation } from 'react-i18next';
import { percentOf, type PlayedTurn } from '#shared/engine/index.ts';
import { pointsText } from '../score/score-parts.tsx';
import type { Chart } from './chart.ts';

interface ChartTableProps {
  readonly of: Chart['of'];
  readonly turns: readonly PlayedTurn[];
  readonly names: readonly string[];
  /** By turn, then by seat; undefined for a turn that is not reckoned. */
  readonly values: readonly (readonly number[] | undefined)[];
  readonly playedName: (turn: PlayedTurn) => string;
}

/** Says in sentences and figures what the chart draws. */
export function ChartTable({ of, turns, names, values, playedName }: ChartTableProps) {
  const { t } = useTranslation('table');
  const text = (value: number) =>
    of === 'scores' ? pointsText(value) : t('review.percent', { percent: percentOf(value) });
  const sentences = names.flatMap((name, seat) => {
    const own = values.flatMap((one) => one?.[seat] ?? []);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const facts = { name, first: text(first), last: text(last) };
    return [
      t('review.chart.says', { ...facts, least: text(Math.min(...own)), most: text(Math.max(...own)) }),
    ];
  });
  return (
    <div className="visually-hidden">
      <table>
        <caption>{[t(`review.chart.${of}`), sentences.join(' ')].join('. ')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('review.turn')}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map((turn, at) => (
            <tr key={turn.at}>
              <th scope="row">
                {turn.turn} {playedName(turn)}
              </th>
              {names.map((_, seat) => {
                const value = values[at]?.[seat];
                return <td key={seat}>{value === undefined ? '' : text(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
