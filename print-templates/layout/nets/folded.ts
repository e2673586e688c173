/** Flat panels connected by folds give the printed lines, the outline, and the shape at any moment of folding. */
import type { Point } from '../draw.ts';
import type { Vector } from '../types.ts';

export interface Panel {
  readonly name: string;
  /** The points run clockwise as printed; the last is not the first again. */
  readonly outline: readonly Point[];
  /** The panel that this one hangs on comes earlier in the list; the fixed panel hangs on none. */
  readonly on?: Hinge;
}

export interface Hinge {
  readonly panel: string;
  /** The ends of the fold lie on the outlines of both panels. */
  readonly from: Point;
  readonly to: Point;
  /** The final angle is in degrees: positive folds away from the reader, negative towards the printed side. */
  readonly angle: number;
}

export interface FoldedSheet {
  readonly width: number;
  readonly height: number;
  readonly panels: readonly Panel[];
  readonly outline: readonly Point[];
  readonly slits: readonly (readonly Point[])[];
}

export type Motion = (point: Vector) => Vector;

/** The share is 0 when flat and 1 when finished. */
export type FoldShares = (panel: string) => number;

export function motionsOf(
  sheet: Pick<FoldedSheet, 'panels'>,
  shares: FoldShares,
): ReadonlyMap<string, Motion> {
  const motions = new Map<string, Motion>();
  for (const { name, outline, on } of sheet.panels) {
    if (on === undefined) {
      motions.set(name, (point) => point);
      continue;
    }
    const parent = motions.get(on.panel);
    if (parent === undefined) throw new RangeError(`${name} hangs on ${on.panel}, which comes later`);
    const turn = hinge(on, outline, shares(name));
    motions.set(name, (point) => parent(turn(point)));
  }
  return motions;
}

function hinge({ from, to, angle }: Hinge, outline: readonly Point[], share: number): Motion {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const out = { x: -along.y, y: along.x };
  const reach = outline.reduce((sum, { x, y }) => sum + (x - from.x) * out.x + (y - from.y) * out.y, 0);
  const side = reach < 0 ? -1 : 1;
  const turn = (angle * share * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y, z]) => {
    const run = (x - from.x) * along.x + (y - from.y) * along.y;
    const far = side * ((x - from.x) * out.x + (y - from.y) * out.y);
    const turned = side * (far * cos + z * sin);
    return [
      from.x + along.x * run + out.x * turned,
      from.y + along.y * run + out.y * turned,
      z * cos - far * sin,
    ];
  };
}

/** Returns the one outline of panels that touch; stretches of edges shared by two panels are folds and drop out. */
export function outlineOf(panels: readonly Pick<Panel, 'outline'>[]): readonly Point[] {
  const corners = panels.flatMap(({ outline }) => outline);
  const steps = panels.flatMap(({ outline }) =>
    outline.flatMap((from, index) => split(from, outline[(index + 1) % outline.length] ?? from, corners)),
  );
  const key = ({ x, y }: Point) => `${Math.round(x * 1e4)} ${Math.round(y * 1e4)}`;
  const all = new Set(steps.map(([from, to]) => `${key(from)}>${key(to)}`));
  const free = steps.filter(([from, to]) => !all.has(`${key(to)}>${key(from)}`));
  const next = new Map(free.map((step) => [key(step[0]), step]));
  const line: Point[] = [];
  let step = free[0];
  do {
    if (step === undefined) break;
    line.push(step[0]);
    step = next.get(key(step[1]));
  } while (step !== free[0] && line.length < free.length);
  if (line.length < free.length) throw new RangeError('These panels have more than one outline');
  return straightened(line);
}

function split(from: Point, to: Point, corners: readonly Point[]): readonly (readonly [Point, Point])[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const stops = corners
    .map((corner) => ({ corner, run: (corner.x - from.x) * way.x + (corner.y - from.y) * way.y }))
    .filter(({ corner, run }) => {
      const off = (corner.x - from.x) * way.y - (corner.y - from.y) * way.x;
      return Math.abs(off) < 1e-4 && run > 1e-4 && run < length - 1e-4;
    })
    .sort((a, b) => a.run - b.run)
    .filter(({ run }, index, list) => index === 0 || run - (list[index - 1]?.run ?? 0) > 1e-4);
  const stretch = [from, ...stops.map(({ corner }) => corner), to];
  return stretch.slice(1).map((end, index) => [stretch[index] ?? from, end]);
}

export function straightened(line: readonly Point[]): readonly Point[] {
  return line.filter((at, index) => {
    const before = line.at(index - 1) ?? at;
    const after = line[(index + 1) % line.length] ?? at;
    return Math.abs((at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x)) > 1e-7;
  });
}

export function foldedSheet(panels: readonly Panel[], slits: FoldedSheet['slits'] = []): FoldedSheet {
  const all = panels.flatMap(({ outline }) => outline);
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const by = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const moved = panels.map(({ on, ...panel }) => ({
    ...panel,
    outline: panel.outline.map(by),
    ...(on === undefined ? {} : { on: { ...on, from: by(on.from), to: by(on.to) } }),
  }));
  return {
    width: Math.max(...all.map(({ x }) => x)) - left,
    height: Math.max(...all.map(({ y }) => y)) - top,
    panels: moved,
    outline: outlineOf(moved),
    slits: slits.map((slit) => slit.map(by)),
  };
}

/** Names are written in the code, so a missing one is a bug and throws. */
export function panelOf({ panels }: Pick<FoldedSheet, 'panels'>, name: string): Panel {
  const panel = panels.find((one) => one.name === name);
  if (panel === undefined) throw new RangeError(`No panel ${name}`);
  return panel;
}
