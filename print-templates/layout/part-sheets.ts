import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { landscape, type Size } from '../units/index.ts';
import { grown } from './bounds.ts';
import { asFigure, rectOf } from './draw.ts';
import { checkFrame, frameOf, header, rulers, square, squareSide, type Frame } from './frame.ts';
import { guideShapes, type GuideStep } from './guide/index.ts';
import { freePlace, pack, type Packed } from './pack.ts';
import { finish } from './sheet-set.ts';
import type { DrawOp, LayoutProblem, Rect, Sheet, SheetSet } from './sheet.ts';
import { shift } from './transform.ts';

/** A part to be cut out, drawn with its top left corner at the origin. */
export interface Part {
  readonly width: number;
  readonly height: number;
  /** What it is, for the heading of its sheet and for whoever hears it. */
  readonly name: string;
  readonly ops: readonly DrawOp[];
}

export interface PartRun {
  readonly template: string;
  readonly paper: Size;
  readonly margin: number;
  readonly parts: readonly Part[];
  /** Above each sheet, with the names of what lies on it. */
  readonly title: (names: readonly string[]) => string;
  readonly guide: readonly GuideStep[];
  /** Between parts, in millimetres; 3 where it is not said. */
  readonly gap?: number;
  readonly t: Translate;
}

interface Plan {
  readonly frame: Frame;
  readonly packed: Packed;
}

/**
 * Parts on as few sheets as they take, the paper upright or lying, with the guide where it has room: beside the parts,
 * else on a sheet of its own at the end.
 */
export function partSheets(run: PartRun): Result<SheetSet, LayoutProblem> {
  const small = checkFrame(frameOf(run.paper, run.margin));
  if (small !== undefined) return refuse(small);
  const gap = run.gap ?? 3;
  const plans = [run.paper, landscape(run.paper)].map((paper) => {
    const frame = frameOf(paper, run.margin);
    return { frame, packed: pack(frame.live, run.parts, gap) };
  });
  const fitting = plans.flatMap(({ frame, packed }) => (packed.ok ? [{ frame, packed: packed.value }] : []));
  const [best] = fitting.sort((a, b) => a.packed.sheets.length - b.packed.sheets.length);
  if (best === undefined) {
    const [first] = plans.flatMap(({ packed }) => (packed.ok ? [] : [packed]));
    if (first !== undefined) return first;
    throw new RangeError('No way to lie');
  }
  return drawn(run, best, gap);
}

function drawn(run: PartRun, { frame, packed }: Plan, gap: number): Result<SheetSet, LayoutProblem> {
  const { t } = run;
  const loads = packed.sheets.map((placed) => {
    const parts = placed.flatMap(({ part, at }) => {
      const piece = run.parts[part];
      return piece === undefined ? [] : [{ piece, at }];
    });
    return {
      names: parts.map(({ piece }) => piece.name),
      ops: parts.flatMap(({ piece, at }) => asFigure(piece.name, shift(piece.ops, at.x, at.y))),
      taken: parts.map(({ piece, at }) => grown(rectOf(at.x, at.y, piece.width, piece.height), gap)),
    };
  });
  const corner = rectOf(packed.square.x, packed.square.y, squareSide, squareSide);
  const rooms = loads.map(({ taken }, index) => (index === 0 ? [...taken, grown(corner, gap)] : taken));
  const guide = placeGuide(run.guide, frame.live, rooms);
  const count = loads.length + (guide?.sheet === loads.length ? 1 : 0);
  const head = (sheet: number, title: string): readonly DrawOp[] => [
    ...header(frame, { title, how: t(`option:print.products.${run.template}.how`), sheet, sheets: count }, t),
    ...rulers(frame),
  ];
  const sheetOf = (title: string, index: number, ops: readonly DrawOp[]): Sheet => ({
    label: title,
    side: 'front',
    ...frame.paper,
    ops: [
      ...head(index + 1, title),
      ...ops,
      ...(guide?.sheet === index ? asFigure(t('option:print.holders.guide'), guide.ops) : []),
    ],
  });
  const sheets = loads.map(({ names, ops }, index) =>
    sheetOf(run.title(names), index, [
      ...(index === 0 ? square(packed.square.x, packed.square.y, t) : []),
      ...ops,
    ]),
  );
  const last =
    guide?.sheet === loads.length ? [sheetOf(t('option:print.holders.guide'), loads.length, [])] : [];
  const title = t(`option:print.products.${run.template}.title`);
  const set = finish(title, 'none', [...sheets, ...last], run.parts.length);
  return set.ok ? ok(set.value) : set;
}

interface Placed {
  /** Counted from 0; as many as there are sheets with parts means one of its own. */
  readonly sheet: number;
  readonly ops: readonly DrawOp[];
}

/** The first sheet with room for the guide in any shape; undefined where there is no guide. */
function placeGuide(
  steps: readonly GuideStep[],
  live: Rect,
  taken: readonly (readonly Rect[])[],
): Placed | undefined {
  if (steps.length === 0) return undefined;
  for (const [sheet, rects] of [...taken, []].entries()) {
    for (const strip of guideShapes(steps)) {
      const at = freePlace(live, rects, strip);
      if (at !== undefined) return { sheet, ops: strip.draw(at) };
    }
  }
  return undefined;
}
