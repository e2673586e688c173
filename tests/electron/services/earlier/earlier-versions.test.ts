import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openEarlierVersions, type EarlierVersions } from '#electron/services/earlier/earlier-versions.ts';
import { earlierName, keepRule } from '#electron/services/earlier/keep-rule.ts';
import { createEventBus, type ServiceEvent } from '#electron/services/event-bus.ts';
import { homeOf, type Home } from '#electron/services/home/home.ts';
import { createHomeWriter } from '#electron/services/home/home-writer.ts';
import { openLibrary, type Library } from '#electron/services/library.ts';
import { openRecordReader } from '#electron/services/records.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { newRecordText } from '../../support/records.ts';
import { steppedCalls, systemError } from '../../support/stepped-calls.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const minute = 60_000;
const text = (n: number): string => newRecordText('Ann', `Ben ${n}`);

interface Shelf {
  readonly home: Home;
  readonly library: Library;
  readonly earlier: EarlierVersions;
  readonly heard: ServiceEvent[];
  /** Versions are refused with a full disk while this is true; games are saved all the same. */
  readonly disk: { isFull: boolean };
  pass(ms: number): void;
  /** Saves the text in place of what is there, and waits for the version. */
  save(id: string, text: string): Promise<void>;
  files(): readonly string[];
}

function aShelf(folder = temporaryFolder(), start = Date.UTC(2026, 10, 28, 12)): Shelf {
  const home = homeOf({ CUBEWRIGHT_HOME: folder });
  const bus = createEventBus();
  const heard: ServiceEvent[] = [];
  bus.listen((told) => heard.push(told));
  const disk = { isFull: false };
  let now = start;
  const records = openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' }));
  const library = openLibrary({
    home,
    records,
    bus,
    replaced(id, before) {
      earlier.replaced(id, before);
    },
  });
  const calls = steppedCalls((step) => {
    if (disk.isFull && step === 'write') throw systemError('ENOSPC');
  });
  const writer = createHomeWriter({ calls });
  const earlier = openEarlierVersions({ home, bus, writer, records, library, now: () => now });
  return {
    home,
    library,
    earlier,
    heard,
    disk,
    pass(ms) {
      now += ms;
    },
    async save(id, next) {
      const { revision } = expectOk(await library.read(id));
      expectOk(await library.save(id, next, revision));
      await earlier.written();
    },
    files: () => (existsSync(home.earlier) ? readdirSync(home.earlier).toSorted() : []),
  };
}

async function textsOf({ earlier }: Shelf, id: string): Promise<readonly string[]> {
  const { versions } = expectOk(await earlier.list(id));
  const texts = [];
  for (const version of versions) texts.push(expectOk(await earlier.read(version.earlier)).text);
  return texts;
}

describe('L3: earlier versions of games', () => {
  test('a save keeps what it replaces, at most once each five minutes', async () => {
    const shelf = aShelf();
    const { id } = expectOk(await shelf.library.create(text(0)));
    expect(shelf.files()).toEqual([]);
    for (let n = 1; n <= 12; n += 1) {
      shelf.pass(minute);
      await shelf.save(id, text(n));
    }
    expect(await textsOf(shelf, id)).toEqual([text(10), text(5), text(0)]);
    const { versions } = expectOk(await shelf.earlier.list(id));
    expect(versions[0]).toEqual({
      earlier: earlierName(id, Date.UTC(2026, 10, 28, 12, 11)),
      at: Date.UTC(2026, 10, 28, 12, 11),
      game: 'alphacubes',
      moves: 0,
      ended: false,
      players: [
        { name: 'Ann', points: 0 },
        { name: 'Ben 10', points: 0 },
      ],
    });
  });

  test('after a week only the newest of a game is left, also if nobody saves', async () => {
    const folder = temporaryFolder();
    const shelf = aShelf(folder);
    const { id } = expectOk(await shelf.library.create(text(0)));
    const { id: other } = expectOk(await shelf.library.create(text(20)));
    for (let n = 1; n <= 3; n += 1) {
      shelf.pass(keepRule.everyMs);
      await shelf.save(id, text(n));
    }
    shelf.pass(keepRule.forMs + minute);
    await shelf.save(other, text(21));
    expect(await textsOf(shelf, id)).toEqual([text(2)]);
    const later = aShelf(folder, Date.UTC(2027, 0, 1));
    expect(await textsOf(later, id)).toEqual([text(2)]);
    expect(await textsOf(later, other)).toEqual([text(20)]);
  });

  test('a full disk fails no save, is told once, and again only after there was room', async () => {
    const shelf = aShelf();
    const { id } = expectOk(await shelf.library.create(text(0)));
    shelf.disk.isFull = true;
    const told = () =>
      shelf.heard.flatMap(({ event, payload }) =>
        event === 'earlierChanged' && payload.problem !== undefined ? [payload] : [],
      );
    for (let n = 1; n <= 3; n += 1) {
      shelf.pass(keepRule.everyMs);
      await shelf.save(id, text(n));
    }
    expect(expectOk(await shelf.library.read(id)).text).toBe(text(3));
    expect(shelf.files()).toEqual([]);
    expect(told()).toMatchObject([{ id, problem: { code: 'file/disk-full' } }]);
    shelf.disk.isFull = false;
    await shelf.save(id, text(4));
    expect(await textsOf(shelf, id)).toEqual([text(3)]);
    shelf.disk.isFull = true;
    shelf.pass(keepRule.everyMs);
    await shelf.save(id, text(5));
    expect(told()).toHaveLength(2);
  });

  test('restoring keeps what was there, so that it can be undone', async () => {
    const shelf = aShelf();
    const { id } = expectOk(await shelf.library.create(text(0)));
    await shelf.save(id, text(1));
    await shelf.save(id, text(2));
    const [oldest] = expectOk(await shelf.earlier.list(id)).versions;
    const restored = expectOk(await shelf.earlier.restore(oldest?.earlier ?? ''));
    expect(expectOk(await shelf.library.read(id)).text).toBe(text(0));
    expect(await textsOf(shelf, id)).toEqual([text(2), text(0)]);
    const back = expectOk(await shelf.earlier.restore(restored.before ?? ''));
    expect(back.id).toBe(id);
    expect(expectOk(await shelf.library.read(id)).text).toBe(text(2));
    expect(expectOk(await shelf.earlier.restore(restored.before ?? ''))).toEqual({ id });
  });

  test('nothing is replaced if what is there cannot be kept', async () => {
    const shelf = aShelf();
    const { id } = expectOk(await shelf.library.create(text(0)));
    await shelf.save(id, text(1));
    const [version] = expectOk(await shelf.earlier.list(id)).versions;
    shelf.disk.isFull = true;
    expect(await shelf.earlier.restore(version?.earlier ?? '')).toMatchObject({
      problem: { code: 'file/disk-full' },
    });
    expect(expectOk(await shelf.library.read(id)).text).toBe(text(1));
  });

  test('a file that was damaged since comes back, and the damaged one is kept', async () => {
    const shelf = aShelf();
    const { id } = expectOk(await shelf.library.create(text(0)));
    await shelf.save(id, text(1));
    writeFileSync(join(shelf.home.games, `${id}.cubewright.json`), 'broken');
    const [version] = expectOk(await shelf.earlier.list(id)).versions;
    const { before = '' } = expectOk(await shelf.earlier.restore(version?.earlier ?? ''));
    expect(expectOk(await shelf.library.read(id)).text).toBe(text(0));
    expect(readFileSync(join(shelf.home.earlier, `${before}.cubewright.json`), 'utf8')).toBe('broken');
    const { versions, unreadable } = expectOk(await shelf.earlier.list(id));
    expect(versions.map(({ earlier }) => earlier)).toEqual([version?.earlier]);
    expect(unreadable).toMatchObject([{ earlier: before, problem: { code: 'record/not-json' } }]);
  });

  test('a deleted game keeps its versions, and a destroyed one takes them along', async () => {
    const shelf = aShelf();
    const { id } = expectOk(await shelf.library.create(text(0)));
    const { id: other } = expectOk(await shelf.library.create(text(20)));
    await shelf.save(id, text(1));
    await shelf.save(other, text(21));
    const { deleted } = expectOk(await shelf.library.remove(id));
    await shelf.earlier.written();
    expect(await textsOf(shelf, id)).toEqual([text(0)]);
    const [version] = expectOk(await shelf.earlier.list(id)).versions;
    expect(await shelf.earlier.restore(version?.earlier ?? '')).toMatchObject({
      problem: { code: 'file/no-such-game' },
    });
    expectOk(await shelf.library.destroy([deleted]));
    await shelf.earlier.written();
    expect(shelf.files().map((name) => name.startsWith(other))).toEqual([true]);
    expect(await shelf.earlier.read(version?.earlier ?? '')).toEqual({
      ok: false,
      problem: { code: 'files/no-such-version', name: version?.earlier },
    });
  });

  test('versions of games that are gone go at the next start, but not with the whole folder of games', async () => {
    const folder = temporaryFolder();
    const home = homeOf({ CUBEWRIGHT_HOME: folder });
    mkdirSync(home.earlier, { recursive: true });
    const name = `${earlierName('kubo-gone', Date.UTC(2026, 10, 28, 11))}.cubewright.json`;
    writeFileSync(join(home.earlier, name), text(0));
    writeFileSync(join(home.earlier, 'mine.txt'), 'a note of mine');
    const first = aShelf(folder);
    expect(await textsOf(first, 'kubo-gone')).toEqual([text(0)]);
    mkdirSync(home.games);
    const second = aShelf(folder);
    expect(await textsOf(second, 'kubo-gone')).toEqual([]);
    expect(second.files()).toEqual(['mine.txt']);
  });
});
