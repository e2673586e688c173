import { pt } from '#shared/kernel/index.ts';
import { capHeight, textWidth } from '../../fonts/index.ts';
import { box, filled, lettering, rectOf, segment, wrapped, type Lettering } from '../draw.ts';
import { sheetInk, softInk, woodFace, woodInk } from '../inks.ts';
import type { DrawOp } from '../types.ts';
import type { Row } from './row.ts';

export interface Column {
  readonly width: number;
  readonly scale: number;
}

/** Values are for scale 1. `body` and `heading` are sizes of type in points; the others are millimetres. */
const type = {
  body: 9.2,
  leading: 4.4,
  paragraph: 1.5,
  point: 0.9,
  indent: 4.6,
  heading: 12.5,
  headingLeading: 5.4,
  beforeHeading: 5.2,
  afterHeading: 1.2,
  cell: 1.1,
} as const;

export function heading(text: string, { width, scale }: Column): readonly Row[] {
  const style: Lettering = { font: 'besley-semibold', size: type.heading * scale, ink: woodInk };
  return wrapped(text, style, width).map((line, index) => ({
    height: type.headingLeading * scale,
    before: index === 0 ? type.beforeHeading * scale : 0,
    binds: index > 0,
    draw: ({ x, y }) => [lettering(line, x, y + type.headingLeading * 0.78 * scale, style)],
  }));
}

interface Set {
  readonly indent?: number;
  readonly before: number;
  /** If true, the first line stays with the row above. */
  readonly binds: boolean;
  readonly mark?: boolean;
}

/** The first two lines stay together and so do the last two, so that no line stands alone at a page break. */
function lines(text: string, { width, scale }: Column, set: Set): readonly Row[] {
  const { indent = 0, before, binds, mark = false } = set;
  const style: Lettering = { font: 'franklin', size: type.body * scale, ink: sheetInk };
  const all = wrapped(text, style, width - indent);
  const high = capHeight(style.font, pt(style.size));
  const baseline = (type.leading * scale + high) / 2;
  return all.map((line, index) => ({
    height: type.leading * scale,
    before: index === 0 ? before : 0,
    binds: index === 0 ? binds : index === 1 || index === all.length - 1,
    draw: ({ x, y }) => [
      ...(mark && index === 0 ? [pointMark(x, y + baseline - high / 2, scale)] : []),
      lettering(line, x + indent, y + baseline, style),
    ],
  }));
}

function pointMark(x: number, middle: number, scale: number): DrawOp {
  const side = 1.3 * scale;
  return filled('guide', box(rectOf(x + 0.8 * scale, middle - side / 2, side, side)), softInk);
}

export function paragraph(text: string, column: Column, below: 'heading' | 'text'): readonly Row[] {
  const before = (below === 'heading' ? type.afterHeading : type.paragraph) * column.scale;
  return lines(text, column, { before, binds: below === 'heading' });
}

export function points(items: readonly string[], column: Column): readonly Row[] {
  const { scale } = column;
  return items.flatMap((item, index) =>
    lines(item, column, {
      indent: type.indent * scale,
      before: (index === 0 ? type.afterHeading : type.point) * scale,
      binds: index === 0,
      mark: true,
    }),
  );
}

/** A calculation stays whole on one page. */
export function calculation(
  title: string,
  rows: readonly (readonly [string, string])[],
  { width, scale }: Column,
  tint: boolean,
): readonly Row[] {
  const inset = 3 * scale;
  const size = type.body * scale;
  const figures = Math.max(...rows.map(([, figure]) => textWidth('franklin-bold', figure, pt(size))));
  const room = width - 2 * inset - figures - 4 * scale;
  const ground = (x: number, y: number, height: number): readonly DrawOp[] =>
    // A small overlap keeps the paper from showing between two strips.
    tint ? [filled('guide', box(rectOf(x, y, width, height + 0.05)), woodFace)] : [];
  const rule = (x: number, y: number) =>
    segment('guide', { x: x + inset, y }, { x: x + width - inset, y }, { ink: woodInk, width: 0.12 });
  const strip = (
    text: string,
    style: Lettering,
    figure: string | undefined,
    edge: 'top' | 'bottom' | 'none',
  ) => {
    const wide = wrapped(text, style, figure === undefined ? width - 2 * inset : room);
    const leading = type.leading * scale;
    const [above, below] = [edge === 'top' ? 2 * scale : 0, edge === 'bottom' ? 1.6 * scale : 0];
    const height = wide.length * leading + type.cell * scale + above + below;
    const baseline = above + (type.cell * scale + leading + capHeight(style.font, pt(style.size))) / 2;
    return {
      height,
      before: edge === 'top' ? 2.4 * scale : 0,
      binds: true,
      draw: ({ x, y }) => [
        ...ground(x, y, height),
        ...(edge === 'top' ? [] : [rule(x, y)]),
        ...wide.map((line, index) => lettering(line, x + inset, y + baseline + index * leading, style)),
        ...(figure === undefined
          ? []
          : [lettering(figure, x + width - inset, y + baseline, { ...style, anchor: 'end' as const })]),
      ],
    } satisfies Row;
  };
  const plain: Lettering = { font: 'franklin', size, ink: sheetInk };
  const bold: Lettering = { font: 'franklin-bold', size, ink: sheetInk };
  return [
    strip(title, { ...bold, font: 'franklin-semibold' }, undefined, 'top'),
    ...rows.map(([text, figure], index) =>
      index === rows.length - 1 ? strip(text, bold, figure, 'bottom') : strip(text, plain, figure, 'none'),
    ),
  ];
}

/** `page` is called when the line is drawn, once all pages are known. */
export function contentsLine(
  text: string,
  page: () => number,
  { width, scale }: Column,
  isFirst: boolean,
): Row {
  const style: Lettering = { font: 'franklin', size: type.body * scale, ink: sheetInk };
  const height = (type.leading + type.point) * scale;
  const size = pt(style.size);
  return {
    height,
    before: isFirst ? type.afterHeading * scale : 0,
    binds: true,
    draw: ({ x, y }) => {
      const figure = `${page()}`;
      const from = x + textWidth(style.font, text, size) + 2;
      const to = x + width - textWidth(style.font, figure, size) - 2;
      const baseline = y + height * 0.7;
      return [
        lettering(text, x, baseline, style),
        segment(
          'guide',
          { x: from, y: baseline },
          { x: to, y: baseline },
          { ink: softInk, width: 0.2, dash: [0.2, 1.2] },
        ),
        lettering(figure, x + width, baseline, { ...style, anchor: 'end' }),
      ];
    },
  };
}
