import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { doesNotFit } from '../../layout/packing/arrange.ts';
import {
  asFigure,
  lettering,
  polygon,
  stroked,
  wrapped,
  type Lettering,
  type Point,
} from '../../layout/draw.ts';
import { checkFrame, frameOf, rulers, square, squareSide, type Frame } from '../../layout/frame.ts';
import { headingOf } from '../../layout/headings.ts';
import { sheetInk } from '../../layout/inks.ts';
import { checkedSheetSet } from '../../layout/sheet-set.ts';
import type { DrawOp, SheetSet } from '../../layout/types.ts';
import { strokeText } from '../../layout/stroke-text.ts';
import { paperSize, plainPaper } from '../options.ts';
import { isWorkshop } from '../print-set.ts';
import { template } from '../template.ts';
import type { LayoutProblem } from '../../layout/product.ts';

type CouponOptions = OptionValues<typeof plainPaper>;

/** Each axis has a comb with slots and a key, whose fit shows the kerf of a laser or knife (R21). */
export const kerfCoupon = template({
  name: 'kerf-coupon',
  tool: 'laser',
  group: 'workshop',
  from: isWorkshop,
  options: () => plainPaper,
  layout: (values, _, t) => layoutCoupon(values, t),
});

/** Each slot stands for one of these kerfs in millimetres. */
export const kerfSteps: readonly number[] = Array.from({ length: 9 }, (_, index) => (index * 5) / 100);

/** Lengths are millimetres. A cut takes half a kerf on either side, so a key loses a kerf and a slot gains one. */
export const coupon = { key: 10, slot: 12, wall: 6, spine: 12, handle: 30, grip: 14 } as const;
const pitch = coupon.key + coupon.wall;
const comb = { length: kerfSteps.length * pitch + coupon.wall, depth: coupon.spine + coupon.slot } as const;
/** `gap` separates parts. The tongue is shorter than a slot, so that a key never reaches the end of a slot. */
const gap = 6;
const tongue = coupon.slot - 1;
const engraved = 3;

const pen = { ink: sheetInk, width: 0.15 };
const words: Lettering = { font: 'franklin', size: 9, ink: sheetInk };

function layoutCoupon(values: CouponOptions, t: Translate): Result<SheetSet, LayoutProblem | Problem> {
  const paper = paperSize(values);
  const frame = frameOf(paper, values.margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const needed = { width: comb.length + gap, height: comb.length + comb.depth + 2 * gap };
  const { live } = frame;
  if (needed.width > live.width || needed.height > live.height) return refuse(doesNotFit(needed, live));
  const parts = partsAt({ x: live.x + gap / 2, y: live.y + gap }, t);
  if (!parts.ok) return parts;
  const title = t('option:print.workshop.kerf');
  const how = t('option:print.products.kerf-coupon.how');
  const sheet = {
    label: title,
    side: 'front' as const,
    ...paper,
    heading: headingOf(frame, how),
    ops: [
      ...rulers(frame),
      ...square(live.x + live.width - squareSide, live.y + live.height - squareSide, t),
      ...parts.value,
      ...steps(frame, t),
    ],
  };
  return checkedSheetSet(t('option:print.products.kerf-coupon.title'), 'none', [sheet], 4);
}

function partsAt({ x, y }: Point, t: Translate): Result<readonly DrawOp[], LayoutProblem> {
  const below = y + comb.depth + gap;
  const beside = x + comb.depth + 2 * gap;
  const ops: DrawOp[] = [];
  for (const axis of ['X', 'Y'] as const) {
    const corner = axis === 'X' ? { x, y } : { x, y: below };
    const keyCorner = axis === 'X' ? { x: beside, y: below } : { x: beside + coupon.handle + gap, y: below };
    const along = axis === 'X' ? same : transposed;
    for (const part of [combPart(axis), keyPart(axis)]) {
      const at = part.name === 'comb' ? corner : keyCorner;
      const place = (spot: Point): Point => ({ x: at.x + along(spot).x, y: at.y + along(spot).y });
      const drawn: DrawOp[] = [stroked('cut', polygon(part.outline.map(place)), pen)];
      for (const { text, middle } of part.labels) {
        const label = engravedAt(text, place(middle));
        if (!label.ok) return label;
        drawn.push(...label.value);
      }
      ops.push(...asFigure(t(`option:print.workshop.figures.${part.name}`, { name: axis }), drawn));
    }
  }
  return ok(ops);
}

interface Part {
  readonly name: 'comb' | 'key';
  /** The outline is for the x axis, from the upper left corner. */
  readonly outline: readonly Point[];
  readonly labels: readonly { readonly text: string; readonly middle: Point }[];
}

function combPart(axis: string): Part {
  const slots = kerfSteps.map((kerf, index) => {
    const middle = coupon.wall + coupon.key / 2 + index * pitch;
    return { kerf, middle, half: coupon.key / 2 - kerf };
  });
  const { spine } = coupon;
  const teeth = slots.toReversed().flatMap(({ middle, half }) => [
    { x: middle + half, y: comb.depth },
    { x: middle + half, y: spine },
    { x: middle - half, y: spine },
    { x: middle - half, y: comb.depth },
  ]);
  return {
    name: 'comb',
    outline: [
      { x: 0, y: 0 },
      { x: comb.length, y: 0 },
      { x: comb.length, y: comb.depth },
      ...teeth,
      { x: 0, y: comb.depth },
    ],
    labels: [
      ...slots.map(({ kerf, middle }) => ({ text: kerf.toFixed(2), middle: { x: middle, y: spine / 2 } })),
      { text: axis, middle: { x: coupon.wall / 2, y: spine + coupon.slot / 2 } },
    ],
  };
}

function keyPart(axis: string): Part {
  const { handle, grip, key } = coupon;
  const [left, right] = [(handle - key) / 2, (handle + key) / 2];
  return {
    name: 'key',
    outline: [
      { x: 0, y: 0 },
      { x: handle, y: 0 },
      { x: handle, y: grip },
      { x: right, y: grip },
      { x: right, y: grip + tongue },
      { x: left, y: grip + tongue },
      { x: left, y: grip },
      { x: 0, y: grip },
    ],
    labels: [{ text: axis, middle: { x: handle / 2, y: grip / 2 } }],
  };
}

function engravedAt(text: string, { x, y }: Point): Result<readonly DrawOp[], LayoutProblem> {
  const measured = strokeText(text, 0, 0, engraved);
  if (!measured.ok) return measured;
  const drawn = strokeText(text, x - measured.value.width / 2, y + engraved / 2, engraved);
  return drawn.ok ? ok(drawn.value.ops) : drawn;
}

const same = (spot: Point): Point => spot;

function transposed({ x, y }: Point): Point {
  return { x: y, y: x };
}

function steps({ live }: Frame, t: Translate): readonly DrawOp[] {
  const left = live.x + gap / 2 + comb.depth + 2 * gap;
  let y = live.y + 2 * gap + comb.depth + coupon.handle + 10;
  return (['cut', 'read', 'write'] as const).flatMap((step) => {
    const sentence = t(`option:print.workshop.kerfSteps.${step}`);
    const written = wrapped(sentence, words, live.x + live.width - left).map((line, index) =>
      lettering(line, left, y + index * 4.6, words),
    );
    y += written.length * 4.6 + 3;
    return written;
  });
}
