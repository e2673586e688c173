import { cells, columns, markedSheets, placeOf, type MarkedSheet } from './marks.ts';
import type { Pair } from './plane.ts';
import type { Spot } from './spots.ts';

/**
 * From three spots that may be neighbours the grid is grown, one step at a time, each step as long as the last one in
 * its direction: so perspective and turning do not matter. What has grown is laid on the marks in all ways, and the
 * order of discs and rings chooses one.
 */
export interface FoundGrid {
  readonly sheet: MarkedSheet;
  /** From millimetres on the sheet to pixels. */
  readonly pairs: readonly Pair[];
}

export type GridOutcome =
  | { readonly found: FoundGrid }
  /** So many spots lie as marks do, of which `markCount` are wanted. */
  | { readonly found: undefined; readonly most: number };

/** Words differ in six cells at least: with fewer unseen cells, and misread ones counted twice, there is only one. */
const leastDifference = 6;
export const markCount = cells.length;
export const leastMarks = markCount - leastDifference + 1;

export function findGrid(spots: readonly Spot[]): GridOutcome {
  let [most, left] = [0, mostGrown];
  for (const spot of spots) {
    for (const grown of gridsFrom(spot, spots)) {
      const found = readGrid(grown);
      if (found !== undefined) return { found };
      most = Math.max(most, grown.size);
      left -= 1;
      if (left === 0) return { found: undefined, most: Math.min(most, markCount) };
    }
  }
  return { found: undefined, most: Math.min(most, markCount) };
}

interface Placed {
  readonly column: number;
  readonly row: number;
  readonly spot: Spot;
}

type Grown = ReadonlyMap<string, Placed>;

const nearest = 8;
/** Of a page full of round things, no more than these are grown. */
const mostGrown = 2000;

function* gridsFrom(spot: Spot, spots: readonly Spot[]): Iterable<Grown> {
  const around = spots
    .filter((other) => other !== spot && other.area < spot.area * 2.5 && other.area > spot.area / 2.5)
    .map((other) => ({ other, distance: Math.hypot(other.x - spot.x, other.y - spot.y) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, nearest);
  for (const right of around) {
    for (const down of around) {
      const cross =
        (right.other.x - spot.x) * (down.other.y - spot.y) -
        (right.other.y - spot.y) * (down.other.x - spot.x);
      const sine = cross / (right.distance * down.distance);
      const share = right.distance / down.distance;
      if (sine < 0.8 || share < 0.45 || share > 2.2) continue;
      yield grow(spot, [right.other, down.other], spots);
    }
  }
}

const ways = [
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
  { column: 0, row: -1 },
] as const;

function grow(spot: Spot, [right, down]: readonly [Spot, Spot], spots: readonly Spot[]): Grown {
  const key = (column: number, row: number): string => `${column},${row}`;
  const placed = new Map<string, Placed>();
  const taken = new Set<Spot>();
  type Steps = Record<'right' | 'down', { readonly x: number; readonly y: number }>;
  const queue: (Placed & { readonly steps: Steps })[] = [];
  const put = (column: number, row: number, one: Spot, steps: Steps): void => {
    placed.set(key(column, row), { column, row, spot: one });
    taken.add(one);
    queue.push({ column, row, spot: one, steps });
  };
  const between = (from: Spot, to: Spot) => ({ x: to.x - from.x, y: to.y - from.y });
  put(0, 0, spot, { right: between(spot, right), down: between(spot, down) });
  for (const from of queue) {
    for (const way of ways) {
      const [column, row] = [from.column + way.column, from.row + way.row];
      if (placed.has(key(column, row)) || Math.abs(column) >= columns || Math.abs(row) >= columns) continue;
      const sign = way.column + way.row;
      const name = way.column === 0 ? 'down' : 'right';
      const step = from.steps[name];
      const length = Math.hypot(step.x, step.y);
      const there = { x: from.spot.x + sign * step.x, y: from.spot.y + sign * step.y };
      const near = nearestTo(there, spots);
      if (near === undefined || taken.has(near.spot) || near.distance > 0.22 * length) continue;
      const share = near.spot.area / from.spot.area;
      if (share > 1.8 || share < 1 / 1.8) continue;
      const made = between(from.spot, near.spot);
      put(column, row, near.spot, { ...from.steps, [name]: { x: sign * made.x, y: sign * made.y } });
    }
  }
  return placed;
}

function nearestTo(place: { readonly x: number; readonly y: number }, spots: readonly Spot[]) {
  let found: { readonly spot: Spot; readonly distance: number } | undefined;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - place.x, spot.y - place.y);
    if (found === undefined || distance < found.distance) found = { spot, distance };
  }
  return found;
}

const cellAt = new Map(cells.map(({ column, row }, at) => [column + columns * row, at]));

/** Returns the one sheet whose marks these can be, or undefined. */
function readGrid(grown: Grown): FoundGrid | undefined {
  for (const turned of [0, 1, 2, 3].map((quarters) => turn([...grown.values()], quarters))) {
    const [left, top] = [least(turned, 'column'), least(turned, 'row')];
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < columns; row += 1) {
        const laid = turned.flatMap((one) => {
          const [x, y] = [one.column - left + column, one.row - top + row];
          const cell = x < columns && y < columns ? cellAt.get(x + columns * y) : undefined;
          return cell === undefined ? [] : [{ cell, spot: one.spot }];
        });
        // A text may have a letter where a mark could be, and no more.
        if (laid.length < leastMarks || laid.length < turned.length - 1) continue;
        const sheet = sheetOf(laid);
        if (sheet !== undefined) return { sheet, pairs: laid.flatMap(pairOf) };
      }
    }
  }
  return undefined;
}

interface Laid {
  readonly cell: number;
  readonly spot: Spot;
}

function sheetOf(laid: readonly Laid[]): MarkedSheet | undefined {
  const unseen = markCount - laid.length;
  const found = markedSheets.find(({ word }) => {
    const misread = laid.filter(({ cell, spot }) => (((word >> cell) & 1) === 1) !== spot.isRing).length;
    return 2 * misread + unseen < leastDifference;
  });
  return found && { side: found.side, paper: found.paper };
}

function pairOf({ cell, spot }: Laid): readonly Pair[] {
  const one = cells[cell];
  return one === undefined ? [] : [{ from: placeOf(one), to: { x: spot.x, y: spot.y } }];
}

function turn(placed: readonly Placed[], quarters: number): readonly Placed[] {
  let turned = placed;
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    turned = turned.map(({ column, row, spot }) => ({ column: -row, row: column, spot }));
  }
  return turned;
}

function least(placed: readonly Placed[], name: 'column' | 'row'): number {
  return Math.min(...placed.map((one) => one[name]));
}
