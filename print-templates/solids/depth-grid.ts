/** x and y are in the picture; a larger third value is nearer. */
export type Seen = readonly [x: number, y: number, near: number];
export type SeenTriangle = readonly [Seen, Seen, Seen];

const fineness = 500;
/** A spot less than this behind another, in millimetres, touches it. */
const touching = 0.05;
const touchingSteps = 3;

export interface DepthGrid {
  showsTriangle(triangle: SeenTriangle): boolean;
  showsSpot(spot: Seen): boolean;
}

export function depthGrid(triangles: readonly SeenTriangle[]): DepthGrid {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of triangles.flat()) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  const step = Math.max(right - left, bottom - top) / fineness;
  const columns = Math.ceil((right - left) / step) + 1;
  const rows = Math.ceil((bottom - top) / step) + 1;
  const nearest = new Float64Array(columns * rows).fill(-Infinity);
  const spotsOf = (triangle: SeenTriangle) => coveredBy(triangle, left, top, step);
  for (const triangle of triangles) {
    for (const { column, row, near } of spotsOf(triangle)) {
      const at = row * columns + column;
      nearest[at] = Math.max(nearest[at] ?? near, near);
    }
  }
  return {
    showsTriangle: (triangle) =>
      spotsOf(triangle).some(
        ({ column, row, near }) => near > (nearest[row * columns + column] ?? 0) - touching,
      ),
    showsSpot([x, y, near]) {
      const at = Math.round((y - top) / step) * columns + Math.round((x - left) / step);
      return near > (nearest[at] ?? 0) - Math.max(touching, touchingSteps * step);
    },
  };
}

interface Spot {
  readonly column: number;
  readonly row: number;
  readonly near: number;
}

/** A triangle too small for any spot takes the one nearest to its middle. */
function coveredBy([a, b, c]: SeenTriangle, left: number, top: number, step: number): readonly Spot[] {
  const columnOf = (x: number) => (x - left) / step;
  const rowOf = (y: number) => (y - top) / step;
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  const spots: Spot[] = [];
  const lastColumn = Math.floor(columnOf(Math.max(a[0], b[0], c[0])));
  const lastRow = Math.floor(rowOf(Math.max(a[1], b[1], c[1])));
  for (let row = Math.ceil(rowOf(Math.min(a[1], b[1], c[1]))); row <= lastRow; row += 1) {
    for (let column = Math.ceil(columnOf(Math.min(a[0], b[0], c[0]))); column <= lastColumn; column += 1) {
      const [x, y] = [left + column * step, top + row * step];
      const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
      const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
      if (u < 0 || v < 0 || u + v > 1) continue;
      spots.push({ column, row, near: a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]) });
    }
  }
  if (spots.length > 0) return spots;
  const [x, y, near] = [0, 1, 2].map((axis) => ((a[axis] ?? 0) + (b[axis] ?? 0) + (c[axis] ?? 0)) / 3);
  return [{ column: Math.round(columnOf(x ?? 0)), row: Math.round(rowOf(y ?? 0)), near: near ?? 0 }];
}
