import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { piecesPerSheet, type Arrangement, type Piece, type Spot } from './packing/arrange.ts';
import { bounds, unionOf } from './bounds.ts';
import { asFigure } from './draw.ts';
import { checkGlyphs, factsOf } from './facts.ts';
import { checkFrame, rulers, square, type Frame } from './frame.ts';
import { headingOf } from './headings.ts';
import type { DrawOp, Sheet, SheetPiece, SheetSet, SheetWork } from './types.ts';
import { quarterTurns, shift } from './transform.ts';
import type { LayoutProblem } from './product.ts';

export interface PieceRun<P> {
  readonly template: string;
  readonly frame: Frame;
  readonly pieces: readonly P[];
  readonly places: Arrangement;
  readonly title: (pieces: readonly P[]) => string;
  readonly draw: (piece: P, spot: Spot) => readonly DrawOp[];
  readonly tell?: (piece: P) => string;
  readonly nameOf?: (piece: P) => string;
  /** Replaces `nameOf` where parts of a piece can be chosen one by one. */
  readonly partsOf?: (piece: P, spot: Spot) => readonly SheetPiece[];
  readonly workOf?: (piece: P) => SheetWork;
  readonly back?: {
    readonly width: number;
    readonly height: number;
    readonly ops: readonly DrawOp[];
    readonly of?: (piece: P) => readonly DrawOp[];
  };
  readonly t: Translate;
}

export function sheetSet<P>(run: PieceRun<P>): Result<SheetSet, LayoutProblem> {
  const { frame, places, back, t } = run;
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const loads = dealt(run.pieces, piecesPerSheet(places, run.pieces.length));
  const how = t(`option:print.products.${run.template}.how`);
  const sheets = loads.flatMap((load): readonly Sheet[] => {
    const title = run.title(load);
    const beside = load.length <= places.spots.length;
    const spots = (beside ? places.spots : places.whole).slice(0, load.length);
    const drawn = load.map((piece, place) => ({ piece, ops: run.draw(piece, spots[place] as Spot) }));
    const front: Sheet = {
      label: title,
      side: 'front',
      ...frame.paper,
      heading: headingOf(frame, how),
      ops: [
        ...rulers(frame),
        ...(beside ? square(places.square.x, places.square.y, t) : []),
        ...drawn.flatMap(({ piece, ops }) => (run.tell === undefined ? ops : asFigure(run.tell(piece), ops))),
      ],
      ...named(run, drawn, spots),
      work: run.workOf === undefined ? undefined : sumOfWork(load.map(run.workOf)),
    };
    if (back === undefined) return [front];
    const behindEach = load.map((piece) => [...back.ops, ...(back.of?.(piece) ?? [])]);
    const there = behind(frame, spots, back);
    const ops = there.flatMap((spot, place) => placed(behindEach[place] ?? [], back, spot));
    return [front, backSheet(frame, title, ops, t)];
  });
  const duplex = back === undefined ? 'none' : 'long-edge';
  return checkedSheetSet(t(`option:print.products.${run.template}.title`), duplex, sheets, run.pieces.length);
}

function sumOfWork(all: readonly SheetWork[]): SheetWork {
  const total = (key: keyof SheetWork) => all.reduce((sum, work) => sum + (work[key] ?? 0), 0);
  return { joints: total('joints'), stickers: total('stickers') };
}

function named<P>(
  { nameOf, partsOf }: PieceRun<P>,
  drawn: readonly { readonly piece: P; readonly ops: readonly DrawOp[] }[],
  spots: readonly Spot[],
): Pick<Sheet, 'pieces'> {
  if (partsOf !== undefined) {
    return { pieces: drawn.flatMap(({ piece }, place) => partsOf(piece, spots[place] as Spot)) };
  }
  if (nameOf === undefined) return {};
  return { pieces: drawn.map(({ piece, ops }) => ({ name: nameOf(piece), at: unionOf(ops.map(bounds)) })) };
}

function backSheet(frame: Frame, title: string, ops: readonly DrawOp[], t: Translate): Sheet {
  return {
    label: t('option:print.sheet.backOf', { title }),
    side: 'back',
    ...frame.paper,
    heading: headingOf(frame, t('option:print.sheet.longEdge')),
    ops: [...rulers(frame, 'back'), ...ops],
  };
}

/** The sheet is turned over on its long edge. */
function behind({ paper }: Frame, spots: readonly Spot[], { width, height }: Piece): readonly Spot[] {
  return spots.map(({ x, y, quarters = 0 }) => {
    const across = quarters % 2 === 0 ? width : height;
    return { x: paper.width - x - across, y, quarters: (4 - quarters) % 4 };
  });
}

export function placed(ops: readonly DrawOp[], box: Piece, spot: Spot): readonly DrawOp[] {
  return shift(quarterTurns(ops, box, spot.quarters ?? 0), spot.x, spot.y);
}

export function checkedSheetSet(
  title: string,
  duplex: SheetSet['duplex'],
  sheets: readonly Sheet[],
  pieces: number,
): Result<SheetSet, LayoutProblem> {
  const missing = checkGlyphs(sheets);
  if (missing !== undefined) return refuse(missing);
  return ok({ title, duplex, sheets, facts: factsOf(sheets, pieces) });
}

function dealt<P>(pieces: readonly P[], loads: readonly number[]): readonly (readonly P[])[] {
  let first = 0;
  return loads.map((load) => pieces.slice(first, (first += load)));
}

export function chunks<P>(pieces: readonly P[], size: number): readonly (readonly P[])[] {
  return Array.from({ length: Math.ceil(pieces.length / size) }, (_, index) =>
    pieces.slice(index * size, (index + 1) * size),
  );
}

/** The first sheet of these templates says little: it is the back of a pad or a jig. */
const startsPlain = ['pad', 'engraving'];

/** Returns the index of the sheet that shows best what a product is. */
export function representativeSheet(template: string, { sheets }: SheetSet): number {
  const made = sheets.flatMap(({ isAbout }, index) => (isAbout === true ? [] : index));
  return made[startsPlain.includes(template) ? 1 : 0] ?? made[0] ?? 0;
}
