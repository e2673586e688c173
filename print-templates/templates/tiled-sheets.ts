import type { Translate } from '#shared/i18n/index.ts';
import { bounds, grown, intersection, unionOf } from '../layout/bounds.ts';
import { clipped, rectOf, segment, type Pen } from '../layout/draw.ts';
import { header, rulers, square } from '../layout/frame.ts';
import { cutWidths, sheetInk, type InkMode } from '../layout/inks.ts';
import type { DrawOp, Sheet } from '../layout/sheet.ts';
import type { TilePlan } from '../layout/tile-sheets.ts';
import type { Tile } from '../layout/tiles.ts';
import { shift } from '../layout/transform.ts';
import { trimLines } from '../layout/trim-lines.ts';
import { tileMap } from './tile-map.ts';

/** What stands above a tile. */
interface Caption {
  readonly title: string;
  readonly how: string;
}

/** A drawing that is larger than a sheet, a tile a sheet; `more` are sheets that follow and count with them. */
export function tiledSheets(
  plan: TilePlan,
  art: readonly DrawOp[],
  ink: InkMode,
  t: Translate,
  captionOf: (tile: Tile, index: number) => Caption,
  more = 0,
): readonly Sheet[] {
  const sheets = plan.tiles.length + more;
  return plan.tiles.map((tile, index) => {
    const caption = captionOf(tile, index);
    const head = header(plan.frame, { ...caption, sheet: index + 1, sheets }, t);
    return tileSheet(plan, index, art, ink, t, head, caption.title);
  });
}

function tileSheet(
  plan: TilePlan,
  index: number,
  art: readonly DrawOp[],
  ink: InkMode,
  t: Translate,
  head: readonly DrawOp[],
  label: string,
): Sheet {
  const tile = plan.tiles[index] as Tile;
  const scale = rulers(plan.frame);
  const check = square(plan.square.x, plan.square.y, t);
  const map = plan.tiles.length === 1 ? [] : tileMap(plan, index, ink, t);
  const pen = { ink: sheetInk, width: cutWidths[ink] };
  const shown = onSheet(plan, tile);
  // What lies wholly outside the window is left out, so that a reader of the file finds only what shows.
  const near = grown(tile.window, 0.3);
  const part = art.filter((op) => intersection(bounds(op), near) !== undefined);
  const furniture = [head.slice(0, 1), head.slice(1), scale.slice(0, 5), scale.slice(5), check, map]
    .filter((ops) => ops.length > 0)
    .map((ops) => grown(unionOf(ops.map(bounds)), 1));
  return {
    label,
    side: 'front',
    ...plan.frame.paper,
    ops: [
      clipped(shown, shift(part, shown.x - tile.window.x, shown.y - tile.window.y)),
      ...trimLines(shown, plan.frame.printable, furniture, pen),
      ...seamMarks(plan, tile, pen),
      ...head,
      ...scale,
      ...check,
      ...map,
    ],
  };
}

/** Where a tile's window lies on its sheet. */
function onSheet({ origin }: TilePlan, { window }: Tile) {
  return rectOf(origin.x, origin.y, window.width, window.height);
}

/** Short dashes outside the art that say where the neighbour's edge will lie on the overlap, as far as paper goes. */
function seamMarks(plan: TilePlan, tile: Tile, pen: Pen): readonly DrawOp[] {
  const { x, y, width, height } = onSheet(plan, tile);
  const { printable } = plan.frame;
  const dashed = { ...pen, dash: [0.6, 0.4] };
  const right = x + tile.own.width;
  const bottom = y + tile.own.height;
  const outside = [
    [0.4, 2.4],
    [-2.4, -0.4],
  ] as const;
  const upright = outside.map(([from, to]) => {
    const edge = from > 0 ? y + height : y;
    return [
      { x: right, y: edge + from },
      { x: right, y: edge + to },
    ] as const;
  });
  const level = outside.map(([from, to]) => {
    const edge = from > 0 ? x + width : x;
    return [
      { x: edge + from, y: bottom },
      { x: edge + to, y: bottom },
    ] as const;
  });
  return [...(tile.own.width < width ? upright : []), ...(tile.own.height < height ? level : [])]
    .filter(([, to]) => to.x < printable.x + printable.width && to.y < printable.y + printable.height)
    .map(([from, to]) => segment('fold', from, to, dashed));
}
