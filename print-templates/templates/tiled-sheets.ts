import type { Translate } from '#shared/i18n/index.ts';
import { bounds, grown, intersection, unionOf } from '../layout/bounds.ts';
import { asFigure, clipped, filled, polygon, rectOf, stroked, type Point } from '../layout/draw.ts';
import { isCut } from '../layout/cuts/tidy-cuts.ts';
import { header, rulers, square, squareSide } from '../layout/frame.ts';
import { cutWidths, paperWhite, sheetInk, type InkMode } from '../layout/inks.ts';
import type { DrawOp, Sheet } from '../layout/sheet.ts';
import { checkSheets, tileBleed, type TilePlan } from '../layout/tile-sheets.ts';
import type { Tile } from '../layout/tiles.ts';
import { shift } from '../layout/transform.ts';
import { trimLines } from '../layout/trim-lines.ts';
import { tileMap, tileName } from './tile-map.ts';

/** What stands above a tile. */
interface Caption {
  readonly title: string;
  readonly how: string;
  /** Which part of the whole it is, where squares have other names than letters and numbers. */
  readonly part?: string;
}

/**
 * A drawing that is larger than a sheet, a tile a sheet; `more` follow and `before` go before, and count with them. Where
 * tiles have no room for the 50 mm square, the first sheet of all is its own.
 */
export function tiledSheets(
  plan: TilePlan,
  art: readonly DrawOp[],
  ink: InkMode,
  t: Translate,
  captionOf: (tile: Tile, index: number) => Caption,
  more = 0,
  before = 0,
): readonly Sheet[] {
  const own = before === 0 ? checkSheets(plan) : 0;
  const sheets = before + own + plan.tiles.length + more;
  const tiles = plan.tiles.map((tile, index) => {
    const caption = captionOf(tile, index);
    const head = header(plan.frame, { ...caption, sheet: before + own + index + 1, sheets }, t);
    return tileSheet(plan, index, art, ink, t, head, caption);
  });
  return own === 0 ? tiles : [checkSheet(plan, sheets, t), ...tiles];
}

/** To be measured before the tiles are printed. */
function checkSheet({ frame }: TilePlan, sheets: number, t: Translate): Sheet {
  const { live, paper } = frame;
  const title = t('option:print.sheet.tileCheck');
  return {
    label: title,
    side: 'front',
    isAbout: true,
    ...paper,
    ops: [
      ...header(frame, { title, how: t('option:print.sheet.tileCheckHow'), sheet: 1, sheets }, t),
      ...rulers(frame),
      ...asFigure(
        t('option:print.sheet.square'),
        square(live.x + live.width - squareSide, live.y + live.height - squareSide, t),
      ),
    ],
  };
}

function tileSheet(
  plan: TilePlan,
  index: number,
  art: readonly DrawOp[],
  ink: InkMode,
  t: Translate,
  head: readonly DrawOp[],
  { title: label, part: name }: Caption,
): Sheet {
  const tile = plan.tiles[index] as Tile;
  const scale = rulers(plan.frame);
  const check = plan.square === undefined ? [] : square(plan.square.x, plan.square.y, t);
  const map = plan.tiles.length === 1 ? [] : tileMap(plan, index, ink, name ?? tileName(tile, t));
  const pen = { ink: sheetInk, width: cutWidths[ink] };
  const shown = onSheet(plan, tile);
  // What lies wholly outside the window is left out, so that a reader of the file finds only what shows.
  const near = grown(tile.window, tileBleed);
  const inked = grown(shown, tileBleed);
  const part = art.filter((op) => intersection(bounds(op), near) !== undefined);
  const [dx, dy] = [shown.x - tile.window.x, shown.y - tile.window.y];
  const cuts = part.filter(isCut);
  const inks = part.filter((op) => !isCut(op));
  const furniture = [head.slice(0, 1), head.slice(1), scale.slice(0, 5), scale.slice(5), check, map]
    .filter((ops) => ops.length > 0)
    .map((ops) => grown(unionOf(ops.map(bounds)), 1));
  return {
    label,
    side: 'front',
    ...plan.frame.paper,
    cards: [shown],
    ops: [
      clipped(inked, shift(inks, dx, dy)),
      // A cut that ran on past the trim would go into what is thrown away.
      ...(cuts.length === 0 ? [] : [clipped(shown, shift(cuts, dx, dy))]),
      ...trimLines(shown, plan.frame.printable, [...furniture, inked], pen),
      ...glueMarks(plan, tile),
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

/** Length of an arrow, as far as the overlap has room for it, and about how far apart they stand, in millimetres. */
const arrow = { length: 3, apart: 25 } as const;

/**
 * Arrows in the overlap whose tips touch the seam: the neighbour's edge is laid there. They outlive the trim, and
 * the neighbour covers them; a halo shows them on dark squares too.
 */
function glueMarks(plan: TilePlan, tile: Tile): readonly DrawOp[] {
  const { x, y, width, height } = onSheet(plan, tile);
  const { own } = tile;
  const over = { x: width - own.width, y: height - own.height };
  const right = places(own.height).map((along) => ({ x: x + own.width, y: y + along }));
  const below = places(own.width).map((along) => ({ x: x + along, y: y + own.height }));
  return [
    ...(over.x > 0
      ? [
          clipped(
            rectOf(x + own.width, y, over.x, height),
            right.flatMap((tip) => arrowAt(tip, over.x, 'right')),
          ),
        ]
      : []),
    ...(over.y > 0
      ? [
          clipped(
            rectOf(x, y + own.height, width, over.y),
            below.flatMap((tip) => arrowAt(tip, over.y, 'below')),
          ),
        ]
      : []),
  ];
}

function places(length: number): readonly number[] {
  const count = Math.max(2, Math.round(length / arrow.apart));
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count);
}

function arrowAt(tip: Point, room: number, side: 'right' | 'below'): readonly DrawOp[] {
  const length = Math.min(arrow.length, room * 0.6);
  const half = length * 0.45;
  const corners = [
    [0, 0],
    [length, -half],
    [length, half],
  ].map(([out = 0, along = 0]) =>
    side === 'right' ? { x: tip.x + out, y: tip.y + along } : { x: tip.x + along, y: tip.y + out },
  );
  const shape = polygon(corners);
  return [stroked('guide', shape, { ink: paperWhite, width: 1 }), filled('guide', shape, sheetInk)];
}
