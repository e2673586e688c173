import { mm, pt } from '#shared/kernel/index.ts';
import { capHeight, glyphBox } from '../fonts/index.ts';
import { box, filled, lettering, rectOf } from '../layout/draw.ts';
import { woodInk } from '../layout/inks.ts';
import type { DrawOp, FontName } from '../layout/types.ts';
import { toPt } from '../units/index.ts';

/** The letter fills the face beside its value, and no caption is under 12 points. */
export interface LargeStyle {
  readonly edge: number;
  readonly font: FontName;
  readonly outline: number | undefined;
}

export const largeCaption = 12;

/** These are shares of the edge: the strip of the value, the room of the bar, and white at the other sides. */
const shares = { value: 0.3, bar: 0.12, clear: 0.06 } as const;

export function largeLetter(
  x: number,
  y: number,
  letter: string,
  value: number | undefined,
  hasBar: boolean,
  { edge, font, outline }: LargeStyle,
): readonly DrawOp[] {
  const top = edge * (value === undefined ? shares.clear : shares.value);
  const foot = edge * (1 - (hasBar ? shares.bar : shares.clear));
  // A tail ends above the bar, or above the edge without one.
  const deepest = edge * (hasBar ? 0.9 : 0.97);
  const hundred = glyphBox(font, letter, pt(100));
  const size = Math.min(
    (100 * edge * (1 - 2 * shares.clear)) / (hundred.right - hundred.left),
    (100 * (foot - top)) / capHeight(font, pt(100)),
    (100 * (deepest - top)) / (capHeight(font, pt(100)) - Math.min(0, hundred.bottom)),
  );
  const glyph = glyphBox(font, letter, pt(size));
  const start = x + edge / 2 - (glyph.left + glyph.right) / 2;
  const baseline = y + (top + foot) / 2 + capHeight(font, pt(size)) / 2;
  const hung = Math.min(baseline, y + deepest + Math.min(0, glyph.bottom));
  return [
    lettering(letter, start, hung, { font, size, ink: woodInk, outline }),
    ...(value === undefined ? [] : [largeValue(x + edge, y, value, edge)]),
    ...(hasBar
      ? [filled('ink', box(rectOf(x + edge * 0.3, y + edge * 0.92, edge * 0.4, edge * 0.05)), woodInk)]
      : []),
  ];
}

function largeValue(right: number, top: number, value: number, edge: number): DrawOp {
  const size = toPt(mm(edge * 0.3));
  const figure = glyphBox('franklin-bold', '1', size).top;
  return lettering(`${value}`, right - edge * 0.05, top + edge * 0.045 + figure, {
    font: 'franklin-bold',
    size,
    ink: woodInk,
    anchor: 'end',
  });
}

export function largeTotal(
  x: number,
  y: number,
  total: number,
  number: number,
  hasBar: boolean,
  { edge, outline }: LargeStyle,
): readonly DrawOp[] {
  const size = toPt(mm(edge * 0.5));
  const baseline = y + edge * 0.3 + capHeight('franklin-bold', size) / 2;
  const middle = { font: 'franklin-bold', ink: woodInk, anchor: 'middle' } as const;
  return [
    lettering(`${total}`, x + edge / 2, baseline, { ...middle, size, outline }),
    ...(hasBar
      ? [filled('ink', box(rectOf(x + edge * 0.3, baseline + edge * 0.03, edge * 0.4, edge * 0.04)), woodInk)]
      : []),
    lettering(`#${number}`, x + edge / 2, y + edge * 0.93, { ...middle, size: largeCaption }),
  ];
}
