/** Pieces packed by trying everything: slow, and sure, on a grid of places. */
import { around, intersection } from '#print-templates/layout/bounds.ts';
import type { Point } from '#print-templates/layout/draw.ts';

/** A closed outline in a box that begins at the origin. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly outline: readonly Point[];
}

interface Place {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

/** As many as ever fit into a room, a gap apart, in four turns and on a grid; `blocked` keeps a place free. */
export class EveryPacking {
  readonly #turned: readonly Outline[];
  readonly #gap: number;
  readonly #step: number;
  readonly #apart = new Map<string, boolean>();

  constructor(piece: Outline, gap: number, step: number) {
    this.#turned = [0, 1, 2, 3].map((turn) => turnedOutline(piece, turn));
    this.#gap = gap;
    this.#step = step;
  }

  most(width: number, height: number, blocked?: Outline & Point): number {
    const places = this.#turned.flatMap((piece, turn) => {
      const found: Place[] = [];
      for (let y = 0; y + piece.height <= height + 1e-9; y += this.#step) {
        for (let x = 0; x + piece.width <= width + 1e-9; x += this.#step) {
          if (blocked === undefined || isApart(at(piece, x, y), at(blocked, blocked.x, blocked.y), 0)) {
            found.push({ turn, x, y });
          }
        }
      }
      return found;
    });
    return this.#mostOf(places, 0);
  }

  /** The largest number of these places that keep apart, where it is above `least`. */
  #mostOf(places: readonly Place[], least: number): number {
    let best = 0;
    places.forEach((place, index) => {
      if (1 + places.length - index - 1 <= Math.max(best, least)) return;
      const rest = places.slice(index + 1).filter((other) => this.#keepApart(place, other));
      if (1 + rest.length > best) best = Math.max(best, 1 + this.#mostOf(rest, best - 1));
    });
    return best;
  }

  #keepApart(a: Place, b: Place): boolean {
    const key = `${a.turn} ${b.turn} ${Math.round((b.x - a.x) * 100)} ${Math.round((b.y - a.y) * 100)}`;
    const known = this.#apart.get(key);
    if (known !== undefined) return known;
    const [first, second] = [this.#turned[a.turn], this.#turned[b.turn]];
    if (first === undefined || second === undefined) throw new RangeError('Four turns');
    const apart = isApart(first.outline, at(second, b.x - a.x, b.y - a.y), this.#gap);
    this.#apart.set(key, apart);
    return apart;
  }
}

function at({ outline }: Pick<Outline, 'outline'>, dx: number, dy: number): readonly Point[] {
  return outline.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

export function turnedOutline({ width, height, outline }: Outline, turn: number): Outline {
  if (turn === 0) return { width, height, outline };
  const quarter = {
    width: height,
    height: width,
    outline: outline.map(({ x, y }) => ({ x: height - y, y: x })),
  };
  return turnedOutline(quarter, turn - 1);
}

/** Whether neither holds a corner of the other and no two sides come nearer than the gap. */
export function isApart(a: readonly Point[], b: readonly Point[], gap: number): boolean {
  const [first, second] = [around(a, gap), around(b)];
  if (intersection(first, second) === undefined) return true;
  const [one, other] = [a[0], b[0]];
  if (one === undefined || other === undefined) return true;
  if (holds(a, other) || holds(b, one)) return false;
  return sidesOf(a).every((side) => sidesOf(b).every((next) => distance(side, next) >= gap - 1e-6));
}

type Side = readonly [Point, Point];

function sidesOf(outline: readonly Point[]): readonly Side[] {
  return outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from]);
}

function holds(outline: readonly Point[], { x, y }: Point): boolean {
  return (
    sidesOf(outline).filter(
      ([p, q]) => p.y > y !== q.y > y && x < p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x),
    ).length %
      2 ===
    1
  );
}

/** 0 where they cross. */
function distance([a, b]: Side, [c, d]: Side): number {
  const turn = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  const crosses = turn(a, b, c) * turn(a, b, d) < -1e-9 && turn(c, d, a) * turn(c, d, b) < -1e-9;
  return crosses ? 0 : Math.min(toSide(a, [c, d]), toSide(b, [c, d]), toSide(c, [a, b]), toSide(d, [a, b]));
}

function toSide({ x, y }: Point, [from, to]: Side): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
