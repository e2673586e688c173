import { refuse, ok, type Result } from '#shared/kernel/index.ts';
import { landscape, type Size } from '../../units/index.ts';
import { doesNotFit } from '../packing/arrange.ts';
import type { Point } from '../draw.ts';
import { checkFrame, frameOf, squareSide, type Frame } from '../frame.ts';
import { tileExtent, tilesOf, type Tile, type TileSpec } from './tiles.ts';
import type { LayoutProblem } from '../product.ts';

/** The 50 mm square gets its own sheet where a place beside every tile would cost more than a sheet (R1, R30). */
export interface TilePlan {
  readonly frame: Frame;
  readonly tiles: readonly Tile[];
  readonly across: number;
  readonly down: number;
  readonly origin: Point;
  readonly square: Point | undefined;
  readonly hasCheckSheet: boolean;
  readonly map: Point & { readonly longest: number };
}

const clear = 1;
/** Art extends past the trim, so that a slightly misplaced cut shows no white (R14). */
export const tileBleed = 1.5;
/** Trim marks outside the bleed are at most `most` long; the other values are their least lengths on each side. */
const marks = { most: 3, near: 0.5, far: 2, above: 3 } as const;

/** Lengths are millimetres; `tile` is the smallest tile that the map may show. */
const mapSize = { most: 38, caption: { width: 34, height: 4.5 }, tile: 4.5 } as const;

/**
 * Prefers the fewest sheets, then the squarest tiling, then the square beside the tiles, then the paper as it is given.
 * Without `checkSheet` the square is left out where it does not fit.
 */
export function planTiles(
  paper: Size,
  margin: number,
  spec: TileSpec,
  { boards = 1, checkSheet = true }: { readonly boards?: number; readonly checkSheet?: boolean } = {},
): Result<TilePlan, LayoutProblem> {
  const small = checkFrame(frameOf(paper, margin));
  if (small !== undefined) return refuse(small);
  const plans = [true, false]
    .flatMap((beside) =>
      [paper, landscape(paper)].flatMap((lying) => plansOn(frameOf(lying, margin), spec, beside)),
    )
    .map((plan): TilePlan => ({ ...plan, hasCheckSheet: checkSheet && plan.square === undefined }));
  const cost = (plan: TilePlan) => plan.tiles.length * boards + checkSheetCount(plan) + uneven(plan);
  const best = plans.reduce<TilePlan | undefined>(
    (a, b) => (a === undefined || cost(b) < cost(a) ? b : a),
    undefined,
  );
  if (best !== undefined) return ok(best);
  const least = (side: number) => side + spec.border + spec.overlap;
  const piece = { width: least(spec.side), height: least(spec.tall ?? spec.side) };
  return refuse(doesNotFit(piece, frameOf(paper, margin).live));
}

export function checkSheetCount({ hasCheckSheet }: TilePlan): number {
  return hasCheckSheet ? 1 : 0;
}

function uneven({ across, down }: TilePlan): number {
  return Math.abs(across - down) / 100;
}

type BarePlan = Omit<TilePlan, 'hasCheckSheet'>;

function plansOn(frame: Frame, spec: TileSpec, beside: boolean): readonly BarePlan[] {
  const plans: BarePlan[] = [];
  for (let across = 1; across <= spec.columns; across += 1) {
    for (let down = 1; down <= spec.rows; down += 1) {
      const plan = planOn(frame, spec, { across, down }, beside);
      if (plan === undefined) continue;
      plans.push(plan);
      // More rows of tiles would only cost sheets.
      break;
    }
  }
  return plans;
}

function planOn(
  frame: Frame,
  spec: TileSpec,
  { across, down }: Pick<BarePlan, 'across' | 'down'>,
  beside: boolean,
): BarePlan | undefined {
  const { live } = frame;
  const tiles = tilesOf(spec, across, down);
  const extent = tileExtent(tiles);
  const spareX = live.width - extent.width - 2 * tileBleed - marks.near - marks.far;
  const spareY = live.height - extent.height - 2 * tileBleed - marks.above - marks.far;
  if (spareX < 0 || spareY < 0) return undefined;
  if (!beside) return besideMap(frame, tiles, { across, down }, { spareX, spareY });
  const need = squareSide + clear;
  if (spareX < need && spareY < need) return undefined;
  // The marks cannot use the room that the square needs.
  const free = spareY >= need ? spareX : spareX - need;
  const origin = {
    x: live.x + tileBleed + Math.min(marks.most, marks.near + free / 2),
    y: live.y + tileBleed + marks.above,
  };
  const square = { x: live.x + live.width - squareSide, y: live.y + live.height - squareSide };
  const map = spareY >= need ? { x: live.x + 3, y: square.y } : { x: square.x, y: live.y + 3 };
  return { frame, tiles, across, down, origin, square, map: { ...map, longest: mapSize.most } };
}

function besideMap(
  frame: Frame,
  tiles: readonly Tile[],
  { across, down }: Pick<BarePlan, 'across' | 'down'>,
  { spareX, spareY }: { readonly spareX: number; readonly spareY: number },
): BarePlan | undefined {
  const { live } = frame;
  const { caption } = mapSize;
  const isBelow = spareX < caption.width + clear;
  const room = isBelow ? spareY - caption.height - clear : spareX - clear;
  const longest = Math.min(mapSize.most, room);
  const isAlone = tiles.length === 1;
  if (!isAlone && longest < mapSize.tile * Math.max(across, down)) return undefined;
  const free = isBelow || isAlone ? spareX : spareX - longest - clear;
  const origin = {
    x: live.x + tileBleed + Math.min(marks.most, marks.near + free / 2),
    y: live.y + tileBleed + marks.above,
  };
  const map = isBelow
    ? { x: live.x + 3, y: live.y + live.height - longest - caption.height }
    : { x: live.x + live.width - longest, y: live.y + 3 };
  return { frame, tiles, across, down, origin, square: undefined, map: { ...map, longest } };
}
