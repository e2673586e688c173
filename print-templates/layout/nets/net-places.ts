import { ok, type Result } from '#shared/kernel/index.ts';
import { arrange, piecesPerSheet, squareCorners, squareRoom, type Arrangement } from '../packing/arrange.ts';
import type { Point } from '../draw.ts';
import { signedArea } from '../facts.ts';
import type { Shape } from '../footprint.ts';
import { interlock } from '../packing/interlock.ts';
import { Nest, nestingStrategies, nestingStrategiesForFew, type NestingStrategy } from '../packing/nest.ts';
import type { Rect } from '../types.ts';
import type { LayoutProblem } from '../product.ts';

/** `netGap` is the least gap between pieces and `spread` the most added to it, in millimetres. */
export const netGap: Point = { x: 1, y: 0.9 };
const spread: Point = { x: 2, y: 2 };

/** When a sheet holds at most this many pieces, one more matters. */
const few = 6;

export function netPlaces(live: Rect, shape: Shape, pieces: number): Result<Arrangement, LayoutProblem> {
  const rows = arrange(live, shape, netGap, spread);
  const known = [rows.ok ? rows.value : undefined, interlock(live, shape, netGap)];
  const fewest = leastSheets(live, shape, pieces);
  const sheetsOf = (places: Arrangement | undefined): number =>
    places === undefined ? Infinity : piecesPerSheet(places, pieces).length;
  let best = known.reduce((a, b) => (sheetsOf(b) < sheetsOf(a) ? b : a));
  const nest = new Nest(shape, Math.max(netGap.x, netGap.y), live);
  const tryAll = (ways: readonly NestingStrategy[]): void => {
    for (const strategy of ways) {
      if (sheetsOf(best) <= fewest) return;
      const whole = nest.lay(live, [], strategy);
      // Even without the square this strategy saves no sheet.
      if (Math.ceil(pieces / whole.length) >= sheetsOf(best)) continue;
      for (const square of squareCorners(live)) {
        const spots = nest.lay(live, [squareRoom(square)], strategy);
        const places = { spots, square, whole };
        if (spots.length > 0 && sheetsOf(places) < sheetsOf(best)) best = places;
      }
    }
  };
  tryAll(nestingStrategies);
  if (best === undefined || best.whole.length <= few) tryAll(nestingStrategiesForFew);
  return best === undefined ? rows : ok(best);
}

/** Outlines with arms never cover more of a sheet than this, so searching for fewer sheets is useless. */
const mostFilled = 0.8;

/** Returns a lower bound of the sheets, from the area of pieces with their share of the gaps. */
function leastSheets({ width, height }: Rect, { outline }: Shape, pieces: number): number {
  const around = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y };
    return sum + Math.hypot(next.x - x, next.y - y);
  }, 0);
  const covered = signedArea(outline) + (around * netGap.y) / 2;
  return Math.ceil(pieces / Math.max(1, Math.floor((width * height * mostFilled) / covered)));
}
