import { mm, type Mm, type Pt } from '#shared/kernel/index.ts';
import { typedLetter } from '#shared/lexicon/alphabet.ts';
import type { FontName } from '../layout/types.ts';
import { toMm } from '../units/index.ts';
import table from './metrics.json' with { type: 'json' };

/** The values are advance, left, bottom, right and top in units of the em, the area and the length of the contours. */
export type GlyphMetrics = readonly [number, number, number, number, number, number, number];

export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly glyphs: Readonly<Record<string, GlyphMetrics>>;
  /** Each entry lists the characters that come from one of the later `filesOf(font)`; the first file has all others. */
  readonly lent: readonly string[];
}

export const fontFiles = {
  'besley-bold': 'Besley-Bold.ttf',
  'besley-semibold': 'Besley-SemiBold.ttf',
  franklin: 'LibreFranklin-Regular.ttf',
  'franklin-semibold': 'LibreFranklin-SemiBold.ttf',
  'franklin-bold': 'LibreFranklin-Bold.ttf',
  'atkinson-bold': 'AtkinsonHyperlegibleNext-Bold.ttf',
  'bitter-bold': 'Bitter-Bold.ttf',
} as const satisfies Record<FontName, string>;

const lenders = {
  'besley-bold': ['Bitter-Bold.ttf', 'Literata-Bold-Greek.woff'],
  'besley-semibold': ['Bitter-Bold.ttf', 'Literata-SemiBold-Greek.woff'],
  franklin: ['Commissioner-Regular-Greek.woff'],
  'franklin-semibold': ['Commissioner-SemiBold-Greek.woff'],
  'franklin-bold': ['Commissioner-Bold-Greek.woff'],
  'atkinson-bold': ['LibreFranklin-Bold.ttf', 'Commissioner-Bold-Greek.woff'],
  'bitter-bold': ['Literata-Bold-Greek.woff'],
} as const satisfies Record<FontName, readonly string[]>;

export function filesOf(font: FontName): readonly string[] {
  return [fontFiles[font], ...lenders[font]];
}

export interface FontRun {
  readonly file: string;
  readonly text: string;
}

export function fontRuns(font: FontName, text: string): readonly FontRun[] {
  const { lent } = metrics[font];
  const runs: { file: string; text: string }[] = [];
  for (const sign of text) {
    const at = lent.findIndex((signs) => signs.includes(sign));
    const file = filesOf(font)[at + 1] ?? fontFiles[font];
    const last = runs.at(-1);
    if (last?.file === file) last.text += sign;
    else runs.push({ file, text: sign });
  }
  return runs;
}

const metrics = table as unknown as Readonly<Record<FontName, FontMetrics>>;

/** Distances are in millimetres from the pen and the baseline, y up as in the font. */
export interface GlyphBox {
  readonly advance: Mm;
  readonly left: Mm;
  readonly bottom: Mm;
  readonly right: Mm;
  readonly top: Mm;
}

/** Returns the first character that the font has no glyph for (R24). */
export function missingGlyph(font: FontName, text: string): string | undefined {
  return [...text].find((sign) => metrics[font].glyphs[sign] === undefined);
}

export function missingInAll(letter: string): boolean {
  const fonts = Object.keys(metrics) as FontName[];
  return fonts.every((font) => missingGlyph(font, typedLetter(letter)) !== undefined);
}

export function unprintableLetters(
  pieces: readonly { readonly letters: readonly string[] }[],
): readonly string[] {
  return [...new Set(pieces.flatMap(({ letters }) => letters))].filter(missingInAll);
}

/** A missing glyph gives an empty box, since `checkGlyphs` refuses such a sheet. */
export function glyphBox(font: FontName, sign: string, size: Pt): GlyphBox {
  const [advance, left, bottom, right, top] = glyphOf(font, sign);
  const unit = unitOf(font, size);
  return {
    advance: advance * unit,
    left: left * unit,
    bottom: bottom * unit,
    right: right * unit,
    top: top * unit,
  } as GlyphBox;
}

/** Adds up advance widths without kerning, so that preview and PDF agree. */
export function textWidth(font: FontName, text: string, size: Pt): Mm {
  let advances = 0;
  for (const sign of text) advances += glyphOf(font, sign)[0];
  return mm(advances * unitOf(font, size));
}

export function capHeight(font: FontName, size: Pt): Mm {
  return mm(metrics[font].capHeight * unitOf(font, size));
}

/** Returns the ink in square millimetres of a filled text, or of its contours with the given width. */
export function textInk(font: FontName, text: string, size: Pt, outline?: Mm): number {
  const unit = unitOf(font, size);
  const rows = [...text].map((sign) => glyphOf(font, sign));
  return outline === undefined
    ? rows.reduce((sum, row) => sum + row[5], 0) * unit * unit
    : rows.reduce((sum, row) => sum + row[6], 0) * unit * outline;
}

function glyphOf(font: FontName, sign: string): GlyphMetrics {
  return metrics[font].glyphs[sign] ?? [0, 0, 0, 0, 0, 0, 0];
}

function unitOf(font: FontName, size: Pt): number {
  return toMm(size) / metrics[font].unitsPerEm;
}
