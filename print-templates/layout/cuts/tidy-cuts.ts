/**
 * What a laser or a knife follows, put in order: no stretch twice, what lies inside before what lies round it, and from one
 * shape to the nearest next. Places in millimetres.
 */
import { line, move, type Point } from '../draw.ts';
import type { DrawOp, PathOp, PathStep, Sheet } from '../sheet.ts';

/** Cuts nearer to each other than this are one, in millimetres. */
const same = 1e-3;

/** The sheet with its cuts in order; everything else stays as it is. */
export function withTidyCuts(sheet: Sheet): Sheet {
  const isCut = (op: DrawOp): op is PathOp => op.kind === 'path' && op.purpose === 'cut';
  const cuts = sheet.ops.filter(isCut);
  if (cuts.length === 0) return sheet;
  const others = sheet.ops.filter((op) => !isCut(op));
  return { ...sheet, ops: [...others, ...inOrder(withoutRepeats(cuts))] };
}

/** Straight stretches that a path before has cut already are left out of those that follow. */
function withoutRepeats(cuts: readonly PathOp[]): readonly PathOp[] {
  const known = new Map<string, [number, number][]>();
  return cuts.flatMap((cut) => {
    if (cut.steps.some((step) => step.to === 'curve')) return [cut];
    const stretches = stretchesOf(cut.steps);
    const left = stretches.map((stretch) => leftOf(stretch, known));
    const isWhole = left.every(
      (parts, index) =>
        parts.length === 1 &&
        nears(parts[0]?.[0], stretches[index]?.[0]) &&
        nears(parts[0]?.[1], stretches[index]?.[1]),
    );
    if (isWhole) return [cut];
    const steps = joined(left.flat());
    return steps.length === 0 ? [] : [{ ...cut, steps }];
  });
}

/** Straight stretches that a path before has cut already: where the outlines of two parts lie on each other. */
export function sharedStretches(cuts: readonly PathOp[]): readonly Stretch[] {
  const known = new Map<string, [number, number][]>();
  return cuts
    .flatMap((cut) => stretchesOf(cut.steps))
    .flatMap((stretch) => {
      const ends = [stretch[0], ...leftOf(stretch, known).flat(), stretch[1]];
      return ends.flatMap((from, index) => {
        const to = ends[index + 1];
        return index % 2 === 1 || to === undefined || nears(from, to) ? [] : [[from, to] as const];
      });
    });
}

type Stretch = readonly [from: Point, to: Point];

function stretchesOf(steps: readonly PathStep[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let start: Point = { x: 0, y: 0 };
  let at = start;
  for (const step of steps) {
    if (step.to === 'move') start = at = { x: step.x, y: step.y };
    else {
      const to = step.to === 'close' ? start : { x: step.x, y: step.y };
      if (!nears(at, to)) stretches.push([at, to]);
      at = to;
    }
  }
  return stretches;
}

/** The parts of a stretch that nothing before has cut; from now on all of it counts as cut. */
function leftOf([from, to]: Stretch, known: Map<string, [number, number][]>): readonly Stretch[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turned = to.x < from.x - same || (Math.abs(to.x - from.x) <= same && to.y < from.y);
  const sign = turned ? -1 : 1;
  const [dx, dy] = [((to.x - from.x) / length) * sign, ((to.y - from.y) / length) * sign];
  const off = from.x * dy - from.y * dx;
  const along = ({ x, y }: Point) => x * dx + y * dy;
  const [begin, end] = [along(from), along(to)].sort((a, b) => a - b) as [number, number];
  const direction = `${Math.round(dx * 1e4)} ${Math.round(dy * 1e4)}`;
  const place = Math.round(off / same);
  const covered = [place - 1, place, place + 1].flatMap((near) => known.get(`${direction} ${near}`) ?? []);
  let free: (readonly [number, number])[] = [[begin, end]];
  for (const [a, b] of covered) {
    free = free.flatMap(([c, d]) =>
      b <= c + same || a >= d - same
        ? [[c, d] as const]
        : (
            [
              [c, Math.min(a, d)],
              [Math.max(b, c), d],
            ] as const
          ).filter(([e, f]) => f - e > same),
    );
  }
  const key = `${direction} ${place}`;
  known.set(key, [...(known.get(key) ?? []), [begin, end]]);
  const at = (run: number): Point => ({ x: run * dx + off * dy, y: run * dy - off * dx });
  const parts = free.map(([c, d]): Stretch => [at(c), at(d)]);
  return turned ? parts.toReversed().map(([a, b]): Stretch => [b, a]) : parts;
}

/** Stretches that follow each other as one path. */
function joined(stretches: readonly Stretch[]): readonly PathStep[] {
  const steps: PathStep[] = [];
  let at: Point | undefined;
  for (const [from, to] of stretches) {
    if (at === undefined || !nears(at, from)) steps.push(move(from.x, from.y));
    steps.push(line(to.x, to.y));
    at = to;
  }
  return steps;
}

function nears(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < same;
}

/** What lies in something else first, then from each to the nearest that is left. */
function inOrder(cuts: readonly PathOp[]): readonly PathOp[] {
  const boxes = cuts.map((cut) => ({ cut, box: boxOf(cut) }));
  const depths = boxes.map(({ box }) => boxes.filter((other) => isInside(box, other.box)).length);
  const levels = [...new Set(depths)].sort((a, b) => b - a);
  let at: Point = { x: 0, y: 0 };
  return levels.flatMap((level) => {
    const left = boxes.filter((_, index) => depths[index] === level);
    const ordered: PathOp[] = [];
    while (left.length > 0) {
      const way = ({ box }: (typeof left)[number]) => Math.hypot(box.startX - at.x, box.startY - at.y);
      const next = left.reduce((a, b) => (way(b) < way(a) - 1e-9 ? b : a));
      left.splice(left.indexOf(next), 1);
      ordered.push(next.cut);
      at = { x: next.box.startX, y: next.box.startY };
    }
    return ordered;
  });
}

interface CutBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly startX: number;
  readonly startY: number;
}

function boxOf({ steps }: PathOp): CutBox {
  const points = steps.flatMap((step) => (step.to === 'close' ? [] : [step]));
  const xs = points.map(({ x }) => x as number);
  const ys = points.map(({ y }) => y as number);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
    startX: xs[0] ?? 0,
    startY: ys[0] ?? 0,
  };
}

function isInside(a: CutBox, b: CutBox): boolean {
  return (
    a.left > b.left + same && a.top > b.top + same && a.right < b.right - same && a.bottom < b.bottom - same
  );
}
