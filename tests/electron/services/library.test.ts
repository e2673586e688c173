import { chmodSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf, type Home } from '#electron/services/home/home.ts';
import { createHomeWriter } from '#electron/services/home/home-writer.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { openLibrary, type Library } from '#electron/services/library.ts';
import { openRecordReader } from '#electron/services/records.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord, writeGcg } from '#shared/records/index.ts';
import { steppedCalls, systemError } from '../support/stepped-calls.ts';
import { newRecordText } from '../support/records.ts';
import { temporaryFolder } from '../support/temporary.ts';

function open(folder = temporaryFolder(), failing?: string): { home: Home; library: Library } {
  const home = homeOf({ CUBEWRIGHT_HOME: folder });
  const calls = steppedCalls((step) => {
    if (step === failing) throw systemError('ENOSPC');
  });
  const records = openRecordReader(
    openLexica({ bundled: join(folder, 'no-lexica'), own: join(folder, 'own') }),
  );
  return {
    home,
    library: openLibrary({ home, records, bus: createEventBus(), writer: createHomeWriter({ calls }) }),
  };
}

const game = newRecordText('Ann', 'Ben');
const later = newRecordText('Ann', 'Cleo');

describe('saved games', () => {
  test('the folder is made when it is needed, and its names can be read', async () => {
    const { home, library } = open(join(temporaryFolder(), 'deep', 'home'));
    expect(await library.list()).toEqual({ ok: true, value: { games: [], unreadable: [] } });
    const { id } = expectOk(await library.create(game));
    expect(id).toMatch(/^alphacubes-\d{8}-\d{6}-[0-9a-f]{4}$/);
    expect(readdirSync(home.games)).toEqual([`${id}.cubewright.json`]);
    expect(readFileSync(join(home.games, `${id}.cubewright.json`), 'utf8')).toBe(game);
  });

  test('a GCG of ours is taken in as the game it is, one of others is refused with its reason', async () => {
    const { library } = open();
    const gcg = expectOk(await writeGcg(expectOk(parseRecord(game))));
    const { id } = expectOk(await library.create(gcg));
    expect(expectOk(await library.read(id)).text).toBe(game);
    expect(expectOk(await library.takeIn(gcg))).toEqual({ id });
    const tiles = '#player1 A A\n>A: AEINRST 8D NASTIER +68 68\n';
    expect(await library.create(tiles)).toEqual({ ok: false, problem: { code: 'gcg/not-ours' } });
  });

  test('two windows: the one that is behind is refused and nothing is lost', async () => {
    const { home, library } = open();
    const { id, revision } = expectOk(await library.create(game));
    const other = openLibrary({
      home,
      records: openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' })),
      bus: createEventBus(),
    });
    const saved = expectOk(await other.save(id, later, revision));
    expect(await library.save(id, newRecordText('Ann', 'Dora'), revision)).toEqual({
      ok: false,
      problem: { code: 'file/changed-elsewhere', id },
    });
    expect(expectOk(await library.read(id))).toEqual({ id, text: later, revision: saved.revision });
    expect((await library.save(id, game, saved.revision)).ok).toBe(true);
  });

  test('of saves at once from one revision, exactly one goes in', async () => {
    const { library } = open();
    const { id, revision } = expectOk(await library.create(game));
    const texts = Array.from({ length: 12 }, (_, n) => newRecordText('Ann', `Ben ${n}`));
    const saves = await Promise.all(texts.map((text) => library.save(id, text, revision)));
    expect(saves.filter((one) => one.ok)).toHaveLength(1);
    const winner = texts[saves.findIndex((one) => one.ok)];
    expect(expectOk(await library.read(id)).text).toBe(winner);
  });

  test('the window that is told hears of every change', async () => {
    const heard: unknown[] = [];
    const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
    const bus = createEventBus();
    bus.listen(({ payload }) => heard.push(payload));
    const library = openLibrary({
      home,
      records: openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' })),
      bus,
    });
    const { id, revision } = expectOk(await library.create(game));
    const saved = expectOk(await library.save(id, later, revision));
    await library.save(id, later, saved.revision);
    await library.remove(id);
    expect(heard).toEqual([{ id, revision }, { id, revision: saved.revision }, { id }]);
  });

  test('a deleted game comes back as it was, or beside another of its name', async () => {
    const { home, library } = open();
    const { id } = expectOk(await library.create(game));
    const { deleted } = expectOk(await library.remove(id));
    expect(deleted.startsWith(`${id}-`)).toBe(true);
    const listed = expectOk(await library.listDeleted());
    expect(listed).toMatchObject({ games: [{ id, deleted }], unreadable: [] });
    expect(expectOk(await library.restore(deleted))).toEqual({ id });
    expect(await library.restore(deleted)).toMatchObject({ problem: { code: 'file/no-such-game' } });
    expect(expectOk(await library.listDeleted()).games).toEqual([]);
    expect(expectOk(await library.list()).games.map((one) => one.id)).toEqual([id]);
    const again = expectOk(await library.remove(id)).deleted;
    writeFileSync(join(home.games, `${id}.cubewright.json`), later);
    const beside = expectOk(await library.restore(again)).id;
    expect(beside).toMatch(/^alphacubes-/);
    expect(beside).not.toBe(id);
    expect(expectOk(await library.read(beside)).text).toBe(game);
    expect(expectOk(await library.read(id)).text).toBe(later);
  });

  test('only what is named is destroyed, and only among the deleted', async () => {
    const { home, library } = open();
    const kept = expectOk(await library.create(game)).id;
    const ids = [expectOk(await library.create(game)).id, expectOk(await library.create(later)).id];
    const deleted: string[] = [];
    for (const id of ids) deleted.push(expectOk(await library.remove(id)).deleted);
    writeFileSync(join(home.deleted, 'mine-20200101-000000.cubewright.json'), 'no game');
    const { unreadable } = expectOk(await library.listDeleted());
    expect(unreadable).toMatchObject([
      { deleted: 'mine-20200101-000000', problem: { code: 'record/not-json' } },
    ]);
    expectOk(await library.destroy(deleted.slice(0, 1)));
    expect(readdirSync(home.deleted)).toHaveLength(2);
    for (const name of [kept, '../games/x-20200101-000000', 'x']) {
      expect(await library.destroy([name])).toMatchObject({ problem: { code: 'file/no-such-game' } });
    }
    expect(readdirSync(home.games)).toContain(`${kept}.cubewright.json`);
  });

  test('a deleted game can be fetched back by hand', async () => {
    const { home, library } = open();
    const { id } = expectOk(await library.create(game));
    expect((await library.remove(id)).ok).toBe(true);
    expect(await library.read(id)).toEqual({ ok: false, problem: { code: 'file/no-such-game', id } });
    expect(await library.remove(id)).toMatchObject({ problem: { code: 'file/no-such-game' } });
    const [kept = ''] = readdirSync(home.deleted);
    expect(readFileSync(join(home.deleted, kept), 'utf8')).toBe(game);
  });

  test('newest first', async () => {
    const { home, library } = open();
    const old = expectOk(await library.create(game)).id;
    const fresh = expectOk(await library.create(later)).id;
    utimesSync(join(home.games, `${old}.cubewright.json`), 1_000, 1_000);
    expect(expectOk(await library.list()).games.map(({ id }) => id)).toEqual([fresh, old]);
    expect(expectOk(await library.list()).games[1]?.changedAt).toBe(1_000_000);
  });

  test('tells what a game is called, and when it was begun however often it has been saved (8.1)', async () => {
    const { library } = open();
    const before = Math.floor(Date.now() / 1000) * 1000;
    const { id, revision } = expectOk(await library.create(game));
    const [created] = expectOk(await library.list()).games;
    expect(created).not.toHaveProperty('title');
    expect(created?.begunAt).toBeGreaterThanOrEqual(before);
    expect(created?.begunAt).toBeLessThanOrEqual(Date.now());
    const titled = formatRecord({ ...expectOk(parseRecord(game)), title: 'Sunday' });
    expectOk(await library.save(id, titled, revision));
    const [saved] = expectOk(await library.list()).games;
    expect(saved).toMatchObject({ id, title: 'Sunday', begunAt: created?.begunAt });
  });
});

describe('what cannot be read is listed and left as it is', () => {
  test('each with its own reason', async () => {
    const { home, library } = open();
    const { id } = expectOk(await library.create(game));
    const put = (name: string, text: string): void => {
      writeFileSync(join(home.games, name), text);
    };
    put('cut.cubewright.json', game.slice(0, 200));
    put('empty.cubewright.json', '');
    put('newer.cubewright.json', game.replace(/"version": \d+/, '"version": 99'));
    put('Odd Name.cubewright.json', game);
    put('notes.txt', 'not ours');
    mkdirSync(join(home.games, 'folder.cubewright.json'));
    const { games, unreadable } = expectOk(await library.list());
    expect(games.map((one) => one.id)).toEqual([id]);
    expect(Object.fromEntries(unreadable.map(({ file, problem }) => [file, problem.code]))).toEqual({
      'cut.cubewright.json': 'record/not-json',
      'empty.cubewright.json': 'record/not-json',
      'newer.cubewright.json': 'record/newer-version',
      'Odd Name.cubewright.json': 'file/odd-name',
      'folder.cubewright.json': 'file/not-a-file',
    });
    expect(readFileSync(join(home.games, 'cut.cubewright.json'), 'utf8')).toBe(game.slice(0, 200));
  });

  test('L4: damage of any kind gives an answer and changes nothing', async () => {
    const { home, library } = open();
    const { id } = expectOk(await library.create(game));
    const path = join(home.games, `${id}.cubewright.json`);
    const bytes = Buffer.from(game);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        fc.nat(bytes.length),
        async (changes, length) => {
          const damaged = Buffer.from(bytes);
          for (const [at, byte] of changes) damaged[at] = byte;
          writeFileSync(path, damaged.subarray(0, length));
          const { games, unreadable } = expectOk(await library.list());
          expect(games.length + unreadable.length).toBe(1);
          expect(readFileSync(path).equals(damaged.subarray(0, length))).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
    expect('polluted' in {}).toBe(false);
  });
});

describe('a disk that fails', () => {
  test('a full one: the old game stays, its person is told', async () => {
    const folder = temporaryFolder();
    const { id, revision } = expectOk(await open(folder).library.create(game));
    const { home, library } = open(folder, 'half');
    expect(await library.save(id, later, revision)).toMatchObject({ problem: { code: 'file/disk-full' } });
    expect(expectOk(await library.read(id)).text).toBe(game);
    expect(readdirSync(home.games)).toEqual([`${id}.cubewright.json`]);
  });

  test('a file in the place of the folder', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'games'), '');
    const { library } = open(folder);
    expect(await library.list()).toMatchObject({ problem: { code: 'file/not-a-folder' } });
    expect(await library.create(game)).toMatchObject({ ok: false });
  });

  test.skipIf(process.getuid?.() === 0)('a folder that may only be read', async () => {
    const { home, library } = open();
    const { id, revision } = expectOk(await library.create(game));
    chmodSync(home.games, 0o500);
    expect(await library.save(id, later, revision)).toMatchObject({ problem: { code: 'file/not-allowed' } });
    chmodSync(home.games, 0o700);
    expect(expectOk(await library.read(id)).text).toBe(game);
  });
});

describe('where games live', () => {
  test.each([
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/cubewright'],
    ['win32', { APPDATA: '/Roaming' }, '/Roaming/cubewright'],
    ['darwin', { CUBEWRIGHT_HOME: '/chosen' }, '/chosen'],
  ] as const)('%s', (platform, environment, folder) => {
    expect(homeOf(environment, platform).folder).toBe(folder);
  });
});
