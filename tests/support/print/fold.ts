/** Folds a net in space, hinge by hinge, knowing nothing but its polygons and the lines it is folded along. */
import { facePlaces, type FacePlace } from '#print-templates/layout/net-shapes.ts';
import type { Net } from '#print-templates/layout/net.ts';
import type { Point } from '#print-templates/layout/draw.ts';

export type Vector = readonly [number, number, number];
type Motion = (point: Vector) => Vector;

interface Folded {
  readonly faces: Readonly<Record<FacePlace, readonly Vector[]>>;
  /** In the order of the net's tabs. */
  readonly tabs: readonly (readonly Vector[])[];
}

export function foldNet(net: Net): Folded {
  const flat = (place: FacePlace): readonly Point[] => squareAt(net.faces[place], net.edge);
  const motions = new Map<FacePlace, Motion>([['centre', (point) => point]]);
  for (let round = 0; round < facePlaces.length; round += 1) {
    for (const { from, to } of net.folds) {
      const [known, next] = facePlaces
        .filter((place) => borders(flat(place), from, to))
        .sort((a, b) => Number(motions.has(b)) - Number(motions.has(a)));
      const motion = known === undefined ? undefined : motions.get(known);
      if (motion === undefined || next === undefined || motions.has(next)) continue;
      const turn = hinge(from, to, middleOf(flat(next)));
      motions.set(next, (point) => motion(turn(point)));
    }
  }
  const placed = (place: FacePlace): Motion => {
    const motion = motions.get(place);
    if (motion === undefined) throw new Error(`${place} hangs on no fold`);
    return motion;
  };
  const faces = facePlaces.map((place) => [place, flat(place).map(lift).map(placed(place))]);
  const tabs = net.tabs.map(({ fold, outline }) => {
    const turn = hinge(fold.from, fold.to, middleOf(outline));
    return outline.map((point) => placed(fold.face)(turn(lift(point))));
  });
  return { faces: Object.fromEntries(faces) as Folded['faces'], tabs };
}

export function squareAt({ x, y }: Point, edge: number): readonly Point[] {
  return [
    { x, y },
    { x: x + edge, y },
    { x: x + edge, y: y + edge },
    { x, y: y + edge },
  ];
}

/** Points in the plane of three of them, the first at the origin, and how far each lies out of it. */
export function inPlaneOf(
  [origin, one, two]: readonly Vector[],
  points: readonly Vector[],
): readonly (Point & { readonly off: number })[] {
  if (origin === undefined || one === undefined || two === undefined) throw new Error('No plane');
  const u = unit(minus(one, origin));
  const v = unit(minus(two, one));
  return points.map((point) => {
    const way = minus(point, origin);
    const [x, y] = [dot(way, u), dot(way, v)];
    return { x, y, off: Math.sqrt(Math.max(0, dot(way, way) - x * x - y * y)) };
  });
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** A quarter turn, away from the reader, of what lies on the side of a line where `beyond` is. */
function hinge(from: Point, to: Point, beyond: Point): Motion {
  const along = unit([to.x - from.x, to.y - from.y, 0]);
  const left: Vector = [along[1], -along[0], 0];
  const way: Vector = [beyond.x - from.x, beyond.y - from.y, 0];
  const out: Vector = dot(way, left) > 0 ? left : [-left[0], -left[1], 0];
  return (point) => {
    const by = minus(point, lift(from));
    const [run, reach, high] = [dot(by, along), dot(by, out), by[2]];
    return [from.x + along[0] * run - out[0] * high, from.y + along[1] * run - out[1] * high, reach];
  };
}

function lift({ x, y }: Point): Vector {
  return [x, y, 0];
}

function unit(v: Vector): Vector {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

function middleOf(points: readonly Point[]): Point {
  const total = points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  return { x: total.x / points.length, y: total.y / points.length };
}

function borders(square: readonly Point[], from: Point, to: Point): boolean {
  const near = (end: Point) => square.some(({ x, y }) => Math.hypot(x - end.x, y - end.y) < 1e-6);
  return near(from) && near(to);
}
