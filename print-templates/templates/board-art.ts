import type { Translate } from '#shared/i18n/index.ts';
import { mm } from '#shared/kernel/index.ts';
import { columnName } from '#shared/pieces/index.ts';
import { capHeight } from '../fonts/index.ts';
import { grown } from '../layout/bounds.ts';
import { box, filled, lettering, rectOf, segment, stroked } from '../layout/draw.ts';
import { felt, feltInk, feltLine, type InkMode } from '../layout/inks.ts';
import type { DrawOp } from '../layout/types.ts';
import { tileBleed } from '../layout/cards/tile-sheets.ts';
import type { TileSpec } from '../layout/cards/tiles.ts';
import { toPt } from '../units/index.ts';
import { premiumSquare } from './premium.ts';

export function borderOf(side: number): number {
  return Math.max(4.5, side * 0.34);
}

/** The outer corner of the board is (0, 0), and its felt extends past it; tiles show parts of this drawing. */
export function boardArt(
  rows: readonly string[],
  spec: TileSpec,
  ink: InkMode,
  t: Translate,
): readonly DrawOp[] {
  const { columns, side, border } = spec;
  const field = rectOf(border, border, columns * side, rows.length * side);
  const whole = rectOf(0, 0, field.width + 2 * border, field.height + 2 * border);
  const grid = ink === 'full' ? { ink: feltLine, width: 0.2 } : { ink: feltInk, width: 0.06 };
  const frame = { ink: feltInk, width: ink === 'full' ? 0.5 : 0.2 };
  const down = Array.from({ length: columns + 1 }, (_, index) => border + index * side);
  const across = Array.from({ length: rows.length + 1 }, (_, index) => border + index * side);
  const squares = rows.flatMap((row, r) =>
    [...row].flatMap((mark, c) =>
      premiumSquare(mark, border + c * side, border + r * side, { side, ink, t }),
    ),
  );
  return [
    ...(ink === 'full' ? [filled('ink', box(grown(whole, tileBleed)), felt)] : []),
    ...down.map((x) => segment('ink', { x, y: border }, { x, y: border + field.height }, grid)),
    ...across.map((y) => segment('ink', { x: border, y }, { x: border + field.width, y }, grid)),
    ...squares,
    stroked('ink', box(field), frame),
    ...labels(rows.length, spec, whole.width, whole.height),
  ];
}

function labels(rows: number, spec: TileSpec, width: number, height: number): readonly DrawOp[] {
  const { columns, side, border } = spec;
  const size = toPt(mm(Math.max(1.9, Math.min(3.2, border * 0.55))));
  const style = { font: 'franklin-semibold', size, ink: feltInk, anchor: 'middle' } as const;
  const drop = capHeight(style.font, size) / 2;
  const middles = (count: number) =>
    Array.from({ length: count }, (_, index) => border + (index + 0.5) * side);
  return [
    ...middles(columns).flatMap((x, index) =>
      [border / 2, height - border / 2].map((y) => lettering(columnName(index), x, y + drop, style)),
    ),
    ...middles(rows).flatMap((y, index) =>
      [border / 2, width - border / 2].map((x) => lettering(`${index + 1}`, x, y + drop, style)),
    ),
  ];
}
