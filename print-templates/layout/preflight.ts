import type { Mm, Pt } from '#shared/kernel/index.ts';
import { laserSeconds } from '../making/machine-time.ts';
import { makingTime } from '../making/making-time.ts';
import { inkOf, textsOf } from './facts.ts';
import { paperNumbers, papersOf } from './imposition.ts';
import type { DrawOp, Sheet, SheetSet, MakingTime } from './types.ts';

export interface SheetCheck {
  readonly paper: number;
  readonly label: string;
  readonly side: Sheet['side'];
  /** This is the share of the sheet that is under ink, 0 to 1 (R17). */
  readonly inkCoverage: number;
  readonly pieces: number;
}

export type PrintWarning =
  | { readonly code: 'print/small-text'; readonly size: Pt; readonly easy: number }
  | { readonly code: 'print/narrow-tabs'; readonly tab: Mm; readonly easy: number }
  /** Paper with much ink cockles and dries slowly. `sheets` holds paper numbers. */
  | { readonly code: 'print/much-ink'; readonly sheets: readonly number[]; readonly share: number };

/** The summary before printing includes warnings that refuse nothing (R27). */
export interface Preflight {
  readonly sheets: readonly SheetCheck[];
  readonly papers: number;
  readonly sides: 'one' | 'some' | 'both';
  readonly pieces: number;
  readonly smallestText: Pt | undefined;
  readonly smallestTab: Mm | undefined;
  readonly time: MakingTime | undefined;
  /** A laser takes this many seconds; undefined for other tools. */
  readonly machine: number | undefined;
  readonly warnings: readonly PrintWarning[];
}

const easyText = 7;
const easyTab = 4.5;
const muchInk = 0.5;

export function preflight({ sheets, facts, tool }: SheetSet): Preflight {
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
    time: makingTime(sheets, tool),
    machine: tool === 'laser' ? laserSeconds(sheets) : undefined,
    warnings,
  };
}

function checkOf({ label, side, width, height, ops }: Sheet, paper: number): SheetCheck {
  const told = new Set(ops.flatMap(figuresOf));
  return { paper, label, side, inkCoverage: inkOf(ops) / (width * height), pieces: told.size };
}

function figuresOf(op: DrawOp): readonly string[] {
  if (op.kind === 'clip') return op.ops.flatMap(figuresOf);
  return op.figure === undefined ? [] : [op.figure];
}
