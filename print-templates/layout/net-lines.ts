/** The lines of a net: its cells on a grid of folds, each side moved from its grid line as the thickness of card asks. */
import type { Point } from './draw.ts';
import { straightened } from './folded.ts';
import type { Cell, CellSide, FacePlace, NetShape, Side } from './net-shapes.ts';
import { sideAfter, tabRun, type CellSizes, type GluedSide } from './net-tabs.ts';

/** An edge from one corner to another, clockwise round its face, so that outward is to the left of it. */
export interface Edge {
  readonly face: FacePlace;
  readonly from: Point;
  readonly to: Point;
}

/** A fold between two faces. */
export interface Fold {
  readonly from: Point;
  readonly to: Point;
  readonly faces: readonly [FacePlace, FacePlace];
}

/** A shape whose sides lie as they are cut and folded; millimetres, the first cell of the grid begins at (0, 0). */
export class NetLines {
  readonly #shape: NetShape;
  readonly #glued: readonly GluedSide[];
  readonly #sizes: CellSizes;

  constructor(shape: NetShape, glued: readonly GluedSide[], sizes: CellSizes) {
    this.#shape = shape;
    this.#glued = glued;
    this.#sizes = sizes;
  }

  /** The middle of a face of the closed cube. */
  middle(face: FacePlace): Point {
    const { column, row } = this.#shape.cells[face];
    const { pitch } = this.#sizes;
    return { x: (column + 0.5) * pitch, y: (row + 0.5) * pitch };
  }

  /** A side of a face as it is cut or folded. */
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

  /** Fold end, outer end, outer end, fold end. */
  tab(glued: GluedSide): readonly [Point, Point, Point, Point] {
    const { pitch, depth, thickness } = this.#sizes;
    const { base, from, to } = tabRun(glued, this.#glued, this.#sizes);
    const at = (along: number, out: number): Point => this.#beside(glued.tab, along, out - thickness);
    return [at(base, 0), at(from, depth), at(pitch - to, depth), at(pitch - base, 0)];
  }

  /** Where two faces hang together: on the grid line, as far as both reach. */
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

  /** One closed line, clockwise from free side to free side, round the tab where a side bears one. */
  outline(): readonly Point[] {
    const [first] = this.#shape.joins.flat();
    const points: Point[] = [];
    let place = first;
    for (let count = 0; count < 2 * this.#shape.joins.length && place !== undefined; count += 1) {
      const { from, to } = this.edge(place);
      const glued = this.#glued.find(({ tab }) => isSame(tab, place as CellSide));
      points.push(from, ...(glued === undefined ? [] : this.tab(glued)), to);
      const next = this.#next(place);
      // In a corner that runs in, both sides may lie off the grid, and the face between them does not.
      if (next.side === sideAfter(place, 3).side) points.push(this.#beside(place, this.#sizes.pitch, 0));
      place = next;
    }
    const apart = points.filter((point, index) => distance(point, points.at(index - 1) ?? point) > 1e-6);
    return straightened(apart);
  }

  /** How far a side lies beyond its grid line: nothing where it is folded to another face. */
  #beyond(place: CellSide): number {
    const { thickness } = this.#sizes;
    if (this.#glued.some(({ tab }) => isSame(tab, place))) return -thickness;
    return this.#glued.some(({ target }) => isSame(target, place)) ? thickness / 2 : 0;
  }

  /** A point beside a grid line: so far along it, clockwise round the face, and so far outward. */
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

  /** The free side that follows, clockwise round the net: of this face, straight on beyond a fold, or beyond two. */
  #next(place: CellSide): CellSide {
    const turned = sideAfter(place, 1);
    const straight = this.#faceAt(this.#shape.cells[place.face], turned.side);
    if (straight === undefined) return turned;
    const inner = this.#faceAt(this.#shape.cells[straight], place.side);
    return inner === undefined
      ? { face: straight, side: place.side }
      : { face: inner, side: sideAfter(place, 3).side };
  }

  /** The face in the cell beyond a side of this one. */
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
