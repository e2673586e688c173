import type { Grade } from '#shared/engine/index.ts';
import { lettering, polyline, segment, stroked, type Lettering, type Pen } from '../layout/draw.ts';
import { feltLine, sheetInk, softInk } from '../layout/inks.ts';
import type { DrawOp } from '../layout/types.ts';
import { gradeMark } from './grade-mark.ts';

export interface ChartLine {
  readonly name: string;
  /** The first value is that before the first turn. */
  readonly values: readonly number[];
}

export interface ChartData {
  readonly lines: readonly ChartLine[];
  readonly least: number;
  readonly most: number;
  readonly label: (value: number) => string;
  /** `turn` counts from 1 as the values do. */
  readonly marks: readonly { readonly turn: number; readonly line: number; readonly grade: Grade }[];
}

const dashes: readonly (readonly number[] | undefined)[] = [
  undefined,
  [1.6, 1],
  [0.35, 0.8],
  [2.4, 0.8, 0.35, 0.8],
  [0.9, 0.9],
  [3, 1.4],
];
const left = 10;
const right = 24;
const foot = 5;
const text: Lettering = { font: 'franklin', size: 7.5, ink: softInk };
const leading = 3.6;
const markSize = 2.4;

/** Each player has a dash of their own, so that the chart is read without colours. */
export function chartArt(chart: ChartData, width: number, height: number): readonly DrawOp[] {
  const { lines, least, most, label, marks } = chart;
  const steps = Math.max(1, (lines[0]?.values.length ?? 1) - 1);
  const plot = { width: width - left - right, height: height - foot - 2 };
  const x = (turn: number) => left + (turn / steps) * plot.width;
  const y = (value: number) => 2 + plot.height * (1 - (value - least) / Math.max(1e-9, most - least));
  const rule: Pen = { ink: feltLine, width: 0.15 };
  const every = Math.max(1, Math.ceil(steps / 5));
  return [
    ...[least, (least + most) / 2, most].flatMap((value) => [
      segment('ink', { x: left, y: y(value) }, { x: left + plot.width, y: y(value) }, rule),
      lettering(label(value), left - 1.2, y(value) + 0.9, { ...text, anchor: 'end' }),
    ]),
    ...Array.from({ length: Math.floor(steps / every) + 1 }, (_, at) => at * every).map((turn) =>
      lettering(`${turn}`, x(turn), height - 0.6, { ...text, anchor: 'middle' }),
    ),
    ...lines.map(({ values }, at) => {
      const dash = dashes[at % dashes.length];
      const points = values.map((value, turn) => ({ x: x(turn), y: y(value) }));
      return stroked('ink', polyline(points), {
        ink: sheetInk,
        width: 0.45,
        ...(dash === undefined ? {} : { dash }),
      });
    }),
    ...marks.flatMap(({ turn, line, grade }) => {
      const value = lines[line]?.values[turn];
      if (value === undefined) return [];
      return gradeMark(grade, x(turn) - markSize / 2, y(value) - markSize / 2, markSize);
    }),
    ...endNames(lines, y)
      .map(({ name, at, dash }) => [
        segment(
          'ink',
          { x: left + plot.width + 1, y: at },
          { x: left + plot.width + 6, y: at },
          { ink: sheetInk, width: 0.45, ...(dash === undefined ? {} : { dash }) },
        ),
        lettering(name, left + plot.width + 7, at + 0.9, { ...text, ink: sheetInk }),
      ])
      .flat(),
  ];
}

/** Names that would meet are moved apart. */
function endNames(lines: readonly ChartLine[], y: (value: number) => number) {
  const ends = lines
    .map(({ name, values }, at) => ({
      name: shortened(name),
      at: y(values.at(-1) ?? 0),
      dash: dashes[at % dashes.length],
    }))
    .toSorted((one, other) => other.at - one.at);
  let free = Number.POSITIVE_INFINITY;
  return ends.map((end) => {
    const at = Math.min(end.at, free);
    free = at - leading;
    return { ...end, at };
  });
}

const longestName = 12;

function shortened(name: string): string {
  return [...name].length <= longestName ? name : `${[...name].slice(0, longestName - 1).join('')}…`;
}
