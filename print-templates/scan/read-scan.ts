import { calibration } from '#shared/printers/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { Size } from '../units/index.ts';
import { edgeSides, findEdges, noEdges, type EdgeSide, type PaperEdges } from './edges.ts';
import { figuresOf, rounded, type Line, type SheetFigures } from './figures.ts';
import { findGrid, leastMarks, markCount } from './grid.ts';
import { sizeOfPaper, type MarkedSheet } from './marks.ts';
import { exactMiddles, type Middles } from './middles.ts';
import { darkPixels, sharpness, shrunk, type Dpi, type GreyPicture } from './picture.ts';
import { applied, fitAffine, fitHomography, inverted, misfit, type Homography, type Spot2 } from './plane.ts';
import { spotsIn } from './spots.ts';

/**
 * Reads a scanned or photographed calibration sheet (R31). A scanner is trusted at its dots per inch. A photograph has
 * no scale of its own, so that the edges of the paper are its yardstick; a paper may be cut a millimetre off, which
 * then goes into the figures.
 */
export const yardsticks = ['scan', 'paper'] as const;
export type Yardstick = (typeof yardsticks)[number];

export interface ScanWishes {
  /** Where this is left out, the scan's own scale is taken if it can be right, and the paper otherwise. */
  readonly yardstick?: Yardstick | undefined;
  /** What the person knows of the paper, where it is cut otherwise or is a size of one's own. */
  readonly paper?: Size | undefined;
}

export interface ScanFindings {
  readonly sheet: MarkedSheet;
  readonly yardstick: Yardstick;
  /** The scale of the scan, where that is the yardstick. */
  readonly dpi?: Dpi | undefined;
  /** The size that is the yardstick, in millimetres, or undefined where the scan is. */
  readonly paper?: Size | undefined;
  readonly figures: SheetFigures;
  /** How far marks lie from where the figures have them, in millimetres: the root of their mean square. */
  readonly misfit: number;
  /** Both are in pixels from the top left corner of the picture. */
  readonly marks: readonly Spot2[];
  readonly edges: Readonly<Partial<Record<EdgeSide, Line>>>;
}

export type ScanProblem =
  | { readonly code: 'scan/no-marks' | 'scan/blurred' | 'scan/mirrored' }
  | { readonly code: 'scan/too-small'; readonly dpi: number; readonly least: number }
  | { readonly code: 'scan/few-marks'; readonly found: number; readonly least: number; readonly all: number }
  | { readonly code: 'scan/no-scale' | 'scan/no-edges'; readonly seen: number }
  | { readonly code: 'scan/no-dpi' }
  | { readonly code: 'scan/own-scale'; readonly dpi: number; readonly across: number; readonly drawn: number }
  | { readonly code: 'scan/not-flat' | 'scan/bent'; readonly misfit: number; readonly most: number }
  | { readonly code: 'scan/paper-unknown' }
  | { readonly code: 'scan/other-paper'; readonly paper: string };

/** Below so many dots an inch figures are not exact enough. Simulated pictures go down to it (`scans.test.ts`). */
export const leastDpi = 90;
const inch = 25.4;
/** The root of the mean square of what is left over, in millimetres, above which a picture is not to be trusted. */
const mostMisfit = 0.12;
/** Beyond this deviation, in millimetres, what is printed near an edge of the paper runs into it. */
const mostBlur = 0.8;
/** Marks are sought in a picture no longer than this; their middles are then taken from the whole one. */
const mostSought = 2000;

export function readScan(picture: GreyPicture, wishes: ScanWishes = {}): Result<ScanFindings, ScanProblem> {
  const found = findMarks(picture);
  if (!found.ok) return found;
  const { sheet, middles } = found.value;
  const dots = Math.round(dotsAt(middles.map));
  if (dots < leastDpi) return refuse({ code: 'scan/too-small', dpi: dots, least: leastDpi });
  const known = sizeOfPaper(sheet.paper);
  if (known !== undefined && wishes.paper !== undefined && isOtherSize(wishes.paper, known))
    return refuse({ code: 'scan/other-paper', paper: sheet.paper });
  const paper = wishes.paper ?? known;
  const { edges, blur } = paper === undefined ? noEdges : findEdges(picture, middles.map, paper);
  if (blur > mostBlur) return refuse({ code: 'scan/blurred' });
  const seen: Seen = { sheet, middles, edges };
  const { yardstick } = wishes;
  const byScan = yardstick === 'paper' ? undefined : readByScan(seen, picture.dpi, paper);
  if (byScan?.ok === true) return byScan;
  if (yardstick === 'scan') return byScan ?? refuse({ code: 'scan/no-dpi' });
  if (paper === undefined) return byScan ?? refuse({ code: 'scan/paper-unknown' });
  const byPaper = readByPaper(seen, paper);
  if (byPaper.ok || byPaper.problem.code !== 'scan/no-edges' || yardstick === 'paper') return byPaper;
  // Without all edges, the reason why its own scale is not to be trusted says more.
  return byScan ?? refuse({ ...byPaper.problem, code: 'scan/no-scale' });
}

interface Seen {
  readonly sheet: MarkedSheet;
  readonly middles: Middles;
  readonly edges: PaperEdges;
}

function findMarks(
  picture: GreyPicture,
): Result<{ readonly sheet: MarkedSheet; readonly middles: Middles }, ScanProblem> {
  const longest = Math.max(picture.width, picture.height);
  const factor = Math.max(1, Math.ceil(longest / mostSought));
  const small = shrunk(picture, factor);
  const spots = spotsIn(small, darkPixels(small));
  const grid = findGrid(spots);
  if (grid.found === undefined) {
    const mirrored = findGrid(spots.map((spot) => ({ ...spot, x: -spot.x })));
    if (mirrored.found !== undefined) return refuse({ code: 'scan/mirrored' });
    // A sheet is 250 mm long at least.
    if (longest < (leastDpi / inch) * 250) {
      return refuse({ code: 'scan/too-small', dpi: Math.round((longest / 297) * inch), least: leastDpi });
    }
    if (sharpness(small) < 0.12) return refuse({ code: 'scan/blurred' });
    // A few round things in rows are on many pictures, and enough of them in the order of no sheet are something else.
    return refuse(
      grid.most < markCount / 2 || grid.most >= leastMarks
        ? { code: 'scan/no-marks' }
        : { code: 'scan/few-marks', found: grid.most, least: leastMarks, all: markCount },
    );
  }
  const rough = grid.found.pairs.map(({ from, to }) => ({
    from,
    to: { x: to.x * factor, y: to.y * factor },
  }));
  const middles = exactMiddles(picture, rough);
  const count = middles?.pairs.length ?? 0;
  return middles === undefined || count < leastMarks
    ? refuse({ code: 'scan/few-marks', found: count, least: leastMarks, all: markCount })
    : ok({ sheet: grid.found.sheet, middles });
}

/** Returns the dots to an inch of the sheet as drawn, in the middle of the marks, where there are fewer of them. */
export function dotsAt(map: Homography): number {
  const middle = { x: 97, y: 99 };
  const here = applied(map, middle);
  const dots = ({ x, y }: Spot2): number => {
    const there = applied(map, { x: middle.x + x, y: middle.y + y });
    return Math.hypot(there.x - here.x, there.y - here.y) * inch;
  };
  return Math.min(dots({ x: 1, y: 0 }), dots({ x: 0, y: 1 }));
}

function readByScan(
  { sheet, middles, edges }: Seen,
  dpi: Dpi | undefined,
  paper: Size | undefined,
): Result<ScanFindings, ScanProblem> | undefined {
  if (dpi === undefined) return undefined;
  const onGlass = ({ x, y }: Spot2): Spot2 => ({ x: (x * inch) / dpi.x, y: (y * inch) / dpi.y });
  const pairs = middles.pairs.map(({ from, to }) => ({ from, to: onGlass(to) }));
  const print = fitAffine(pairs);
  if (print === undefined) return refuse({ code: 'scan/no-marks' });
  const inPixels = seenEdges(edges, middles.map);
  const lines = edgeLines(inPixels, onGlass);
  const figures = figuresOf(print, lines);
  const { across, down } = figures;
  if (!isNear(across) || !isNear(down)) {
    return refuse({ code: 'scan/own-scale', dpi: dpi.x, across: rounded(across), drawn: calibration.line });
  }
  const left = misfit(print, pairs);
  if (left > mostMisfit) return refuse({ code: 'scan/not-flat', misfit: rounded(left), most: mostMisfit });
  if (paper !== undefined && isOther(lines, paper))
    return refuse({ code: 'scan/other-paper', paper: sheet.paper });
  return ok({
    ...{ sheet, yardstick: 'scan' as const, dpi, figures, misfit: left },
    ...{ marks: middles.pairs.map(({ to }) => to), edges: inPixels },
  });
}

function readByPaper({ sheet, middles, edges }: Seen, paper: Size): Result<ScanFindings, ScanProblem> {
  const { left, top, right, bottom } = edges;
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) {
    return refuse({ code: 'scan/no-edges', seen: Object.keys(edges).length });
  }
  const { width, height } = paper;
  const corners = [
    { from: meeting(left, top), to: { x: 0, y: 0 } },
    { from: meeting(right, top), to: { x: width, y: 0 } },
    { from: meeting(right, bottom), to: { x: width, y: height } },
    { from: meeting(left, bottom), to: { x: 0, y: height } },
  ];
  const flat = fitHomography(corners);
  if (flat === undefined) return refuse({ code: 'scan/no-edges', seen: 0 });
  const toSheet = inverted(middles.map);
  const pairs = middles.pairs.map(({ from, to }) => ({ from, to: applied(flat, applied(toSheet, to)) }));
  const print = fitAffine(pairs);
  if (print === undefined) return refuse({ code: 'scan/no-marks' });
  const figures = figuresOf(print, {
    left: [
      { x: 0, y: 0 },
      { x: 0, y: height },
    ],
    top: [
      { x: 0, y: 0 },
      { x: width, y: 0 },
    ],
  });
  const share = figures.across / figures.down;
  if (share > mostUneven || share < 1 / mostUneven)
    return refuse({ code: 'scan/other-paper', paper: sheet.paper });
  const over = misfit(print, pairs);
  if (over > mostMisfit) return refuse({ code: 'scan/bent', misfit: rounded(over), most: mostMisfit });
  return ok({
    ...{ sheet, yardstick: 'paper' as const, paper, figures, misfit: over },
    ...{ marks: middles.pairs.map(({ to }) => to), edges: seenEdges(edges, middles.map) },
  });
}

/** Papers of other forms make lines more unequal than this; no printer does. */
const mostUneven = 1.055;

function isNear(length: number): boolean {
  return Math.abs(length / calibration.line - 1) < 0.06;
}

function isOther({ left, top, right, bottom }: ScanFindings['edges'], paper: Size): boolean {
  const apart = (one: Line | undefined, other: Line | undefined): number | undefined => {
    if (one === undefined || other === undefined) return undefined;
    const middle = ([from, to]: Line): Spot2 => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    const [a, b] = [middle(one), middle(other)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  return isOtherSize({ width: apart(left, right), height: apart(top, bottom) }, paper);
}

/** Papers differ by more than a hundredth, which is more than cutting them does (ISO 216 allows 2 mm). */
function isOtherSize(
  { width, height }: { readonly [side in keyof Size]: number | undefined },
  paper: Size,
): boolean {
  const isFar = (seen: number | undefined, whole: number) =>
    seen !== undefined && Math.abs(seen - whole) > 3.5;
  return isFar(width, paper.width) || isFar(height, paper.height);
}

function seenEdges(edges: PaperEdges, map: Homography): ScanFindings['edges'] {
  return edgeLines(edges, (spot) => applied(map, spot));
}

function edgeLines(edges: PaperEdges, by: (spot: Spot2) => Spot2): ScanFindings['edges'] {
  const lines: Partial<Record<EdgeSide, Line>> = {};
  for (const side of edgeSides) {
    const edge = edges[side];
    if (edge !== undefined) lines[side] = [by(edge[0]), by(edge[1])];
  }
  return lines;
}

function meeting([a, b]: Line, [c, d]: Line): Spot2 {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const share = ((c.x - a.x) * vy - (c.y - a.y) * vx) / (ux * vy - uy * vx);
  return { x: a.x + share * ux, y: a.y + share * uy };
}
