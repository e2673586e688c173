import { expect, it } from 'vitest';
import { printEverySheet, printSheets } from '#electron/services/print/print-sheets.ts';
import { openNamed, productsOf } from '#print-templates/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

const job = (product: string, options: Readonly<Record<string, unknown>> = {}) => ({
  ...expectOk(openNamed({ product, options }, productsOf)),
  format: 'svg' as const,
});

it('all sheets in one file are told one by one, and can be stopped between two of them', async () => {
  const told: string[] = [];
  const stop = new AbortController();
  const together = { ...job('alphacubes-nets'), files: 'together' as const, content: 'lines' as const };
  const stopped = await printSheets(together, {
    signal: stop.signal,
    progress(done, total) {
      told.push(`${done} of ${total}`);
      if (done === 2) stop.abort();
    },
  });
  expect(stopped).toEqual({ ok: false, problem: { code: 'print/cancelled' } });
  expect(told).toEqual(['1 of 5', '2 of 5']);
});

it('a file for each sheet leaves out backs where only lines to cut are wanted', async () => {
  const files = await printEverySheet({ ...job('kubo-deck'), content: 'lines' });
  const names = expectOk(files).map(({ sheet }) => sheet);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.endsWith('back'))).toEqual([]);
});
