/** Two stretches are the same cut where a machine could not separate them by distance, in mm, and direction. */
import { line, move, type Point } from '../draw.ts';
import { flattened } from '../flatten.ts';
import type { PathStep } from '../types.ts';

export type Stretch = readonly [from: Point, to: Point];

/** Lines closer than this many millimetres are one cut: no laser or knife can follow less. */
export const sameCut = 0.01;
/** Lines that merely cross are close for a short way, which is no overlap. */
const leastOverlap = 0.5;
/** Two stretches overlap only if the tangent of the angle between them is at most this. */
const leastTurn = 0.05;
const cell = 5;

export function stretchesOf(steps: readonly PathStep[]): readonly Stretch[] {
  return flattened(steps).flatMap(({ points, isClosed }) =>
    points.flatMap((from, index): readonly Stretch[] => {
      const to = points[index + 1] ?? (isClosed ? points[0] : undefined);
      return to === undefined || isSamePlace(from, to) ? [] : [[from, to]];
    }),
  );
}

export function joined(stretches: readonly Stretch[]): readonly PathStep[] {
  const steps: PathStep[] = [];
  let at: Point | undefined;
  for (const [from, to] of stretches) {
    if (at === undefined || !isSamePlace(at, from)) steps.push(move(from.x, from.y));
    steps.push(line(to.x, to.y));
    at = to;
  }
  return steps;
}

export interface KnownCuts {
  add(stretches: readonly Stretch[]): void;
  leftOf(stretch: Stretch): readonly Stretch[];
  sharedBy(stretch: Stretch): readonly Stretch[];
}

export function knownCuts(): KnownCuts {
  const cells = new Map<number, Stretch[]>();
  const near = (stretch: Stretch): ReadonlySet<Stretch> => {
    const found = new Set<Stretch>();
    for (const key of cellsOf(stretch, 1)) {
      for (const other of cells.get(key) ?? []) found.add(other);
    }
    return found;
  };
  return {
    add(stretches) {
      for (const stretch of stretches) {
        for (const key of cellsOf(stretch, 0)) {
          const there = cells.get(key);
          if (there === undefined) cells.set(key, [stretch]);
          else there.push(stretch);
        }
      }
    },
    leftOf(stretch) {
      const length = lengthOf(stretch);
      let at = 0;
      const free: Stretch[] = [];
      for (const [start, end] of [...covered(stretch, near(stretch)), [length, length] as const]) {
        if (start - at > sameCut) free.push(part(stretch, at, start));
        at = end;
      }
      return free;
    },
    sharedBy: (stretch) => covered(stretch, near(stretch)).map(([start, end]) => part(stretch, start, end)),
  };
}

export function isSamePlace(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 1e-3;
}

type Span = readonly [start: number, end: number];

function covered(stretch: Stretch, others: Iterable<Stretch>): readonly Span[] {
  const spans = [...others].flatMap((other) => overlap(stretch, other) ?? []).sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of spans) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1] + sameCut) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function overlap(stretch: Stretch, [a, b]: Stretch): readonly [Span] | undefined {
  const [from, to] = stretch;
  const length = lengthOf(stretch);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const run = ({ x, y }: Point) => (x - from.x) * along.x + (y - from.y) * along.y;
  const off = ({ x, y }: Point) => (y - from.y) * along.x - (x - from.x) * along.y;
  const [first, last] = run(a) <= run(b) ? [a, b] : [b, a];
  const [low, high] = [run(first), run(last)];
  const reach = high - low;
  const slope = (off(last) - off(first)) / reach;
  if (!(Math.abs(slope) <= leastTurn)) return undefined;
  // These are the places where the second stretch lies `sameCut` to the left or right of the first.
  const ends = [-sameCut, sameCut].map((side) => low + (side - off(first)) / slope);
  const isLevel = Math.abs(slope) * reach < 1e-9;
  if (isLevel && Math.abs(off(first)) > sameCut) return undefined;
  const start = Math.max(0, low, isLevel ? low : Math.min(...ends));
  const end = Math.min(length, high, isLevel ? high : Math.max(...ends));
  const isWhole = end - start > Math.min(length, reach) - 2 * sameCut;
  return end - start > leastOverlap || (isWhole && end - start > sameCut) ? [[start, end]] : undefined;
}

function lengthOf([from, to]: Stretch): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

function part(stretch: Stretch, start: number, end: number): Stretch {
  const [from, to] = stretch;
  const length = lengthOf(stretch);
  const at = (run: number): Point => ({
    x: from.x + ((to.x - from.x) * run) / length,
    y: from.y + ((to.y - from.y) * run) / length,
  });
  return [start < sameCut ? from : at(start), end > length - sameCut ? to : at(end)];
}

/** Sheets have far fewer rows of squares than this. */
const mostRows = 1e5;

/** Returns the squares along a stretch, widened by `round` squares on all sides. */
function cellsOf(stretch: Stretch, round: number): ReadonlySet<number> {
  const [from, to] = stretch;
  const pieces = Math.max(1, Math.ceil((lengthOf(stretch) / cell) * 2));
  const keys = new Set<number>();
  let last = Number.NaN;
  for (let piece = 0; piece <= pieces; piece += 1) {
    const share = piece / pieces;
    const column = Math.floor((from.x + (to.x - from.x) * share) / cell);
    const row = Math.floor((from.y + (to.y - from.y) * share) / cell);
    const key = column * mostRows + row;
    if (key === last) continue;
    last = key;
    for (let x = -round; x <= round; x += 1) {
      for (let y = -round; y <= round; y += 1) keys.add(key + x * mostRows + y);
    }
  }
  return keys;
}
