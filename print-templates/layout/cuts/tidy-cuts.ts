/** No stretch is cut twice; inner shapes come before outer ones, and then always the nearest. Lengths are mm. */
import { bounds, intersection } from '../bounds.ts';
import type { Point } from '../draw.ts';
import type { DrawOp, PathOp, Rect, Sheet } from '../types.ts';
import { croppedStroke } from './cropped.ts';
import { isSamePlace, joined, knownCuts, stretchesOf, type Stretch } from './stretches.ts';

export function withTidyCuts(sheet: Sheet): Sheet {
  const { cuts, others } = withCutsApart(sheet.ops);
  if (cuts.length === 0) return sheet;
  return { ...sheet, ops: [...others, ...inOrder(withoutRepeats(cuts))] };
}

/**
 * Prepares cuts before a program offsets them by a kerf: an outline wholly on others is dropped, and an open line ends
 * where it would run along one. Outlines that share only a side stay whole, since each must enclose its part.
 */
export function withWholeOutlines(sheet: Sheet): Sheet {
  const { cuts, others } = withCutsApart(sheet.ops);
  if (cuts.length === 0) return sheet;
  const known = knownCuts();
  const outlines = cuts.filter(isOutline).filter(({ steps }) => {
    const stretches = stretchesOf(steps);
    const isNew = stretches.some((stretch) => known.leftOf(stretch).length > 0);
    known.add(stretches);
    return isNew;
  });
  return {
    ...sheet,
    ops: [
      ...others,
      ...outlines,
      ...cuts.filter((cut) => !isOutline(cut)).flatMap((cut) => leftOf(cut, known)),
    ],
  };
}

export function isCut(op: DrawOp): op is PathOp {
  return op.kind === 'path' && op.purpose === 'cut';
}

export function isOutline({ steps }: PathOp): boolean {
  const moves = steps.filter(({ to }) => to === 'move').length;
  return moves > 0 && moves === steps.filter(({ to }) => to === 'close').length;
}

export function sharedStretches(cuts: readonly PathOp[]): readonly Stretch[] {
  const known = knownCuts();
  return cuts.flatMap(({ steps }) => {
    const stretches = stretchesOf(steps);
    const shared = stretches.flatMap((stretch) => known.sharedBy(stretch));
    known.add(stretches);
    return shared;
  });
}

/** Outlines come first, so they stay closed. */
function withoutRepeats(cuts: readonly PathOp[]): readonly PathOp[] {
  const known = knownCuts();
  const outlines = cuts.filter(isOutline);
  return [...outlines, ...cuts.filter((cut) => !isOutline(cut))].flatMap((cut) => leftOf(cut, known));
}

function leftOf(cut: PathOp, known: ReturnType<typeof knownCuts>): readonly PathOp[] {
  const stretches = stretchesOf(cut.steps);
  const left = stretches.map((stretch) => {
    const parts = known.leftOf(stretch);
    known.add([stretch]);
    return parts;
  });
  if (left.every((parts, index) => isWhole(parts, stretches[index]))) return [cut];
  const steps = joined(left.flat());
  return steps.length === 0 ? [] : [{ ...cut, steps }];
}

function isWhole([part, ...more]: readonly Stretch[], stretch: Stretch | undefined): boolean {
  if (part === undefined || stretch === undefined || more.length > 0) return false;
  return isSamePlace(part[0], stretch[0]) && isSamePlace(part[1], stretch[1]);
}

function withCutsApart(ops: readonly DrawOp[]): {
  readonly cuts: readonly PathOp[];
  readonly others: readonly DrawOp[];
} {
  return {
    cuts: ops.flatMap((op) => cutsIn(op, undefined)),
    others: ops.flatMap((op) => withoutCuts(op)),
  };
}

function cutsIn(op: DrawOp, window: Rect | undefined): readonly PathOp[] {
  if (op.kind === 'clip') {
    const inner = window === undefined ? op.to : intersection(window, op.to);
    return inner === undefined ? [] : op.ops.flatMap((child) => cutsIn(child, inner));
  }
  if (!isCut(op)) return [];
  if (window === undefined || shows(op, window)) return [op];
  const steps = croppedStroke(op.steps, window);
  return steps.length === 0 ? [] : [{ ...op, steps }];
}

function shows({ steps }: PathOp, window: Rect): boolean {
  const { x, y, width, height } = bounds({ kind: 'path', purpose: 'cut', steps });
  const more = 1e-6;
  return (
    x >= window.x - more &&
    y >= window.y - more &&
    x + width <= window.x + window.width + more &&
    y + height <= window.y + window.height + more
  );
}

function withoutCuts(op: DrawOp): readonly DrawOp[] {
  if (op.kind === 'clip') {
    const ops = op.ops.flatMap(withoutCuts);
    return ops.length === 0 ? [] : [{ ...op, ops }];
  }
  return isCut(op) ? [] : [op];
}

function inOrder(cuts: readonly PathOp[]): readonly PathOp[] {
  const boxes = cuts.map((cut) => ({ cut, box: boxOf(cut) }));
  const depths = boxes.map(({ box }) => boxes.filter((other) => isInside(box, other.box)).length);
  const levels = [...new Set(depths)].sort((a, b) => b - a);
  let at: Point = { x: 0, y: 0 };
  return levels.flatMap((level) => {
    const left = boxes.filter((_, index) => depths[index] === level);
    const ordered: PathOp[] = [];
    while (left.length > 0) {
      const way = ({ box }: (typeof left)[number]) => Math.hypot(box.start.x - at.x, box.start.y - at.y);
      const next = left.reduce((a, b) => (way(b) < way(a) - 1e-9 ? b : a));
      left.splice(left.indexOf(next), 1);
      ordered.push(next.cut);
      at = next.box.end;
    }
    return ordered;
  });
}

interface CutBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly start: Point;
  /** The tool stands here after the cut. */
  readonly end: Point;
}

function boxOf({ steps }: PathOp): CutBox {
  const points = steps.flatMap((step) => (step.to === 'close' ? [] : [step]));
  const xs = points.map(({ x }) => x as number);
  const ys = points.map(({ y }) => y as number);
  const [start = { x: 0, y: 0 }] = points;
  const isClosed = steps.at(-1)?.to === 'close';
  const end = points.findLast(({ to }) => !isClosed || to === 'move') ?? start;
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
    start,
    end,
  };
}

const inside = 1e-3;

function isInside(a: CutBox, b: CutBox): boolean {
  return (
    a.left > b.left + inside &&
    a.top > b.top + inside &&
    a.right < b.right - inside &&
    a.bottom < b.bottom - inside
  );
}
