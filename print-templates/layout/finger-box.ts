/**
 * The six panels have finger joints as deep as the material is thick. A shared edge is cut into an odd number of
 * stretches, which belong to its two panels in turn; corners belong to front and back. Tabs alone hold the lid.
 */
import { outlineOf } from './nets/folded.ts';
import { grown } from './bounds.ts';
import { rectOf, type Point } from './draw.ts';
import type { Rect } from './types.ts';
import type { Room } from './nets/tuck-box.ts';

export const fingerPanels = ['bottom', 'front', 'back', 'left', 'right', 'lid'] as const;
export type FingerPanelName = (typeof fingerPanels)[number];

export interface FingerPanel {
  readonly name: FingerPanelName;
  /** The size in millimetres includes all fingers and the kerf. */
  readonly width: number;
  readonly height: number;
  /** The points run clockwise; their bounding box begins at (0, 0). */
  readonly outline: readonly Point[];
  /** Slits for dividers are in the coordinates of the outline. */
  readonly slits: readonly Rect[];
}

export interface FingerSpec {
  readonly room: Room;
  readonly thickness: number;
  readonly finger: number;
  readonly kerf: number;
  /** A finger is wider than its gap by this much; negative values make it narrower. */
  readonly press: number;
  /** Slits are measured from the inner upper corner of a wall. */
  readonly slits?: { readonly front: readonly Rect[]; readonly side: readonly Rect[] };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The lid and its tabs have this much air in millimetres, so that it comes off. */
export const lidAir = 0.2;

/** Fingers narrower than this share of the thickness break. */
const leastFinger = 0.8;

function shared(
  length: number,
  { finger, thickness, press }: FingerSpec,
): readonly [readonly Stretch[], readonly Stretch[]] {
  const most = Math.floor(length / Math.max(finger, leastFinger * thickness));
  const count = Math.max(3, most % 2 === 1 ? most : most - 1);
  const step = length / count;
  // Both boards share the press equally, at either side of each finger; the ends of an edge stay in place.
  const more = press / 4;
  const stretches = Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? 0 : index * step - more,
    to: index === count - 1 ? length : (index + 1) * step + more,
  }));
  return [stretches.filter((_, index) => index % 2 === 0), stretches.filter((_, index) => index % 2 === 1)];
}

function lidTabs(length: number, { finger, thickness }: FingerSpec): readonly Stretch[] {
  const half = Math.min(Math.max(finger, 2 * thickness), length / 5) / 2;
  return [length / 4, (3 * length) / 4].map((middle) => ({ from: middle - half, to: middle + half }));
}

function between(length: number, tabs: readonly Stretch[]): readonly Stretch[] {
  const stops = [0, ...tabs.flatMap(({ from, to }) => [from, to]), length];
  return stops.flatMap((from, index) => {
    const to = stops[index + 1];
    return index % 2 === 0 && to !== undefined ? [{ from, to }] : [];
  });
}

/** Walls are seen from outside, bottom and lid from above with the front below. */
export function fingerBox(spec: FingerSpec): readonly FingerPanel[] {
  const { width: x, depth: y, height: z } = spec.room;
  const [floorAcross, wallAcross] = shared(x, spec);
  const [floorAlong, wallAlong] = shared(y, spec);
  const [front, side] = shared(z, spec);
  const [tabsAcross, tabsAlong] = [lidTabs(x, spec), lidTabs(y, spec)];
  const frontEdges = { top: between(x, tabsAcross), right: front, bottom: wallAcross, left: front };
  const leftEdges = { top: between(y, tabsAlong), right: side, bottom: wallAlong, left: side };
  const floorEdges = { top: floorAcross, right: floorAlong, bottom: floorAcross, left: floorAlong };
  const lidEdges = { top: tabsAcross, right: tabsAlong, bottom: tabsAcross, left: tabsAlong };
  const panel = (name: FingerPanelName, width: number, height: number, edges: Edges): FingerPanel => {
    const own = name === 'front' || name === 'back';
    const air = name === 'lid' ? lidAir : 0;
    const slits = own ? spec.slits?.front : name === 'left' || name === 'right' ? spec.slits?.side : [];
    const line = outlineOf(
      blocksOf(width, height, edges, spec.thickness, own, air).map((outline) => ({ outline })),
    );
    return { name, ...withKerfAllowance(line, slits ?? [], spec.kerf) };
  };
  return [
    panel('bottom', x, y, floorEdges),
    panel('front', x, z, frontEdges),
    panel('back', x, z, frontEdges),
    panel('left', y, z, leftEdges),
    panel('right', y, z, leftEdges),
    panel('lid', x, y, lidEdges),
  ];
}

/** A panel extends past its inner rectangle along these stretches. Edges are symmetric, so none has to be reversed. */
type Edges = Readonly<Record<'top' | 'right' | 'bottom' | 'left', readonly Stretch[]>>;

function blocksOf(
  w: number,
  h: number,
  edges: Edges,
  t: number,
  hasCorners: boolean,
  air: number,
): readonly (readonly Point[])[] {
  const rect = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const fingers = (list: readonly Stretch[], draw: (from: number, to: number) => readonly Point[]) =>
    list.map(({ from, to }) => draw(from + air, to - air));
  return [
    rect(air, air, w - air, h - air),
    ...fingers(edges.top, (from, to) => rect(from, -t, to, air)),
    ...fingers(edges.bottom, (from, to) => rect(from, h - air, to, h + t)),
    ...fingers(edges.left, (from, to) => rect(-t, from, air, to)),
    ...fingers(edges.right, (from, to) => rect(w - air, from, w + t, to)),
    ...(hasCorners ? [-t, w].flatMap((x) => [-t, h].map((y) => rect(x, y, x + t, y + t))) : []),
  ];
}

/** Grows a clockwise outline by half the kerf, shrinks its slits as much, and moves its bounding box to the origin. */
export function withKerfAllowance(
  line: readonly Point[],
  slits: readonly Rect[],
  kerf: number,
): Omit<FingerPanel, 'name'> {
  const larger = spread(line, kerf / 2);
  const [left, top] = [Math.min(...larger.map(({ x }) => x)), Math.min(...larger.map(({ y }) => y))];
  return {
    width: Math.max(...larger.map(({ x }) => x)) - left,
    height: Math.max(...larger.map(({ y }) => y)) - top,
    outline: larger.map(({ x, y }) => ({ x: x - left, y: y - top })),
    slits: slits.map((slit) => {
      const { x, y, width, height } = grown(slit, -kerf / 2);
      return rectOf(x - left, y - top, width, height);
    }),
  };
}

/** Moves the sides of a clockwise outline of horizontal and vertical lines outwards. */
export function spread(line: readonly Point[], by: number): readonly Point[] {
  return line.map((at, index) => {
    const before = line.at(index - 1) ?? at;
    const after = line[(index + 1) % line.length] ?? at;
    const [one, other] = [outward(before, at), outward(at, after)];
    return { x: at.x + (one.x + other.x) * by, y: at.y + (one.y + other.y) * by };
  });
}

/** Outward is to the left of a clockwise line. */
function outward(from: Point, to: Point): Point {
  const sign = (length: number) => (Math.abs(length) < 1e-7 ? 0 : Math.sign(length));
  return { x: sign(to.y - from.y), y: -sign(to.x - from.x) };
}
