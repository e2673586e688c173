import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { printBundle } from '#electron/services/print/print-bundle.ts';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { problemOf } from '../../support/shelf.ts';

const pdf = { product: 'alphacubes-pad', options: {}, format: 'pdf' } as const;
const svg = { product: 'alphacubes-rack', options: { racks: 1 }, format: 'svg', sheet: '1' } as const;
const solid = { product: 'alphacubes-solid-rack', options: {}, format: '3mf', sheet: '1' } as const;

test('a plan is one ZIP of the very files that are saved one by one, the same bytes each time (28)', async () => {
  const ask = { name: 'evening', files: [pdf, svg, solid] };
  const steps: string[] = [];
  const made = expectOk(
    await printBundle(ask, { progress: (done, total) => steps.push(`${done} of ${total}`) }),
  );
  expect(made).toMatchObject({ name: 'evening.zip', type: 'application/zip', sheets: 3 });
  expect(steps).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(made.designs.map(({ product }) => product)).toEqual([pdf, svg, solid].map(({ product }) => product));
  // Two sheets of one design are one print.
  const twice = expectOk(
    await printBundle({ name: 'evening', files: [pdf, { ...pdf, format: 'svg', sheet: '1' }] }),
  );
  expect(twice.designs).toHaveLength(1);
  const files = unzipSync(made.bytes);
  const alone = [
    expectOk(await runPrintJob(pdf)),
    expectOk(await runPrintJob(svg)),
    expectOk(await runPrintJob(solid)),
  ];
  expect(Object.keys(files)).toEqual(alone.map(({ name }) => name));
  for (const { name, bytes } of alone) expect(Buffer.from(files[name] ?? []).equals(bytes), name).toBe(true);
  expect(strFromU8(files['alphacubes-rack.svg'] ?? new Uint8Array())).toContain('<svg');
  expect(expectOk(await printBundle(ask)).sha256).toBe(made.sha256);
});

test('what cannot be made is named, and nothing of the ZIP is handed over (28)', async () => {
  const files = [pdf, { ...svg, sheet: '8' }];
  expect(problemOf(await printBundle({ name: 'evening', files }))).toMatchObject({
    code: 'print/no-such-sheet',
    sheet: '8',
  });
});
