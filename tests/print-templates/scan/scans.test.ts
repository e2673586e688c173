import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { readScan, type ScanFindings } from '#print-templates/scan/index.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { errorOf, pictureOfCase, randomCase } from '#tests/support/print/scans/scan-cases.ts';
import { seed } from '#tests/support/seed.ts';

const told = ({ sheet, yardstick }: ScanFindings) => ({ sheet, yardstick });

/** `npm run at-length 'CUBEWRIGHT_SCANS=1000'` takes a thousand, from as few dots an inch as are taken to many more. */
const scans = process.env['CUBEWRIGHT_SCANS'];
const count = Number(scans ?? 3);

it(
  'R31: simulated scans and photographs, turned, in perspective, in shadow, with noise and as JPEG, are read within 0.05 mm',
  () => {
    const errors: number[] = [];
    const failed: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const one = randomCase(seed + at, scans === undefined);
      const { kind, settings } = one;
      const read = readScan(pictureOfCase(one));
      const error = read.ok ? errorOf(read.value.figures, settings) : NaN;
      const wanted = { sheet: settings.sheet, yardstick: kind === 'scan' ? 'scan' : 'paper' };
      const isRight = read.ok && isDeepStrictEqual(wanted, told(read.value));
      if (!(isRight && error < 0.05)) failed.push(`seed ${seed + at}: ${error} ${JSON.stringify(read)}`);
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
    expect(failed).toEqual([]);
  },
  longTest,
);
