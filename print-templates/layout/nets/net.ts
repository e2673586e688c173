/**
 * The net of a cube has seven tabs. Each tab is glued behind an edge, and no two tabs overlap: where two meet in a
 * corner behind a face, both taper by their whole depth. Folds lie in the middle of the card (R9), so they are an edge
 * less one thickness apart. A glued wall has its tab inside the next wall: its fold lies a thickness further in, and
 * the edge that it is glued behind extends half a thickness, to be flush outside.
 */
import { mm, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { around } from '../bounds.ts';
import { cornersOf, rectOf, type Point } from '../draw.ts';
import { NetLines, type Edge, type Fold } from './net-lines.ts';
import { facePlaces, netShape, type FacePlace, type NetName } from './net-shapes.ts';
import { lidOf, tabSides } from './net-tabs.ts';
import type { Rect } from '../types.ts';
import type { LayoutProblem } from '../product.ts';

export interface Tab {
  /** The number is printed on the tab and inside the cube at its target edge. */
  readonly number: number;
  readonly fold: Edge;
  /** The order is fold end, outer end, outer end, fold end; on the smallest cubes the outer ends coincide. */
  readonly outline: readonly [Point, Point, Point, Point];
  readonly target: Edge;
}

export interface Net {
  readonly edge: number;
  readonly thickness: number;
  readonly tab: number;
  readonly width: number;
  readonly height: number;
  readonly walls: Readonly<Record<FacePlace, Rect>>;
  /** A face is drawn in a square of side `art` from this top left corner, in the middle of the face. */
  readonly faces: Readonly<Record<FacePlace, Point>>;
  readonly art: number;
  /** Tabs are in the order of gluing. Those of the lid, the face that is glued last, come at the end. */
  readonly tabs: readonly Tab[];
  readonly lid: FacePlace;
  readonly folds: readonly Fold[];
  readonly outline: readonly Point[];
  /** These convex shapes, faces and tabs, make up the net. */
  readonly parts: readonly (readonly Point[])[];
}

export interface NetChoices {
  /** The depth is in millimetres; 0 takes the least that holds. */
  readonly tab?: number;
  readonly name?: NetName;
  readonly thickness?: number;
  /** Pictures draw the same tabs as if the card had no thickness. */
  readonly thin?: boolean;
}

/** Returns the narrowest tab or flap that glue holds (R8), rounded to hundredths of a millimetre. */
export function neededTab(edge: number): number {
  return Math.max(4, Math.round(30 * edge) / 100);
}

/** The top left corner of the net is (0, 0). */
export function cubeNet(edge: number, choices: NetChoices = {}): Result<Net, LayoutProblem> {
  const { tab = 0, name = 'cross', thickness = 0, thin = false } = choices;
  const needed = neededTab(edge);
  const depth = tab === 0 ? needed : tab;
  if (depth < needed - 1e-9)
    return refuse({ code: 'print/tab-too-small', tab: mm(depth), needed: mm(needed) });
  const pitch = edge - thickness;
  // Opposite tabs would meet behind a face; tabs of the least depth are placed so that they do not.
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
  // The art stays clear of every fold; the fold of a tab lies farthest in.
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
    lid: lidOf(shape, glued),
    folds: lines.folds().map(moved),
    outline: outline.map(by),
    parts: [...Object.values(walls).map(cornersOf), ...tabs.map((one) => one.outline)],
  });
}

/** Returns the part of a tab within `depth` of its fold; the tab itself is `whole` deep. */
export function tabStrip(
  { outline: [from, out, last, to] }: Tab,
  depth: number,
  whole: number,
): Tab['outline'] {
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
