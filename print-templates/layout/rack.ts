/**
 * The rack is folded from one strip of card. Seen from the side, the front leans back and its lip folds double, the
 * shelf slopes down to the rest (the panel `back`), a leg goes to the table, and the base runs forward again with its
 * tab glued behind the front.
 *
 *       P2
 *   T  / |\
 *   \\/P1  \      front F: G0-T, lip: T-P0, shelf: P0-P1, rest: P1-P2, leg: P2-G1, base: G1-G0, tab
 *   G0-B----G1
 *
 * A ring of five panels alone would not keep its shape. Tongues that are cut from the shelf prolong the rest through
 * slits in the base at B and are bent forward under the base. Then rest, leg and base form one rigid triangle, and
 * shelf and front form another that hangs on it. With the tongues drawn out, the ring lies flat, folded only at P2 and
 * G0, since front, shelf and rest are together as long as leg and base.
 */
import type { Point } from './draw.ts';
import type { FoldedSheet, Panel } from './nets/folded.ts';

export const panelNames = ['front', 'lip', 'shelf', 'back', 'leg', 'base', 'tab'] as const;
export type PanelName = (typeof panelNames)[number];

export interface RackProfile {
  readonly panels: Readonly<Record<PanelName, number>>;
  /** The corners have y up from the table, in the order G0, T, P0, P1, P2, G1. */
  readonly corners: readonly [Point, Point, Point, Point, Point, Point];
  readonly width: number;
  readonly tongue: Tongue;
}

export interface Tongue {
  /** `stem` runs from the fold of the shelf to the base; `foot` is bent under the base. */
  readonly stem: number;
  readonly foot: number;
  readonly width: number;
  readonly places: readonly number[];
  /** The slits are this far from G0 along the base. */
  readonly slit: number;
}

/** A hand holds seven cubes (A2). */
export const handSize = 7;
export const lean = 20;
/** The lowest point of the shelf stays this far above the table, so that the rack does not rock on the fold. */
const clearance = 1.5;
/** Air is beside each cube, at either `end` of the row, behind the lip (`shelf`) and at either end of a `slit`. */
const air = { cube: 0.5, end: 1, shelf: 1, slit: 0.5 } as const;
/** The rest supports nearly the whole height of a cube, so that fingers can reach its top. */
const restShare = 0.9;

/** Returns the shortest flap or tongue that holds when glued (R8). */
function leastFlap(edge: number): number {
  return Math.max(4, 0.3 * edge);
}

export function rackProfile(edge: number): RackProfile {
  const angle = (lean * Math.PI) / 180;
  const up = { x: Math.sin(angle), y: Math.cos(angle) };
  const back = { x: Math.cos(angle), y: -Math.sin(angle) };
  const shelf = edge + air.shelf;
  const lip = leastFlap(edge);
  const below = (clearance + shelf * Math.sin(angle)) / Math.cos(angle);
  const rest = restShare * edge;
  const along = (from: Point, way: Point, length: number): Point => ({
    x: from.x + way.x * length,
    y: from.y + way.y * length,
  });
  const g0 = { x: 0, y: 0 };
  const top = along(g0, up, below + lip);
  const p0 = along(g0, up, below);
  const p1 = along(p0, back, shelf);
  const p2 = along(p1, up, rest);
  // The rack lies flat when below + shelf + rest = leg + base, with base = p2.x + out and leg from Pythagoras.
  const spare = below + shelf + rest - p2.x;
  const out = (spare * spare - p2.y * p2.y) / (2 * spare);
  const g1 = { x: p2.x + out, y: 0 };
  const width = handSize * (edge + air.cube) + 2 * air.end;
  const stem = clearance / Math.cos(angle);
  const tongueWidth = 0.6 * edge;
  return {
    panels: {
      front: below + lip,
      lip,
      shelf,
      back: rest,
      leg: Math.hypot(g1.x - p2.x, p2.y),
      base: g1.x,
      tab: Math.min(leastFlap(edge), below - 0.4),
    },
    corners: [g0, top, p0, p1, p2, g1],
    width,
    tongue: {
      stem,
      foot: Math.min(leastFlap(edge), shelf - stem - 2),
      width: tongueWidth,
      places: [0.22, 0.5, 0.78].map((share) => share * width - tongueWidth / 2),
      slit: p1.x - stem * Math.sin(angle),
    },
  };
}

export function stripLength({ panels }: RackProfile): number {
  return panelNames.reduce((sum, name) => sum + panels[name], 0);
}

export function panelTops({ panels }: RackProfile): Readonly<Record<PanelName, number>> {
  let y = 0;
  const tops = panelNames.map((name) => {
    const top = y;
    y += panels[name];
    return [name, top] as const;
  });
  return Object.fromEntries(tops) as Record<PanelName, number>;
}

/** Angles are in degrees away from the printed side; the fold lies above the panel. */
function foldAngles({ corners }: RackProfile): Readonly<Record<Exclude<PanelName, 'front'>, number>> {
  const [g0, top, p0, p1, p2, g1] = corners;
  const way = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const turn = (a: Point, b: Point, c: Point) => {
    const by = way(a, b) - way(b, c);
    return by > 180 ? by - 360 : by <= -180 ? by + 360 : by;
  };
  return {
    lip: 180,
    shelf: turn(top, p0, p1),
    back: turn(p0, p1, p2),
    leg: turn(p1, p2, g1),
    base: turn(p2, g1, g0),
    tab: turn(g1, g0, top),
  };
}

export function rackSheet(profile: RackProfile): FoldedSheet {
  const { panels, width, tongue } = profile;
  const tops = panelTops(profile);
  const angles = foldAngles(profile);
  const fold = tops.back;
  const shelfHole = (x: number): readonly Point[] => [
    { x: x + tongue.width, y: fold },
    { x: x + tongue.width, y: fold - tongue.stem - tongue.foot },
    { x, y: fold - tongue.stem - tongue.foot },
    { x, y: fold },
  ];
  const inset = panels.tab * 0.62;
  const strip = panelNames.map((name, index): Panel => {
    const [y, bottom] = [tops[name], tops[name] + panels[name]];
    const holes = name === 'shelf' ? tongue.places.toReversed().flatMap(shelfHole) : [];
    const run = name === 'tab' ? inset : 0;
    const outline = [
      { x: 0, y },
      { x: width, y },
      { x: width - run, y: bottom },
      ...holes,
      { x: run, y: bottom },
    ];
    const parent = panelNames[index - 1];
    if (parent === undefined || name === 'front') return { name, outline };
    const on = { panel: parent, from: { x: 0, y }, to: { x: width, y }, angle: angles[name] };
    return { name, outline, on };
  });
  const tongues = tongue.places.flatMap((x, index): readonly Panel[] => {
    const right = x + tongue.width;
    const bend = fold - tongue.stem;
    const tip = bend - tongue.foot;
    const rect = (y: number, end: number) => [
      { x, y },
      { x: right, y },
      { x: right, y: end },
      { x, y: end },
    ];
    return [
      {
        name: `stem ${index + 1}`,
        outline: rect(bend, fold),
        on: { panel: 'back', from: { x, y: fold }, to: { x: right, y: fold }, angle: 0 },
      },
      {
        name: `foot ${index + 1}`,
        outline: rect(tip, bend),
        on: {
          panel: `stem ${index + 1}`,
          from: { x, y: bend },
          to: { x: right, y: bend },
          angle: lean - 90,
        },
      },
    ];
  });
  const bottom = tops.tab;
  const slit = bottom - tongue.slit;
  return {
    width,
    height: stripLength(profile),
    panels: [...strip, ...tongues],
    outline: [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: bottom },
      { x: width - inset, y: bottom + panels.tab },
      { x: inset, y: bottom + panels.tab },
      { x: 0, y: bottom },
    ],
    slits: [
      ...tongue.places.map((x) => shelfHole(x).toReversed()),
      ...tongue.places.map((x) => [
        { x: x - air.slit, y: slit },
        { x: x + tongue.width + air.slit, y: slit },
      ]),
    ],
  };
}
