/**
 * The cross net of a cube: a column of four faces with an arm on either side of the second, and seven tabs.
 * Folded, each tab comes to lie behind the edge that bears its number.
 *
 *          7
 *        1[0]2
 *       [1][2][3]      0 to 4 letters, 5 the total
 *        3[4]4
 *        5[5]6
 */
import { mm, ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { Point } from './draw.ts';
import type { LayoutProblem } from './sheet.ts';

/** Faces by their place in the net; `top` is the first of the column, `total` the last. */
export const facePlaces = ['top', 'left', 'centre', 'right', 'lower', 'total'] as const;
export type FacePlace = (typeof facePlaces)[number];

/** An edge from one corner to another, clockwise round its face, so that outward is to the left of it. */
export interface Edge {
  readonly face: FacePlace;
  readonly from: Point;
  readonly to: Point;
}

export interface Tab {
  /** Stands on the tab and beside the edge that it is glued to. */
  readonly number: number;
  /** The fold between the tab and its face. */
  readonly fold: Edge;
  /** Fold end, outer end, outer end, fold end. */
  readonly outline: readonly [Point, Point, Point, Point];
  /** The edge it is glued behind. */
  readonly target: Edge;
}

export interface Net {
  readonly edge: number;
  readonly tab: number;
  readonly width: number;
  readonly height: number;
  readonly faces: Readonly<Record<FacePlace, Point>>;
  readonly tabs: readonly Tab[];
  /** The folds between faces. */
  readonly folds: readonly { readonly from: Point; readonly to: Point }[];
  /** What the scissors follow: one closed line round faces and tabs. */
  readonly outline: readonly Point[];
}

/** How far the slant of a tab runs in, as a share of its depth. */
const taper = 0.62;

/** The narrowest tab that glue holds (R8), in hundredths of a millimetre: 0.3 x 15.5 would leave a tail of digits. */
export function neededTab(edge: number): number {
  return Math.max(4, Math.round(30 * edge) / 100);
}

/** A net with its top left corner at (0, 0); `tab` 0 takes the width that is needed. */
export function cubeNet(edge: number, tab = 0): Result<Net, LayoutProblem> {
  const needed = neededTab(edge);
  const depth = tab === 0 ? needed : tab;
  if (depth < needed - 1e-9)
    return refuse({ code: 'print/tab-too-small', tab: mm(depth), needed: mm(needed) });
  // Opposite tabs of one face would meet behind it.
  if (depth > edge / 2 + 1e-9)
    return refuse({ code: 'print/tab-too-wide', tab: mm(depth), most: mm(edge / 2) });

  const at = (column: number, row: number): Point => ({ x: column * edge, y: depth + row * edge });
  const faces = {
    top: at(1, 0),
    left: at(0, 1),
    centre: at(1, 1),
    right: at(2, 1),
    lower: at(1, 2),
    total: at(1, 3),
  };
  const side = (face: FacePlace, which: Side): Edge => edgeOf(face, faces[face], edge, which);
  const tabs = joins.map(([face, from, other, to], index) =>
    tabOn(index + 1, side(face, from), side(other, to), depth),
  );
  const folds = [1, 2, 3].map((row) => ({ from: at(1, row), to: at(2, row) }));
  folds.push({ from: at(1, 1), to: at(1, 2) }, { from: at(2, 1), to: at(2, 2) });
  const [t1, t2, t3, t4, t5, t6, t7] = tabs.map((one) => one.outline) as unknown as Outlines;
  const outline = [
    ...t7,
    ...t2,
    at(3, 1),
    at(3, 2),
    ...t4,
    ...t6,
    at(2, 4),
    at(1, 4),
    ...t5,
    ...t3,
    at(0, 2),
    at(0, 1),
    ...t1,
  ];
  return ok({
    edge,
    tab: depth,
    width: 3 * edge,
    height: 4 * edge + depth,
    faces,
    tabs,
    folds,
    outline: withoutRepeats(outline),
  });
}

type Outline = Tab['outline'];
type Outlines = readonly [Outline, Outline, Outline, Outline, Outline, Outline, Outline];
type Side = 'top' | 'right' | 'bottom' | 'left';

/** Tab by tab: the edge it grows from and the edge it is glued behind. */
const joins: readonly (readonly [FacePlace, Side, FacePlace, Side])[] = [
  ['top', 'left', 'left', 'top'],
  ['top', 'right', 'right', 'top'],
  ['lower', 'left', 'left', 'bottom'],
  ['lower', 'right', 'right', 'bottom'],
  ['total', 'left', 'left', 'left'],
  ['total', 'right', 'right', 'right'],
  ['top', 'top', 'total', 'bottom'],
];

function edgeOf(face: FacePlace, { x, y }: Point, edge: number, side: Side): Edge {
  const corners = {
    top: [x, y, x + edge, y],
    right: [x + edge, y, x + edge, y + edge],
    bottom: [x + edge, y + edge, x, y + edge],
    left: [x, y + edge, x, y],
  } as const;
  const [x1, y1, x2, y2] = corners[side];
  return { face, from: { x: x1, y: y1 }, to: { x: x2, y: y2 } };
}

function tabOn(number: number, fold: Edge, target: Edge, depth: number): Tab {
  return { number, fold, target, outline: strip(fold, depth) };
}

/** A tapered strip outside an edge: the whole tab, or the part of it next to the fold. */
export function strip({ from, to }: Edge, depth: number): Outline {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // Clockwise with y down, outward is a quarter turn to the left of the way.
  const out = { x: along.y, y: -along.x };
  const inset = depth * taper;
  const at = (run: number, rise: number): Point => ({
    x: from.x + along.x * run + out.x * rise,
    y: from.y + along.y * run + out.y * rise,
  });
  return [from, at(inset, depth), at(length - inset, depth), to];
}

function withoutRepeats(points: readonly Point[]): readonly Point[] {
  return points.filter((point, index) => {
    const last = points[(index + points.length - 1) % points.length] as Point;
    return Math.hypot(point.x - last.x, point.y - last.y) > 1e-9;
  });
}
