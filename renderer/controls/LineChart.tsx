import { chartScale } from './chart-scale.ts';
import './line-chart.css';

export interface ChartPoint {
  /** Names the value in the table that says the same as the line. */
  readonly label: string;
  readonly value: number;
}

export interface LineChartProps {
  /** Tells the line in a sentence, for those who do not see it. */
  readonly sentence: string;
  readonly points: readonly ChartPoint[];
  readonly heads: readonly [label: string, value: string];
  /** What stands below the first and the last value. */
  readonly ends: readonly [string, string];
  readonly format: (value: number) => string;
}

const [width, height] = [320, 100] as const;
const [left, right, top, foot] = [30, 44, 8, 20] as const;

/** A line in ink without axes, its last value named, and the same as a table for readers. */
export function LineChart({ sentence, points, heads, ends, format }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const { rules, share } = chartScale(values);
  const steps = Math.max(1, values.length - 1);
  const x = (at: number) => left + ((width - left - right) * at) / steps;
  const y = (value: number) => top + (height - top - foot) * (1 - share(value));
  const last = values.at(-1) ?? 0;
  const end = { x: x(values.length - 1), y: y(last) };
  return (
    <figure className="line-chart">
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        {rules.map((rule) => (
          <g key={rule}>
            <path d={`M${left} ${y(rule)}H${width - right}`} className="line-chart-rule" />
            <text x={left - 8} y={y(rule) + 4} textAnchor="end">
              {format(rule)}
            </text>
          </g>
        ))}
        <path
          d={values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')}
          className="line-chart-line"
        />
        <circle cx={end.x} cy={end.y} r="3.5" className="line-chart-end" />
        <text x={end.x + 8} y={end.y + 4} className="line-chart-last">
          {format(last)}
        </text>
        <text x={left} y={height - 3}>
          {ends[0]}
        </text>
        <text x={width - right} y={height - 3} textAnchor="end">
          {ends[1]}
        </text>
      </svg>
      <figcaption className="visually-hidden">{sentence}</figcaption>
      <table className="visually-hidden">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }, at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
