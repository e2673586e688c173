import type { Grade } from '#shared/engine/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { pt } from '#shared/kernel/index.ts';
import { textWidth } from '../fonts/index.ts';
import { asFigure, lettering, segment, wrapped, type Lettering } from '../layout/draw.ts';
import { feltLine, sheetInk, softInk } from '../layout/inks.ts';
import { shift } from '../layout/transform.ts';
import type { DrawOp } from '../layout/types.ts';
import type { Row } from '../layout/typeset/row.ts';
import { chartArt } from './chart.ts';
import type { Picture, ReportBlock, ReportContent, ReportTable } from './content.ts';
import { gradeMark } from './grade-mark.ts';
import { tableArt } from './table-art.ts';

/** The head is drawn again above a row that begins a page. */
export interface ReportRow extends Row {
  readonly head?: Row | undefined;
}

const body: Lettering = { font: 'franklin', size: 9.2, ink: sheetInk };
const strong: Lettering = { ...body, font: 'franklin-semibold' };
const soft: Lettering = { font: 'franklin', size: 8, ink: softInk };
const titleStyle: Lettering = { font: 'besley-semibold', size: 20, ink: sheetInk };
const headingStyle: Lettering = { font: 'besley-semibold', size: 12.5, ink: sheetInk };
const leading = 4.5;
const gap = 6;
const markSize = 3.2;

export function opening(content: ReportContent, width: number, t: Translate): readonly ReportRow[] {
  const { title, about, chart, last } = content;
  const half = (width - gap) / 2;
  const chartHeight = 62;
  const table = last && pictureOf(last, half, 92, t);
  const height = Math.max(chartHeight + 6 + 2 * leading, table?.height ?? 0);
  return [
    ...text([title], titleStyle, width, { leading: 8.4, before: 0 }),
    ...text([about], { ...body, ink: softInk }, width, { before: 0.5 }),
    {
      height,
      before: 4,
      binds: true,
      draw: ({ x, y }) => [
        lettering(chart.title, x, y + 3, strong),
        ...asFigure(
          `${chart.title}. ${chart.says}`,
          shift(chartArt(chart.data, half, chartHeight), x, y + 6),
        ),
        ...wrapped(chart.says, soft, half).map((line, at) =>
          lettering(line, x, y + chartHeight + 11.5 + at * 3.8, soft),
        ),
        ...(table === undefined ? [] : shift(table.ops, x + half + gap, y)),
      ],
    },
  ];
}

export function heading(title: string, width: number): readonly ReportRow[] {
  return text([title], headingStyle, width, { leading: 5.6, before: 6 });
}

export function paragraphs(says: readonly string[], width: number): readonly ReportRow[] {
  return text(says, body, width, { before: 1.4, binds: true });
}

interface Setting {
  readonly leading?: number;
  readonly before: number;
  readonly binds?: boolean;
}

function text(
  says: readonly string[],
  style: Lettering,
  width: number,
  { leading: high = leading, before, binds = false }: Setting,
): readonly ReportRow[] {
  return says.flatMap((one) =>
    wrapped(one, style, width).map((line, at) => ({
      height: high,
      before: at === 0 ? before : 0,
      binds: binds || at > 0,
      draw: ({ x, y }) => [lettering(line, x, y + high * 0.76, style)],
    })),
  );
}

/** Rows of a table bind to their head and to one another at their ends, so that none stands alone. */
export function tableRows(
  table: ReportTable,
  width: number,
  marks: readonly Grade[] = [],
  binds: 'ends' | 'all' = 'ends',
): readonly ReportRow[] {
  const widths = columnWidths(table, width);
  const head = tableRow(
    table.columns.map((column) => column.head),
    { ...soft, font: 'franklin-semibold' },
  );
  const rows = table.rows.map((cells, at) => tableRow(cells, body, marks[at]));
  return [
    { ...head, before: 2, binds: true },
    ...rows.map((row, at) => ({
      ...row,
      binds: binds === 'all' || at === 0 || at === rows.length - 1,
      head: at === 0 ? undefined : head,
    })),
  ];

  function tableRow(cells: readonly string[], style: Lettering, mark?: Grade): Row {
    const lines = cells.map((cell, at) => wrapped(cell, style, (widths[at] ?? 0) - cellGap));
    const most = Math.max(1, ...lines.map((all) => all.length));
    const height = most * 4 + 1.2;
    const bold = mark === 'best' || mark === 'mistake' || mark === 'unchallenged';
    return {
      height,
      before: 0,
      binds: false,
      draw: ({ x, y }) => {
        let left = x;
        const drawn = lines.flatMap((all, at) => {
          const isNumber = table.columns[at]?.isNumber === true;
          const isGrade = mark !== undefined && at === lines.length - 1;
          const from = left;
          left += widths[at] ?? 0;
          const shown = isGrade && bold ? { ...style, font: 'franklin-semibold' as const } : style;
          return [
            ...(isGrade ? gradeMark(mark, from, y + 0.9, markSize) : []),
            ...all.map((line, down) =>
              lettering(
                line,
                isNumber ? left - cellGap : from + (isGrade ? markSize + 1.6 : 0),
                y + 3.6 + down * 4,
                isNumber ? { ...shown, anchor: 'end' } : shown,
              ),
            ),
          ];
        });
        const foot = { ink: feltLine, width: 0.12 };
        return [...drawn, segment('guide', { x, y: y + height }, { x: x + width, y: y + height }, foot)];
      },
    };
  }
}

const cellGap = 3;

/** Each column has the width of its content, and the widest one of text takes or gives the difference. */
function columnWidths({ columns, rows }: ReportTable, width: number): readonly number[] {
  const wanted = columns.map(({ head }, at) => {
    const all = [head, ...rows.map((cells) => cells[at] ?? '')];
    const widest = Math.max(...all.map((cell) => textWidth('franklin-semibold', cell, pt(body.size))));
    return widest + cellGap + (at === columns.length - 1 ? markSize + 1.6 : 0);
  });
  const total = wanted.reduce((sum, one) => sum + one, 0);
  const texts = wanted.map((one, at) =>
    columns[at]?.isNumber === true || at === columns.length - 1 ? 0 : one,
  );
  const widest = texts.indexOf(Math.max(...texts));
  return wanted.map((one, at) => (at === widest ? Math.max(leastColumn, one + width - total) : one));
}

const leastColumn = 20;

/** A block stays on one page. */
export function blockRows(block: ReportBlock, width: number, t: Translate): readonly ReportRow[] {
  const { title, grade, tried, sentences, lines, pictures } = block;
  const bound = (rows: readonly ReportRow[]) => rows.map((row) => ({ ...row, head: undefined, binds: true }));
  const [first, ...rest] = heading(title, width - markSize - 2);
  if (first === undefined) return [];
  return [
    {
      ...first,
      draw: (at) => [...first.draw(at), ...gradeMark(grade, at.x + width - markSize, at.y + 1, markSize)],
    },
    ...bound(rest),
    ...bound(tableRows(tried, width, [], 'all')),
    ...text(sentences, body, width, { before: 1.4, binds: true }),
    ...text(lines, soft, width, { before: 1, binds: true, leading: 3.8 }),
    ...pictureRow(pictures, width, t),
  ];
}

function pictureRow(pictures: readonly Picture[], width: number, t: Translate): readonly ReportRow[] {
  if (pictures.length === 0) return [];
  const each = (width - gap) / 2;
  const drawn = pictures.map((picture) => pictureOf(picture, each, 92, t));
  return [
    {
      height: Math.max(...drawn.map(({ height }) => height)),
      before: 2.5,
      binds: true,
      draw: ({ x, y }) => drawn.flatMap(({ ops }, at) => shift(ops, x + at * (each + gap), y)),
    },
  ];
}

function pictureOf(
  { caption, alt, drawing }: Picture,
  width: number,
  height: number,
  t: Translate,
): { readonly ops: readonly DrawOp[]; readonly height: number } {
  const art = tableArt(drawing, { width, height: height - 5 }, t);
  return {
    height: art.height + 5,
    ops: [lettering(caption, 0, 3, strong), ...asFigure(alt, shift([...art.ground, ...art.pieces], 0, 5))],
  };
}
