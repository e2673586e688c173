import { mm, pt } from '#shared/kernel/index.ts';
import { capHeight } from '../../fonts/index.ts';
import { grown } from '../../layout/bounds.ts';
import { box, filled, lettering, rectOf, segment, stroked, type Lettering } from '../../layout/draw.ts';
import { felt, feltInk, feltLine, type InkMode } from '../../layout/inks.ts';
import type { DrawOp, Rect } from '../../layout/types.ts';
import { tileBleed } from '../../layout/cards/tile-sheets.ts';
import { toPt } from '../../units/index.ts';
import { columnName } from '#shared/pieces/index.ts';
import type { MarkedTray } from '../print-set.ts';

export interface Field {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
}

/** With this much air, in millimetres, marks also stand beside the pieces. */
export const markStrip = 3;
const figure: Lettering = { font: 'franklin-semibold', size: 7.5, ink: feltInk, anchor: 'middle' };

function nameOf(column: number): string {
  return column < 26 ? columnName(column) : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);
}

/** Marks stand in the middle of squares, and with enough air also at the far side, where no piece hides them. */
export function squares(
  field: Field,
  air: number,
  marks: MarkedTray | undefined,
  ink: InkMode,
): readonly DrawOp[] {
  const { x, y, columns, rows, side } = field;
  const grid = ink === 'full' ? { ink: feltLine, width: 0.25 } : { ink: feltInk, width: 0.08 };
  const frame = { ink: feltInk, width: ink === 'full' ? 0.5 : ink === 'low' ? 0.2 : 0.1 };
  const whole = rectOf(x, y, columns * side, rows * side);
  const inner = (count: number) => Array.from({ length: count - 1 }, (_, index) => (index + 1) * side);
  return [
    ...inner(columns).map((at) => segment('ink', { x: x + at, y }, { x: x + at, y: y + whole.height }, grid)),
    ...inner(rows).map((at) => segment('ink', { x, y: y + at }, { x: x + whole.width, y: y + at }, grid)),
    stroked('ink', box(whole), frame),
    ...(marks === undefined ? [] : marksOf(field, air, marks)),
  ];
}

function marksOf({ x, y, columns, rows, side }: Field, air: number, marks: MarkedTray): readonly DrawOp[] {
  // Marks fit only a tray of the game's own size.
  if (marks.columns !== columns || marks.rows !== rows) return [];
  const size = Math.max(7, toPt(mm(side * 0.3)));
  return Array.from({ length: columns * rows }, (_, square) => square).flatMap((square) => {
    const mark = marks.markOf(square);
    const left = x + (square % columns) * side;
    const top = y + Math.floor(square / columns) * side;
    const middle = left + side / 2;
    const under = lettering(mark, middle, top + side / 2 + capHeight('franklin-bold', pt(size)) / 2, {
      ...figure,
      font: 'franklin-bold',
      size,
    });
    const beside = lettering(mark, middle, top + markStrip - 0.5, { ...figure, size: 7 });
    return air >= markStrip ? [under, beside] : [under];
  });
}

export function fieldLabels({ x, y, columns, rows, side }: Field, off: number): readonly DrawOp[] {
  const drop = capHeight(figure.font, pt(figure.size)) / 2;
  const [right, bottom] = [x + columns * side, y + rows * side];
  const middles = (count: number) => Array.from({ length: count }, (_, index) => (index + 0.5) * side);
  return [
    ...middles(columns).flatMap((at, index) =>
      [y - off, bottom + off].map((level) => lettering(nameOf(index), x + at, level + drop, figure)),
    ),
    ...middles(rows).flatMap((at, index) =>
      [x - off, right + off].map((middle) => lettering(`${index + 1}`, middle, y + at + drop, figure)),
    ),
  ];
}

export function feltGround(rect: Rect, ink: InkMode): readonly DrawOp[] {
  return ink === 'full' ? [filled('ink', box(grown(rect, tileBleed)), felt)] : [];
}
