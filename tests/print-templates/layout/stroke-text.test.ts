import { describe, expect, it } from 'vitest';
import { strokeGlyph, strokeGlyphs, strokeTop } from '#print-templates/fonts/strokes.ts';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import { sheetToDxf } from '#print-templates/index.ts';
import { strokeText } from '#print-templates/layout/stroke-text.ts';
import { alphabets } from '#shared/lexicon/index.ts';
import { expectOk, mm } from '#shared/kernel/index.ts';
import { pieceSets } from '#shared/games/index.ts';
import { readDxf } from '#tests/support/print/read-dxf.ts';

const letters = [
  ...new Set([...Object.values(alphabets).join(''), ...pieceSets.flatMap(({ alphabet }) => [...alphabet])]),
  ...'ÄÖÅ0123456789',
  ...'АБВГҐДЕЁЄЖЗИІЇЙКЛМНОПРСТУЎФХЦЧШЩЪЫЬЭЮЯЂЉЊЋЏЈЅ',
  ...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
];

/** Flattened by the writer of files for machines, on a sheet of 40 by 40 mm; y up from the lower edge. */
function linesOf(text: string, x: number, y: number, height: number) {
  const { ops } = expectOk(strokeText(text, x, y, height));
  const sheet = { label: text, side: 'front', width: mm(40), height: mm(40), ops } as const;
  return readDxf(sheetToDxf(sheet, glyphOutlines)).lines;
}

describe('the single-stroke alphabet (R19)', () => {
  it.each(letters)('has %s, within its box, as strokes to be scored', (letter) => {
    const lines = linesOf(letter, 7, 31, 11);
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines.map(({ layer }) => layer))).toEqual(new Set(['SCORE']));
    const points = lines.flatMap((line) => line.points);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const box = {
      width: (strokeGlyph(letter)?.width ?? NaN) * 0.11,
      top: /[ÄÖÅҐЁЙЎЇ]/.test(letter) ? strokeTop : 100,
    };
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(7 - 1e-3);
    expect(Math.max(...xs)).toBeLessThanOrEqual(7 + box.width + 1e-3);
    // The box is filled: from the baseline, 9 mm over the lower edge, to its top.
    expect(Math.min(...ys)).toBeCloseTo(/[ДЦЩЏ]/.test(letter) ? 9 - 0.14 * 11 : 9, 2);
    expect(Math.max(...ys)).toBeCloseTo(9 + box.top * 0.11, 2);
  });

  it('no two characters have the same strokes, and none runs along a stroke twice', () => {
    const drawn = Object.entries(strokeGlyphs).map(([sign, { strokes }]) => [strokes, sign] as const);
    expect(new Map(drawn).size).toBe(drawn.length);
    for (const letter of letters) {
      const stretches = linesOf(letter, 7, 31, 11).flatMap(({ points }) =>
        points.slice(1).map((to, index) =>
          [points[index] ?? to, to]
            .map((end) => `${end.x.toFixed(3)} ${end.y.toFixed(3)}`)
            .sort()
            .join(),
        ),
      );
      expect(new Set(stretches).size, letter).toBe(stretches.length);
    }
  });

  it('writes on from left to right, as wide as it says, and names a sign that it lacks', () => {
    const { width, ops } = expectOk(strokeText('ĲS 0.15', 3, 20, 5));
    expect(ops).toHaveLength(6);
    const ends = linesOf('ĲS 0.15', 3, 20, 5).flatMap(({ points }) => points.map(({ x }) => x));
    expect(Math.min(...ends)).toBeCloseTo(3, 2);
    expect(Math.max(...ends)).toBeCloseTo(3 + width, 2);
    expect(strokeText('A?', 0, 0, 5)).toEqual({
      ok: false,
      problem: { code: 'print/no-strokes', glyph: '?' },
    });
  });
});
