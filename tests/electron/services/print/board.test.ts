import { expect, it } from 'vitest';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { textsIn } from '#tests/support/print/read-board.ts';

const small = { rows: 3, columns: 8 };

it('B24: the board of a drilling plan names the plan and the frame that fit it, lights or none', async () => {
  const readme = async (options: Readonly<Record<string, unknown>>) => {
    const made = expectOk(
      await runPrintJob({ product: 'box-drilling', options: { ...small, ...options }, format: 'board' }),
    );
    return textsIn(made.bytes).get('README.txt')?.replaceAll(/\s+/g, ' ') ?? '';
  };
  expect(await readme({})).toContain('--sensor hall -o frame.3mf');
  const dark = await readme({ lights: false });
  expect(dark).toContain('--sensor hall --lights off -o frame.3mf');
  expect(dark).toContain(
    'print box-drilling --rows 3 --columns 8 --pitch 25 --edge 15 --sensor hall --lights off',
  );
});

it('B24: only the plate of a box has a board to order', async () => {
  expect(await runPrintJob({ product: 'alphacubes-nets', options: {}, format: 'board' })).toMatchObject({
    ok: false,
    problem: { code: 'print/no-board', product: 'nets' },
  });
});
