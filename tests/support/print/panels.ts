/**
 * Folds whatever is drawn: takes the outline, the slits and the folds of a part from its drawing alone, parts it into panels
 * along its folds, and turns them one by one. It knows nothing of the layout that drew it.
 */
import type { DrawOp, PathOp } from '#print-templates/layout/types.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export type Space = readonly [number, number, number];

export interface DrawnFold {
  readonly from: Spot;
  readonly to: Spot;
  /** Dashed folds go away from the reader, dotted ones towards the printed side. */
  readonly way: 'away' | 'towards';
}

export interface DrawnPart {
  readonly outline: readonly Spot[];
  readonly slits: readonly (readonly Spot[])[];
  readonly folds: readonly DrawnFold[];
}

/** The closed cut, the open cuts and the folds among these operations. */
export function drawnPart(ops: readonly DrawOp[]): DrawnPart {
  const paths = ops.filter((op): op is PathOp => op.kind === 'path');
  const cuts = paths.filter(({ purpose }) => purpose === 'cut');
  const closed = cuts.filter(({ steps }) => steps.at(-1)?.to === 'close');
  const [outline] = closed;
  if (outline === undefined || closed.length > 1) throw new Error(`${closed.length} outlines`);
  return {
    outline: spotsOf(outline),
    slits: cuts.filter((cut) => cut !== outline).map(spotsOf),
    folds: paths
      .filter(({ purpose }) => purpose === 'fold')
      .map((op): DrawnFold => {
        const [from, to] = spotsOf(op);
        if (from === undefined || to === undefined) throw new Error('A fold without ends');
        return { from, to, way: (op.stroke?.dash?.[0] ?? 0) < 0.5 ? 'towards' : 'away' };
      }),
  };
}

function spotsOf({ steps }: PathOp): readonly Spot[] {
  return steps.flatMap((step) => (step.to === 'close' ? [] : [{ x: step.x, y: step.y }]));
}

/** A panel between folds, with the folds that border it. */
export interface FlatPanel {
  readonly outline: readonly Spot[];
}

/** The outline parted along every fold whose ends lie on it. */
export function partedPanels({ outline, folds }: Pick<DrawnPart, 'outline' | 'folds'>): readonly FlatPanel[] {
  return folds.reduce<readonly FlatPanel[]>(
    (panels, fold) => panels.flatMap((panel) => parted(panel, fold)),
    [{ outline }],
  );
}

function parted(panel: FlatPanel, { from, to }: DrawnFold): readonly FlatPanel[] {
  const withEnds = [from, to].reduce(inserted, panel.outline);
  const [a, b] = [from, to].map((end) => withEnds.findIndex((spot) => near(spot, end)));
  if (a === undefined || b === undefined || a < 0 || b < 0) return [panel];
  const [first, last] = [Math.min(a, b), Math.max(a, b)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // A fold along an edge of this panel, or across a gap beside it, is not its own.
  if (!isInside(withEnds, middle)) return [panel];
  return [
    { outline: withEnds.slice(first, last + 1) },
    { outline: [...withEnds.slice(last), ...withEnds.slice(0, first + 1)] },
  ];
}

function inserted(outline: readonly Spot[], spot: Spot): readonly Spot[] {
  if (outline.some((one) => near(one, spot))) return outline;
  return outline.flatMap((at, index) => {
    const next = outline[(index + 1) % outline.length] ?? at;
    return isBetween(spot, at, next) ? [at, spot] : [at];
  });
}

/** Panels in space. `angleOf` says by how many degrees a fold is turned; its sign comes from how it is drawn. */
export function foldPanels(
  panels: readonly FlatPanel[],
  folds: readonly DrawnFold[],
  root: FlatPanel,
  angleOf: (fold: DrawnFold) => number,
): ReadonlyMap<FlatPanel, (spot: Spot) => Space> {
  type Motion = (point: Space) => Space;
  const motions = new Map<FlatPanel, Motion>([[root, (point) => point]]);
  const queue = [root];
  for (let panel = queue.shift(); panel !== undefined; panel = queue.shift()) {
    const parent = motions.get(panel);
    for (const fold of folds) {
      if (!borders(panel, fold)) continue;
      for (const child of panels) {
        if (motions.has(child) || !borders(child, fold) || parent === undefined) continue;
        const turn = hinge(fold, centre(child.outline), angleOf(fold) * (fold.way === 'away' ? 1 : -1));
        motions.set(child, (point) => parent(turn(point)));
        queue.push(child);
      }
    }
  }
  if (motions.size < panels.length) throw new Error(`${panels.length - motions.size} panels hang on no fold`);
  return new Map([...motions].map(([panel, motion]) => [panel, ({ x, y }: Spot) => motion([x, y, 0])]));
}

function hinge({ from, to }: DrawnFold, beyond: Spot, degrees: number): (point: Space) => Space {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const side = Math.sign((beyond.x - from.x) * -uy + (beyond.y - from.y) * ux);
  const [ox, oy] = [-uy * side, ux * side];
  const angle = (degrees * Math.PI) / 180;
  return ([x, y, z]) => {
    const [rx, ry] = [x - from.x, y - from.y];
    const [run, reach] = [rx * ux + ry * uy, rx * ox + ry * oy];
    const turned = reach * Math.cos(angle) + z * Math.sin(angle);
    return [
      from.x + run * ux + turned * ox,
      from.y + run * uy + turned * oy,
      z * Math.cos(angle) - reach * Math.sin(angle),
    ];
  };
}

function borders({ outline }: FlatPanel, { from, to }: DrawnFold): boolean {
  return outline.some((at, index) => {
    const next = outline[(index + 1) % outline.length] ?? at;
    const inside = [from, to].every((end) => near(end, at) || near(end, next) || isBetween(end, at, next));
    return inside;
  });
}

export function centre(outline: readonly Spot[]): Spot {
  const total = outline.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  return { x: total.x / outline.length, y: total.y / outline.length };
}

export function panelAt(panels: readonly FlatPanel[], spot: Spot): FlatPanel {
  const found = panels.find(({ outline }) => isInside(outline, spot));
  if (found === undefined) throw new Error(`No panel at ${spot.x}, ${spot.y}`);
  return found;
}

export function isInside(outline: readonly Spot[], { x, y }: Spot): boolean {
  return (
    outline.filter((p, index) => {
      const q = outline[(index + 1) % outline.length] ?? p;
      return p.y > y !== q.y > y && x < p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x);
    }).length %
      2 ===
    1
  );
}

/**
 * What is free inside a thing of card folded at right angles, about a point inside it: the middle of the card lies where it is
 * folded, and half of its thickness on either side. In each way as far as the nearest panel; infinite where it is open.
 */
export function roomAbout(
  placed: ReadonlyMap<FlatPanel, (spot: Spot) => Space>,
  inside: Space,
  thickness: number,
): Space {
  const spans = [0, 1, 2].map((axis) => {
    const levels = [...placed].flatMap(([{ outline }, motion]) => {
      const along = outline.map((spot) => motion(spot)[axis] ?? Number.NaN);
      const [least, most] = [Math.min(...along), Math.max(...along)];
      return most - least < 1e-6 ? [least] : [];
    });
    const middle = inside[axis] ?? Number.NaN;
    const above = levels.filter((level) => level > middle).map((level) => level - thickness / 2);
    const below = levels.filter((level) => level <= middle).map((level) => level + thickness / 2);
    return Math.min(...above) - Math.max(...below);
  });
  const [x, y, z] = spans as [number, number, number];
  return [x, y, z];
}

export function distance(a: Space, b: Space): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export function areaOf(outline: readonly Spot[]): number {
  return Math.abs(
    outline.reduce((sum, p, index) => {
      const q = outline[(index + 1) % outline.length] ?? p;
      return sum + (p.x * q.y - q.x * p.y) / 2;
    }, 0),
  );
}

function near(a: Spot, b: Spot): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;
}

function isBetween(spot: Spot, from: Spot, to: Spot): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1e-9) return false;
  const run = ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / length;
  const off = ((spot.x - from.x) * (to.y - from.y) - (spot.y - from.y) * (to.x - from.x)) / length;
  return Math.abs(off) < 1e-6 && run > 1e-6 && run < length - 1e-6;
}
