import type { Translate } from '#shared/i18n/index.ts';
import { bounds, grown, intersection, unionOf } from '../layout/bounds.ts';
import { asFigure, clipped, filled, polygon, rectOf, stroked, type Point } from '../layout/draw.ts';
import { isCut } from '../layout/cuts/tidy-cuts.ts';
import { rulers, square, squareSide } from '../layout/frame.ts';
import { draftHeading, headingOf } from '../layout/headings.ts';
import { cutWidths, paperWhite, sheetInk, type InkMode } from '../layout/inks.ts';
import type { DrawOp, Sheet } from '../layout/types.ts';
import { checkSheetCount, tileBleed, type TilePlan } from '../layout/cards/tile-sheets.ts';
import type { Tile } from '../layout/cards/tiles.ts';
import { shift } from '../layout/transform.ts';
import { trimLines } from '../layout/trim-lines.ts';
import { tileMap, tileName } from './tile-map.ts';

interface Caption {
  readonly title: string;
  readonly how: string;
  /** The map is named after this part of the whole where squares have no letters and numbers. */
  readonly part?: string;
}

/** If tiles have no room for the 50 mm square, a sheet with it comes first, unless an earlier board has one. */
export function tiledSheets(
  plan: TilePlan,
  art: readonly DrawOp[],
  ink: InkMode,
  t: Translate,
  captionOf: (tile: Tile, index: number) => Caption,
  isFirst = true,
): readonly Sheet[] {
  const tiles = plan.tiles.map((tile, index) => tileSheet(plan, index, art, ink, t, captionOf(tile, index)));
  return isFirst && checkSheetCount(plan) > 0 ? [checkSheet(plan, t), ...tiles] : tiles;
}

function checkSheet({ frame }: TilePlan, t: Translate): Sheet {
  const { live, paper } = frame;
  const title = t('option:print.sheet.tileCheck');
  return {
    label: title,
    side: 'front',
    isAbout: true,
    ...paper,
    heading: headingOf(frame, t('option:print.sheet.tileCheckHow')),
    ops: [
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
  { title: label, how, part: name }: Caption,
): Sheet {
  const tile = plan.tiles[index] as Tile;
  const heading = headingOf(plan.frame, how);
  const head = draftHeading(label, heading, t);
  const scale = rulers(plan.frame);
  const check = plan.square === undefined ? [] : square(plan.square.x, plan.square.y, t);
  const map = plan.tiles.length === 1 ? [] : tileMap(plan, index, ink, name ?? tileName(tile, t));
  const pen = { ink: sheetInk, width: cutWidths[ink] };
  const shown = onSheet(plan, tile);
  // Operations wholly outside the window are dropped, so that the file holds only what shows.
  const near = grown(tile.window, tileBleed);
  const inked = grown(shown, tileBleed);
  const part = art.filter((op) => intersection(bounds(op), near) !== undefined);
  const [dx, dy] = [shown.x - tile.window.x, shown.y - tile.window.y];
  const cuts = part.filter(isCut);
  const inks = part.filter((op) => !isCut(op));
  const furniture = [...head.map((op) => [op]), scale.slice(0, 5), scale.slice(5), check, map]
    .filter((ops) => ops.length > 0)
    .map((ops) => grown(unionOf(ops.map(bounds)), 1));
  return {
    label,
    side: 'front',
    ...plan.frame.paper,
    heading,
    cards: [shown],
    work: { seams: seamsOf(tile) },
    ops: [
      clipped(inked, shift(inks, dx, dy)),
      // A cut past the trim would run into waste.
      ...(cuts.length === 0 ? [] : [clipped(shown, shift(cuts, dx, dy))]),
      ...trimLines(shown, plan.frame.printable, [...furniture, inked], pen),
      ...glueMarks(plan, tile),
      ...scale,
      ...check,
      ...map,
    ],
  };
}

function seamsOf({ window, own }: Tile): number {
  return Number(window.width > own.width) + Number(window.height > own.height);
}

function onSheet({ origin }: TilePlan, { window }: Tile) {
  return rectOf(origin.x, origin.y, window.width, window.height);
}

/** Arrows are at most `length` long and about `apart` from each other, in millimetres. */
const arrow = { length: 3, apart: 25 } as const;

/** Arrows in the overlap point at the seam, where the neighbour's edge is laid; a halo shows them on dark squares. */
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
