import type { Point } from './draw.ts';

export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly outline: readonly Point[];
  readonly parts: readonly (readonly Point[])[];
}

export interface Footprint {
  readonly columns: number;
  /** Each row lists the runs of raster cells that the shape takes. */
  readonly rows: readonly (readonly (readonly [from: number, to: number])[])[];
}

/** Turns a point clockwise with its box, which begins at the origin again. */
export function turnedPoint(
  { x, y }: Point,
  { width, height }: Pick<Shape, 'width' | 'height'>,
  quarters: number,
): Point {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { x: height - y, y: x };
    case 2:
      return { x: width - x, y: height - y };
    case 3:
      return { x: y, y: width - x };
    default:
      return { x, y };
  }
}

export function turnedShape(shape: Shape, quarters: number): Shape {
  const by = (point: Point): Point => turnedPoint(point, shape, quarters);
  const [width, height] = quarters % 2 === 0 ? [shape.width, shape.height] : [shape.height, shape.width];
  return { width, height, outline: shape.outline.map(by), parts: shape.parts.map((part) => part.map(by)) };
}

/** Includes every cell within half the gap, so that shapes without a common cell are at least the gap apart. */
export function footprintOf({ width, height, parts }: Shape, gap: number, cell: number): Footprint {
  const half = gap / 2;
  const columns = Math.ceil((width + gap) / cell - 1e-9);
  const count = Math.ceil((height + gap) / cell - 1e-9);
  const rows = Array.from({ length: count }, (_, row) => {
    const [top, foot] = [row * cell - gap, (row + 1) * cell];
    const runs = parts.flatMap((part): readonly (readonly [number, number])[] => {
      const reach = reachIn(part, top, foot);
      if (reach === undefined) return [];
      return [[Math.floor(reach[0] / cell + 1e-9), Math.ceil((reach[1] + 2 * half) / cell - 1e-9)]];
    });
    return joined(runs);
  });
  return { columns, rows };
}

function reachIn(part: readonly Point[], top: number, foot: number): readonly [number, number] | undefined {
  let [left, right] = [Infinity, -Infinity];
  part.forEach((from, at) => {
    const to = part[(at + 1) % part.length] ?? from;
    const [high, low] = from.y < to.y ? [from, to] : [to, from];
    if (low.y < top + 1e-9 || high.y > foot - 1e-9) return;
    for (const y of [Math.max(top, high.y), Math.min(foot, low.y)]) {
      const share = low.y === high.y ? 0 : (y - high.y) / (low.y - high.y);
      const xs = low.y === high.y ? [high.x, low.x] : [high.x + (low.x - high.x) * share];
      left = Math.min(left, ...xs);
      right = Math.max(right, ...xs);
    }
  });
  return right < left ? undefined : [left, right];
}

function joined(runs: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const [from, to] of runs.toSorted(([a], [b]) => a - b)) {
    const last = found.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/**
 * Each row belongs to one vertical offset of the second footprint, beginning at `top`, and lists the horizontal offsets
 * at which the two collide. Offsets are measured between the top left cells.
 */
export interface Collisions {
  readonly top: number;
  readonly rows: Footprint['rows'];
}

export function collisionsOf(first: Footprint, second: Footprint): Collisions {
  const top = 1 - second.rows.length;
  const left = 1 - second.columns;
  const width = first.columns + second.columns;
  const rows = Array.from({ length: first.rows.length + second.rows.length - 1 }, (_, index) => {
    const down = top + index;
    const steps = new Int32Array(width + 1);
    const last = Math.min(first.rows.length, second.rows.length + down);
    for (let row = Math.max(0, down); row < last; row += 1) {
      for (const [a0, a1] of first.rows[row] ?? []) {
        for (const [b0, b1] of second.rows[row - down] ?? []) {
          const [from, to] = [a0 - b1 + 1 - left, a1 - b0 - left];
          steps[from] = (steps[from] ?? 0) + 1;
          steps[to] = (steps[to] ?? 0) - 1;
        }
      }
    }
    return runsOf(steps, left);
  });
  return { top, rows };
}

function runsOf(steps: Int32Array, left: number): readonly (readonly [number, number])[] {
  const runs: (readonly [number, number])[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at] ?? 0;
    if (step === 0) continue;
    if (depth === 0) from = at;
    depth += step;
    if (depth === 0) runs.push([from + left, at + left]);
  }
  return runs;
}
