import { refuse, ok, type Result } from '#shared/kernel/index.ts';
import { landscape, type Size } from '../units/index.ts';
import { doesNotFit } from './arrange.ts';
import type { Point } from './draw.ts';
import { checkFrame, frameOf, squareSide, type Frame } from './frame.ts';
import type { LayoutProblem } from './sheet.ts';
import { tileExtent, tilesOf, type Tile, type TileSpec } from './tiles.ts';

/** How a board is laid over sheets: the tiles, where a tile lies on its sheet, where the 50 mm square stands. */
export interface TilePlan {
  readonly frame: Frame;
  readonly tiles: readonly Tile[];
  readonly across: number;
  readonly down: number;
  readonly origin: Point;
  readonly square: Point;
  /** The free place beside the square where the map goes. */
  readonly map: Point;
}

/** Between the marks and the square, and round the map. */
const clear = 1;
/** Art past the trim, so that a cut a hair outside shows no white (R14). */
export const tileBleed = 1.5;
/** Trim marks outside the bleed: as long as there is room for, and at least so long on either side. */
const marks = { most: 3, near: 0.5, far: 2, above: 3 } as const;

/** The plan with the fewest sheets; among equals the paper upright, then the squarest tiling. */
export function planTiles(paper: Size, margin: number, spec: TileSpec): Result<TilePlan, LayoutProblem> {
  const small = checkFrame(frameOf(paper, margin));
  if (small !== undefined) return refuse(small);
  const plans = [paper, landscape(paper)].flatMap((lying) => plansOn(frameOf(lying, margin), spec));
  const best = plans.reduce<TilePlan | undefined>(
    (a, b) => (a === undefined || cost(b) < cost(a) ? b : a),
    undefined,
  );
  if (best !== undefined) return ok(best);
  const least = (side: number) => side + spec.border + spec.overlap;
  const piece = { width: least(spec.side), height: least(spec.tall ?? spec.side) };
  return refuse(doesNotFit(piece, frameOf(paper, margin).live));
}

function cost({ across, down }: TilePlan): number {
  return across * down + Math.abs(across - down) / 100;
}

function plansOn(frame: Frame, spec: TileSpec): readonly TilePlan[] {
  const plans: TilePlan[] = [];
  for (let across = 1; across <= spec.columns; across += 1) {
    for (let down = 1; down <= spec.rows; down += 1) {
      const plan = planOn(frame, spec, across, down);
      if (plan === undefined) continue;
      plans.push(plan);
      // More tiles of this width only cost sheets.
      break;
    }
  }
  return plans;
}

function planOn(frame: Frame, spec: TileSpec, across: number, down: number): TilePlan | undefined {
  const { live } = frame;
  const tiles = tilesOf(spec, across, down);
  const extent = tileExtent(tiles);
  const spareX = live.width - extent.width - 2 * tileBleed - marks.near - marks.far;
  const spareY = live.height - extent.height - 2 * tileBleed - marks.above - marks.far;
  const need = squareSide + clear;
  if (spareX < 0 || spareY < 0 || (spareX < need && spareY < need)) return undefined;
  // What the square needs beside the art is not the marks'.
  const free = spareY >= need ? spareX : spareX - need;
  const origin = {
    x: live.x + tileBleed + Math.min(marks.most, marks.near + free / 2),
    y: live.y + tileBleed + marks.above,
  };
  const square = { x: live.x + live.width - squareSide, y: live.y + live.height - squareSide };
  const map = spareY >= need ? { x: live.x + 3, y: square.y } : { x: square.x, y: live.y + 3 };
  return { frame, tiles, across, down, origin, square, map };
}
