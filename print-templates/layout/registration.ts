/**
 * Print-and-cut marks let a cutter or a laser with a camera align its cuts with the print (R23). Everything else keeps
 * out of a strip on all four sides as wide as the marks and their clear space.
 */
import { bounds, grown } from './bounds.ts';
import { box, circle, filled, line, move, polyline, rectOf, stroked, type Point } from './draw.ts';
import { inkOf } from './facts.ts';
import { cutWidths, sheetInk } from './inks.ts';
import type { DrawOp, Rect, Sheet, SheetSet } from './types.ts';

/** `three` is a filled square and two corners; `corners` and `rings` have a mark at each corner. */
export const registrations = ['none', 'three', 'corners', 'rings'] as const;
export type Registration = (typeof registrations)[number];

export interface Marks {
  readonly registration: Registration;
  /** The inset runs from the paper's edge to the outside of squares and rings, or to the middle of corner lines. */
  readonly markInset: number;
  /** This is the length of the arms of a corner or the diameter of a ring. */
  readonly markLength: number;
  readonly markLine: number;
}

export const noMarks: Marks = { registration: 'none', markInset: 10, markLength: 8, markLine: 0.5 };

const [squareSide, clear] = [5, 2];

/** Marks move inwards only if the printer does not reach them. */
function insetFor({ markInset, markLine }: Marks, margin: number): number {
  return Math.max(markInset, margin + markLine);
}

export function marginWith(marks: Marks, margin: number): number {
  if (marks.registration === 'none') return margin;
  return insetFor(marks, margin) + Math.max(marks.markLength, squareSide) + clear;
}

export function keepOut(
  paper: Pick<Sheet, 'width' | 'height'>,
  marks: Marks,
  margin: number,
): readonly Rect[] {
  return marksFor(paper, marks, margin).map((mark) => grown(around(mark), clear));
}

function around(mark: readonly DrawOp[]): Rect {
  const rects = mark.map(bounds);
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))];
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  return rectOf(left, top, right - left, bottom - top);
}

interface Corner extends Point {
  readonly inX: 1 | -1;
  readonly inY: 1 | -1;
}

function marksFor(
  { width, height }: Pick<Sheet, 'width' | 'height'>,
  marks: Marks,
  margin: number,
): readonly (readonly DrawOp[])[] {
  const inset = insetFor(marks, margin);
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const topLeft: Corner = { x: left, y: top, inX: 1, inY: 1 };
  const topRight: Corner = { x: right, y: top, inX: -1, inY: 1 };
  const bottomLeft: Corner = { x: left, y: bottom, inX: 1, inY: -1 };
  const bottomRight: Corner = { x: right, y: bottom, inX: -1, inY: -1 };
  const four = [topLeft, topRight, bottomLeft, bottomRight];
  switch (marks.registration) {
    case 'none':
      return [];
    case 'three': {
      const square = filled('mark', box(rectOf(left, top, squareSide, squareSide)), markInk);
      return [[square], ...[topRight, bottomLeft].map((corner) => armsAt(corner, marks))];
    }
    case 'corners':
      return four.map((corner) => armsAt(corner, marks));
    case 'rings':
      return four.map((corner) => ringAt(corner, marks));
  }
}

/** Scanners look for black. */
const markInk = '#000000';

function armsAt({ x, y, inX, inY }: Corner, { markLength: arm, markLine: width }: Marks): readonly DrawOp[] {
  const steps = polyline([
    { x: x + inX * arm, y },
    { x, y },
    { x, y: y + inY * arm },
  ]);
  return [stroked('mark', steps, { ink: markInk, width })];
}

function ringAt({ x, y, inX, inY }: Corner, { markLength, markLine: width }: Marks): readonly DrawOp[] {
  const half = markLength / 2;
  const [cx, cy] = [x + inX * half, y + inY * half];
  const pen = { ink: markInk, width };
  const cross = [move(cx - half, cy), line(cx + half, cy), move(cx, cy - half), line(cx, cy + half)];
  return [stroked('mark', circle(cx, cy, half - width / 2), pen), stroked('mark', cross, pen)];
}

/** Only sheets with cuts for a machine get marks; cards, which people cut from mark to mark, also get outlines. */
export function withMarks(set: SheetSet, marks: Marks, margin: number): SheetSet {
  if (marks.registration === 'none') return set;
  let ink = 0;
  const sheets = set.sheets.map((sheet): Sheet => {
    if (sheet.side === 'back') return sheet;
    const cuts = cardCuts(sheet);
    if (cuts.length === 0 && !hasCuts(sheet.ops)) return sheet;
    const more = [...cuts, ...marksFor(sheet, marks, margin).flat()];
    ink += inkOf(more);
    return { ...sheet, ops: [...sheet.ops, ...more] };
  });
  const paper = sheets.reduce((sum, { width, height }) => sum + width * height, 0);
  return { ...set, sheets, facts: { ...set.facts, inkCoverage: set.facts.inkCoverage + ink / paper } };
}

/** Adds outlines where people cut from mark to mark. A duplicate line is removed later by `withTidyCuts`. */
export function withCardCuts(sheet: Sheet): Sheet {
  const cuts = sheet.side === 'back' ? [] : cardCuts(sheet);
  return cuts.length === 0 ? sheet : { ...sheet, ops: [...sheet.ops, ...cuts] };
}

function cardCuts({ cards = [] }: Sheet): readonly DrawOp[] {
  const pen = { ink: sheetInk, width: cutWidths.outline };
  return cards.map((card) => stroked('cut', box(card), pen));
}

function hasCuts(ops: readonly DrawOp[]): boolean {
  return ops.some((op) => (op.kind === 'clip' ? hasCuts(op.ops) : op.purpose === 'cut'));
}
