import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDrafts, type Drafts } from '#electron/services/drafts.ts';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf, type Home } from '#electron/services/home/home.ts';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { createHomeWriter, type HomeWriterParts } from '#electron/services/home/home-writer.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { openLibrary } from '#electron/services/library.ts';
import { openRecordReader } from '#electron/services/records.ts';
import { draftLimit, type KeptDraft } from '#shared/contract/index.ts';
import { expectOk, ok } from '#shared/kernel/index.ts';
import { newRecordText } from '../support/records.ts';
import { steppedCalls, systemError, type Step } from '../support/stepped-calls.ts';
import { temporaryFolder } from '../support/temporary.ts';

const aHome = (): Home => homeOf({ CUBEWRIGHT_HOME: join(temporaryFolder(), 'home') });
const annLays = (moves: number, draft: KeptDraft['draft'] = { laid: ['A'] }): KeptDraft => {
  return { seat: 0, moves, draft };
};

/** A home with one game, and drafts kept there. */
async function atATable(parts: HomeWriterParts = {}, home = aHome()) {
  const bus = createEventBus();
  const records = openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' }));
  const library = openLibrary({ home, records, bus });
  const { id } = expectOk(await library.create(newRecordText('Ann', 'Ben')));
  const drafts = openDrafts({ home, bus, writer: createHomeWriter(parts) });
  return { home, library, drafts, id, file: join(home.drafts, `${id}.json`) };
}

/** Counts how often the names in a folder are read. */
function countReads(folder: string): () => number {
  const { readdirSync: read } = fs;
  let reads = 0;
  fs.readdirSync = ((...args: Parameters<typeof read>) => {
    if (args[0] === folder) reads += 1;
    return read(...args);
  }) as typeof read;
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.readdirSync = read;
    syncBuiltinESMExports();
  });
  return () => reads;
}

const problemOf = async (drafts: Drafts, id: string) => {
  const saved = await drafts.save(id, annLays(3));
  return saved.ok ? undefined : saved.problem;
};

describe('what is laid and not played (P32)', () => {
  test('is kept by seat, the last that was written, for its owner’s eyes alone', async () => {
    const { home, drafts, id, file } = await atATable();
    expect(await drafts.read(id)).toEqual([]);
    const ben: KeptDraft = { seat: 1, moves: 0, draft: null };
    await Promise.all([drafts.save(id, annLays(0)), drafts.save(id, ben), drafts.save(id, annLays(2))]);
    expect(await drafts.read(id)).toEqual([ben, annLays(2)]);
    if (process.platform !== 'win32') {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(home.drafts).mode & 0o777).toBe(0o700);
    }
  });

  test('is kept only for games that are here, and is destroyed with its game', async () => {
    const { home, library, drafts, id, file } = await atATable();
    expect(await problemOf(drafts, 'no-such-game')).toEqual({
      code: 'file/no-such-game',
      id: 'no-such-game',
    });
    expect(existsSync(home.drafts)).toBe(false);
    expectOk(await drafts.save(id, annLays(0)));
    const { deleted } = expectOk(await library.remove(id));
    expect(await problemOf(drafts, id)).toMatchObject({ code: 'file/no-such-game' });
    expectOk(await library.destroy([deleted]));
    await drafts.written();
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(home.drafts)).toEqual([]);
  });

  test('of a thousand games that are destroyed at once costs a few looks into their folder, not one each', async () => {
    const { home, library, drafts, id } = await atATable();
    expectOk(await drafts.save(id, annLays(0)));
    const { deleted } = expectOk(await library.remove(id));
    const names = Array.from({ length: 1000 }, (_, at) => `game-${at}-20200101-000000`);
    for (const name of names) writeFileSync(join(home.deleted, `${name}.cubewright.json`), 'a game');
    const kept = `${id}-20200101-000000`;
    writeFileSync(join(home.deleted, `${kept}.cubewright.json`), 'the same game, deleted before');
    const looks = countReads(home.deleted);
    expectOk(await library.destroy([...names, deleted]));
    await drafts.written();
    expect(looks()).toBeLessThan(5);
    expect(readdirSync(home.deleted)).toEqual([`${kept}.cubewright.json`]);
    // Another game of this id is still among the deleted.
    expect(readdirSync(home.drafts)).toEqual([`${id}.json`]);
    expectOk(await library.destroy([kept]));
    await drafts.written();
    expect(readdirSync(home.drafts)).toEqual([]);
  });

  test('comes back with a game that was deleted, after a new start too', async () => {
    const { home, library, drafts, id } = await atATable();
    expectOk(await drafts.save(id, annLays(0)));
    const { deleted } = expectOk(await library.remove(id));
    await drafts.written();
    const next = openDrafts({ home, bus: createEventBus(), writer: createHomeWriter() });
    expect(await library.restore(deleted)).toEqual(ok({ id }));
    expect(await next.read(id)).toEqual([annLays(0)]);
  });

  test('of games that are gone is swept by the next door, and nothing else is', async () => {
    const { home, id, file, drafts } = await atATable();
    expectOk(await drafts.save(id, annLays(0)));
    for (const name of ['gone-game.json', 'Notes of mine.json', 'readme.txt']) {
      writeFileSync(join(home.drafts, name), '[]');
    }
    mkdirSync(join(home.drafts, 'a-folder.json'));
    openDrafts({ home, bus: createEventBus(), writer: createHomeWriter() });
    const left = ['Notes of mine.json', 'a-folder.json', `${id}.json`, 'readme.txt'];
    expect(readdirSync(home.drafts).sort()).toEqual(left.sort());
    // Without the folder of games nobody can tell which of them are gone.
    rmSync(home.games, { recursive: true });
    openDrafts({ home, bus: createEventBus(), writer: createHomeWriter() });
    expect(existsSync(file)).toBe(true);
  });

  test.each<Step>(['open', 'write', 'half', 'sync', 'rename'])(
    'stays as it was when the disk is full at %s',
    async (failing) => {
      let full = false;
      const calls = steppedCalls((step) => {
        if (full && step === failing) throw systemError('ENOSPC');
      });
      const { home, drafts, id, file } = await atATable({ calls });
      expectOk(await drafts.save(id, annLays(0)));
      full = true;
      expect(await problemOf(drafts, id)).toEqual({ code: 'file/disk-full', path: file });
      expect(await drafts.read(id)).toEqual([annLays(0)]);
      expect(readdirSync(home.drafts)).toEqual([`${id}.json`]);
      full = false;
      expect(await problemOf(drafts, id)).toBeUndefined();
    },
  );

  test('is neither written nor removed once another door has the home', async () => {
    const home = aHome();
    const lock = expectOk(lockHome(home, 'browser'));
    const { library, drafts, id, file } = await atATable({ held: lock.held }, home);
    expectOk(await drafts.save(id, annLays(0)));
    rmSync(home.lock);
    const other = expectOk(lockHome(home, 'browser'));
    expect(await problemOf(drafts, id)).toMatchObject({ code: 'home/lost' });
    await library.remove(id);
    await drafts.written();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([annLays(0)]);
    other.release();
    lock.release();
  });
});

describe('a file of drafts that somebody or bad luck has changed', () => {
  const deep = '['.repeat(5_000) + ']'.repeat(5_000);
  test.each([
    ['cut off', '[{"seat":0,"mo'],
    ['empty', ''],
    ['another thing', '{"theme":"dark"}'],
    ['a seat below the table', '[{"seat":-1,"moves":0,"draft":1}]'],
    ['one more key', '[{"seat":0,"moves":0,"draft":1,"and":2}]'],
    ['deep', `[{"seat":0,"moves":0,"draft":${deep}}]`],
    ['a long draft', JSON.stringify([annLays(0, 'x'.repeat(draftLimit))])],
    ['a long file', ' '.repeat(3_000_000)],
    ['a key twice', '[{"seat":0,"seat":1,"moves":0,"draft":1}]'],
  ])('%s: counts as none, and is written anew', async (_what, text) => {
    const { home, drafts, id, file } = await atATable();
    mkdirSync(home.drafts);
    writeFileSync(file, text);
    expect(await drafts.read(id)).toEqual([]);
    expect(await drafts.save(id, annLays(1))).toEqual(ok(undefined));
    expect(await drafts.read(id)).toEqual([annLays(1)]);
  });

  const ben: KeptDraft = { seat: 1, moves: 4, draft: { laid: ['Q', 'U'] } };
  const clock: KeptDraft = { seat: 'clock', moves: 4, draft: 17 };
  const [annText, benText, clockText] = [annLays(4), ben, clock].map((draft) => JSON.stringify(draft));
  test.each([
    ['a seat that is none', `[{"seat":-1,"moves":0,"draft":1},${benText},${clockText}]`],
    ['a seat with one more key', `[{"seat":0,"moves":0,"draft":1,"and":2},${benText},${clockText}]`],
    ['a draft that is too long', JSON.stringify([annLays(0, 'x'.repeat(draftLimit)), ben, clock])],
    ['a draft that is too deep', `[${benText},{"seat":0,"moves":0,"draft":${deep}},${clockText},{}]`],
    ['a seat that is a word', `["Ann",${benText},${clockText}]`],
    ['a seat twice, the later one last', `[{"seat":1,"moves":0,"draft":1},${benText},${clockText}]`],
    ['the end cut off', `[${benText},${clockText},${annText?.slice(0, 30)}`],
    ['a seat cut off in its draft', `[${benText},${clockText},{"seat":0,"moves":0,"draft":{"laid":[`],
    ['a comma missing', `[${benText} ${clockText},{}]`],
  ])('%s: the other seats stay, through the next save too', async (_what, text) => {
    const { home, drafts, id, file } = await atATable();
    mkdirSync(home.drafts);
    writeFileSync(file, text);
    expect(await drafts.read(id)).toEqual([ben, clock]);
    expect(await drafts.save(id, annLays(5))).toEqual(ok(undefined));
    expect(await drafts.read(id)).toEqual([ben, clock, annLays(5)]);
  });

  test('a folder in its place is left alone and named', async () => {
    const { drafts, id, file } = await atATable();
    mkdirSync(file, { recursive: true });
    expect(await drafts.read(id)).toEqual([]);
    expect(await problemOf(drafts, id)).toEqual({ code: 'file/not-a-file', path: file, kind: 'folder' });
  });
});
