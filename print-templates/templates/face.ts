import type { Translate } from '#shared/i18n/index.ts';
import { valueOf, type Face, type Piece, type PieceSet, type PremiumFace } from '#shared/pieces/index.ts';
import { mm, pt, type Pt } from '#shared/kernel/index.ts';
import { capHeight, glyphBox, textWidth } from '../fonts/index.ts';
import { brailleFace } from './braille.ts';
import { largeLetter, largeTotal, type LargeStyle } from './large-face.ts';
import { box, filled, lettering, rectOf, star, stroked, type Lettering, type Point } from '../layout/draw.ts';
import { bounds } from '../layout/bounds.ts';
import { leastText } from '../layout/frame.ts';
import { outlineWidths, felt, woodFace, woodInk, type InkMode } from '../layout/inks.ts';
import type { DrawOp, FontName, Ink } from '../layout/types.ts';
import { toPt } from '../units/index.ts';
import { premiumSquare } from './premium.ts';

export interface FaceStyle {
  readonly edge: number;
  readonly font: FontName;
  readonly bars: 'mwnz' | 'all' | 'none';
  readonly ink: InkMode;
  /** `stylus` looks like normal; its dots are pressed from behind. */
  readonly reading?: 'normal' | 'large' | 'braille' | 'stylus';
  /** Values are set no smaller than this, in points; the default is 5. */
  readonly leastText?: number;
}

/** When a cube is turned, these letters read as others or not at all. */
const turnable = 'MWNZ' + 'ЕШЭЄЗ' + 'ΜΣΝΖ';
/** These wide letters are set smaller to stay clear of the edges. */
const wide = 'MW' + 'МЖФШЩЪЫЮЉЊ' + 'ΜΩΨΦ';

export interface FaceContext {
  readonly piece: Piece;
  readonly set: PieceSet;
  readonly label: string;
  readonly t: Translate;
}

export function faceGround({ kind }: Face): Ink {
  return kind === 'premium' ? felt : woodFace;
}

/** The face starts at (x, y); `label` stands under a total. A blank is empty, but has a star as the only face. */
export function pieceFace(
  { x, y }: Point,
  face: Face,
  { piece, set, label, t }: FaceContext,
  style: FaceStyle,
): readonly DrawOp[] {
  switch (face.kind) {
    case 'letter':
      if (style.reading === 'braille') return brailleFace(x, y, face.letter, style.edge, style.font);
      return letterFace(x, y, face.letter, printedValue(set, face.letter), style);
    case 'number':
      return piece.letters.length === 0
        ? figureFace(x, y, face.number, style)
        : style.reading === 'large'
          ? largeTotal(x, y, face.number, piece.id + 1, isTurnable(face.number, style), largeOf(style))
          : totalFace(x, y, face.number, captionOf(label, piece, style), style);
    case 'blank':
      return piece.faces.length === 1 ? wildFace(x, y, style) : [];
    case 'premium':
      return premiumSquare(markOf(face), x, y, { side: style.edge, ink: style.ink, t });
  }
}

export function markOf({ of, times }: PremiumFace): string {
  if (times === 4) return 'q';
  const mark = times === 2 ? 'd' : 't';
  return of === 'letter' ? mark : mark.toUpperCase();
}

function wildFace(x: number, y: number, { edge, ink }: FaceStyle): readonly DrawOp[] {
  const shape = star(x + edge / 2, y + edge / 2, edge * 0.36, edge * 0.18);
  return ink === 'full'
    ? [filled('ink', shape, woodInk)]
    : [stroked('ink', shape, { ink: woodInk, width: edge * (ink === 'low' ? 0.02 : 0.012) })];
}

/** Returns the value printed beside a letter, or undefined where all letters count the same. */
export function printedValue(set: PieceSet, letter: string): number | undefined {
  return new Set(Object.values(set.values)).size > 1 ? valueOf(set, letter) : undefined;
}

export function letterFace(
  x: number,
  y: number,
  letter: string,
  value: number | undefined,
  style: FaceStyle,
): readonly DrawOp[] {
  if (style.reading === 'large') {
    return largeLetter(x, y, letter, value, hasBar(letter, style), largeOf(style));
  }
  const { edge, font } = style;
  const size = toPt(mm(edge * (wide.includes(letter) ? 0.6 : 0.68)));
  const glyph = glyphBox(font, letter, size);
  // The glyph is centred by its box across, and by the height of capitals down, so that the tail of Q hangs.
  const start = x + edge * 0.49 - (glyph.left + glyph.right) / 2;
  const upright = y + edge * 0.54 + capHeight(font, size) / 2;
  const figure = value === undefined ? undefined : valueText(x + edge, y, value, style);
  // A diacritic, or the horn of Ґ, must not meet the value.
  const clear = figure === undefined ? undefined : bounds(figure);
  const meets = clear !== undefined && start + glyph.right > clear.x;
  const baseline = meets ? Math.max(upright, clear.y + clear.height + glyph.top) : upright;
  const outline = outlineWidths[style.ink];
  const ops = [
    lettering(letter, start, baseline, { font, size, ink: woodInk, outline }),
    ...(figure === undefined ? [] : [figure]),
  ];
  if (!hasBar(letter, style)) return ops;
  // The bar is below the tail of a letter.
  const foot = Math.max(y + edge * 0.85, baseline - glyph.bottom + edge * 0.02);
  return [...ops, bar(x + edge * 0.49, foot, edge)];
}

function figureFace(x: number, y: number, figure: number, style: FaceStyle): readonly DrawOp[] {
  const { edge, font } = style;
  const size = toPt(mm(edge * 0.6));
  const baseline = y + edge * 0.5 + capHeight(font, size) / 2;
  const outline = outlineWidths[style.ink];
  const text = lettering(`${figure}`, x + edge / 2, baseline, {
    font,
    size,
    ink: woodInk,
    anchor: 'middle',
    outline,
  });
  return isTurnable(figure, style) ? [text, bar(x + edge / 2, y + edge * 0.85, edge)] : [text];
}

function captionOf(label: string, { id }: Piece, { edge }: FaceStyle): string {
  const width = textWidth('franklin', label, captionSize(edge));
  return width <= edge * 0.9 ? label : `#${id + 1}`;
}

function captionSize(edge: number): Pt {
  return pt(Math.max(leastText, Math.min(8, toPt(mm(edge * 0.14)))));
}

/** The sixth face has the total and below it the number of the cube (A2). */
export function totalFace(
  x: number,
  y: number,
  total: number,
  label: string,
  style: FaceStyle,
): readonly DrawOp[] {
  const { edge } = style;
  const size = pt(Math.max(leastText, toPt(mm(edge * 0.367))));
  const figures: Lettering = { font: 'franklin-semibold', size, ink: woodInk, anchor: 'middle' };
  const small = captionSize(edge);
  const baseline = y + edge * 0.37 + capHeight('franklin-semibold', size) / 2;
  const text = lettering(`${total}`, x + edge / 2, baseline, {
    ...figures,
    outline: outlineWidths[style.ink],
  });
  // The caption stands below the bar even where the total is small.
  const under = baseline + edge * 0.085 + 0.3 + capHeight('franklin', small);
  const caption = lettering(label, x + edge / 2, Math.max(y + edge * 0.775, under), {
    font: 'franklin',
    size: small,
    ink: woodInk,
    anchor: 'middle',
  });
  return isTurnable(total, style)
    ? [text, bar(x + edge / 2, baseline + edge * 0.04, edge), caption]
    : [text, caption];
}

/** A number of sixes and nines alone may read as another one when turned. */
export function isTurnable(figure: number, { bars }: Pick<FaceStyle, 'bars'>): boolean {
  return bars !== 'none' && /^[69]+$/.test(`${figure}`);
}

function valueText(
  right: number,
  top: number,
  value: number,
  { edge, leastText: least = 5 }: FaceStyle,
): DrawOp {
  const size = Math.max(least, toPt(mm(edge * 0.215)));
  const inset = edge * 0.06;
  const height = glyphBox('franklin-bold', '1', pt(size)).top;
  return lettering(`${value}`, right - inset, top + inset + height, {
    font: 'franklin-bold',
    size,
    ink: woodInk,
    anchor: 'end',
  });
}

function largeOf({ edge, font, ink }: FaceStyle): LargeStyle {
  return { edge, font, outline: outlineWidths[ink] };
}

export function hasBar(letter: string, style: Pick<FaceStyle, 'bars'>): boolean {
  return style.bars === 'all' || (style.bars === 'mwnz' && turnable.includes(letter));
}

function bar(centre: number, top: number, edge: number): DrawOp {
  return filled('ink', box(rectOf(centre - edge * 0.16, top, edge * 0.32, edge * 0.045)), woodInk);
}
