import { bounds } from '../layout/bounds.ts';
import { withTidyCuts } from '../layout/cuts/tidy-cuts.ts';
import type { Point } from '../layout/draw.ts';
import { density, pathLength } from '../layout/facts.ts';
import type { DrawOp, PathOp, PathStep, Sheet } from '../layout/types.ts';

export interface Amounts {
  readonly sheets: number;
  /** A side shared by two pieces is cut once. */
  readonly cutMm: number;
  /** This counts straight runs and curves, since the blade is set anew at the start of each. */
  readonly runs: number;
  readonly contours: number;
  /** These straight cuts go from mark to mark through the whole sheet. */
  readonly trims: number;
  readonly folds: number;
  readonly joints: number;
  readonly seams: number;
  readonly stickers: number;
  readonly staples: number;
  readonly padded: number;
}

const nothing: Amounts = {
  ...{ sheets: 0, cutMm: 0, runs: 0, contours: 0, trims: 0, folds: 0 },
  ...{ joints: 0, seams: 0, stickers: 0, staples: 0, padded: 0 },
};

export function amountsOf(sheets: readonly Sheet[]): Amounts {
  return sheets.map(amountsOn).reduce(added, nothing);
}

function added(one: Amounts, other: Amounts): Amounts {
  const keys = Object.keys(nothing) as readonly (keyof Amounts)[];
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as unknown as Amounts;
}

function amountsOn(sheet: Sheet): Amounts {
  // Sheets about others are only read, and a back is cut with its front.
  if (sheet.side === 'back' || sheet.isAbout === true || sheet.guide !== undefined) return nothing;
  const { joints = 0, seams = 0, stickers = 0, staples = 0, padded = 0 } = sheet.work ?? {};
  const drawn = pathsOf(withTidyCuts(withoutCardOutlines(sheet)).ops);
  const cuts = drawn.filter(({ purpose }) => purpose === 'cut');
  const counted = {
    cutMm: sum(cuts.map(pathLength)),
    runs: sum(cuts.map(({ steps }) => runsOf(steps))),
    contours: sum(cuts.map(({ steps }) => steps.filter(({ to }) => to === 'move').length)),
    trims: trimsOf(drawn.filter(({ purpose }) => purpose === 'crop')),
    folds: sum(drawn.filter(({ purpose }) => purpose === 'fold').map(foldOf)),
    ...{ joints, seams, stickers, staples, padded },
  };
  const isIdle = Object.values(counted).every((amount) => amount === 0);
  return { sheets: isIdle ? 0 : 1, ...counted };
}

function withoutCardOutlines(sheet: Sheet): Sheet {
  const cards = new Set((sheet.cards ?? []).map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`));
  if (cards.size === 0) return sheet;
  const isOutline = (op: DrawOp): boolean => {
    if (op.kind !== 'path' || op.purpose !== 'cut') return false;
    const { x, y, width, height } = bounds({ ...op, stroke: undefined });
    return cards.has(`${x} ${y} ${width} ${height}`);
  };
  return { ...sheet, ops: sheet.ops.filter((op) => !isOutline(op)) };
}

function pathsOf(ops: readonly DrawOp[]): readonly PathOp[] {
  return ops.flatMap((op) => {
    if (op.kind === 'clip') return pathsOf(op.ops);
    return op.kind === 'path' && op.stroke !== undefined && density(op.stroke.ink) > 0 ? [op] : [];
  });
}

/** Both marks of a cut share a place, and so do the parts of an interrupted line. */
function trimsOf(marks: readonly PathOp[]): number {
  const places = marks.flatMap(({ steps: [from, to] }) => {
    if (from === undefined || to === undefined || from.to === 'close' || to.to === 'close') return [];
    const isUpright = Math.abs(from.x - to.x) < 0.01;
    return [isUpright ? `x ${from.x.toFixed(2)}` : `y ${from.y.toFixed(2)}`];
  });
  return new Set(places).size;
}

/** A fold line shorter than this many millimetres is one of two marks between which a person folds. */
const foldMark = 4;

function foldOf(fold: PathOp): number {
  return pathLength(fold) < foldMark ? 0.5 : 1;
}

/** Lines of a net jog by the thickness of the card; a blade passes over jogs shorter than this, in millimetres. */
const jog = 1;

function runsOf(steps: readonly PathStep[]): number {
  let runs = 0;
  let [start, at]: [Point, Point] = [zero, zero];
  let heading: number | undefined;
  for (const step of steps) {
    if (step.to === 'move') {
      [start, at, heading] = [step, step, undefined];
      continue;
    }
    const to = step.to === 'close' ? start : step;
    const next = step.to === 'curve' ? undefined : Math.atan2(to.y - at.y, to.x - at.x);
    const isJog = next !== undefined && Math.hypot(to.x - at.x, to.y - at.y) < jog;
    const goesOn = next !== undefined && heading !== undefined && Math.abs(next - heading) < 0.01;
    if (!isJog && !goesOn) runs += 1;
    at = to;
    if (!isJog) heading = next;
  }
  return runs;
}

const zero: Point = { x: 0, y: 0 };

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
