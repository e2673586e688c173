import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printSetOf } from '#print-templates/index.ts';
import { nets } from '#print-templates/templates/nets.ts';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { expectOk, pt } from '#shared/kernel/index.ts';
import {
  filesOf,
  fontFiles,
  fontRuns,
  glyphBox,
  missingGlyph,
  textWidth,
} from '#print-templates/fonts/index.ts';
import kept from '#print-templates/fonts/metrics.json' with { type: 'json' };
import { readFontMetrics } from '#print-templates/drawing/pdf/font-metrics.ts';
import type { FontName } from '#print-templates/layout/types.ts';
import { letterFace } from '#print-templates/templates/face.ts';
import { bounds } from '#print-templates/layout/bounds.ts';

const names = Object.keys(fontFiles) as FontName[];

describe('the metrics', () => {
  it.each(names)('of %s are those of its font file', (font) => {
    expect(kept[font]).toEqual(readFontMetrics(font));
  });

  it.each([...new Set(names.flatMap(filesOf))])('%s comes with its licence beside it', (file) => {
    const folder = new URL('../../print-templates/fonts/', import.meta.url);
    const head = readFileSync(new URL(file, folder)).subarray(0, 4);
    expect(head).toEqual(file.endsWith('.woff') ? Buffer.from('wOFF') : Buffer.from([0, 1, 0, 0]));
    const family = file.split('-')[0] ?? '';
    expect(readFileSync(new URL(`${family}-OFL.txt`, folder), 'utf8')).toContain('SIL Open Font License');
  });

  it('measure text by its advances', () => {
    const size = pt(31);
    const sum = [...'QUARTZ 27'].reduce(
      (total, sign) => total + glyphBox('besley-bold', sign, size).advance,
      0,
    );
    expect(textWidth('besley-bold', 'QUARTZ 27', size)).toBeCloseTo(sum, 9);
    expect(missingGlyph('bitter-bold', 'Zürich, Łódź')).toBeUndefined();
    expect(missingGlyph('franklin', '3 ☃ men')).toBe('☃');
  });
});

describe('letters of another script', () => {
  it.each(names)('%s has, its own or lent, each with ink', (font) => {
    const letters = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐЎЂЉЊЋЏЈәөү' + 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώς';
    expect(missingGlyph(font, letters)).toBeUndefined();
    for (const letter of letters) {
      const { advance, left, right, top } = glyphBox(font, letter, pt(10));
      expect(right - left, letter).toBeGreaterThan(0);
      expect(advance, letter).toBeGreaterThan(0.5);
      expect(top, letter).toBeGreaterThan(1);
    }
  });

  it('come from the file that has them, in runs', () => {
    expect(fontRuns('besley-bold', 'AЖ7Ω')).toEqual([
      { file: 'Besley-Bold.ttf', text: 'A' },
      { file: 'Bitter-Bold.ttf', text: 'Ж' },
      { file: 'Besley-Bold.ttf', text: '7' },
      { file: 'Literata-Bold-Greek.woff', text: 'Ω' },
    ]);
    expect(fontRuns('franklin', 'Слово 3')).toEqual([{ file: 'LibreFranklin-Regular.ttf', text: 'Слово 3' }]);
  });
});

describe('a character that a font does not have', () => {
  it('stops the export and is named with its font (R24)', () => {
    const snowed = nets.of(printSetOf({ ...alphacubesSet, name: 'snow', title: 'Letters ☃' }));
    expect(snowed?.layout(expectOk(snowed.parse({})))).toEqual({
      ok: false,
      problem: { code: 'print/missing-glyph', glyph: '☃', font: 'franklin-bold' },
    });
  });
});

describe('letters on faces', () => {
  const alphabet = [
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    ...'АБВГҐДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄЂЉЊЋЏ',
    ...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
  ];
  it.each(['besley-bold', 'bitter-bold', 'franklin-bold', 'atkinson-bold'] as const)(
    'in %s stand at the optical centre, clear of value and edges',
    (font) => {
      for (const letter of alphabet) {
        const style = { edge: 19, font, bars: 'all', ink: 'full' } as const;
        const [sign, value, bar] = letterFace(7, 31, letter, 10, style).map(bounds);
        if (sign === undefined || value === undefined || bar === undefined) throw new Error(letter);
        expect(sign.x + sign.width / 2).toBeCloseTo(7 + 19 * 0.49, 6);
        for (const box of [sign, value, bar]) {
          expect(box.x).toBeGreaterThan(7);
          expect(box.y).toBeGreaterThan(31);
          expect(box.x + box.width).toBeLessThan(26);
          expect(box.y + box.height).toBeLessThan(50);
        }
        // Q and J may let their tails hang; nothing reaches the value.
        if (sign.x + sign.width < value.x) continue;
        expect(sign.y, letter).toBeGreaterThan(value.y + value.height - 0.01);
      }
    },
  );
});
