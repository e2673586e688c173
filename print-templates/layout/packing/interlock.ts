/** Every other column is turned and shifted into its neighbours' gaps: five columns of crosses fit instead of four. */
import { arrangeAroundSquare, type Arrangement, type Spot } from './arrange.ts';
import type { Point } from '../draw.ts';
import type { Shape } from '../footprint.ts';
import type { Rect } from '../types.ts';

/** Outlines are compared in slices of this many millimetres; a column shifts by `moves` slices at a time. */
const slice = 0.1;
const moves = 5;

/** Returns the best of all shifts of the turned columns, or undefined if no piece fits beside the square. */
export function interlock(live: Rect, shape: Omit<Shape, 'parts'>, gap: Point): Arrangement | undefined {
  const pitch = Math.ceil((shape.height + gap.y) / slice);
  const turned = shape.outline.map(({ x, y }) => ({ x: shape.width - x, y: shape.height - y }));
  const up = profileOf(shape.outline, pitch);
  const down = profileOf(turned, pitch);
  const [wideUp, wideDown] = [up, down].map((profile) => widened(profile, gap)) as [Profile, Profile];
  const alike = Math.max(stepBetween(wideUp, up, 0, gap), stepBetween(wideDown, down, 0, gap));
  let best: Arrangement | undefined;
  for (let moved = 0; moved < pitch; moved += moves) {
    const toTurned = stepBetween(wideUp, down, moved, gap);
    const toUpright = stepBetween(wideDown, up, pitch - moved, gap);
    // Two columns of the same kind must not meet past the column between them.
    const missing = Math.max(0, alike - toTurned - toUpright) / 2;
    const steps = { toTurned: toTurned + missing, toUpright: toUpright + missing };
    const found = arrangeAroundSquare(
      live,
      shape,
      placesOf(live, shape, steps, pitch * slice, moved * slice),
    );
    if (found !== undefined && isMore(found, best)) best = found;
  }
  return best;
}

function isMore(found: Arrangement, best: Arrangement | undefined): boolean {
  if (best === undefined || found.whole.length > best.whole.length) return true;
  return found.whole.length === best.whole.length && found.spots.length > best.spots.length;
}

interface Steps {
  readonly toTurned: number;
  readonly toUpright: number;
}

function placesOf(
  live: Rect,
  shape: Pick<Shape, 'width' | 'height'>,
  steps: Steps,
  pitch: number,
  moved: number,
): readonly Spot[] {
  const runOf = (column: number) =>
    Math.ceil(column / 2) * steps.toTurned + Math.floor(column / 2) * steps.toUpright;
  const spots: Spot[] = [];
  for (let row = 0; row * pitch + shape.height <= live.height + 1e-6; row += 1) {
    for (let column = 0; runOf(column) + shape.width <= live.width + 1e-6; column += 1) {
      const isTurned = column % 2 === 1;
      const y = row * pitch + (isTurned ? moved : 0);
      if (y + shape.height > live.height + 1e-6) continue;
      spots.push({ x: live.x + runOf(column), y: live.y + y, quarters: isTurned ? 2 : 0 });
    }
  }
  return spots;
}

/** Each slice has the reach of a shape to the left and right; an empty slice has left beyond right. */
type Profile = readonly { readonly left: number; readonly right: number }[];

function profileOf(outline: readonly Point[], count: number): Profile {
  return Array.from({ length: count }, (_, index) => {
    const [top, bottom] = [index * slice, (index + 1) * slice];
    let [left, right] = [Infinity, -Infinity];
    outline.forEach((from, at) => {
      const to = outline[(at + 1) % outline.length] ?? from;
      const [high, low] = from.y < to.y ? [from, to] : [to, from];
      if (low.y < top || high.y > bottom) return;
      for (const y of [Math.max(top, high.y), Math.min(bottom, low.y)]) {
        const share = (y - high.y) / (low.y - high.y);
        const xs = low.y === high.y ? [high.x, low.x] : [high.x + (low.x - high.x) * share];
        left = Math.min(left, ...xs);
        right = Math.max(right, ...xs);
      }
    });
    return { left, right };
  });
}

/** The gap applies above and below as well, so that corners keep the same distance as sides. */
function widened(profile: Profile, gap: Point): Profile {
  const near = Math.ceil(Math.max(gap.x, gap.y) / slice);
  return profile.map((_, index) => {
    let right = -Infinity;
    for (let at = index - near; at <= index + near; at += 1) {
      right = Math.max(right, profile[(at + profile.length) % profile.length]?.right ?? -Infinity);
    }
    return { left: Infinity, right };
  });
}

function stepBetween(first: Profile, second: Profile, moved: number, gap: Point): number {
  let step = 0;
  first.forEach(({ right }, index) => {
    const other = second[(index - moved + 2 * second.length) % second.length];
    if (right !== -Infinity && other !== undefined && other.left !== Infinity) {
      step = Math.max(step, right - other.left + gap.x);
    }
  });
  return step;
}
