import type { Point } from '../draw.ts';
import { contains } from './visible.ts';
import { motionsOf, panelOf, type FoldedSheet, type FoldShares, type Motion } from '../nets/folded.ts';
import type { Vector, Scene } from '../types.ts';

export interface Moment {
  readonly shares: FoldShares;
  readonly before?: FoldShares;
  readonly glue?: readonly string[];
  readonly ground?: string;
}

export function sheetScene(sheet: FoldedSheet, moment: Moment): Scene {
  const { shares, before, glue = [], ground } = moment;
  const motions = motionsOf(sheet, shares);
  const placed = (name: string, points: readonly Point[]): readonly Vector[] => {
    const motion = motions.get(name);
    return points.map(({ x, y }) => motion?.([x, y, 0]) ?? [x, y, 0]);
  };
  const scene = {
    faces: sheet.panels.map(({ name, outline }) => placed(name, outline)),
    marks: [
      ...glue.flatMap((name) =>
        hatching(panelOf(sheet, name).outline, hatchStep(sheet)).map((line) => [name, line] as const),
      ),
      ...slitsOf(sheet),
    ].flatMap(([name, line]) => {
      const [from, to] = placed(name, line);
      return from === undefined || to === undefined ? [] : [[from, to] as const];
    }),
    arrows: before === undefined ? [] : arrowsOf(sheet, before, shares),
  };
  const lying = ground === undefined ? undefined : motions.get(ground);
  return lying === undefined ? scene : moved(scene, undone(lying));
}

function undone(motion: Motion): Motion {
  const [ox, oy, oz] = motion([0, 0, 0]);
  const axes = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map((axis) => {
    const [x, y, z] = motion(axis);
    return [x - ox, y - oy, z - oz] as const;
  });
  return ([x, y, z]) => {
    const along = ([ax, ay, az]: Vector): number => (x - ox) * ax + (y - oy) * ay + (z - oz) * az;
    const [u, v, w] = axes.map(along);
    return [u ?? 0, v ?? 0, w ?? 0];
  };
}

export function blockScene([x, y, z]: Vector, [width, depth, height]: Vector): Scene {
  const at = (i: number, j: number, k: number): Vector => [x + i * width, y + j * depth, z + k * height];
  const faces = [0, 1].flatMap((side) => [
    [at(side, 0, 0), at(side, 1, 0), at(side, 1, 1), at(side, 0, 1)],
    [at(0, side, 0), at(1, side, 0), at(1, side, 1), at(0, side, 1)],
    [at(0, 0, side), at(1, 0, side), at(1, 1, side), at(0, 1, side)],
  ]);
  return { faces, marks: [], arrows: [] };
}

export function together(...scenes: readonly Scene[]): Scene {
  return {
    faces: scenes.flatMap(({ faces }) => faces),
    marks: scenes.flatMap(({ marks }) => marks),
    arrows: scenes.flatMap(({ arrows }) => arrows),
  };
}

export function moved(scene: Scene, motion: Motion): Scene {
  return {
    faces: scene.faces.map((face) => face.map(motion)),
    marks: scene.marks.map(([a, b]) => [motion(a), motion(b)]),
    arrows: scene.arrows.map((way) => way.map(motion)),
  };
}

/** Each moved fold has at most one arrow, along the way of the panel's outer edge. */
function arrowsOf(sheet: FoldedSheet, before: FoldShares, after: FoldShares): readonly (readonly Vector[])[] {
  return sheet.panels.flatMap(({ name, outline, on }) => {
    if (on === undefined || Math.abs(after(name) - before(name)) < 0.2) return [];
    const tip = farthest(outline, on.from, on.to);
    return [
      [0, 0.25, 0.5, 0.75, 1].map((share) => {
        const shares: FoldShares = (panel) =>
          panel === name ? before(name) + (after(name) - before(name)) * share : after(panel);
        return motionsOf(sheet, shares).get(name)?.([tip.x, tip.y, 0]) ?? [tip.x, tip.y, 0];
      }),
    ];
  });
}

function farthest(outline: readonly Point[], from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const off = ({ x, y }: Point): number =>
    Math.abs((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / length;
  const most = Math.max(...outline.map(off));
  const outer = outline.filter((point) => off(point) > most - 0.5);
  const sum = outer.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / outer.length, y: sum.y / outer.length };
}

/** The step grows with the sheet, so that lines stay apart in a small drawing. */
function hatchStep({ width, height }: FoldedSheet): number {
  return Math.hypot(width, height) / 40;
}

function hatching(outline: readonly Point[], step: number): readonly (readonly [Point, Point])[] {
  const sums = outline.map(({ x, y }) => x + y);
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const count = Math.max(2, Math.round((most - least) / step));
  return Array.from(
    { length: count },
    (_, index) => least + ((index + 0.5) / count) * (most - least),
  ).flatMap((sum) => {
    const crossings = outline
      .flatMap((a, index) => {
        const b = outline[(index + 1) % outline.length] ?? a;
        const [u, v] = [a.x + a.y - sum, b.x + b.y - sum];
        if (u > 0 === v > 0) return [];
        const share = u / (u - v);
        return [{ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }];
      })
      .sort((a, b) => a.x - b.x);
    const [first, last] = [crossings[0], crossings.at(-1)];
    return first === undefined || last === undefined || first === last ? [] : [[first, last] as const];
  });
}

function slitsOf({ panels, slits }: FoldedSheet): readonly (readonly [string, readonly [Point, Point]])[] {
  return slits.flatMap((slit) =>
    slit.slice(1).flatMap((to, index) => {
      const from = slit[index] ?? to;
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return panels
        .filter(({ outline }) => contains(outline, middle))
        .slice(0, 1)
        .map(({ name }) => [name, [from, to]] as const);
    }),
  );
}
