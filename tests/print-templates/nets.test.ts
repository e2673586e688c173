import { describe, expect, it } from 'vitest';
import { bounds } from '#print-templates/layout/bounds.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { extent, readPdf } from '#tests/support/print/read-pdf.ts';

describe('the nets of the cubes', () => {
  it('number every tab and the edge that it goes to (R8)', async () => {
    const [page] = await readPdf(await printed('alphacubes-nets', { cubes: ['37'], bars: 'none' }));
    // Tab numbers are the texts of 6 points that are figures.
    const small = page?.texts.filter(({ text, em }) => /^[1-7]$/.test(text) && Math.abs(em - 2.117) < 0.01);
    expect(small?.map(({ text }) => text).sort()).toEqual([...'11223344556677']);
  });

  it('let the colour of faces run 1.5 mm onto the tabs (R8)', () => {
    const [sheet] = layOut('alphacubes-nets', { cubes: ['37'] }).sheets;
    const coloured = (sheet?.ops ?? [])
      .filter((op) => op.kind === 'path' && op.fill === '#F8EACD')
      .map(bounds);
    const strips = coloured.filter(({ width, height }) => Math.min(width, height) < 2);
    expect(coloured).toHaveLength(6 + 7);
    expect(strips).toHaveLength(7);
    for (const { width, height } of strips) expect(Math.min(width, height)).toBeCloseTo(1.5, 9);
  });

  it.each([
    [8, 4],
    [13.5, 4.05],
    [40, 12],
  ])('of %s mm measure it on paper, with tabs of %s mm', async (edge, tab) => {
    const options = { edge, cubes: ['5'] };
    expect(layOut('alphacubes-nets', options).facts.tab).toBeCloseTo(tab, 9);
    const [page] = await readPdf(await printed('alphacubes-nets', options));
    const folds = page?.paths.filter(({ dashed }) => dashed) ?? [];
    // Seven folds of tabs and five between faces, each as long as the edge.
    expect(folds).toHaveLength(12);
    for (const { contours } of folds) {
      const box = extent(contours.flat());
      expect(Math.abs(Math.max(box.right - box.left, box.bottom - box.top) - edge)).toBeLessThan(0.01);
    }
  });

  it('fit fifteen to a sheet of A4 and never overlap', () => {
    const sheets = layOut('alphacubes-nets').sheets;
    expect(sheets).toHaveLength(7);
    for (const sheet of sheets) {
      const cuts = sheet.ops.filter((op) => op.kind === 'path' && op.purpose === 'cut').map(bounds);
      cuts.forEach((a, index) => {
        for (const b of cuts.slice(index + 1)) {
          const apart =
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(apart).toBe(true);
        }
      });
    }
    expect(sheets[0]?.ops.filter((op) => op.kind === 'path' && op.purpose === 'cut')).toHaveLength(15);
  });

  it('with a tab too narrow for glue are refused with the width that holds', () => {
    expect(refusal('alphacubes-nets', { edge: 20, tab: 5 })).toEqual({
      code: 'print/tab-too-small',
      tab: 5,
      needed: 6,
    });
  });
});
