/** Each piece goes as far up and left as possible: quick, not optimal, but for interlocking shapes better than rows. */
import type { Spot } from './arrange.ts';
import {
  footprintOf,
  collisionsOf,
  turnedShape,
  type Footprint,
  type Collisions,
  type Shape,
} from '../footprint.ts';
import type { Point } from '../draw.ts';
import type { Rect } from '../types.ts';

export interface NestingStrategy {
  readonly turns: readonly number[];
  readonly fromLeft: boolean;
  /** The next piece is the one that begins highest, or the one that ends highest. */
  readonly by: 'top' | 'foot';
  /** The first pieces take these turns, one each. */
  readonly first?: readonly number[];
}

export const nestingStrategies: readonly NestingStrategy[] = [
  { turns: [0, 2], fromLeft: false, by: 'top' },
  { turns: [0, 2], fromLeft: true, by: 'top' },
  { turns: [1, 3], fromLeft: false, by: 'top' },
  { turns: [1, 3], fromLeft: true, by: 'top' },
  { turns: [0, 1, 2, 3], fromLeft: false, by: 'top' },
  { turns: [0, 1, 2, 3], fromLeft: true, by: 'top' },
  { turns: [0, 1, 2, 3], fromLeft: false, by: 'foot' },
  { turns: [0, 1, 2, 3], fromLeft: true, by: 'foot' },
];

const turns = [0, 1, 2, 3] as const;

/** On sheets of a few pieces the turns of the first two matter most. */
export const nestingStrategiesForFew: readonly NestingStrategy[] = [false, true].flatMap((fromLeft) =>
  turns.flatMap((one) =>
    turns.map((two): NestingStrategy => ({ turns, fromLeft, by: 'top', first: [one, two] })),
  ),
);

/** `leastCell` is in millimetres; the counts limit the cells along a piece and on a sheet. */
const leastCell = 0.25;
const mostCells = { piece: 300, sheet: 1e6 } as const;

type Size = Pick<Shape, 'width' | 'height'>;
type Box = Size & Point;

export class Nest {
  readonly #shape: Shape;
  readonly #gap: number;
  readonly #cell: number;
  readonly #footprints = new Map<number, Footprint>();
  readonly #meetings = new Map<number, Collisions>();
  readonly #blocked = new Map<string, Collisions>();

  constructor(shape: Shape, gap: number, room: Size) {
    this.#shape = shape;
    this.#gap = gap;
    this.#cell = Math.max(
      leastCell,
      Math.max(shape.width, shape.height) / mostCells.piece,
      Math.sqrt((room.width * room.height) / mostCells.sheet),
    );
  }

  lay(live: Rect, taken: readonly Rect[], strategy: NestingStrategy): readonly Spot[] {
    const { fromLeft } = strategy;
    // Filling from the left equals filling a sheet turned by a quarter from the top.
    const turned = ({ x, y, width, height }: Rect): Box =>
      fromLeft
        ? { x: live.height - (y - live.y) - height, y: x - live.x, width: height, height: width }
        : { x: x - live.x, y: y - live.y, width, height };
    const further = (quarters: number) => (quarters + (fromLeft ? 1 : 0)) % 4;
    const found = this.#layFromTop(turned(live), taken.map(turned), {
      ...strategy,
      turns: strategy.turns.map(further),
      first: strategy.first?.map(further) ?? [],
    });
    const spots = found.map(({ x, y, quarters = 0 }): Spot => {
      if (!fromLeft) return { x: live.x + x, y: live.y + y, quarters };
      const { width } = this.#box(quarters);
      return { x: live.x + y, y: live.y + live.height - x - width, quarters: (quarters + 3) % 4 };
    });
    return inReadingOrder(spots, Math.min(this.#shape.width, this.#shape.height));
  }

  #layFromTop(
    room: Size,
    taken: readonly Box[],
    { turns: ways, by, first = [] }: NestingStrategy,
  ): readonly Spot[] {
    const cells = (length: number) => Math.floor(length / this.#cell + 1e-9);
    const [columns, rows] = [cells(room.width + this.#gap), cells(room.height + this.#gap)];
    const grids = ways.flatMap((quarters) => {
      const footprint = this.#footprint(quarters);
      const grid = new Grid(columns - footprint.columns + 1, rows - footprint.rows.length + 1);
      for (const { x, y, width, height } of taken) {
        const [left, top] = [cells(x), cells(y)];
        const wide = cells(x + width + this.#gap) + 1 - left;
        const high = cells(y + height + this.#gap) + 1 - top;
        grid.close(this.#meetingBlock(wide, high, quarters), top, left);
      }
      return [{ quarters, grid, reach: by === 'top' ? 0 : footprint.rows.length }];
    });
    const spots: Spot[] = [];
    for (;;) {
      let next: { readonly quarters: number; readonly row: number; readonly column: number } | undefined;
      let least = Infinity;
      const wanted = first[spots.length];
      for (const { quarters, grid, reach } of grids) {
        if (wanted !== undefined && quarters !== wanted) continue;
        const at = grid.first();
        if (at === undefined) continue;
        const cost = (at.row + reach) * columns + at.column;
        if (cost < least) [least, next] = [cost, { quarters, ...at }];
      }
      if (next === undefined) return spots;
      const { quarters, row, column } = next;
      spots.push({ x: column * this.#cell, y: row * this.#cell, quarters });
      for (const { quarters: other, grid } of grids) {
        grid.close(this.#meeting(quarters, other), row, column);
      }
    }
  }

  #box(quarters: number): Size {
    const { width, height } = this.#shape;
    return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
  }

  #footprint(quarters: number): Footprint {
    const known = this.#footprints.get(quarters);
    if (known !== undefined) return known;
    const made = footprintOf(turnedShape(this.#shape, quarters), this.#gap, this.#cell);
    this.#footprints.set(quarters, made);
    return made;
  }

  #meeting(first: number, second: number): Collisions {
    const key = first * 4 + second;
    const known = this.#meetings.get(key);
    if (known !== undefined) return known;
    const made = collisionsOf(this.#footprint(first), this.#footprint(second));
    this.#meetings.set(key, made);
    return made;
  }

  /** Every strategy keeps the same few rectangles free, so each is met once. */
  #meetingBlock(columns: number, rows: number, quarters: number): Collisions {
    const key = `${columns} ${rows} ${quarters}`;
    const known = this.#blocked.get(key);
    if (known !== undefined) return known;
    const block = { columns, rows: Array.from({ length: rows }, () => [[0, columns] as const]) };
    const made = collisionsOf(block, this.#footprint(quarters));
    this.#blocked.set(key, made);
    return made;
  }
}

class Grid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #closed: Uint8Array;
  /** No place before this one is open. */
  #from = 0;

  constructor(columns: number, rows: number) {
    this.#columns = Math.max(0, columns);
    this.#rows = Math.max(0, rows);
    this.#closed = new Uint8Array(this.#columns * this.#rows);
  }

  first(): { readonly row: number; readonly column: number } | undefined {
    const at = this.#closed.indexOf(0, this.#from);
    if (at < 0) {
      this.#from = this.#closed.length;
      return undefined;
    }
    this.#from = at;
    return { row: Math.floor(at / this.#columns), column: at % this.#columns };
  }

  close({ top, rows }: Collisions, row: number, column: number): void {
    const first = Math.max(0, row + top);
    const last = Math.min(this.#rows, row + top + rows.length);
    for (let at = first; at < last; at += 1) {
      for (const [from, to] of rows[at - row - top] ?? []) {
        const [left, right] = [Math.max(0, column + from), Math.min(this.#columns, column + to)];
        if (left < right) this.#closed.fill(1, at * this.#columns + left, at * this.#columns + right);
      }
    }
  }
}

/** Overlapping rows are split where a piece begins more than half a piece lower. */
function inReadingOrder(spots: readonly Spot[], row: number): readonly Spot[] {
  let [line, top] = [0, -Infinity];
  return spots
    .toSorted((a, b) => a.y - b.y)
    .map((spot) => {
      if (spot.y > top + row / 2) [line, top] = [line + 1, spot.y];
      return { spot, line };
    })
    .sort((a, b) => a.line - b.line || a.spot.x - b.spot.x)
    .map(({ spot }) => spot);
}
