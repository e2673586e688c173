/** Premiums share one ink (R18): round means letter, square word, solid three, and solid with a ring four. */
import type { Translate } from '#shared/i18n/index.ts';
import { mm } from '#shared/kernel/index.ts';
import { capHeight, textWidth } from '../fonts/index.ts';
import {
  box,
  circle,
  clipped,
  filled,
  lettering,
  rectOf,
  segment,
  star,
  stroked,
  type Pen,
} from '../layout/draw.ts';
import { outlineWidths, felt, feltInk, feltTint, paperWhite, type InkMode } from '../layout/inks.ts';
import type { DrawOp, Ink, Rect } from '../layout/types.ts';
import { toPt } from '../units/index.ts';

export interface SquareStyle {
  readonly side: number;
  readonly ink: InkMode;
  readonly t: Translate;
}

interface Look {
  readonly q: number;
  readonly cx: number;
  readonly cy: number;
  readonly square: Rect;
  readonly pen: Pen;
  readonly style: SquareStyle;
  readonly tint: Ink | undefined;
}

export function premiumSquare(mark: string, x: number, y: number, style: SquareStyle): readonly DrawOp[] {
  const q = style.side;
  const width = q * (style.ink === 'outline' ? 0.012 : style.ink === 'low' ? 0.018 : 0.03);
  const look: Look = {
    q,
    cx: x + q / 2,
    cy: y + q / 2,
    square: rectOf(x, y, q, q),
    pen: { ink: feltInk, width },
    style,
    tint: style.ink === 'full' ? feltTint : undefined,
  };
  switch (mark) {
    case 'd':
      return ring(look);
    case 't':
      return disc(look);
    case 'q':
      return ringedDisc(look);
    case 'D':
      return [...bars(look), caption(look, 'D', feltInk)];
    case 'T':
      return solid(look);
    case '*':
      return [...bars(look), ...centreStar(look)];
    default:
      return [];
  }
}

function ring(look: Look): readonly DrawOp[] {
  const round = circle(look.cx, look.cy, look.q * 0.375);
  return [...ground(look, round), stroked('ink', round, look.pen), caption(look, 'd', feltInk)];
}

function disc(look: Look): readonly DrawOp[] {
  const { cx, cy, q, pen, style } = look;
  if (style.ink === 'full') {
    return [filled('ink', circle(cx, cy, q * 0.395), feltInk), caption(look, 't', felt)];
  }
  // Without solid ink, three is a ring within a ring.
  return [0.395, 0.33]
    .map((r) => stroked('ink', circle(cx, cy, q * r), pen))
    .concat(caption(look, 't', feltInk));
}

/** A fourfold premium, which no board has, is a disc in a ring, or three rings without solid ink. */
function ringedDisc(look: Look): readonly DrawOp[] {
  const { cx, cy, q, pen, style } = look;
  const outer = stroked('ink', circle(cx, cy, q * 0.45), pen);
  if (style.ink === 'full') {
    return [outer, filled('ink', circle(cx, cy, q * 0.37), feltInk), caption(look, 'q', felt)];
  }
  const inner = [0.385, 0.32].map((r) => stroked('ink', circle(cx, cy, q * r), pen));
  return [outer, ...inner, caption(look, 'q', feltInk)];
}

function solid(look: Look): readonly DrawOp[] {
  const { q, pen, square, style } = look;
  const fine = box(inset(square, q * 0.08));
  if (style.ink === 'full') {
    const line = { ink: felt, width: q * 0.022 };
    return [filled('ink', box(square), feltInk), stroked('ink', fine, line), caption(look, 'T', felt)];
  }
  const outer = box(inset(square, pen.width / 2));
  return [stroked('ink', outer, pen), stroked('ink', fine, pen), caption(look, 'T', feltInk)];
}

function bars(look: Look): readonly DrawOp[] {
  const { q, square, pen } = look;
  const { x, y } = square;
  const high = q * 0.24;
  const between = rectOf(x, y + high, q, q - 2 * high);
  const fine = { ...pen, width: pen.width * 0.8 };
  const rules = [y + high, y + q - high].map((at) => segment('ink', { x, y: at }, { x: x + q, y: at }, fine));
  return [
    ...ground(look, box(square)),
    ...[y, between.y + between.height].map((top) => hatching(look, rectOf(x, top, q, high))),
    ...rules,
    stroked('ink', box(inset(square, pen.width / 2)), pen),
  ];
}

function hatching({ q, style }: Look, rect: Rect): DrawOp {
  const step = q * (style.ink === 'full' ? 0.11 : 0.14);
  const width = step * (style.ink === 'full' ? 0.45 : style.ink === 'low' ? 0.14 : 0.09);
  const count = Math.ceil((rect.width + rect.height) / step);
  const strokes = Array.from({ length: count }, (_, index) => {
    const foot = rect.x + index * step;
    return segment(
      'ink',
      { x: foot - rect.height, y: rect.y + rect.height },
      { x: foot, y: rect.y },
      { ink: feltInk, width },
    );
  });
  return clipped(rect, strokes);
}

function centreStar({ cx, cy, q, pen, style }: Look): readonly DrawOp[] {
  const shape = star(cx, cy, q * 0.4, q * 0.2);
  if (style.ink === 'full') return [filled('ink', shape, feltInk)];
  return [filled('ink', shape, paperWhite), stroked('ink', shape, pen)];
}

function ground({ tint }: Look, shape: ReturnType<typeof box>): readonly DrawOp[] {
  return tint === undefined ? [] : [filled('ink', shape, tint)];
}

function caption({ cx, cy, q, style }: Look, mark: 'd' | 't' | 'q' | 'D' | 'T', ink: Ink): DrawOp {
  const text = style.t(`option:print.sheet.marks.${mark}`);
  const font = 'franklin-bold';
  const wanted = toPt(mm(q * 0.345));
  const widest = q * 0.6;
  const size = Math.max(5, wanted * Math.min(1, widest / textWidth(font, text, wanted)));
  const baseline = cy + capHeight(font, toPt(mm((size * 25.4) / 72))) / 2;
  return lettering(text, cx, baseline, {
    font,
    size,
    ink,
    anchor: 'middle',
    outline: outlineWidths[style.ink],
  });
}

function inset({ x, y, width, height }: Rect, by: number): Rect {
  return rectOf(x + by, y + by, width - 2 * by, height - 2 * by);
}
