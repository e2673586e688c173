import { describe, expect, it } from 'vitest';
import { toolPath } from '#electron/starter/tools.mjs';
import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import { readScan, yardsticks, type GreyPicture } from '#print-templates/scan/index.ts';
import { papers } from '#print-templates/units/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { truePrinter } from '#shared/printers/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';
import { greyOf, laidOn } from '#tests/support/print/scans/laid-on.ts';
import { scanner } from '#tests/support/print/scans/scan-cases.ts';
import { picturesOf } from '#tests/support/print/tools.ts';

async function pageOf(
  options: object,
  page: number,
  dpi: number,
  printer = truePrinter,
): Promise<GreyPicture> {
  const bytes = expectOk(await writePdf(layOut('workshop-calibration', { ...options }), { printer }));
  const [picture] = picturesOf(bytes, { dpi, first: page });
  if (picture === undefined) throw new Error(`No page ${page}`);
  return greyOf(picture);
}

describe.skipIf(toolPath('poppler') === undefined)('the printed calibration sheet', () => {
  it.each([
    ['a4', 'front', 100],
    ['letter', 'back', 100],
  ] as const)(
    'R31: is read as poppler draws it, askew on a dark ground: %s, %s, %d dpi',
    async (paper, side, dpi) => {
      const options = { paper, backMarks: true, language: 'nl' };
      const page = await pageOf(options, side === 'front' ? 1 : 2, dpi);
      const dots = (length: number): number => Math.round(((length + 20) * dpi) / 25.4);
      const [width, height] = [dots(papers[paper].width), dots(papers[paper].height)];
      const camera = scanner({ width, height, paper: papers[paper], turn: 181.7, dpi });
      const scan = laidOn(page, { dpi, width, height, camera, ground: 70 });
      // An A4 is no whole number of dots wide, and poppler rounds it up.
      for (const yardstick of paper === 'a4' ? (['scan'] as const) : yardsticks) {
        const read = readScan({ ...scan, dpi: { x: dpi, y: dpi } }, { yardstick });
        const { sheet, figures } = expectOk(read);
        expect(sheet).toEqual({ side, paper });
        const { across, down, lean, left, top } = figures;
        const off = [across - 150, down - 150, lean, (left ?? NaN) - 20, (top ?? NaN) - 20];
        expect(Math.max(...off.map(Math.abs))).toBeLessThan(0.05);
      }
    },
  );

  it('R3, R31: that was corrected for a printer measures what the correction undoes, without a place', async () => {
    const printer = { ...truePrinter, across: 150.75, down: 149.4, left: 21.3, top: 18.8, leftBelow: 21.9 };
    const dpi = 100;
    const page = await pageOf({}, 1, dpi, printer);
    const { figures } = expectOk(readScan({ ...page, dpi: { x: dpi, y: dpi } }));
    expect(figures.across).toBeCloseTo((150 * 150) / printer.across, 1);
    expect(figures.down).toBeCloseTo((150 * 150) / printer.down, 1);
    // The picture ends where the page does, so that nothing tells where on the paper the print lies.
    expect([figures.left, figures.top]).toEqual([undefined, undefined]);
  });
});
