import { fontRuns } from '../../fonts/index.ts';
import type { FontName } from '../../layout/types.ts';
import type { GlyphOutlines, OutlineStep } from '../svg/outlined-text.ts';
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

const marks: Readonly<Record<string, OutlineStep['mark']>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  closePath: 'Z',
};

const fonts = new Map<string, OpenFont>();
const known = new Map<string, readonly OutlineStep[]>();

export const glyphOutlines: GlyphOutlines = (font, sign) => {
  const key = `${font} ${sign}`;
  const steps = known.get(key) ?? readOutline(font, sign);
  known.set(key, steps);
  return steps;
};

function readOutline(name: FontName, sign: string): readonly OutlineStep[] {
  const [{ file } = { file: '' }] = fontRuns(name, sign);
  const font = sharedFont(file);
  const { path } = font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
  return path.commands.map(({ command, args }) => {
    const mark = marks[command];
    if (mark === undefined) throw new Error(`Glyph with ${command}: TrueType outlines are quadratic`);
    return { mark, points: pairs(args.map((length) => length / font.unitsPerEm)) };
  });
}

function pairs(numbers: readonly number[]): readonly (readonly [number, number])[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}

/** Every document takes its own subset of the same font, so the file is read once. */
export function sharedFont(file: string): OpenFont {
  const font = fonts.get(file) ?? withKnownSigns(openFont(file));
  fonts.set(file, font);
  return font;
}

/** These are the parts of a fontkit font that are used here. pdfkit opens fonts, so no second font reader is needed. */
interface OpenFont {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): OpenGlyph;
  getGlyph(id: number, codePoints?: readonly number[]): OpenGlyph;
}

export interface OpenGlyph {
  codePoints: readonly number[];
  readonly advanceWidth: number;
  readonly bbox: { minX: number; minY: number; maxX: number; maxY: number };
  readonly path: { commands: readonly { command: string; args: readonly number[] }[] };
}

/**
 * A font caches the letter o as no sign at all if it was first read as a part of ö, and a PDF would then have no text for it:
 * a glyph learns its sign when it is asked for by it.
 */
function withKnownSigns(font: OpenFont): OpenFont {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
  return font;
}

export function openFont(file: string): OpenFont {
  const document = new PDFDocument({ autoFirstPage: false }).font(readFileSync(fontFileUrl(file)));
  return (document as unknown as { _font: { font: OpenFont } })._font.font;
}

function fontFileUrl(file: string): URL {
  return new URL(`../../fonts/${file}`, import.meta.url);
}
