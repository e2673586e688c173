import type { Translate } from '#shared/i18n/index.ts';
import { refuse, type Result } from '#shared/kernel/index.ts';
import { landscape, type Size } from '../units/index.ts';
import { asFigure } from './draw.ts';
import { checkFrame, frameOf, rulers, square, type Frame } from './frame.ts';
import { headingOf } from './headings.ts';
import { pack, type Packed } from './packing/pack.ts';
import { checkedSheetSet } from './sheet-set.ts';
import type { DrawOp, Sheet, SheetSet } from './types.ts';
import { shift } from './transform.ts';
import type { LayoutProblem } from './product.ts';

export interface Part {
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly ops: readonly DrawOp[];
  readonly joints?: number;
}

export interface PartRun {
  readonly template: string;
  readonly paper: Size;
  readonly margin: number;
  readonly parts: readonly Part[];
  readonly title: (names: readonly string[]) => string;
  readonly gap?: number;
  readonly t: Translate;
}

interface Plan {
  readonly frame: Frame;
  readonly packed: Packed;
}

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
  return drawn(run, best);
}

function drawn(run: PartRun, { frame, packed }: Plan): Result<SheetSet, LayoutProblem> {
  const { t } = run;
  const how = t(`option:print.products.${run.template}.how`);
  const sheets = packed.sheets.map((placed, index): Sheet => {
    const parts = placed.flatMap(({ part, at }) => {
      const piece = run.parts[part];
      return piece === undefined ? [] : [{ piece, at }];
    });
    const title = run.title(parts.map(({ piece }) => piece.name));
    return {
      label: title,
      side: 'front',
      ...frame.paper,
      heading: headingOf(frame, how),
      work: { joints: parts.reduce((sum, { piece }) => sum + (piece.joints ?? 0), 0) },
      ops: [
        ...rulers(frame),
        ...(index === 0 ? square(packed.square.x, packed.square.y, t) : []),
        ...parts.flatMap(({ piece, at }) => asFigure(piece.name, shift(piece.ops, at.x, at.y))),
      ],
    };
  });
  return checkedSheetSet(t(`option:print.products.${run.template}.title`), 'none', sheets, run.parts.length);
}
