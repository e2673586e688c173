/**
 * A net of a cube with its seven tabs. Folded, each tab comes to lie behind the edge that it is glued to, and no two
 * tabs lie on one another: where two meet in a corner behind one face, both run in by their whole depth.
 */
import { mm, ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { Point } from './draw.ts';
import {
  netShape,
  type Cell,
  type CellSide,
  type FacePlace,
  type NetName,
  type NetShape,
  type Side,
} from './net-shapes.ts';
import type { LayoutProblem } from './sheet.ts';

/** An edge from one corner to another, clockwise round its face, so that outward is to the left of it. */
export interface Edge {
  readonly face: FacePlace;
  readonly from: Point;
  readonly to: Point;
}

export interface Tab {
  /** Stands on the tab and, inside the cube, at the edge that it is glued to. */
  readonly number: number;
  /** The fold between the tab and its face. */
  readonly fold: Edge;
  /** Fold end, outer end, outer end, fold end; the outer ends are one point on the smallest cubes. */
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

/** How far the slant of a tab runs in where nothing lies beside it, as a share of its depth. */
const taper = 0.5;
/** Between two tabs that meet behind a face, as far as there is room: paper is folded and glued by hand. */
const air = 0.25;

/** The narrowest tab that glue holds (R8), in hundredths of a millimetre: 0.3 x 15.5 would leave a tail of digits. */
export function neededTab(edge: number): number {
  return Math.max(4, Math.round(30 * edge) / 100);
}

/** A net with its top left corner at (0, 0); `tab` 0 takes the width that is needed. */
export function cubeNet(edge: number, tab = 0, name: NetName = 'cross'): Result<Net, LayoutProblem> {
  const needed = neededTab(edge);
  const depth = tab === 0 ? needed : tab;
  if (depth < needed - 1e-9)
    return refuse({ code: 'print/tab-too-small', tab: mm(depth), needed: mm(needed) });
  // Opposite tabs of one face would meet behind it.
  if (depth > edge / 2 + 1e-9)
    return refuse({ code: 'print/tab-too-wide', tab: mm(depth), most: mm(edge / 2) });

  const shape = netShape(name);
  const glued = tabSides(shape, edge, depth);
  const { left, top, width, height } = extentOf(shape, glued, edge, depth);
  const at = (place: CellSide): Edge => edgeOf(place, shape.cells[place.face], edge, { x: left, y: top });
  const tabs = glued.map(({ tab: from, target }, index): Tab => {
    const run = runsOf(target, glued, depth, edge);
    return {
      number: index + 1,
      fold: at(from),
      target: at(target),
      outline: tapered(at(from), depth, run),
    };
  });
  const faces = Object.fromEntries(
    Object.entries(shape.cells).map(([face, { column, row }]) => [
      face,
      { x: column * edge - left, y: row * edge - top },
    ]),
  ) as Net['faces'];
  const free = shape.joins.flat().map(at);
  return ok({
    edge,
    tab: depth,
    width,
    height,
    faces,
    tabs,
    folds: shape.folds.map(at),
    outline: outlineOf(free, tabs),
  });
}

/** The part of a tab that lies within so many millimetres of its fold. */
export function strip(
  { outline: [from, out, last, to] }: Tab,
  depth: number,
  whole: number,
): readonly Point[] {
  const share = depth / whole;
  const part = (start: Point, end: Point): Point => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  return [from, part(from, out), part(to, last), to];
}

interface GluedSide {
  readonly tab: CellSide;
  readonly target: CellSide;
}

/**
 * Of two sides that meet, which bears the tab: the choice that takes least paper, then the one with the fewest tabs
 * that meet in a corner. Numbered from above, from the left.
 */
function tabSides(shape: NetShape, edge: number, depth: number): readonly GluedSide[] {
  const choices = Array.from({ length: 2 ** shape.joins.length }, (_, bits) =>
    shape.joins.map(([one, other], index): GluedSide =>
      ((bits >> index) & 1) === 0 ? { tab: one, target: other } : { tab: other, target: one },
    ),
  );
  const cost = (glued: readonly GluedSide[]): number => {
    const { width, height } = extentOf(shape, glued, edge, depth);
    const crowded = glued.flatMap(({ target }) => neighbours(target).filter((side) => isTarget(side, glued)));
    return width * height + crowded.length / 100;
  };
  const costs = choices.map(cost);
  const best = choices[costs.indexOf(Math.min(...costs))] ?? [];
  const middle = ({ face, side }: CellSide): number =>
    shape.cells[face].row * 100 +
    shape.cells[face].column +
    { top: -50, left: -0.25, right: 0.25, bottom: 50 }[side];
  return [...best].sort((a, b) => middle(a.tab) - middle(b.tab));
}

/** The box round faces and tabs; the first cell of the grid begins at (0, 0). */
function extentOf(shape: NetShape, glued: readonly GluedSide[], edge: number, depth: number) {
  const cells = Object.values(shape.cells);
  const reach = (ends: readonly (readonly [Cell, Side | undefined])[], way: Side): number =>
    Math.max(
      ...ends.map(([{ column, row }, side]) => {
        const far = { left: -column, right: column + 1, top: -row, bottom: row + 1 }[way];
        return far * edge + (side === way ? depth : 0);
      }),
    );
  const ends = [
    ...cells.map((cell) => [cell, undefined] as const),
    ...glued.map(({ tab }) => [shape.cells[tab.face], tab.side] as const),
  ];
  const [left, top] = [0 - reach(ends, 'left'), 0 - reach(ends, 'top')];
  return { left, top, width: reach(ends, 'right') - left, height: reach(ends, 'bottom') - top };
}

/** How far a tab runs in at either end, along its fold: the whole depth where another comes to lie beside it. */
function runsOf(target: CellSide, glued: readonly GluedSide[], depth: number, edge: number) {
  const [before, after] = neighbours(target).map((side) =>
    isTarget(side, glued) ? Math.min(depth + air, edge / 2) : depth * taper,
  ) as [number, number];
  // The tab meets its target the other way round.
  return { from: after, to: before };
}

const around = ['top', 'right', 'bottom', 'left'] as const satisfies readonly Side[];

/** The sides of a face before and after this one, clockwise. */
function neighbours({ face, side }: CellSide): readonly [CellSide, CellSide] {
  const place = around.indexOf(side);
  const near = (step: number): CellSide => ({ face, side: around[(place + step) % 4] ?? side });
  return [near(3), near(1)];
}

function isTarget({ face, side }: CellSide, glued: readonly GluedSide[]): boolean {
  return glued.some(({ target }) => target.face === face && target.side === side);
}

function edgeOf({ face, side }: CellSide, { column, row }: Cell, edge: number, origin: Point): Edge {
  const [x, y] = [column * edge - origin.x, row * edge - origin.y];
  const corners = {
    top: [x, y, x + edge, y],
    right: [x + edge, y, x + edge, y + edge],
    bottom: [x + edge, y + edge, x, y + edge],
    left: [x, y + edge, x, y],
  } as const;
  const [x1, y1, x2, y2] = corners[side];
  return { face, from: { x: x1, y: y1 }, to: { x: x2, y: y2 } };
}

function tapered(
  { from, to }: Edge,
  depth: number,
  run: { readonly from: number; readonly to: number },
): Tab['outline'] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // Clockwise with y down, outward is a quarter turn to the left of the way.
  const out = { x: along.y, y: -along.x };
  const at = (way: number): Point => ({
    x: from.x + along.x * way + out.x * depth,
    y: from.y + along.y * way + out.y * depth,
  });
  return [from, at(run.from), at(length - run.to), to];
}

/** From free edge to free edge, clockwise, round the tab where an edge bears one. */
function outlineOf(free: readonly Edge[], tabs: readonly Tab[]): readonly Point[] {
  const points: Point[] = [];
  let edge = free[0];
  for (let count = 0; count < free.length && edge !== undefined; count += 1) {
    const { from, to } = edge;
    const tab = tabs.find(({ fold }) => same(fold.from, from) && same(fold.to, to));
    points.push(...(tab === undefined ? [from] : tab.outline.slice(0, 3)));
    edge = free.find((next) => same(next.from, to));
  }
  return points.filter((point, index) => !same(point, points.at(index - 1) ?? point));
}

function same(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;
}
