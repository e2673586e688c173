import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { percentOf } from '#shared/engine/index.ts';
import { pointsText } from '../score/score-parts.tsx';
import { chartSize, type Chart } from './chart.ts';
import { GradeShape } from './GradeMark.tsx';
import './chart.css';

interface ReviewChartProps {
  readonly chart: Chart;
  readonly names: readonly string[];
  /** The line of this player is the heaviest. */
  readonly own: number | undefined;
  readonly bestName: string | undefined;
  readonly onChoose: (x: number) => void;
}

export function ReviewChart({ chart, names, own, bestName, onChoose }: ReviewChartProps) {
  const { plot, chosenX, instead } = chart;
  const valueText = useValueText(chart.of);
  return (
    <svg
      aria-hidden
      className="review-chart"
      viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
      preserveAspectRatio="xMinYMin"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const scale = Math.min(box.width / chartSize.width, box.height / chartSize.height);
        onChoose((event.clientX - box.left) / scale);
      }}
    >
      {chart.rules.map(({ y, value }) => (
        <g key={y}>
          <path className="chart-rule" d={`M${plot.left} ${y}H${plot.right}`} />
          <text className="chart-scale" x={plot.left - 6} y={y + 4} textAnchor="end">
            {valueText(value)}
          </text>
        </g>
      ))}
      {chart.ticks.map(({ x, turn, isChosen }) => (
        <text
          key={x}
          className={isChosen ? 'chart-scale chart-scale--chosen' : 'chart-scale'}
          x={x}
          y={plot.bottom + 18}
          textAnchor="middle"
        >
          {turn}
        </text>
      ))}
      {chosenX === undefined ? null : (
        <path className="chart-chosen" d={`M${chosenX} ${plot.top}V${plot.bottom}`} />
      )}
      {chart.lines.map(({ seat, runs, end, nameY }) => (
        <g
          key={seat}
          className={`chart-line chart-line--${seat % 4}${seat === own ? ' chart-line--own' : ''}`}
        >
          {runs.map((run) => (
            <path
              key={run[0]?.x}
              d={`M${run.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
            />
          ))}
          {end === undefined ? null : (
            <>
              <g transform={`translate(${plot.right + 8} ${nameY - 5})`}>
                <PlayerMark seat={seat} size={10} />
              </g>
              <text className="chart-name" x={plot.right + 22} y={nameY + 4}>
                {shortened(names[seat] ?? '')}
              </text>
            </>
          )}
        </g>
      ))}
      {chart.marks.map(({ x, y, at, grade }) => (
        <g key={at} className="chart-mark" transform={`translate(${x - 6} ${y - 6}) scale(${12 / 14})`}>
          <GradeShape grade={grade} />
        </g>
      ))}
      {instead === undefined ? null : (
        <>
          <path
            className="chart-instead"
            d={`M${instead.from.x} ${instead.from.y}L${instead.to.x} ${instead.to.y}`}
          />
          <rect className="chart-best" x={instead.to.x - 4} y={instead.to.y - 4} width="8" height="8" />
          <text
            className="chart-best-name"
            x={instead.to.x + (instead.to.x > chartSize.width / 2 ? -9 : 9)}
            y={instead.to.y + 4}
            textAnchor={instead.to.x > chartSize.width / 2 ? 'end' : 'start'}
          >
            {`${shortened(bestName ?? '')}, ${valueText(instead.value)}`}
          </text>
        </>
      )}
    </svg>
  );
}

const mostLetters = 9;

function shortened(name: string): string {
  return name.length > mostLetters ? `${name.slice(0, mostLetters - 1)}…` : name;
}

function useValueText(of: Chart['of']): (value: number) => string {
  const { t } = useTranslation('table');
  return (value) =>
    of === 'scores'
      ? pointsText(Math.round(value))
      : t('review.percent', { percent: value === 0 || value === 1 ? value * 100 : percentOf(value) });
}
