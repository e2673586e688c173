/** Maps of the plane: affine ones, which a printer makes, and homographies, which a camera makes. */
export interface Spot2 {
  readonly x: number;
  readonly y: number;
}

export interface Pair {
  readonly from: Spot2;
  readonly to: Spot2;
}

/** Row by row: x' = (0 x + 1 y + 2) / (6 x + 7 y + 8), y' = (3 x + 4 y + 5) / (6 x + 7 y + 8). */
export type Homography = readonly number[];

export function applied(h: Homography, { x, y }: Spot2): Spot2 {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 0] = h;
  const w = g * x + i * y + j;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

export function inverted([
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
  g = 0,
  h = 0,
  i = 0,
]: Homography): Homography {
  return [
    ...[e * i - f * h, c * h - b * i, b * f - c * e],
    ...[f * g - d * i, a * i - c * g, c * d - a * f],
    ...[d * h - e * g, b * g - a * h, a * e - b * d],
  ];
}

/** Returns the map that does the other first. */
export function product(one: Homography, other: Homography): Homography {
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3) * 3, at % 3];
    return [0, 1, 2].reduce((sum, k) => sum + (one[row + k] ?? 0) * (other[k * 3 + column] ?? 0), 0);
  });
}

/**
 * Fits a homography to four pairs or more by least squares. Both sides are moved and scaled to about 1 first (Hartley,
 * 1997), and the equations are weighted anew by their denominators, so that distances count as they are seen.
 */
export function fitHomography(pairs: readonly Pair[]): Homography | undefined {
  const [from, to] = [unitFrame(pairs.map((pair) => pair.from)), unitFrame(pairs.map((pair) => pair.to))];
  if (from === undefined || to === undefined) return undefined;
  let h: readonly number[] | undefined;
  for (let round = 0; round < 4; round += 1) {
    const rows = pairs.flatMap((pair) => {
      const [{ x, y }, { x: u, y: v }] = [applied(from, pair.from), applied(to, pair.to)];
      const weight = h === undefined ? 1 : 1 / ((h[6] ?? 0) * x + (h[7] ?? 0) * y + 1);
      return [
        [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
        [0, 0, 0, x, y, 1, -v * x, -v * y, v],
      ].map((row) => row.map((value) => value * weight));
    });
    h = leastSquares(rows, 8);
    if (h === undefined) return undefined;
  }
  return h === undefined ? undefined : product(inverted(to), product([...h, 1], from));
}

/** Fits an affine map to three pairs or more by least squares; it has the form of a homography. */
export function fitAffine(pairs: readonly Pair[]): Homography | undefined {
  const from = unitFrame(pairs.map((pair) => pair.from));
  if (from === undefined) return undefined;
  const row = (pick: (to: Spot2) => number): readonly number[] | undefined =>
    leastSquares(
      pairs.map((pair) => {
        const { x, y } = applied(from, pair.from);
        return [x, y, 1, pick(pair.to)];
      }),
      3,
    );
  const [first, second] = [row(({ x }) => x), row(({ y }) => y)];
  if (first === undefined || second === undefined) return undefined;
  return product([...first, ...second, 0, 0, 1], from);
}

/** Returns the root of the mean square distance between where pairs are and where the map has them. */
export function misfit(map: Homography, pairs: readonly Pair[]): number {
  const squares = pairs.map(({ from, to }) => {
    const there = applied(map, from);
    return (there.x - to.x) ** 2 + (there.y - to.y) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / pairs.length);
}

function unitFrame(spots: readonly Spot2[]): Homography | undefined {
  const mean = (pick: (spot: Spot2) => number): number =>
    spots.reduce((sum, spot) => sum + pick(spot), 0) / spots.length;
  const [x, y] = [mean((spot) => spot.x), mean((spot) => spot.y)];
  const spread = mean((spot) => Math.hypot(spot.x - x, spot.y - y));
  if (!(spread > 0)) return undefined;
  return [1 / spread, 0, -x / spread, 0, 1 / spread, -y / spread, 0, 0, 1];
}

/** Each row has `size` factors and then what they make; the normal equations are solved with pivots. */
export function leastSquares(
  rows: readonly (readonly number[])[],
  size: number,
): readonly number[] | undefined {
  const table = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (__, column) =>
      rows.reduce((sum, one) => sum + (one[row] ?? 0) * (one[column] ?? 0), 0),
    ),
  );
  for (let at = 0; at < size; at += 1) {
    let pivot = at;
    for (let row = at + 1; row < size; row += 1) {
      if (Math.abs(table[row]?.[at] ?? 0) > Math.abs(table[pivot]?.[at] ?? 0)) pivot = row;
    }
    const [top, other] = [table[pivot], table[at]];
    if (top === undefined || other === undefined || !(Math.abs(top[at] ?? 0) > 1e-12)) return undefined;
    [table[at], table[pivot]] = [top, other];
    for (let row = 0; row < size; row += 1) {
      const line = table[row];
      if (row === at || line === undefined) continue;
      const share = (line[at] ?? 0) / (top[at] ?? 1);
      for (let column = at; column <= size; column += 1) {
        line[column] = (line[column] ?? 0) - share * (top[column] ?? 0);
      }
    }
  }
  return table.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}
