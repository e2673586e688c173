import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { openListImport } from '#electron/services/words/list-import.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { openPrinting, type Printing } from '#electron/services/print/printing.ts';
import { createTurns } from '#electron/services/turns.ts';
import { contract, type PrintProgress } from '#shared/contract/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import { setLimit } from '#shared/pieces/index.ts';
import { problemOf, root } from '../../support/shelf.ts';
import { temporaryFolder } from '../../support/temporary.ts';

let printing: Printing | undefined;
afterEach(() => {
  printing?.close();
});

/** A house's printing, which writes nothing, and what it says of its jobs. */
function studio(turns = createTurns(2)) {
  const bus = createEventBus();
  const told: PrintProgress[] = [];
  bus.listen(({ event, payload }) => {
    if (event === 'printProgress') told.push(payload);
  });
  const exporter = () => Promise.resolve(ok({ kind: 'saved', path: 'a' } as const));
  const service = (printing = openPrinting(bus, exporter, root, turns));
  const print = (job: string) =>
    service.export({ job, product: 'alphacubes-nets', options: { cubes: ['1'] }, format: 'pdf' });
  const placesOf = (job: string) =>
    told.flatMap((one) => (one.job === job && one.stage === 'waiting' ? [one.before] : []));
  return { bus, told, print, placesOf, service };
}

test('two jobs are drawn at once; the others are told their place in the line (7.12)', async () => {
  const { bus, print, placesOf } = studio();
  const drawn = new Set<string>();
  let peak = 0;
  bus.listen(({ event, payload }) => {
    if (event === 'printProgress' && payload.stage === 'drawing') drawn.add(payload.job);
    peak = Math.max(peak, drawn.size);
  });
  const answers = ['a', 'b', 'c', 'd'].map(async (job) => {
    const answer = await print(job);
    drawn.delete(job);
    return answer.ok;
  });
  expect(await Promise.all(answers)).toEqual([true, true, true, true]);
  expect(peak).toBeLessThanOrEqual(2);
  expect(['a', 'b'].flatMap(placesOf)).toEqual([]);
  expect(placesOf('c')).toEqual([2]);
  expect(placesOf('d')).toEqual([3, 2]);
});

test('a hundred jobs may wait; the next is refused, and nothing of it stays (7.12)', async () => {
  const turns = createTurns(1);
  await turns.enter(new AbortController().signal, () => undefined);
  const { print, service } = studio(turns);
  const waiting = Array.from({ length: 100 }, (_, job) => print(`job-${job}`));
  const refused = { code: 'print/too-many-waiting', most: 100 };
  expect(problemOf(await print('late'))).toEqual(refused);
  expect(problemOf(await print('late'))).toEqual(refused);
  service.cancel('job-7');
  const late = print('late');
  service.close();
  const ended = await Promise.all([...waiting, late]);
  expect(new Set(ended.map((one) => JSON.stringify(problemOf(one))))).toEqual(
    new Set(['{"code":"print/cancelled"}']),
  );
});

test('a job is cancelled while it waits, at once, and takes no turn (7.12)', async () => {
  const turns = createTurns(1);
  const hold = await turns.enter(new AbortController().signal, () => undefined);
  const { told, print, placesOf, service } = studio(turns);
  const waiting = print('a');
  const behind = print('b');
  service.cancel('a');
  expect(problemOf(await waiting)).toEqual({ code: 'print/cancelled' });
  expect(placesOf('b')).toEqual([2, 1]);
  service.close();
  expect(problemOf(await behind)).toEqual({ code: 'print/cancelled' });
  expect(told.filter(({ stage }) => stage === 'drawing')).toEqual([]);
  hold?.();
  expect(turns.waiting).toBe(0);
});

test('a word list waits for its turn behind what is printed, and is told so (7.12)', async () => {
  const turns = createTurns(1);
  const hold = await turns.enter(new AbortController().signal, () => undefined);
  const { bus } = studio(turns);
  const stages: string[] = [];
  bus.listen(({ event, payload }) => {
    if (event !== 'importProgress') return;
    stages.push(payload.stage === 'waiting' ? `waiting for ${payload.before}` : payload.stage);
  });
  const lexica = openLexica({
    bundled: join(root, 'build', 'lexica'),
    own: join(temporaryFolder(), 'lexica'),
    bus,
  });
  const imports = openListImport(bus, lexica, root, turns);
  imports.part({ job: 'a', base64: Buffer.from('zork').toString('base64') });
  const ask = { job: 'a', title: 'Mine', file: 'a.txt', alphabet: 'latin', foldAccents: false } as const;
  const added = imports.run(ask);
  await expect.poll(() => stages).toEqual(['waiting for 1']);
  hold?.();
  expect((await added).ok).toBe(true);
  expect(stages[1]).toBe('reading');
});

test('lists that wait for their turn are held up to a limit of bytes (7.12)', async () => {
  const turns = createTurns(1);
  await turns.enter(new AbortController().signal, () => undefined);
  const { bus } = studio(turns);
  const lexica = openLexica({ bundled: join(root, 'build', 'lexica'), own: temporaryFolder(), bus });
  const imports = openListImport(bus, lexica, root, turns);
  const base64 = Buffer.alloc(4_500_000, 'zork\n').toString('base64');
  const add = (job: string, parts: number) => {
    for (let part = 0; part < parts; part += 1) imports.part({ job, base64 });
    return imports.run({ job, title: job, file: 'a.txt', alphabet: 'latin', foldAccents: false });
  };
  const [first, second] = [add('a', 14), add('b', 14)];
  expect(problemOf(await add('c', 1))).toEqual({ code: 'lexicon/too-many-imports' });
  imports.stop('a');
  expect(problemOf(await first)).toEqual({ code: 'lexicon/import-stopped' });
  const third = add('d', 1);
  imports.close();
  expect((await Promise.all([second, third])).map(problemOf)).toEqual([
    { code: 'lexicon/import-stopped' },
    { code: 'lexicon/import-stopped' },
  ]);
});

test('a set of one’s own is parsed at the door and where it is drawn, and no longer than a set file (R26)', async () => {
  const ask = { job: 'mine', product: 'mine-nets', options: {}, format: 'pdf' } as const;
  const taken = (set: string) => contract.exportSheets.ask.safeParse({ ...ask, set }).success;
  expect(taken('x'.repeat(setLimit))).toBe(true);
  expect(taken('x'.repeat(setLimit + 1))).toBe(false);
  const { service } = studio();
  expect(problemOf(await service.export({ ...ask, set: '{"format":"cubewright-set",' }))).toMatchObject({
    code: 'set/not-json',
    line: 1,
  });
});

test('the designs of what was handed over are remembered; those of a cancelled or failed save are not', async () => {
  const remembered: string[] = [];
  const ends = [
    ok({ kind: 'saved', path: 'a' } as const),
    ok({ kind: 'cancelled' } as const),
    refuse({ code: 'file/full', path: 'a' } as const),
  ];
  printing = openPrinting(
    createEventBus(),
    () => Promise.resolve(ends.shift() ?? expect.fail('Nothing more is exported')),
    root,
    createTurns(2),
    ({ product }) => {
      remembered.push(product);
      return Promise.resolve();
    },
  );
  const ask = { product: 'alphacubes-nets', options: { cubes: ['1'] }, format: 'pdf' } as const;
  expect((await printing.export({ ...ask, job: 'saved' })).ok).toBe(true);
  expect((await printing.export({ ...ask, job: 'cancelled' })).ok).toBe(true);
  expect((await printing.export({ ...ask, job: 'failed' })).ok).toBe(false);
  expect(remembered).toEqual(['alphacubes-nets']);
});
