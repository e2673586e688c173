import { expect, it } from 'vitest';
import { readScan } from '#print-templates/scan/index.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { errorOf, pictureOfCase, randomCase } from '#tests/support/print/scans/scan-cases.ts';
import { seed } from '#tests/support/seed.ts';

/** `npm run at-length 'CUBEWRIGHT_SCANS=1000'` takes a thousand, of more pixels. */
const scans = process.env['CUBEWRIGHT_SCANS'];
const count = Number(scans ?? 8);

it(
  'R31: simulated scans and photographs, turned, in perspective, in shadow, with noise and as JPEG, are read within 0.05 mm',
  () => {
    const errors: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const one = randomCase(seed + at, scans === undefined);
      const read = readScan(pictureOfCase(one));
      const told = `seed ${seed + at}: ${JSON.stringify({ ...one, read })}`;
      if (!read.ok) throw new Error(told);
      const { sheet, yardstick, figures } = read.value;
      expect({ sheet, yardstick }, told).toEqual({
        sheet: one.settings.sheet,
        yardstick: one.kind === 'scan' ? 'scan' : 'paper',
      });
      const error = errorOf(figures, one.settings);
      expect(error, told).toBeLessThan(0.05);
      errors.push(error);
    }
    errors.sort((one, other) => one - other);
    const microns = (share: number): number => Math.round(1000 * (errors[Math.ceil(share * count) - 1] ?? 0));
    tellFigures({
      scans: count,
      'half of them off by at most, in µm': microns(0.5),
      '99 of 100 by at most': microns(0.99),
      'worst by': microns(1),
    });
  },
  longTest,
);
