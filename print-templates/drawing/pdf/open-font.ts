import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

/** These are the parts of a fontkit font in use. pdfkit opens it, so no second font reader is needed. */
export interface OpenFont {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): OpenGlyph;
}

export interface OpenGlyph {
  readonly advanceWidth: number;
  readonly bbox: { minX: number; minY: number; maxX: number; maxY: number };
  readonly path: { commands: readonly { command: string; args: readonly number[] }[] };
}

export function openFont(file: string): OpenFont {
  const document = new PDFDocument({ autoFirstPage: false }).font(readFileSync(fontFileUrl(file)));
  return (document as unknown as { _font: { font: OpenFont } })._font.font;
}

export function fontFileUrl(file: string): URL {
  return new URL(`../../fonts/${file}`, import.meta.url);
}
