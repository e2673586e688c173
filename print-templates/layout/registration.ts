/**
 * Marks that a cutter with an eye, or a laser with a camera, finds on printed paper, so that it cuts along what is printed
 * (R23). Their sizes are those that the common programs take: a square of 5 mm, arms from 5 to 20 mm, lines up to 1 mm, at least
 * 10 mm from the edges of the paper (Silhouette Studio; the marks of four corners are those of Graphtec's ARMS and of newer
 * Silhouettes). Everything else keeps out of a strip along all four sides that is as wide as the marks and their clear space,
 * which is more than the machines ask for, and simple to reckon with.
 */
import { bounds, grown } from './bounds.ts';
import { box, circle, filled, line, move, polyline, rectOf, stroked, type Point } from './draw.ts';
import { inkOf } from './facts.ts';
import { cutWidths, sheetInk } from './inks.ts';
import type { DrawOp, Rect, Sheet, SheetSet } from './sheet.ts';

/** By what they look like: a filled square and two corners, a corner at each corner, a ring with a cross at each corner. */
export const registrations = ['none', 'three', 'corners', 'rings'] as const;
export type Registration = (typeof registrations)[number];

/** Millimetres. */
const sizes = {
  /** From the edge of the paper to the middle of the lines and the outside of square and rings. */
  inset: 10,
  square: 5,
  arm: 8,
  ring: 6,
  line: 0.5,
  ringLine: 0.25,
  /** White round each mark. */
  clear: 2,
} as const;

/** How far from the edges the marks stand: further in only where the printer does not reach them. */
function insetFor(margin: number): number {
  return Math.max(sizes.inset, margin + sizes.line);
}

/** The margin that everything else keeps where there are marks, in millimetres. */
export function marginWith(marks: Registration, margin: number): number {
  return marks === 'none' ? margin : insetFor(margin) + sizes.arm + sizes.clear;
}

/** Where nothing but a mark may be printed on a sheet: each mark and the white round it. */
export function keepOut(
  paper: Pick<Sheet, 'width' | 'height'>,
  marks: Registration,
  margin: number,
): readonly Rect[] {
  return marksFor(paper, marks, margin).map((mark) => grown(around(mark), sizes.clear));
}

function around(mark: readonly DrawOp[]): Rect {
  const rects = mark.map(bounds);
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))];
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  return rectOf(left, top, right - left, bottom - top);
}

/** A corner of the paper, and which way is inwards from there. */
interface Corner extends Point {
  readonly inX: 1 | -1;
  readonly inY: 1 | -1;
}

/** Each mark by itself, from the upper left corner on. */
function marksFor(
  { width, height }: Pick<Sheet, 'width' | 'height'>,
  marks: Registration,
  margin: number,
): readonly (readonly DrawOp[])[] {
  const inset = insetFor(margin);
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const topLeft: Corner = { x: left, y: top, inX: 1, inY: 1 };
  const topRight: Corner = { x: right, y: top, inX: -1, inY: 1 };
  const bottomLeft: Corner = { x: left, y: bottom, inX: 1, inY: -1 };
  const bottomRight: Corner = { x: right, y: bottom, inX: -1, inY: -1 };
  const four = [topLeft, topRight, bottomLeft, bottomRight];
  switch (marks) {
    case 'none':
      return [];
    case 'three': {
      const square = filled('mark', box(rectOf(left, top, sizes.square, sizes.square)), markInk);
      return [[square], ...[topRight, bottomLeft].map(armsAt)];
    }
    case 'corners':
      return four.map(armsAt);
    case 'rings':
      return four.map(ringAt);
  }
}

/** Scanners look for black. */
const markInk = '#000000';

function armsAt({ x, y, inX, inY }: Corner): readonly DrawOp[] {
  const steps = polyline([
    { x: x + inX * sizes.arm, y },
    { x, y },
    { x, y: y + inY * sizes.arm },
  ]);
  return [stroked('mark', steps, { ink: markInk, width: sizes.line })];
}

function ringAt({ x, y, inX, inY }: Corner): readonly DrawOp[] {
  const half = sizes.ring / 2;
  const [cx, cy] = [x + inX * half, y + inY * half];
  const pen = { ink: markInk, width: sizes.ringLine };
  const cross = [move(cx - half, cy), line(cx + half, cy), move(cx, cy - half), line(cx, cy + half)];
  return [stroked('mark', circle(cx, cy, half - sizes.ringLine / 2), pen), stroked('mark', cross, pen)];
}

/**
 * The sheets with marks on each that a machine has something to cut on. Cards are cut from mark to mark by hand; a machine
 * gets their outlines.
 */
export function withMarks(set: SheetSet, marks: Registration, margin: number): SheetSet {
  if (marks === 'none') return set;
  let ink = 0;
  const sheets = set.sheets.map((sheet): Sheet => {
    if (sheet.side === 'back') return sheet;
    const pen = { ink: sheetInk, width: cutWidths.outline };
    const cuts = (sheet.cards ?? []).map((card) => stroked('cut', box(card), pen));
    if (cuts.length === 0 && !hasCuts(sheet.ops)) return sheet;
    const more = [...cuts, ...marksFor(sheet, marks, margin).flat()];
    ink += inkOf(more);
    return { ...sheet, ops: [...sheet.ops, ...more] };
  });
  const paper = sheets.reduce((sum, { width, height }) => sum + width * height, 0);
  return { ...set, sheets, facts: { ...set.facts, inkCoverage: set.facts.inkCoverage + ink / paper } };
}

function hasCuts(ops: readonly DrawOp[]): boolean {
  return ops.some((op) => (op.kind === 'clip' ? hasCuts(op.ops) : op.purpose === 'cut'));
}
