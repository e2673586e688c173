import { describe, expect, it } from 'vitest';
import { preflight, type Sheet } from '#print-templates/index.ts';
import { box, filled, rectOf } from '#print-templates/layout/draw.ts';
import { layOut, productNames } from '#tests/support/print/lay-out.ts';

describe('a look before printing (R27)', () => {
  it.each(productNames)(
    'at %s names every sheet with its ink, which add up to that of all paper (R17)',
    (name) => {
      const set = layOut(name);
      const { sheets } = preflight(set);
      expect(sheets.map(({ label }) => label)).toEqual(set.sheets.map(({ label }) => label));
      const areas = set.sheets.map(({ width, height }) => width * height);
      const all = areas.reduce((sum, area) => sum + area, 0);
      const ink = sheets.reduce((sum, { inkCoverage }, index) => sum + inkCoverage * (areas[index] ?? 0), 0);
      expect(ink / all).toBeCloseTo(set.facts.inkCoverage, 9);
      for (const { inkCoverage } of sheets) expect(inkCoverage).toBeGreaterThan(0);
    },
  );

  it('counts paper, not sides, and the pieces of each sheet', () => {
    const found = preflight(layOut('kubo-deck', { guide: false }));
    expect(found).toMatchObject({ papers: 8, sides: 'both', pieces: 64 });
    expect(preflight(layOut('kubo-kit'))).toMatchObject({ papers: 30, sides: 'some' });
    expect(found.sheets.map(({ pieces }) => pieces)).toEqual(Array.from({ length: 16 }, () => 8));
  });

  it('warns of what is allowed and yet a pity', () => {
    const codes = (name: string, options: object) =>
      preflight(layOut(name, { ...options })).warnings.map(({ code }) => code);
    expect(codes('alphacubes-nets', { edge: 14 })).toContain('print/narrow-tabs');
    expect(codes('alphacubes-nets', { edge: 25 })).not.toContain('print/narrow-tabs');
    expect(codes('cubeword-stickers', { edge: 30 })).toEqual([]);
  });

  it('warns of much ink by the number of the paper, of which this is the back', () => {
    const set = layOut('kubo-deck');
    const dark = {
      ...set,
      sheets: set.sheets.slice(0, 3).map((sheet, index) => (index === 1 ? inked(sheet) : sheet)),
    };
    expect(preflight(dark).warnings).toEqual([{ code: 'print/much-ink', sheets: [1], share: 50 }]);
  });

  function inked(sheet: Sheet): Sheet {
    const { width, height } = sheet;
    return { ...sheet, ops: [filled('ink', box(rectOf(0, 0, width, height)), '#000000')] };
  }
});
