import {
  facePlaces,
  type Cell,
  type CellSide,
  type FacePlace,
  type NetShape,
  type Side,
} from './net-shapes.ts';

/** The sides meet on the folded cube: the tab hangs on one and is glued behind the other. */
export interface GluedSide {
  readonly tab: CellSide;
  readonly target: CellSide;
}

export interface CellSizes {
  /** The pitch runs from fold to fold. */
  readonly pitch: number;
  readonly depth: number;
  readonly thickness: number;
}

/** A tab tapers by this share of its depth where no other tab lies beside it. */
const taper = 0.5;
/** Tabs that meet behind a face are this far apart where there is room, to allow for handwork. */
const air = 0.25;

/**
 * Prefers least paper, then fewest tabs meeting in a corner. No two tabs share a gap of the sheet or overlap behind a
 * face; every net has such a choice. Tabs are in the order of gluing.
 */
export function tabSides(shape: NetShape, { pitch, depth }: CellSizes): readonly GluedSide[] {
  let best: { readonly glued: readonly GluedSide[]; readonly cost: number } | undefined;
  for (let bits = 0; bits < 2 ** shape.joins.length; bits += 1) {
    const glued = shape.joins.map(([one, other], index): GluedSide =>
      ((bits >> index) & 1) === 0 ? { tab: one, target: other } : { tab: other, target: one },
    );
    if (sharesGap(shape, glued) || (2 * depth > pitch && meetsOpposite(glued))) continue;
    const { width, height } = extentOf(shape, glued, pitch, depth);
    const crowded = glued.flatMap(({ target }) => neighbours(target).filter((side) => isTarget(side, glued)));
    const cost = width * height + crowded.length / 100;
    if (best === undefined || cost < best.cost) best = { glued, cost };
  }
  return inGluingOrder(shape, best?.glued ?? []);
}

/**
 * The lid hangs by one fold and is glued last, so that fingers reach behind every tab before it closes. It is the face
 * that bears most tabs itself, since these slip into the box. The middle face lies on the table and is never the lid.
 */
export function lidOf({ cells, joins }: NetShape, glued: readonly GluedSide[]): FacePlace {
  const [first, ...others] = facePlaces.filter(
    (face) =>
      face !== 'centre' && joins.flat().filter((side) => side.face === face).length === freeSidesOfLid,
  );
  const own = (face: FacePlace) => glued.filter(({ tab }) => tab.face === face).length;
  const place = (face: FacePlace) => cells[face].row * 100 + cells[face].column;
  const isBetter = (a: FacePlace, b: FacePlace) => own(a) - own(b) || place(a) - place(b);
  return others.reduce((best, face) => (isBetter(face, best) > 0 ? face : best), first ?? 'total');
}

const freeSidesOfLid = 3;

/** The open box comes from the top and then from the left, and the lid begins beside its fold. */
function inGluingOrder(shape: NetShape, glued: readonly GluedSide[]): readonly GluedSide[] {
  const lid = lidOf(shape, glued);
  const rank = ({ tab, target }: GluedSide): number => {
    const onLid = [tab, target].find(({ face }) => face === lid);
    if (onLid === undefined) return 0;
    const isFar = !isFree(shape, sideAfter(onLid, 2));
    return isFar ? 2 : 1;
  };
  const middle = ({ face, side }: CellSide): number =>
    shape.cells[face].row * 100 +
    shape.cells[face].column +
    { top: -50, left: -0.25, right: 0.25, bottom: 50 }[side];
  return glued.toSorted((a, b) => rank(a) - rank(b) || middle(a.tab) - middle(b.tab));
}

function isFree({ joins }: NetShape, { face, side }: CellSide): boolean {
  return joins.flat().some((free) => free.face === face && free.side === side);
}

interface TabRun {
  /** The base keeps clear of the walls and of the tabs behind them. */
  readonly base: number;
  /** The outer end is inset by these millimetres at the start and end of the side, clockwise. */
  readonly from: number;
  readonly to: number;
}

export function tabRun(
  { target }: GluedSide,
  glued: readonly GluedSide[],
  { pitch, depth, thickness }: CellSizes,
): TabRun {
  const base = 1.5 * thickness;
  const crowded = neighbours(target).map((side) => isTarget(side, glued));
  const most = crowded.every(Boolean) ? pitch / 2 : pitch;
  const [before, after] = crowded.map((isCrowded) =>
    isCrowded ? Math.min(depth + air, most) : Math.max(base, depth * taper),
  ) as [number, number];
  // The tab meets its target in the opposite direction.
  return { base, from: after, to: before };
}

function extentOf(shape: NetShape, glued: readonly GluedSide[], pitch: number, depth: number) {
  const cells = Object.values(shape.cells);
  const reach = (ends: readonly (readonly [Cell, Side | undefined])[], way: Side): number =>
    Math.max(
      ...ends.map(([{ column, row }, side]) => {
        const far = { left: -column, right: column + 1, top: -row, bottom: row + 1 }[way];
        return far * pitch + (side === way ? depth : 0);
      }),
    );
  const ends = [
    ...cells.map((cell) => [cell, undefined] as const),
    ...glued.map(({ tab }) => [shape.cells[tab.face], tab.side] as const),
  ];
  return {
    width: reach(ends, 'right') + reach(ends, 'left'),
    height: reach(ends, 'bottom') + reach(ends, 'top'),
  };
}

/** Tabs that hang into the same empty cell might touch. */
function sharesGap({ cells }: NetShape, glued: readonly GluedSide[]): boolean {
  const gaps = glued.map(({ tab: { face, side } }) => {
    const { column, row } = cells[face];
    const across = side === 'left' ? -1 : side === 'right' ? 1 : 0;
    const down = side === 'top' ? -1 : side === 'bottom' ? 1 : 0;
    return (row + down) * 100 + column + across;
  });
  return new Set(gaps).size < gaps.length;
}

function meetsOpposite(glued: readonly GluedSide[]): boolean {
  return glued.some(({ target }) => isTarget(sideAfter(target, 2), glued));
}

const around = ['top', 'right', 'bottom', 'left'] as const satisfies readonly Side[];

export function sideAfter({ face, side }: CellSide, quarters: number): CellSide {
  return { face, side: around[(around.indexOf(side) + quarters) % 4] ?? side };
}

function neighbours(place: CellSide): readonly [CellSide, CellSide] {
  return [sideAfter(place, 3), sideAfter(place, 1)];
}

function isTarget({ face, side }: CellSide, glued: readonly GluedSide[]): boolean {
  return glued.some(({ target }) => target.face === face && target.side === side);
}
