import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { createHomeWriter } from '#electron/services/home/home-writer.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { runPrintJob, type PrintJob } from '#electron/services/print/print-job.ts';
import { mostPrints, openPrints } from '#electron/services/print/prints.ts';
import { openProjectFile, parseDesign } from '#print-templates/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { alphacubesSet, setFileOf } from '#shared/pieces/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const home = () => homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
const openIn = (where: ReturnType<typeof homeOf>) =>
  openPrints({ home: where, bus: createEventBus(), writer: createHomeWriter() });

/** What printing tells of a design, read from a job itself: of one sheet, since every file of a design tells the same. */
async function designOf(product: string, options: Readonly<Record<string, unknown>>, set?: string) {
  const format = product.includes('-solid-') ? '3mf' : 'svg';
  const job = { product, options, set, format, sheet: '1' };
  const [design] = expectOk(await runPrintJob(job as PrintJob)).designs;
  return design ?? expect.fail('A print without a design');
}

test('every file of a design tells the same of it', async () => {
  const ask = { product: 'kubo-deck', options: { cards: ['blue S1'] } };
  const { designs } = expectOk(await runPrintJob({ ...ask, format: 'pdf' }));
  expect(designs).toEqual([await designOf(ask.product, ask.options)]);
});

test('a print is found again after a restart with its very design, and forgotten when asked to', async () => {
  const where = home();
  const options = { paper: 'letter', edge: 16.5, cubes: ['37, 52'] };
  expectOk(await openIn(where).remember(await designOf('alphacubes-nets', options)));
  const again = openIn(where);
  const { prints, unreadable } = expectOk(await again.list());
  expect(unreadable).toEqual([]);
  const { code } = layOut('alphacubes-nets', options).project;
  expect(prints).toMatchObject([
    { template: 'nets', set: 'alphacubes', setTitle: 'Alphacubes', paper: 'letter', code },
  ]);
  const [{ id } = { id: '' }] = prints;
  const { text } = expectOk(await again.read(id));
  expect(expectOk(openProjectFile(new TextEncoder().encode(text))).options).toMatchObject(options);
  expectOk(await again.remove(id));
  expect(expectOk(await again.list()).prints).toEqual([]);
  expect(readdirSync(join(where.prints, 'deleted'))).toHaveLength(1);
  expect(await again.read(id)).toEqual({ ok: false, problem: { code: 'file/no-such-print', id } });
});

test('twelve are kept, the oldest goes, and the same design is one print however often it is printed', async () => {
  const where = home();
  const prints = openIn(where);
  for (let gutter = 0; gutter < mostPrints; gutter += 1) {
    expectOk(await prints.remember(await designOf('cubeword-stickers', { edge: 10 + gutter })));
    // The order must not hang on how fine the disk's clock is.
    for (const [age, { id }] of expectOk(await prints.list()).prints.entries()) {
      const at = 1_700_000_000 + gutter * 60 - age;
      utimesSync(join(where.prints, `${id}.cubewright-print.json`), at, at);
    }
  }
  const before = expectOk(await prints.list()).prints;
  expect(before).toHaveLength(mostPrints);
  const oldest = before.at(-1);
  const second = before.at(-2);
  expectOk(await prints.remember(await designOf('kubo-deck', { paper: 'a3' })));
  const then = expectOk(await prints.list()).prints;
  expect(then).toHaveLength(mostPrints);
  expect(then[0]).toMatchObject({ template: 'deck', set: 'kubo', paper: 'a3' });
  expect(then.map(({ code }) => code)).not.toContain(oldest?.code);
  // The batches of a kit are files of one design.
  expectOk(await prints.remember(await designOf('kubo-deck', { paper: 'a3' })));
  const [first, ...rest] = expectOk(await prints.list()).prints;
  expect(first?.code).toBe(then[0]?.code);
  expect(rest.map(({ code }) => code)).toEqual(then.slice(1).map(({ code }) => code));
  expect(rest.at(-1)?.code).toBe(second?.code);
});

test('a set of one’s own comes back whole, a solid too; a damaged file does no harm', async () => {
  const where = home();
  const prints = openIn(where);
  const own = setFileOf({ ...alphacubesSet, name: 'mine', title: 'Mine' });
  expectOk(await prints.remember(await designOf('mine-nets', {}, JSON.stringify(own))));
  expectOk(await prints.remember(await designOf('alphacubes-solid-cubes', { cubes: ['37'] })));
  writeFileSync(join(where.prints, 'torn-20261121-054512-ab12.cubewright-print.json'), '{"format":');
  const listed = expectOk(await prints.list());
  expect(listed.prints.toSorted((a, b) => (a.template < b.template ? -1 : 1))).toMatchObject([
    { template: 'nets', set: 'mine', setTitle: 'Mine' },
    { template: 'solid-cubes', set: 'alphacubes' },
  ]);
  expect(listed.unreadable).toMatchObject([{ problem: { code: 'project/not-json' } }]);
  expect(existsSync(join(where.prints, 'torn-20261121-054512-ab12.cubewright-print.json'))).toBe(true);
  for (const { id, template } of listed.prints) {
    const { text } = expectOk(await prints.read(id));
    const { setText, product } = expectOk(parseDesign(text));
    expect([product.template, setText]).toEqual([
      template,
      template === 'nets' ? JSON.stringify(own) : undefined,
    ]);
  }
});
