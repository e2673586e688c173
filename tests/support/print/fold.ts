/** Folds a net in space, hinge by hinge, knowing nothing but the line it is cut along and the lines it is folded along. */
import { facePlaces, type FacePlace } from '#print-templates/layout/nets/net-shapes.ts';
import type { Net } from '#print-templates/layout/nets/net.ts';
import type { Point } from '#print-templates/layout/draw.ts';
import { foldPanels, panelAt, partedPanels, type DrawnFold, type FlatPanel } from './panels.ts';

export type Vector = readonly [number, number, number];

interface FoldedPanel {
  /** Corners on the flat sheet and, in the same order, in space: where the middle of the card lies. */
  readonly flat: readonly Point[];
  readonly corners: readonly Vector[];
  /** Corners of what is drawn on it, in space: its plane, printed side outwards. */
  readonly plane: readonly Vector[];
}

interface Folded {
  readonly panels: number;
  readonly faces: Readonly<Record<FacePlace, FoldedPanel>>;
  /** In the order of the net's tabs. */
  readonly tabs: readonly FoldedPanel[];
}

export function foldNet(net: Net): Folded {
  const lines = [...net.folds, ...net.tabs.map(({ fold }) => fold)];
  const folds = lines.map(({ from, to }): DrawnFold => ({ from, to, way: 'away' }));
  const panels = partedPanels({ outline: net.outline, folds });
  const middle = (place: FacePlace): Point => {
    const { x, y } = net.faces[place];
    return { x: x + net.art / 2, y: y + net.art / 2 };
  };
  const placed = foldPanels(panels, folds, panelAt(panels, middle('centre')), () => 90);
  const folded = (panel: FlatPanel, square: readonly Point[]): FoldedPanel => {
    const motion = placed.get(panel);
    if (motion === undefined) throw new Error('A panel hangs on no fold');
    return { flat: panel.outline, corners: panel.outline.map(motion), plane: square.map(motion) };
  };
  const faces = facePlaces.map((place) => {
    const square = squareAt(net.faces[place], net.art);
    return [place, folded(panelAt(panels, middle(place)), square)];
  });
  return {
    panels: panels.length,
    faces: Object.fromEntries(faces) as Folded['faces'],
    tabs: net.tabs.map(({ outline }) => folded(panelAt(panels, middleOf(outline)), outline)),
  };
}

export function squareAt({ x, y }: Point, edge: number): readonly Point[] {
  return [
    { x, y },
    { x: x + edge, y },
    { x: x + edge, y: y + edge },
    { x, y: y + edge },
  ];
}

/**
 * Points seen in the plane of three corners of a square, clockwise from its top left one, which is the origin; `off` is how far
 * each lies out of it, above 0 on the side that is printed.
 */
export function inPlaneOf(
  corners: readonly Vector[],
  points: readonly Vector[],
): readonly (Point & { readonly off: number })[] {
  const [origin, one, two] = corners;
  if (origin === undefined || one === undefined || two === undefined) throw new Error('No plane');
  const [u, v, out] = [unit(minus(one, origin)), unit(minus(two, one)), normalOf(corners)];
  return points.map((point) => {
    const way = minus(point, origin);
    return { x: dot(way, u), y: dot(way, v), off: dot(way, out) };
  });
}

/** Which way a face looks: out of its printed side, of which three corners are given clockwise. */
export function normalOf([a, b, c]: readonly Vector[]): Vector {
  if (a === undefined || b === undefined || c === undefined) throw new Error('No plane');
  const [u, v] = [minus(b, a), minus(c, b)];
  return unit([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]);
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function unit(v: Vector): Vector {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

function middleOf(points: readonly Point[]): Point {
  const total = points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  return { x: total.x / points.length, y: total.y / points.length };
}
