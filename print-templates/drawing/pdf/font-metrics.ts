/** `node print-templates/drawing/pdf/font-metrics.ts` writes what layout needs to `fonts/metrics.json`. */
import { writeFileSync } from 'node:fs';
import { filesOf, fontFiles, type FontMetrics, type GlyphMetrics } from '../../fonts/index.ts';
import type { FontName } from '../../layout/types.ts';
import { openFont, type OpenGlyph } from './glyph-outlines.ts';

const codePoints = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x17f),
  ...signs('–—‘’“”•…×°·€ẞȘșȚț'),
  ...range(0x386, 0x3ce),
  ...range(0x400, 0x45f),
  ...range(0x490, 0x4f9),
];

/** A script comes whole from the first file with all these letters, since many fonts have only a few, such as Ω. */
const scripts: readonly { readonly of: RegExp; readonly letters: readonly number[] }[] = [
  { of: /\p{Script=Greek}/u, letters: signs('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ') },
  { of: /\p{Script=Cyrillic}/u, letters: range(0x410, 0x42f) },
];

export function readFontMetrics(font: FontName): FontMetrics {
  const [opened, ...others] = filesOf(font).map(openFont);
  if (opened === undefined) throw new Error(`${font} has no file`);
  const glyphs: Record<string, GlyphMetrics> = {};
  const lent = others.map(() => '');
  for (const code of codePoints) {
    const sign = String.fromCodePoint(code);
    const wanted = [code, ...(scripts.find(({ of }) => of.test(sign))?.letters ?? [])];
    const from = [opened, ...others].findIndex((one) =>
      wanted.every((sought) => one.hasGlyphForCodePoint(sought)),
    );
    const file = [opened, ...others][from];
    if (file === undefined) continue;
    if (from > 0) lent[from - 1] += sign;
    const scale = opened.unitsPerEm / file.unitsPerEm;
    const glyph = file.glyphForCodePoint(code);
    const { minX, minY, maxX, maxY } = glyph.bbox;
    const box = Number.isFinite(minX) ? [minX, minY, maxX, maxY] : [0, 0, 0, 0];
    const [left, bottom, right, top] = box.map((length) => whole(length * scale)) as [
      number,
      number,
      number,
      number,
    ];
    glyphs[sign] = [
      Math.round(glyph.advanceWidth * scale),
      left,
      bottom,
      right,
      top,
      Math.round(area(glyph) * scale * scale),
      Math.round(contour(glyph) * scale),
    ];
  }
  const { unitsPerEm, ascent, descent, capHeight } = opened;
  return { unitsPerEm, ascent, descent, capHeight, lent, glyphs };
}

/** The area follows from the shoelace formula over flattened contours; counters run the other way and subtract. */
function area(glyph: OpenGlyph): number {
  let sum = 0;
  walk(glyph, (x0, y0, x1, y1) => (sum += x0 * y1 - x1 * y0));
  return Math.abs(sum / 2);
}

function contour(glyph: OpenGlyph): number {
  let sum = 0;
  walk(glyph, (x0, y0, x1, y1) => (sum += Math.hypot(x1 - x0, y1 - y0)));
  return sum;
}

function walk(glyph: OpenGlyph, visit: (x0: number, y0: number, x1: number, y1: number) => void): void {
  let start = [0, 0];
  let at = [0, 0];
  const lineTo = (x: number, y: number) => {
    visit(at[0] as number, at[1] as number, x, y);
    at = [x, y];
  };
  for (const { command, args } of glyph.path.commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (command === 'moveTo') start = at = [a, b];
    else if (command === 'lineTo') lineTo(a, b);
    else if (command === 'closePath') lineTo(start[0] as number, start[1] as number);
    else if (command === 'quadraticCurveTo') {
      const [x, y] = at as [number, number];
      for (let step = 1; step <= 8; step += 1) {
        const t = step / 8;
        const s = 1 - t;
        lineTo(s * s * x + 2 * s * t * a + t * t * c, s * s * y + 2 * s * t * b + t * t * d);
      }
    } else throw new Error(`Glyph with ${command}: TrueType outlines are quadratic`);
  }
}

/** Adding 0 turns -0, which JSON cannot keep, into 0. */
function whole(length: number): number {
  return Math.round(length) + 0;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function signs(text: string): number[] {
  return [...text].map((sign) => sign.codePointAt(0) as number);
}

if (import.meta.main) {
  const names = Object.keys(fontFiles) as FontName[];
  const lines = names.map((font) => {
    const { glyphs, ...head } = readFontMetrics(font);
    const rows = Object.entries(glyphs).map(
      ([sign, row]) => `   ${JSON.stringify(sign)}: [${row.join(', ')}]`,
    );
    const start = JSON.stringify(head).slice(1, -1);
    return ` "${font}": {${start}, "glyphs": {\n${rows.join(',\n')}\n }}`;
  });
  writeFileSync(new URL('../../fonts/metrics.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
}
