import type { ReactNode } from 'react';
import { chartScale } from '#renderer/controls/index.ts';
import './lines-chart.css';

interface ChartLine {
  readonly name: string;
  /** Stands before the name at the end of the line. */
  readonly mark?: ReactNode;
  /** There is one for each column. */
  readonly points: readonly number[];
  /** The reader's own line is drawn stronger. */
  readonly isOwn?: boolean;
}

interface LinesChartProps {
  readonly title: string;
  /** Says in one sentence what the lines show. */
  readonly says: string;
  readonly columnTitle: string;
  readonly columns: readonly string[];
  readonly lines: readonly ChartLine[];
  /** The column with this number, from 0, is the chosen one. */
  readonly chosen?: number | undefined;
}

const dashes = [undefined, '6 3', '1.5 3', '9 3 1.5 3', '3 2', '9 3 3 3'];
/** A mark and a name need so many pixels of height. */
const nameHeight = 15;
const height = 88;

/** Lines of figures, told apart by dashes and by the names at their ends; readers get a sentence and a table. */
export function LinesChart({ title, says, columnTitle, columns, lines, chosen }: LinesChartProps) {
  const { rules, share } = chartScale(lines.flatMap(({ points }) => points));
  const across = (column: number) => (columns.length < 2 ? 0 : (100 * column) / (columns.length - 1));
  const down = (points: number) => height * (1 - share(points));
  const ends = apart(lines.map(({ points }) => down(points.at(-1) ?? 0)));
  return (
    <figure className="lines-chart">
      <figcaption className="label">{title}</figcaption>
      <div className="lines-chart-plot" role="img" aria-label={says}>
        {rules.map((tick) => (
          <span key={tick} className="lines-chart-tick figures" style={{ top: down(tick) }}>
            {String(tick).replace('-', '−')}
          </span>
        ))}
        <svg
          aria-hidden
          viewBox={`0 0 100 ${height}`}
          width="100%"
          height={height}
          preserveAspectRatio="none"
          overflow="visible"
        >
          {rules.map((tick) => (
            <path key={tick} className="lines-chart-rule" d={`M0 ${down(tick)}H100`} />
          ))}
          {chosen === undefined ? null : (
            <path className="lines-chart-chosen" d={`M${across(chosen)} 0V${height}`} />
          )}
          {lines.map(({ name, points, isOwn }, at) => (
            <polyline
              key={name}
              className={isOwn === true ? 'lines-chart-line lines-chart-line--own' : 'lines-chart-line'}
              strokeDasharray={dashes[at % dashes.length]}
              points={points.map((one, column) => `${across(column)},${down(one)}`).join(' ')}
            />
          ))}
        </svg>
        {lines.map(({ name, mark }, at) => (
          <span key={name} className="lines-chart-name" style={{ top: ends[at] }}>
            {mark}
            <span>{name}</span>
          </span>
        ))}
        {shownColumns(columns.length, chosen).map((column) => (
          <span key={column} className="lines-chart-column figures" style={{ left: `${across(column)}%` }}>
            {columns[column]}
          </span>
        ))}
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columnTitle}</th>
              {lines.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column, at) => (
              <tr key={at}>
                <th scope="row">{column}</th>
                {lines.map(({ name, points }) => (
                  <td key={name}>{points[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Moves names down, and those that would leave the chart up again, until none covers another. */
function apart(wanted: readonly number[]): readonly number[] {
  const order = wanted.map((_, at) => at).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const places = [...wanted];
  let least = -Infinity;
  for (const at of order) {
    places[at] = Math.max(places[at] ?? 0, least);
    least = (places[at] ?? 0) + nameHeight;
  }
  let most = Math.max(height, nameHeight * (wanted.length - 1));
  for (const at of order.toReversed()) {
    places[at] = Math.min(places[at] ?? 0, most);
    most = (places[at] ?? 0) - nameHeight;
  }
  return places;
}

/** Returns the columns whose names have room: every so many, and the chosen one in place of those beside it. */
function shownColumns(count: number, chosen: number | undefined): readonly number[] {
  const step = Math.max(1, Math.ceil((count - 1) / 6));
  const every = Array.from({ length: count }, (_, at) => at).filter((at) => at % step === 0 && at > 0);
  if (chosen === undefined) return every;
  return [...every.filter((at) => Math.abs(at - chosen) >= step), chosen].toSorted(
    (one, other) => one - other,
  );
}
