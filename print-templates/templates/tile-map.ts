import type { Translate } from '#shared/i18n/index.ts';
import {
  box,
  filled,
  lettering,
  rectOf,
  stroked,
  wrapped,
  type Lettering,
  type Point,
} from '../layout/draw.ts';
import { leastText } from '../layout/frame.ts';
import { feltInk, feltTint, softInk, type InkMode } from '../layout/inks.ts';
import type { DrawOp, Rect } from '../layout/types.ts';
import type { TilePlan } from '../layout/cards/tile-sheets.ts';
import type { Tile } from '../layout/cards/tiles.ts';
import { columnName } from '#shared/pieces/index.ts';

const caption: Lettering = { font: 'franklin', size: leastText, ink: softInk, purpose: 'guide' };
const captionLine = 3;

export function tileMap(plan: TilePlan, current: number, ink: InkMode, name: string): readonly DrawOp[] {
  const { x, y, longest } = plan.map;
  const { printable } = plan.frame;
  const lines = wrapped(name, caption, printable.x + printable.width - x);
  const top = y + 4 + (lines.length - 1) * captionLine;
  const tiles = plan.tiles.map((tile) => scaled(tile, plan, { x, y: top }, longest));
  const here = tiles[current] as Rect;
  const mark =
    ink === 'full'
      ? [filled('guide', box(here), feltTint)]
      : [
          stroked('guide', box(rectOf(here.x + 0.6, here.y + 0.6, here.width - 1.2, here.height - 1.2)), {
            ink: feltInk,
            width: 0.3,
          }),
        ];
  return [
    ...lines.map((line, row) => lettering(line, x, y + 2.2 + row * captionLine, caption)),
    ...mark,
    ...tiles.map((rect) => stroked('guide', box(rect), { ink: feltInk, width: 0.15 })),
    ...tiles.map((rect, index) =>
      lettering(`${index + 1}`, rect.x + rect.width / 2, rect.y + rect.height / 2 + 1, {
        font: 'franklin-semibold',
        size: 8,
        ink: feltInk,
        anchor: 'middle',
        purpose: 'guide',
      }),
    ),
  ];
}

export function tileName(tile: Tile, t: Translate): string {
  return t('option:print.sheet.tileSquares', {
    from: columnName(tile.columns.first),
    to: columnName(tile.columns.last),
    first: tile.rows.first + 1,
    last: tile.rows.last + 1,
  });
}

function scaled({ own }: Tile, { tiles }: TilePlan, at: Point, longest: number): Rect {
  const width = Math.max(...tiles.map((tile) => tile.own.x + tile.own.width));
  const height = Math.max(...tiles.map((tile) => tile.own.y + tile.own.height));
  const scale = longest / Math.max(width, height);
  return rectOf(at.x + own.x * scale, at.y + own.y * scale, own.width * scale, own.height * scale);
}
