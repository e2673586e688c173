/**
 * Marks that a cutter with an eye, or a laser with a camera, finds on printed paper, so that it cuts along what is printed
 * (R23). They are called what they look like, and their measures are options: whoever has a machine sets here what its
 * program asks for. Everything else keeps out of a strip along all four sides that is as wide as the marks and their clear
 * space, which is simple to reckon with.
 */
import { bounds, grown } from './bounds.ts';
import { box, circle, filled, line, move, polyline, rectOf, stroked, type Point } from './draw.ts';
import { inkOf } from './facts.ts';
import { cutWidths, sheetInk } from './inks.ts';
import type { DrawOp, Rect, Sheet, SheetSet } from './sheet.ts';

/** By what they look like: a filled square and two corners, a corner at each corner, a ring with a cross at each corner. */
export const registrations = ['none', 'three', 'corners', 'rings'] as const;
export type Registration = (typeof registrations)[number];

/** Which marks stand on a sheet, and their measures in millimetres. */
export interface Marks {
  readonly registration: Registration;
  /** From the edge of the paper to the outside of square and rings, and to the middle of the lines of corners. */
  readonly markInset: number;
  /** The arms of a corner; across a ring. */
  readonly markLength: number;
  readonly markLine: number;
}

export const noMarks: Marks = { registration: 'none', markInset: 10, markLength: 8, markLine: 0.5 };

/** Side of the filled square, and the white round each mark. */
const [squareSide, clear] = [5, 2];

/** How far from the edges the marks stand: further in only where the printer does not reach them. */
function insetFor({ markInset, markLine }: Marks, margin: number): number {
  return Math.max(markInset, margin + markLine);
}

/** The margin that everything else keeps where there are marks, in millimetres. */
export function marginWith(marks: Marks, margin: number): number {
  if (marks.registration === 'none') return margin;
  return insetFor(marks, margin) + Math.max(marks.markLength, squareSide) + clear;
}

/** Where nothing but a mark may be printed on a sheet: each mark and the white round it. */
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

/** A corner of the paper, and which way is inwards from there. */
interface Corner extends Point {
  readonly inX: 1 | -1;
  readonly inY: 1 | -1;
}

/** Each mark by itself, from the upper left corner on. */
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

/**
 * The sheets with marks on each that a machine has something to cut on. Cards are cut from mark to mark by hand; a machine
 * gets their outlines.
 */
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

/** A sheet for a machine: what people cut from mark to mark has an outline there. A line that is there already is tidied away. */
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
