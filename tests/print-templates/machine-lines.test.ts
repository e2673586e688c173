import { describe, expect, it } from 'vitest';
import { cutText } from '#electron/services/print/cut-files.ts';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import { printEverySheet } from '#electron/services/print/print-sheets.ts';
import { findProduct } from '#print-templates/index.ts';
import { box, circle, rectOf, stroked } from '#print-templates/layout/draw.ts';
import type { Sheet } from '#print-templates/layout/types.ts';
import { expectOk, mm } from '#shared/kernel/index.ts';
import { layOut, ownSheets } from '#tests/support/print/lay-out.ts';
import { readDxf } from '#tests/support/print/read-dxf.ts';
import { layersOf } from '#tests/support/print/read-svg.ts';

const machined = ['SCORE', 'CUT'];

/** A sheet in both formats; undefined where a file of these lines would be empty. */
async function filesOf(sheet: Sheet, content: 'all' | 'lines') {
  const [svg, dxf] = await Promise.all(
    (['svg', 'dxf'] as const).map((format) => cutText(sheet, { format, options: {}, settings: { content } })),
  );
  if (svg?.ok !== true || dxf?.ok !== true) return undefined;
  return { svg: layersOf(svg.value), dxf: readDxf(dxf.value) };
}

/** Nets, cards that share lines, boards that are engraved and sheets that are printed alone: each has other layers. */
const products = [
  'alphacubes-nets',
  'kubo-deck',
  'alphacubes-engraving',
  'alphacubes-laser-box',
  'workshop-calibration',
] as const;

describe.each(products)('a cut file of %s', (product) => {
  it('has the same layers in SVG and DXF, in the same order, with and without print', async () => {
    const [sheet] = ownSheets(layOut(product, product === 'kubo-deck' ? { registration: 'corners' } : {}));
    for (const content of ['all', 'lines'] as const) {
      const files = await filesOf(sheet as Sheet, content);
      if (files === undefined) continue;
      const { svg, dxf } = files;
      const names = Object.keys(svg).map((id) => id.toUpperCase());
      expect(Object.keys(dxf.layers)).toEqual(names);
      expect(names.slice(-2)).toEqual(machined);
      expect(names.includes('PRINT')).toBe(content === 'all');
      // In both, layers come one after the other, each with the same lines.
      const runs = dxf.lines.map(({ layer }) => layer).filter((layer, at, all) => layer !== all[at - 1]);
      expect(runs).toEqual(names.filter((name) => runs.includes(name)));
      for (const name of machined) {
        const firsts = svg[name.toLowerCase()]?.flatMap(({ points: [first] }) => first ?? []) ?? [];
        const starts = dxf.lines.flatMap(({ layer, points: [first] }) =>
          layer === name && first !== undefined ? [first] : [],
        );
        if (firsts.length !== starts.length) continue;
        expect(starts.map(({ x }) => x)).toEqual(firsts.map(({ x }) => expect.closeTo(x, 2)));
      }
    }
  });
});

describe('only the lines to cut and to score', () => {
  it('are the very lines of the whole file, at the same places, with a kerf too', async () => {
    const [sheet] = ownSheets(layOut('alphacubes-nets'));
    for (const kerf of [undefined, { x: 0.2, y: 0.1 }]) {
      const [whole, lines] = await Promise.all(
        (['all', 'lines'] as const).map(async (content) =>
          readDxf(
            expectOk(
              await cutText(sheet as Sheet, { format: 'dxf', options: {}, settings: { content, kerf } }),
            ),
          ),
        ),
      );
      expect(Object.keys(lines?.layers ?? {})).toEqual(machined);
      expect(lines?.lines).toEqual(whole?.lines.filter(({ layer }) => machined.includes(layer)));
      expect(whole?.lines.length).toBeGreaterThan(5 * (lines?.lines.length ?? 0));
    }
  });

  it('keep the marks by which a machine finds its place, in black', async () => {
    const [sheet] = ownSheets(layOut('kubo-deck', { registration: 'corners' }));
    const files = await filesOf(sheet as Sheet, 'lines');
    expect(Object.keys(files?.svg ?? {})).toEqual(['marks', 'score', 'cut']);
    expect(files?.svg['marks']?.map(({ stroke }) => stroke)).toEqual([
      '#000000',
      '#000000',
      '#000000',
      '#000000',
    ]);
  });

  it('cut what lies within a shape before the shape, in both formats', async () => {
    const pen = { ink: '#000000', width: 0.2 };
    const [outer, hole] = [box(rectOf(10, 10, 60, 40)), circle(30, 30, 5)];
    const sheet: Sheet = {
      label: 'Test',
      side: 'front',
      width: mm(100),
      height: mm(80),
      ops: [stroked('cut', outer, pen), stroked('cut', hole, pen), stroked('ink', outer, pen)],
    };
    const { svg, dxf } = (await filesOf(sheet, 'lines')) ?? {};
    expect(svg?.['cut']?.map(({ points: [first] }) => first?.x)).toEqual([35, 10]);
    expect(dxf?.lines.map(({ points: [first] }) => first?.x)).toEqual([35, 10]);
  });

  it('leave out sheets on which nothing is cut, and refuse where no sheet is left', async () => {
    const job = (name: string) => ({
      product: findProduct(name) ?? expect.fail(name),
      options: expectOk(findProduct(name)?.parse({}) ?? expect.fail(name)),
      format: 'dxf' as const,
      content: 'lines' as const,
    });
    const { sheets } = layOut('alphacubes-nets');
    const files = expectOk(await printEverySheet(job('alphacubes-nets')));
    const cut = sheets.flatMap(({ ops }, index) =>
      ops.some((op) => op.kind === 'path' && op.purpose === 'cut') ? [`${index + 1}`] : [],
    );
    expect(files.map(({ sheet }) => sheet)).toEqual(cut);
    const calibration = await printEverySheet(job('workshop-calibration'));
    expect(calibration).toEqual({ ok: false, problem: { code: 'print/nothing-to-cut' } });
    // A booklet is folded by hand: lines beside its pages say where.
    expect(await printEverySheet(job('kubo-booklet'))).toEqual(calibration);
    const ask = { product: 'workshop-calibration', options: {}, format: 'svg', sheet: '1' } as const;
    expect(await runPrintJob({ ...ask, content: 'lines' })).toEqual(calibration);
    expect((await runPrintJob(ask)).ok).toBe(true);
  });
});
