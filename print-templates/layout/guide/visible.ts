/**
 * Every edge is cut where it crosses another face's outline or plane; between two cuts it is wholly visible or hidden,
 * so its middle decides. Every pair of edge and face is tested, which is cheap for twenty panels.
 */
import type { Point } from '../draw.ts';
import type { Vector } from '../types.ts';

/** The values are across, down and nearness; greater is nearer. */
type Seen = Vector;
export type Line = readonly [Seen, Seen];

interface Plane {
  readonly outline: readonly Seen[];
  readonly shadow: readonly Point[];
  readonly near: (x: number, y: number) => number;
}

/** A point closer to a face than this, in millimetres of the model, lies on it. */
const layer = 0.12;
const shortest = 0.6;

export function visibleParts(lines: readonly Line[], faces: readonly (readonly Seen[])[]): readonly Line[] {
  const planes = faces.flatMap(planeOf);
  return lines.flatMap((line) => visible(line, planes));
}

export function edgesOf(faces: readonly (readonly Seen[])[]): readonly Line[] {
  const known = new Map<string, Line>();
  const key = (point: Seen): string => point.map((value) => Math.round(value * 100)).join(' ');
  for (const face of faces) {
    face.forEach((from, index) => {
      const to = face[(index + 1) % face.length] ?? from;
      known.set([key(from), key(to)].sort().join('-'), [from, to]);
    });
  }
  return [...known.values()];
}

function visible([a, b]: Line, planes: readonly Plane[]): readonly Line[] {
  const at = (share: number): Seen => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ];
  const stops = [0, ...planes.flatMap((plane) => cuts(a, b, plane)), 1].sort((one, other) => one - other);
  const parts: [number, number][] = [];
  for (const [index, end] of stops.entries()) {
    const start = stops[index - 1];
    if (start === undefined || end - start < 1e-6) continue;
    const [x, y, depth] = at((start + end) / 2);
    const isHidden = planes.some(
      (plane) => plane.near(x, y) > depth + layer && contains(plane.shadow, { x, y }),
    );
    if (isHidden) continue;
    const last = parts.at(-1);
    if (last !== undefined && Math.abs(last[1] - start) < 1e-9) last[1] = end;
    else parts.push([start, end]);
  }
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const isWhole = parts.length === 1 && parts[0]?.[0] === 0 && parts[0][1] === 1;
  // A hidden edge shows briefly where it meets a face; such stubs are dropped.
  return parts
    .filter(([start, end]) => isWhole || (end - start) * length > shortest)
    .map(([start, end]) => [at(start), at(end)]);
}

function cuts(a: Seen, b: Seen, { outline, near }: Plane): readonly number[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const shares = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) return [];
    const share = ((from[0] - a[0]) * ey - (from[1] - a[1]) * ex) / cross;
    const other = ((from[0] - a[0]) * dy - (from[1] - a[1]) * dx) / cross;
    return other >= 0 && other <= 1 ? [share] : [];
  });
  const [u, v] = [near(a[0], a[1]) - a[2], near(b[0], b[1]) - b[2]];
  // The line passes through the plane between a layer above and a layer below it.
  const dips = [layer, -layer].map((off) => (u - off) / (u - v)).filter(Number.isFinite);
  return [...shares, ...dips].filter((share) => share > 0 && share < 1);
}

/** A face seen edge-on hides nothing and has no plane. */
function planeOf(outline: readonly Seen[]): readonly Plane[] {
  const [o] = outline;
  if (o === undefined) return [];
  // Newell's normal holds for any outline, even if its first corners are in line.
  let [nx, ny, nz] = [0, 0, 0];
  for (const [index, p] of outline.entries()) {
    const q = outline[(index + 1) % outline.length] ?? p;
    nx += (p[1] - q[1]) * (p[2] + q[2]);
    ny += (p[2] - q[2]) * (p[0] + q[0]);
    nz += (p[0] - q[0]) * (p[1] + q[1]);
  }
  if (Math.abs(nz) < 1e-3 * Math.hypot(nx, ny, nz)) return [];
  const shadow = outline.map(([x, y]) => ({ x, y }));
  return [{ outline, shadow, near: (x, y) => o[2] - (nx * (x - o[0]) + ny * (y - o[1])) / nz }];
}

export function contains(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (const [index, p] of outline.entries()) {
    const q = outline[(index + 1) % outline.length] ?? p;
    if (p.y > y !== q.y > y && x < p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)) inside = !inside;
  }
  return inside;
}
