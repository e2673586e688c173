import type { Mm, Pt } from '#shared/kernel/index.ts';
import { density, inkOf, pathLength, textsOf } from './facts.ts';
import { paperNumbers, papersOf } from './paper-numbers.ts';
import type { DrawOp, PathOp, Sheet, SheetSet } from './sheet.ts';

/** What a look before printing says of one sheet. */
export interface SheetCheck {
  /** Of the paper, counted from 1. */
  readonly paper: number;
  readonly label: string;
  readonly side: Sheet['side'];
  /** Share of its paper under ink, 0 to 1 (R17). */
  readonly inkCoverage: number;
  /** Pictures on it that are told in words; 0 where it is one picture. */
  readonly pieces: number;
}

export type PrintWarning =
  /** Smaller than most people read with ease. */
  | { readonly code: 'print/small-text'; readonly size: Pt; readonly easy: number }
  /** Hardly wider than glue holds. */
  | { readonly code: 'print/narrow-tabs'; readonly tab: Mm; readonly easy: number }
  /** Paper with much ink cockles and takes long to dry. Numbers of the papers. */
  | { readonly code: 'print/much-ink'; readonly sheets: readonly number[]; readonly share: number };

/** A look before printing: sheets, paper, ink, time, and what may go wrong though nothing is refused (R27). */
export interface Preflight {
  readonly sheets: readonly SheetCheck[];
  /** Leaves to put into the printer. */
  readonly papers: number;
  /** What is printed on both sides: no sheet, some, or all of them. */
  readonly sides: 'one' | 'some' | 'both';
  readonly pieces: number;
  /** The smallest type on a part, in points; undefined where no part has any. */
  readonly smallestText: Pt | undefined;
  readonly smallestTab: Mm | undefined;
  /** To cut and to fold, by `handwork`; undefined where there is nothing to. */
  readonly time: AboutTime | undefined;
  readonly warnings: readonly PrintWarning[];
}

/** A guess that says no more than it knows: minutes up to ten, then fives, then half hours. */
export interface AboutTime {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

/**
 * Seconds of handwork: along a solid line with scissors or knife, for a fold with the glue behind it, and for a straight
 * cut from mark to mark. Ours, tried on a few nets and cards; people differ by a factor of two.
 */
export const handwork: Pace = { cutMm: 0.1, fold: 6, trim: 8 };

/** Seconds for a millimetre along a line, for a fold, for a straight cut. */
export type Pace = Readonly<Record<'cutMm' | 'fold' | 'trim', number>>;

const easyText = 7;
const easyTab = 4.5;
const muchInk = 0.5;

/** How long cutting and folding takes, by `handwork`; undefined where there is nothing to. */
export function workTime(sheets: readonly Sheet[]): AboutTime | undefined {
  const minutes = workMinutes(sheets, handwork);
  return minutes === 0 ? undefined : aboutTime(minutes);
}

/** Minutes to cut and to fold, by so many seconds for each. */
export function workMinutes(sheets: readonly Sheet[], pace: Pace): number {
  const fronts = sheets.filter(({ side }) => side === 'front');
  return fronts.reduce((sum, { ops }) => sum + secondsOf(ops, pace), 0) / 60;
}

export function preflight({ sheets, facts }: SheetSet): Preflight {
  const numbers = paperNumbers(sheets);
  const checks = sheets.map((sheet, index) => checkOf(sheet, numbers[index] ?? 0));
  const sizes = sheets.flatMap(({ ops }) => textsOf(ops)).filter(({ purpose }) => purpose === 'ink');
  const smallestText = sizes.map(({ size }) => size).sort((a, b) => a - b)[0];
  const papers = papersOf(sheets);
  const backs = sheets.length - papers;
  const inky = new Set(checks.flatMap(({ inkCoverage, paper }) => (inkCoverage > muchInk ? paper : [])));
  const warnings: PrintWarning[] = [];
  if (smallestText !== undefined && smallestText < easyText) {
    warnings.push({ code: 'print/small-text', size: smallestText, easy: easyText });
  }
  if (facts.tab !== undefined && facts.tab < easyTab) {
    warnings.push({ code: 'print/narrow-tabs', tab: facts.tab, easy: easyTab });
  }
  if (inky.size > 0) {
    warnings.push({ code: 'print/much-ink', sheets: [...inky], share: muchInk * 100 });
  }
  return {
    sheets: checks,
    papers,
    sides: backs === 0 ? 'one' : backs < papers ? 'some' : 'both',
    pieces: facts.pieces,
    smallestText,
    smallestTab: facts.tab,
    time: workTime(sheets),
    warnings,
  };
}

export function aboutTime(minutes: number): AboutTime {
  if (minutes >= 120) return { unit: 'hours', count: Math.round(minutes / 30) / 2 };
  const step = minutes < 10 ? 1 : 5;
  return { unit: 'minutes', count: Math.max(1, Math.round(minutes / step) * step) };
}

function checkOf({ label, side, width, height, ops }: Sheet, paper: number): SheetCheck {
  const told = new Set(ops.flatMap(figuresOf));
  return { paper, label, side, inkCoverage: inkOf(ops) / (width * height), pieces: told.size };
}

function figuresOf(op: DrawOp): readonly string[] {
  if (op.kind === 'clip') return op.ops.flatMap(figuresOf);
  return op.figure === undefined ? [] : [op.figure];
}

function secondsOf(ops: readonly DrawOp[], pace: Pace): number {
  return ops.reduce((sum, op) => {
    if (op.kind === 'clip') return sum + secondsOf(op.ops, pace);
    return op.kind === 'path' && isDrawn(op) ? sum + secondsFor(op, pace) : sum;
  }, 0);
}

function isDrawn({ stroke }: PathOp): boolean {
  return stroke !== undefined && density(stroke.ink) > 0;
}

function secondsFor(op: PathOp, pace: Pace): number {
  switch (op.purpose) {
    case 'cut':
      return pathLength(op) * pace.cutMm;
    case 'fold':
    case 'score':
      return pace.fold;
    // A cut has a mark at either end.
    case 'crop':
      return pace.trim / 2;
    default:
      return 0;
  }
}
