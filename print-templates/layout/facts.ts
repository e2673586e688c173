import { mm, pt, type Pt } from '#shared/kernel/index.ts';
import { missingGlyph, textInk } from '../fonts/index.ts';
import { bounds, intersection, onCurve } from './bounds.ts';
import type { Point } from './draw.ts';
import type { DrawOp, FontName, Ink, PathOp, PathStep, Rect, Sheet, SheetFacts } from './types.ts';
import type { LayoutProblem } from './product.ts';

const densities = new Map<Ink, number>();

/** Returns the share of ink in a colour, from 0 (white) to 1 (black). */
export function density(ink: Ink): number {
  const known = densities.get(ink) ?? densityOf(ink);
  densities.set(ink, known);
  return known;
}

function densityOf(ink: Ink): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16) / 255);
  return 1 - channels.reduce((sum, channel) => sum + channel, 0) / 3;
}

/**
 * Returns square millimetres of full ink. Overpainting counts once: a shape adds the difference to the ground beneath
 * its middle, which is exact for shapes wholly on one ground.
 */
export function inkOf(ops: readonly DrawOp[]): number {
  const grounds: { readonly rect: Rect; readonly density: number }[] = [];
  let ink = 0;
  const add = (op: DrawOp, window: Rect | undefined): void => {
    if (op.kind === 'clip') {
      const inner = window === undefined ? op.to : intersection(window, op.to);
      if (inner !== undefined) for (const child of op.ops) add(child, inner);
      return;
    }
    const whole = bounds(op);
    const shown = window === undefined ? whole : intersection(window, whole);
    if (shown === undefined) return;
    const share =
      whole.width * whole.height === 0 ? 1 : (shown.width * shown.height) / (whole.width * whole.height);
    const under = groundAt({ x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 });
    if (op.kind === 'text') {
      ink += share * textInk(op.font, op.text, op.size, op.outline) * (density(op.ink) - under);
      return;
    }
    if (op.fill !== undefined) {
      const over = density(op.fill);
      ink += share * pathArea(op.steps) * (over - under);
      grounds.push({ rect: shown, density: over });
    }
    if (op.stroke !== undefined) ink += share * strokeArea(op) * (density(op.stroke.ink) - under);
  };
  const groundAt = ({ x, y }: Point): number =>
    grounds.findLast(
      ({ rect }) => x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height,
    )?.density ?? 0;
  for (const op of ops) add(op, undefined);
  return ink;
}

/** Sheets are summed up again each time that one is added to them. */
const inks = new WeakMap<Sheet, number>();

function inkOn(sheet: Sheet): number {
  const known = inks.get(sheet) ?? inkOf(sheet.ops);
  inks.set(sheet, known);
  return known;
}

export function factsOf(sheets: readonly Sheet[], pieces: number): SheetFacts {
  const paper = sheets.reduce((sum, sheet) => sum + sheet.width * sheet.height, 0);
  const ink = sheets.reduce((sum, sheet) => sum + inkOn(sheet), 0);
  const sizes = sheets.flatMap((sheet) => textsOf(sheet.ops)).map((op) => op.size);
  const smallest = sizes.reduce<Pt>((least, size) => (size < least ? size : least), pt(Infinity));
  return { pieces, inkCoverage: paper === 0 ? 0 : ink / paper, smallestText: smallest };
}

export function textsOf(ops: readonly DrawOp[]): readonly Extract<DrawOp, { kind: 'text' }>[] {
  return ops.flatMap((op) => (op.kind === 'clip' ? textsOf(op.ops) : op.kind === 'text' ? [op] : []));
}

/** Refuses the first character that a font on these sheets cannot show; no other font replaces it (R24). */
export function checkGlyphs(sheets: readonly Sheet[]): LayoutProblem | undefined {
  const seen = new Map<FontName, Set<string>>();
  for (const { ops } of sheets) {
    for (const { font, text } of textsOf(ops)) {
      const known = seen.get(font) ?? new Set<string>();
      seen.set(font, known);
      if (known.has(text)) continue;
      known.add(text);
      const glyph = missingGlyph(font, text);
      if (glyph !== undefined) return { code: 'print/missing-glyph', glyph, font };
    }
  }
  return undefined;
}

function contoursOf(steps: readonly PathStep[]): readonly (readonly Point[])[] {
  const contours: Point[][] = [];
  let current: Point[] = [];
  for (const step of steps) {
    if (step.to === 'move') contours.push((current = [step]));
    else if (step.to === 'line') current.push(step);
    else if (step.to === 'close') current.push(current[0] as Point);
    else {
      const from = current.at(-1) as Point;
      for (const t of [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]) current.push(onCurve(from, step, t));
    }
  }
  return contours;
}

function pathArea(steps: readonly PathStep[]): number {
  return contoursOf(steps).reduce((sum, points) => sum + Math.abs(signedArea(points)), 0);
}

/** The area is positive where the line runs clockwise on a sheet, where y points down. */
export function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] as Point;
    return sum + (point.x * next.y - next.x * point.y) / 2;
  }, 0);
}

export function pathLength({ steps }: PathOp): number {
  return contoursOf(steps).reduce((sum, points) => sum + lengthOf(points), 0);
}

function strokeArea(op: PathOp): number {
  if (op.stroke === undefined) return 0;
  const length = pathLength(op);
  const { width, dash = [] } = op.stroke;
  const [on = mm(1), off = mm(0)] = dash;
  return length * width * (on / (on + off));
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => {
    const last = points[index] as Point;
    return sum + Math.hypot(point.x - last.x, point.y - last.y);
  }, 0);
}
