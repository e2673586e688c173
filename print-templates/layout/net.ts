/**
 * A net of a cube with its seven tabs. Folded, each tab comes to lie behind the edge that it is glued to, and no two
 * tabs lie on one another: where two meet in a corner behind one face, both run in by their whole depth.
 *
 * Card has a thickness, and folds lie in the middle of it (R9). So that the closed cube measures its edge from outside to
 * outside, folds are an edge less one thickness apart. Where a wall is glued, its tab lies inside the next wall: that fold
 * lies a thickness further in, and the edge it is glued behind reaches half a thickness further out, to be flush outside.
 */
import { mm, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { around } from './bounds.ts';
import { cornersOf, rectOf, type Point } from './draw.ts';
import { NetLines, type Edge, type Fold } from './net-lines.ts';
import { facePlaces, netShape, type FacePlace, type NetName } from './net-shapes.ts';
import { tabSides } from './net-tabs.ts';
import type { LayoutProblem, Rect } from './sheet.ts';

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
  /** Of the closed cube, outside. */
  readonly edge: number;
  readonly thickness: number;
  readonly tab: number;
  readonly width: number;
  readonly height: number;
  /** What is cut and folded of each face. */
  readonly walls: Readonly<Record<FacePlace, Rect>>;
  /** Where what a face shows is drawn: the top left corner of a square of `art`, in the middle of the face of the closed cube. */
  readonly faces: Readonly<Record<FacePlace, Point>>;
  readonly art: number;
  readonly tabs: readonly Tab[];
  readonly folds: readonly Fold[];
  /** What the scissors follow: one closed line round faces and tabs. */
  readonly outline: readonly Point[];
  /** Faces and tabs one by one: convex shapes that are the net together. */
  readonly parts: readonly (readonly Point[])[];
}

export interface NetChoices {
  /** Depth of the tabs in millimetres; 0 takes what is needed. */
  readonly tab?: number;
  readonly name?: NetName;
  /** Of the card, in millimetres. */
  readonly thickness?: number;
  /** The same tabs, drawn as if the card had no thickness: for pictures. */
  readonly thin?: boolean;
}

/** The narrowest tab that glue holds (R8), in hundredths of a millimetre: 0.3 x 15.5 would leave a tail of digits. */
export function neededTab(edge: number): number {
  return Math.max(4, Math.round(30 * edge) / 100);
}

/** A net with its top left corner at (0, 0). */
export function cubeNet(edge: number, choices: NetChoices = {}): Result<Net, LayoutProblem> {
  const { tab = 0, name = 'cross', thickness = 0, thin = false } = choices;
  const needed = neededTab(edge);
  const depth = tab === 0 ? needed : tab;
  if (depth < needed - 1e-9)
    return refuse({ code: 'print/tab-too-small', tab: mm(depth), needed: mm(needed) });
  const pitch = edge - thickness;
  // Opposite tabs of one face would meet behind it; those of the least depth are never opposite where they would.
  const most = Math.max(needed, Math.floor(50 * pitch) / 100);
  if (depth > most + 1e-9) return refuse({ code: 'print/tab-too-wide', tab: mm(depth), most: mm(most) });

  const shape = netShape(name);
  const sizes = { pitch, depth, thickness };
  const glued = tabSides(shape, sizes);
  const lines = new NetLines(shape, glued, thin ? { pitch: edge, depth, thickness: 0 } : sizes);
  const outline = lines.outline();
  const box = around(outline);
  const by = ({ x, y }: Point): Point => ({ x: x - box.x, y: y - box.y });
  const moved = <L extends { readonly from: Point; readonly to: Point }>(line: L): L => ({
    ...line,
    from: by(line.from),
    to: by(line.to),
  });
  // Clear of every fold: one with a tab lies farthest in.
  const art = edge - 3 * thickness;
  const walls = byFace((face) => {
    const { from } = lines.edge({ face, side: 'top' });
    const { from: far } = lines.edge({ face, side: 'bottom' });
    return rectOf(from.x - box.x, from.y - box.y, far.x - from.x, far.y - from.y);
  });
  const tabs = glued.map((sides, index): Tab => {
    const [from, out, last, to] = lines.tab(sides);
    return {
      number: index + 1,
      fold: moved({ face: sides.tab.face, from, to }),
      outline: [by(from), by(out), by(last), by(to)],
      target: moved(lines.edge(sides.target)),
    };
  });
  return ok({
    edge,
    thickness,
    tab: depth,
    width: box.width,
    height: box.height,
    walls,
    faces: byFace((face) => {
      const { x, y } = by(lines.middle(face));
      return { x: x - art / 2, y: y - art / 2 };
    }),
    art,
    tabs,
    folds: lines.folds().map(moved),
    outline: outline.map(by),
    parts: [...Object.values(walls).map(cornersOf), ...tabs.map((one) => one.outline)],
  });
}

/** The part of a tab that lies within so many millimetres of its fold. */
export function strip({ outline: [from, out, last, to] }: Tab, depth: number, whole: number): Tab['outline'] {
  const share = depth / whole;
  const part = (start: Point, end: Point): Point => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  return [from, part(from, out), part(to, last), to];
}

function byFace<T>(value: (face: FacePlace) => T): Readonly<Record<FacePlace, T>> {
  return Object.fromEntries(facePlaces.map((face) => [face, value(face)])) as Record<FacePlace, T>;
}
