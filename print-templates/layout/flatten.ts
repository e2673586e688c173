import type { Point } from './draw.ts';
import type { PathStep } from './types.ts';

/** A chord lies at most this many millimetres from its curve. */
const flatness = 0.005;

export interface FlatLine {
  readonly points: readonly Point[];
  /** If true, the last point connects to the first, which is not repeated. */
  readonly isClosed: boolean;
}

export function flattened(steps: readonly PathStep[]): readonly FlatLine[] {
  const lines: { points: Point[]; isClosed: boolean }[] = [];
  for (const step of steps) {
    const last = lines.at(-1);
    if (step.to === 'move') lines.push({ points: [{ x: step.x, y: step.y }], isClosed: false });
    else if (step.to === 'close') {
      if (last === undefined) continue;
      last.isClosed = true;
      const [first, end] = [last.points[0], last.points.at(-1)];
      if (last.points.length > 1 && first !== undefined && end !== undefined && isSame(first, end))
        last.points.pop();
    } else if (step.to === 'line') last?.points.push({ x: step.x, y: step.y });
    else {
      const from = last?.points.at(-1) ?? step;
      last?.points.push(...chordsOf(from, { x: step.x1, y: step.y1 }, { x: step.x2, y: step.y2 }, step));
    }
  }
  return lines.filter(({ points }) => points.length > 1);
}

function isSame(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;
}

/** Returns the ends of chords, as many as `flatness` needs by the second differences of the control points. */
export function chordsOf(a: Point, b: Point, c: Point, d: Point): readonly Point[] {
  const bow = (p: Point, q: Point, r: Point) => Math.hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y);
  const count = Math.max(1, Math.ceil(Math.sqrt((0.75 * Math.max(bow(a, b, c), bow(b, c, d))) / flatness)));
  return Array.from({ length: count }, (_, index): Point => {
    const t = (index + 1) / count;
    const s = 1 - t;
    const at = (axis: 'x' | 'y') =>
      s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
    return { x: at('x'), y: at('y') };
  });
}
