import type { GreyPicture } from './picture.ts';

/** A dark spot with the form of a mark; lengths are in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly area: number;
  readonly isRing: boolean;
}

/** Sums over the pixels of a spot: how many, of x and y, of their squares and products. */
type Sums = [n: number, x: number, y: number, xx: number, xy: number, yy: number];

interface Run {
  readonly from: number;
  /** This is the first pixel after the run. */
  readonly to: number;
  readonly label: number;
}

/** The rest of a picture can hold many round things; the largest are enough. */
const mostSpots = 300;
const leastArea = 30;

/** Finds connected dark pixels, row by row with runs that join, and keeps those that are ellipses or open ellipses. */
export function spotsIn(picture: GreyPicture, dark: Uint8Array): readonly Spot[] {
  return connected(picture, dark)
    .flatMap((sums) => spotOf(picture, sums) ?? [])
    .sort((one, other) => other.area - one.area)
    .slice(0, mostSpots);
}

function connected({ width, height }: GreyPicture, dark: Uint8Array): readonly Sums[] {
  const parents: number[] = [];
  const sums: Sums[] = [];
  const rootOf = (label: number): number => {
    let root = label;
    for (let up = parents[root]; up !== undefined && up !== root; up = parents[root]) root = up;
    parents[label] = root;
    return root;
  };
  let above: readonly Run[] = [];
  for (let y = 0; y < height; y += 1) {
    const row: Run[] = [];
    let next = 0;
    for (let x = 0; x < width; x += 1) {
      if (dark[y * width + x] !== 1) continue;
      const from = x;
      while (x < width && dark[y * width + x] === 1) x += 1;
      let label: number | undefined;
      while (next < above.length && (above[next]?.to ?? 0) < from) next += 1;
      for (let at = next; at < above.length && (above[at]?.from ?? 0) <= x; at += 1) {
        const root = rootOf(above[at]?.label ?? 0);
        if (label === undefined) label = root;
        else if (root !== label) {
          parents[root] = label;
          add(sums[label], sums[root]);
        }
      }
      if (label === undefined) {
        label = parents.length;
        parents.push(label);
        sums.push([0, 0, 0, 0, 0, 0]);
      }
      addRun(sums[label], from, x, y);
      row.push({ from, to: x, label });
    }
    above = row;
  }
  return sums.filter((_, label) => parents[label] === label);
}

function add(to: Sums | undefined, from: Sums | undefined): void {
  from?.forEach((sum, at) => {
    if (to !== undefined) to[at] = (to[at] ?? 0) + sum;
  });
}

function addRun(to: Sums | undefined, from: number, end: number, y: number): void {
  const count = end - from;
  const middle = y + 0.5;
  let [sum, squares] = [0, 0];
  for (let x = from; x < end; x += 1) {
    sum += x + 0.5;
    squares += (x + 0.5) ** 2;
  }
  add(to, [count, sum, count * middle, squares, sum * middle, count * middle * middle]);
}

/**
 * A filled ellipse has the area 4π√det of its covariance; one with a hole of k times its radius has less, by
 * (1 - k²) / (1 + k²). Letters and lines have other shares.
 */
function spotOf(picture: GreyPicture, [count, sumX, sumY, sumXx, sumXy, sumYy]: Sums): Spot | undefined {
  if (count < leastArea) return undefined;
  const [x, y] = [sumX / count, sumY / count];
  const [xx, xy, yy] = [sumXx / count - x * x, sumXy / count - x * y, sumYy / count - y * y];
  const root = Math.sqrt(Math.max(0, xx * yy - xy * xy));
  const filled = Math.min(1, count / (4 * Math.PI * root));
  const slimness = (xx + yy) / 2 / root;
  // At 1.6 one axis is three times the other.
  if (!(filled > 0.35 && slimness < 1.6)) return undefined;
  const hole = (1 - filled) / (1 + filled);
  const reach = 2 / Math.sqrt(1 + hole);
  const [a, b] = [Math.sqrt(xx), xy / Math.sqrt(xx)];
  const c = Math.sqrt(Math.max(0, yy - b * b));
  const mean = (share: number): number => {
    let sum = 0;
    for (let step = 0; step < 16; step += 1) {
      const turn = (step * Math.PI) / 8;
      const [u, v] = [Math.cos(turn) * reach * share, Math.sin(turn) * reach * share];
      sum += greyAt(picture, x + a * u, y + b * u + c * v);
    }
    return sum / 16;
  };
  const [centre, inside, outside] = [mean(0.1), mean(0.75), mean(1.45)];
  if (!(outside - inside > 20)) return undefined;
  return { x, y, area: Math.PI * reach * reach * root, isRing: centre - inside > 0.3 * (outside - inside) };
}

function greyAt({ grey, width, height }: GreyPicture, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column >= 0 && row >= 0 && column < width && row < height ? (grey[row * width + column] ?? 0) : NaN;
}
