import { expect, test } from 'vitest';
import { createEventBus, type ExportFile } from '#electron/services/event-bus.ts';
import { openPrinting } from '#electron/services/print/printing.ts';
import { runPrintJob, runViewJob } from '#electron/services/print/print-job.ts';
import { makeSolids } from '#electron/services/print/solids.ts';
import { openNamed, solidsOf } from '#print-templates/index.ts';
import { expectOk, ok } from '#shared/kernel/index.ts';
import { problemOf, root } from '../../support/shelf.ts';

const cubes = { product: 'alphacubes-solid-cubes', options: { cubes: ['1-6'], edge: 10 } };

test('R22: a door makes a solid on a thread, piece by piece, the same bytes as here', async () => {
  const bus = createEventBus();
  const steps: unknown[] = [];
  bus.listen(({ event, payload }) => {
    if (event === 'printProgress' && payload.stage === 'drawing') steps.push([payload.done, payload.total]);
  });
  const files: ExportFile[] = [];
  const printing = openPrinting(
    bus,
    (file) => {
      files.push(file);
      return Promise.resolve(ok({ kind: 'saved', path: file.name } as const));
    },
    root,
  );
  const answer = expectOk(await printing.export({ job: 'a', ...cubes, format: '3mf' }));
  const here = expectOk(await runPrintJob({ ...cubes, format: '3mf' }));
  expect(answer).toMatchObject({ bytes: here.bytes.length, sha256: here.sha256, sheets: 1 });
  expect(files[0]).toMatchObject({ name: 'alphacubes-solid-cubes.3mf', type: 'model/3mf' });
  expect(steps).toEqual([1, 2, 3, 4, 5, 6].map((done) => [done, 6]));
});

test('R22: making solids stops between two pieces', async () => {
  const stop = new AbortController();
  const seen: number[] = [];
  const made = await makeSolids(
    { ...expectOk(openNamed(cubes, solidsOf)), format: 'stl' },
    {
      signal: stop.signal,
      progress(done) {
        seen.push(done);
        if (done === 2) stop.abort();
      },
    },
  );
  expect(problemOf(made)).toEqual({ code: 'print/cancelled' });
  expect(seen).toEqual([1, 2]);
});

test('R32: cubes of two colours are saved as 3MF, and refused as STL, which knows no materials', async () => {
  const ask = { product: cubes.product, options: { cubes: ['1'], colours: 'two' } };
  expect(problemOf(await runPrintJob({ ...ask, format: 'stl' }))).toEqual({ code: 'print/stl-is-plain' });
  const seen = expectOk(await runViewJob({ ...ask, sheet: '1' }, {}));
  expect(seen.ofSecond).toBeGreaterThan(50);
  expect(seen.picture.parts.filter(({ isSecond }) => isSecond === true).length).toBeGreaterThan(2);
  expect(expectOk(await runPrintJob({ ...ask, format: '3mf' })).name).toBe('alphacubes-solid-cubes.3mf');
});

test('R22: one bed is made alone, and a bed that there is not is refused', async () => {
  const ask = {
    product: 'alphacubes-solid-rack',
    options: { racks: 3, bedDepth: 60 },
    format: 'stl',
  } as const;
  const second = expectOk(await runPrintJob({ ...ask, sheet: '2' }));
  expect(second.name).toBe('alphacubes-solid-rack-2.stl');
  expect(problemOf(await runPrintJob({ ...ask, sheet: '4' }))).toEqual({
    code: 'print/no-such-bed',
    bed: '4',
    beds: 3,
  });
  expect(problemOf(await runPrintJob({ ...ask, sheet: 'no number' }))).toMatchObject({ bed: 'no number' });
  expect(problemOf(await runPrintJob(ask))).toEqual({ code: 'print/no-such-bed', bed: '0', beds: 3 });
  expect(problemOf(await runPrintJob({ ...ask, product: 'alphacubes-nets' }))).toMatchObject({
    code: 'print/unknown-product',
  });
});
