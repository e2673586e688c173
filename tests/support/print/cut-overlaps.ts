import type { DxfLine } from './read-dxf.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Stretch {
  readonly from: Spot;
  readonly to: Spot;
  readonly left: number;
  readonly right: number;
}

/**
 * Millimetres that lie on another line of the same sheet, found by geometry: nearer than `apart` and along the same
 * direction. Every pair of stretches is looked at, so that nothing of how cuts are put in order is used here.
 */
export function overlapLength(lines: readonly DxfLine[], apart: number): number {
  const stretches = lines.flatMap(stretchesOf).sort((a, b) => a.left - b.left);
  let sum = 0;
  for (const [index, one] of stretches.entries()) {
    for (let next = index + 1; next < stretches.length; next += 1) {
      const other = stretches[next];
      if (other === undefined || other.left > one.right + apart) break;
      sum += shared(one, other, apart);
    }
  }
  return sum;
}

function stretchesOf({ points, isClosed }: DxfLine): readonly Stretch[] {
  return points.slice(isClosed ? 0 : 1).map((to, index): Stretch => {
    const from = points.at(isClosed ? index - 1 : index) ?? to;
    return { from, to, left: Math.min(from.x, to.x), right: Math.max(from.x, to.x) };
  });
}

function shared(a: Stretch, b: Stretch, apart: number): number {
  const length = Math.hypot(a.to.x - a.from.x, a.to.y - a.from.y);
  if (length < 1e-6) return 0;
  const along = { x: (a.to.x - a.from.x) / length, y: (a.to.y - a.from.y) / length };
  const off = ({ x, y }: Spot) => Math.abs((x - a.from.x) * along.y - (y - a.from.y) * along.x);
  if (off(b.from) > apart || off(b.to) > apart) return 0;
  const run = ({ x, y }: Spot) => (x - a.from.x) * along.x + (y - a.from.y) * along.y;
  const overlap =
    Math.min(length, Math.max(run(b.from), run(b.to))) - Math.max(0, Math.min(run(b.from), run(b.to)));
  // Lines that meet end to end, or at a corner, are near each other there alone.
  return overlap > 2 * apart ? overlap : 0;
}
