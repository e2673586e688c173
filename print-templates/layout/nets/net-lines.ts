import type { Point } from '../draw.ts';
import { straightened } from './folded.ts';
import type { Cell, CellSide, FacePlace, NetShape, Side } from './net-shapes.ts';
import { sideAfter, tabRun, type CellSizes, type GluedSide } from './net-tabs.ts';

/** An edge runs clockwise round its face, so outward is to its left. */
export interface Edge {
  readonly face: FacePlace;
  readonly from: Point;
  readonly to: Point;
}

export interface Fold {
  readonly from: Point;
  readonly to: Point;
  readonly faces: readonly [FacePlace, FacePlace];
}

/** Sides lie off their grid lines as the card's thickness requires; the first cell begins at (0, 0), in millimetres. */
export class NetLines {
  readonly #shape: NetShape;
  readonly #glued: readonly GluedSide[];
  readonly #sizes: CellSizes;

  constructor(shape: NetShape, glued: readonly GluedSide[], sizes: CellSizes) {
    this.#shape = shape;
    this.#glued = glued;
    this.#sizes = sizes;
  }

  middle(face: FacePlace): Point {
    const { column, row } = this.#shape.cells[face];
    const { pitch } = this.#sizes;
    return { x: (column + 0.5) * pitch, y: (row + 0.5) * pitch };
  }

  edge({ face, side }: CellSide): Edge {
    const { x, y } = this.middle(face);
    const half = this.#sizes.pitch / 2;
    const at = (way: Side): number => half + this.#beyond({ face, side: way });
    const [left, right] = [x - at('left'), x + at('right')];
    const [top, bottom] = [y - at('top'), y + at('bottom')];
    const corners = {
      top: [left, top, right, top],
      right: [right, top, right, bottom],
      bottom: [right, bottom, left, bottom],
      left: [left, bottom, left, top],
    } as const;
    const [x1, y1, x2, y2] = corners[side];
    return { face, from: { x: x1, y: y1 }, to: { x: x2, y: y2 } };
  }

  tab(glued: GluedSide): readonly [Point, Point, Point, Point] {
    const { pitch, depth, thickness } = this.#sizes;
    const { base, from, to } = tabRun(glued, this.#glued, this.#sizes);
    const at = (along: number, out: number): Point => this.#beside(glued.tab, along, out - thickness);
    return [at(base, 0), at(from, depth), at(pitch - to, depth), at(pitch - base, 0)];
  }

  folds(): readonly Fold[] {
    return this.#shape.folds.map(({ face, side }) => {
      const beyond = this.#faceAt(this.#shape.cells[face], side);
      if (beyond === undefined) throw new RangeError(`Nothing hangs on the ${side} of ${face}`);
      const one = this.edge({ face, side });
      const other = this.edge({ face: beyond, side: sideAfter({ face: beyond, side }, 2).side });
      const isUpright = side === 'left' || side === 'right';
      const run = ({ from, to }: Edge) =>
        [isUpright ? from.y : from.x, isUpright ? to.y : to.x].sort((a, b) => a - b) as [number, number];
      const [least, most] = [Math.max(run(one)[0], run(other)[0]), Math.min(run(one)[1], run(other)[1])];
      const at = (along: number): Point =>
        isUpright ? { x: one.from.x, y: along } : { x: along, y: one.from.y };
      return { from: at(least), to: at(most), faces: [face, beyond] };
    });
  }

  /** One closed line runs clockwise over the free sides and round their tabs. */
  outline(): readonly Point[] {
    const [first] = this.#shape.joins.flat();
    const points: Point[] = [];
    let place = first;
    for (let count = 0; count < 2 * this.#shape.joins.length && place !== undefined; count += 1) {
      const { from, to } = this.edge(place);
      const glued = this.#glued.find(({ tab }) => isSame(tab, place as CellSide));
      points.push(from, ...(glued === undefined ? [] : this.tab(glued)), to);
      const next = this.#next(place);
      // In an inner corner both sides may lie off the grid, while the face between them does not.
      if (next.side === sideAfter(place, 3).side) points.push(this.#beside(place, this.#sizes.pitch, 0));
      place = next;
    }
    const apart = points.filter((point, index) => distance(point, points.at(index - 1) ?? point) > 1e-6);
    return straightened(apart);
  }

  /** Returns how far a side lies beyond its grid line; folded sides lie on it. */
  #beyond(place: CellSide): number {
    const { thickness } = this.#sizes;
    if (this.#glued.some(({ tab }) => isSame(tab, place))) return -thickness;
    return this.#glued.some(({ target }) => isSame(target, place)) ? thickness / 2 : 0;
  }

  /** `along` runs clockwise round the face beside a grid line, `out` away from it. */
  #beside({ face, side }: CellSide, along: number, out: number): Point {
    const { x, y } = this.middle(face);
    const half = this.#sizes.pitch / 2;
    const [run, reach] = [along - half, half + out];
    switch (side) {
      case 'top':
        return { x: x + run, y: y - reach };
      case 'right':
        return { x: x + reach, y: y + run };
      case 'bottom':
        return { x: x - run, y: y + reach };
      case 'left':
        return { x: x - reach, y: y - run };
    }
  }

  /** Returns the next free side clockwise: on this face, straight on beyond a fold, or round an inner corner. */
  #next(place: CellSide): CellSide {
    const turned = sideAfter(place, 1);
    const straight = this.#faceAt(this.#shape.cells[place.face], turned.side);
    if (straight === undefined) return turned;
    const inner = this.#faceAt(this.#shape.cells[straight], place.side);
    return inner === undefined
      ? { face: straight, side: place.side }
      : { face: inner, side: sideAfter(place, 3).side };
  }

  #faceAt({ column, row }: Cell, side: Side): FacePlace | undefined {
    const across = side === 'left' ? -1 : side === 'right' ? 1 : 0;
    const down = side === 'top' ? -1 : side === 'bottom' ? 1 : 0;
    const all = Object.entries(this.#shape.cells) as readonly (readonly [FacePlace, Cell])[];
    return all.find(([, cell]) => cell.column === column + across && cell.row === row + down)?.[0];
  }
}

function isSame(a: CellSide, b: CellSide): boolean {
  return a.face === b.face && a.side === b.side;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
