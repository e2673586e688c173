/** What a list of triangles encloses, if it encloses anything: looked at by itself, edge by edge and column by column. */
import { crossOf, type Corner, type Triangle } from './read-solid.ts';

export interface Surface {
  /** Sides of a triangle that no other has the other way round, or that two have the same way. */
  readonly gaps: number;
  /** Triangles without an area, which no printer knows what to do with. */
  readonly flat: number;
  /** Parts that hang together by their corners. */
  readonly parts: number;
  /** Corners less edges plus triangles. */
  readonly euler: number;
  readonly low: Corner;
  readonly high: Corner;
}

export function surfaceOf(triangles: readonly Triangle[]): Surface {
  const sides = new Map<string, number>();
  const parent = new Map<string, string>();
  const rootOf = (one: string): string => {
    let root = one;
    for (let next = parent.get(root); next !== undefined && next !== root; next = parent.get(root))
      root = next;
    parent.set(one, root);
    return root;
  };
  let flat = 0;
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const triangle of triangles) {
    const keys = triangle.map((corner) => corner.join());
    if (new Set(keys).size < 3 || Math.hypot(...crossOf(triangle)) === 0) flat += 1;
    for (const [index, key] of keys.entries()) {
      const next = keys[(index + 1) % 3] ?? '';
      const side = `${key} ${next}`;
      sides.set(side, (sides.get(side) ?? 0) + 1);
      if (!parent.has(key)) parent.set(key, key);
      parent.set(rootOf(next), rootOf(key));
    }
    for (const corner of triangle) {
      for (const axis of [0, 1, 2] as const) {
        low[axis] = Math.min(low[axis], corner[axis]);
        high[axis] = Math.max(high[axis], corner[axis]);
      }
    }
  }
  let gaps = 0;
  for (const [side, count] of sides) {
    const [from = '', to = ''] = side.split(' ');
    if (count !== 1 || sides.get(`${to} ${from}`) !== 1) gaps += 1;
  }
  const roots = new Set([...parent.keys()].map(rootOf));
  return { gaps, flat, parts: roots.size, euler: parent.size - sides.size / 2 + triangles.length, low, high };
}

/**
 * Volume counted in columns: through the middle of each cell of a fine grid a line rises, and what lies between every other
 * crossing and the next is inside. A slow twin of the sum over triangles, which it shares nothing with.
 */
export function volumeInColumns(triangles: readonly Triangle[], step: number): number {
  const crossings = new Map<string, number[]>();
  for (const [a, b, c] of triangles) {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (area === 0) continue;
    // Off the lines that solids are drawn on, diagonals too.
    const place = (index: number, axis: 0 | 1) => (index + 0.5) * step + (axis === 0 ? 1.414e-5 : 2.718e-5);
    const first = (axis: 0 | 1) => Math.ceil(Math.min(a[axis], b[axis], c[axis]) / step - 0.5 - 1e-3);
    const last = (axis: 0 | 1) => Math.floor(Math.max(a[axis], b[axis], c[axis]) / step - 0.5);
    for (let column = first(0); column <= last(0); column += 1) {
      for (let row = first(1); row <= last(1); row += 1) {
        const [x, y] = [place(column, 0), place(row, 1)];
        const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
        const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
        if (u < 0 || v < 0 || u + v >= 1) continue;
        const key = `${column} ${row}`;
        const found = crossings.get(key) ?? [];
        crossings.set(key, found);
        found.push(a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]));
      }
    }
  }
  let length = 0;
  for (const heights of crossings.values()) {
    if (heights.length % 2 !== 0) throw new Error('A column that goes in and never comes out');
    heights.sort((one, other) => one - other);
    for (const [index, height] of heights.entries()) length += index % 2 === 0 ? -height : height;
  }
  return length * step * step;
}
