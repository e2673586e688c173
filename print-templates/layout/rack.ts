/**
 * A rack folded from one strip of card. Its profile, seen from the side: the front leans back, its lip folds double,
 * the shelf slopes down to the back rest, a leg goes to the table and the base runs forward again.
 *
 *       P2
 *   T  / |\
 *   \\/P1  \      front F: G0-T, lip: T-P0, shelf: P0-P1, back: P1-P2, leg: P2-G1, base: G1-G0, tab
 *   G0------G1
 */
import type { Point } from './draw.ts';

export const panelNames = ['front', 'lip', 'shelf', 'back', 'leg', 'base', 'tab'] as const;
export type PanelName = (typeof panelNames)[number];

export interface RackProfile {
  /** Lengths of the panels along the strip, in its order. */
  readonly panels: Readonly<Record<PanelName, number>>;
  /** Corners of the profile, y up from the table: G0, T, P0, P1, P2, G1. */
  readonly corners: readonly [Point, Point, Point, Point, Point, Point];
  readonly width: number;
}

/** Cubes a hand holds (A2). */
export const handSize = 7;
/** How far the shelf leans back, in degrees. */
const lean = 20;
/** Between the lowest point of the shelf and the table, so that the fold does not rock. */
const clearance = 1.5;
/** Air beside a cube, and at either end of the row. */
const air = { cube: 0.5, end: 1 } as const;

export function rackProfile(edge: number): RackProfile {
  const angle = (lean * Math.PI) / 180;
  const up = { x: Math.sin(angle), y: Math.cos(angle) };
  const back = { x: Math.cos(angle), y: -Math.sin(angle) };
  const shelf = edge + 1;
  const lip = Math.max(4, 0.3 * edge);
  const below = (clearance + shelf * Math.sin(angle)) / Math.cos(angle);
  const rest = 1.1 * edge;
  const along = (from: Point, way: Point, length: number): Point => ({
    x: from.x + way.x * length,
    y: from.y + way.y * length,
  });
  const g0 = { x: 0, y: 0 };
  const top = along(g0, up, below + lip);
  const p0 = along(g0, up, below);
  const p1 = along(p0, back, shelf);
  const p2 = along(p1, up, rest);
  const g1 = { x: p2.x + 0.3 * edge, y: 0 };
  return {
    panels: {
      front: below + lip,
      lip,
      shelf,
      back: rest,
      leg: Math.hypot(g1.x - p2.x, p2.y),
      base: g1.x,
      tab: Math.min(8, below - 0.4),
    },
    corners: [g0, top, p0, p1, p2, g1],
    width: handSize * (edge + air.cube) + 2 * air.end,
  };
}

/** The strip's length with its tab. */
export function stripLength({ panels }: RackProfile): number {
  return panelNames.reduce((sum, name) => sum + panels[name], 0);
}
