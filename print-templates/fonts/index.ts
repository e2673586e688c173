import { mm, type Mm, type Pt } from '#shared/kernel/index.ts';
import { typedLetter } from '#shared/lexicon/alphabet.ts';
import type { FontName } from '../layout/sheet.ts';
import { toMm } from '../units/index.ts';
import table from './metrics.json' with { type: 'json' };

/** Advance, left, bottom, right, top in units of the em; area; length of the contours. */
export type GlyphMetrics = readonly [number, number, number, number, number, number, number];

export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly glyphs: Readonly<Record<string, GlyphMetrics>>;
  /** The characters that come from each of `filesOf(font)` but the first, which has all others. */
  readonly lent: readonly string[];
}

/** Files beside this one, which PDFs embed. */
export const fontFiles = {
  'besley-bold': 'Besley-Bold.ttf',
  'besley-semibold': 'Besley-SemiBold.ttf',
  franklin: 'LibreFranklin-Regular.ttf',
  'franklin-semibold': 'LibreFranklin-SemiBold.ttf',
  'franklin-bold': 'LibreFranklin-Bold.ttf',
  'atkinson-bold': 'AtkinsonHyperlegibleNext-Bold.ttf',
  'bitter-bold': 'Bitter-Bold.ttf',
} as const satisfies Record<FontName, string>;

/** Cyrillic and Greek for the fonts that have none, as their makers and those of other fonts drew them. */
const lenders = {
  'besley-bold': ['Bitter-Bold.ttf', 'Literata-Bold-Greek.woff'],
  'besley-semibold': ['Bitter-Bold.ttf', 'Literata-SemiBold-Greek.woff'],
  franklin: ['Commissioner-Regular-Greek.woff'],
  'franklin-semibold': ['Commissioner-SemiBold-Greek.woff'],
  'franklin-bold': ['Commissioner-Bold-Greek.woff'],
  'atkinson-bold': ['LibreFranklin-Bold.ttf', 'Commissioner-Bold-Greek.woff'],
  'bitter-bold': ['Literata-Bold-Greek.woff'],
} as const satisfies Record<FontName, readonly string[]>;

/** The files of a font, its own first: a character comes from the first that has it. */
export function filesOf(font: FontName): readonly string[] {
  return [fontFiles[font], ...lenders[font]];
}

/** Parts of a text that come from one file each, in order. */
export interface FontRun {
  readonly file: string;
  readonly text: string;
}

/** Nearly always one: letters of another script beside figures are set from two files. */
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

/** Distances from the pen and the baseline in millimetres, y up as in the font. */
export interface GlyphBox {
  readonly advance: Mm;
  readonly left: Mm;
  readonly bottom: Mm;
  readonly right: Mm;
  readonly top: Mm;
}

/** The first character that the font has no glyph for (R24). */
export function missingGlyph(font: FontName, text: string): string | undefined {
  return [...text].find((sign) => metrics[font].glyphs[sign] === undefined);
}

/** Whether no font has this letter, as it is printed. */
export function missingInAll(letter: string): boolean {
  const fonts = Object.keys(metrics) as FontName[];
  return fonts.every((font) => missingGlyph(font, typedLetter(letter)) !== undefined);
}

/** The letters of pieces that no font has, each once. */
export function unprintableLetters(
  pieces: readonly { readonly letters: readonly string[] }[],
): readonly string[] {
  return [...new Set(pieces.flatMap(({ letters }) => letters))].filter(missingInAll);
}

/** The box of one glyph; a glyph that is not there was refused before. */
export function glyphBox(font: FontName, sign: string, size: Pt): GlyphBox {
  const [advance, left, bottom, right, top] = glyphOf(font, sign);
  const unit = unitOf(font, size);
  return {
    advance: mm(advance * unit),
    left: mm(left * unit),
    bottom: mm(bottom * unit),
    right: mm(right * unit),
    top: mm(top * unit),
  };
}

/** Sum of advance widths: sheets are set without kerning, so that preview and PDF agree. */
export function textWidth(font: FontName, text: string, size: Pt): Mm {
  const advances = [...text].reduce((sum, sign) => sum + glyphOf(font, sign)[0], 0);
  return mm(advances * unitOf(font, size));
}

export function capHeight(font: FontName, size: Pt): Mm {
  return mm(metrics[font].capHeight * unitOf(font, size));
}

/** Square millimetres of ink in a filled text, or in its contours of the width given. */
export function textInk(font: FontName, text: string, size: Pt, outline?: Mm): number {
  const unit = unitOf(font, size);
  const rows = [...text].map((sign) => glyphOf(font, sign));
  return outline === undefined
    ? rows.reduce((sum, row) => sum + row[5], 0) * unit * unit
    : rows.reduce((sum, row) => sum + row[6], 0) * unit * outline;
}

function glyphOf(font: FontName, sign: string): GlyphMetrics {
  // A character without a glyph takes no room; `checkGlyphs` refuses the sheet that holds it.
  return metrics[font].glyphs[sign] ?? [0, 0, 0, 0, 0, 0, 0];
}

/** Millimetres to one unit of the em. */
function unitOf(font: FontName, size: Pt): number {
  return toMm(size) / metrics[font].unitsPerEm;
}
