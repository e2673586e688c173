import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { openBrowserDoor } from '#electron/loopback/browser-door.ts';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { openLibrary } from '#electron/services/library.ts';
import { openRecordReader } from '#electron/services/records.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { contract, type MethodName } from '#shared/contract/index.ts';
import { cubewright, ended, said, start } from '../support/command.ts';
import { newRecordText } from '../support/records.ts';
import { ask } from '../support/raw-http.ts';
import { smallDisk } from '../support/small-disk.ts';
import { enter, keyOf, tokenOf } from '../support/test-door.ts';

const { path: disk, isMounted, fill } = smallDisk('64k');
/** Holds so few files that not even a folder can be made once it is full. */
const fewFiles = smallDisk('64k,nr_inodes=12');
const text = newRecordText('Ann', 'Ben');

/** A browser door on a folder of the disk, and somebody who is in. */
async function aDoor(folder: string) {
  const home = homeOf({ CUBEWRIGHT_HOME: folder });
  const door = expectOk(await openBrowserDoor({ home, port: 0, log: () => undefined }));
  onTestFinished(() => door.close());
  const host = `127.0.0.1:${door.port}`;
  const token = tokenOf(await enter(door.port, keyOf(door.freshAddress())));
  const headers = { host, origin: `http://${host}`, authorization: `Bearer ${token}` };
  const call = async (method: MethodName, fact?: unknown): Promise<unknown> => {
    const { body } = await ask(door.port, {
      method: 'POST',
      path: `/call/${contract[method].channel}`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fact ?? null),
    });
    return JSON.parse(body) as unknown;
  };
  return { home, door, call };
}

const makeRoom = (): void => {
  for (const name of ['filler-0', 'filler-1']) rmSync(join(disk, name), { force: true });
};

describe.skipIf(!isMounted)('a disk that is really full', () => {
  afterEach(() => {
    for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true });
  });

  test('keeps the game that was saved before, and takes the next once there is room', async () => {
    const home = homeOf({ CUBEWRIGHT_HOME: disk });
    const records = openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' }));
    const library = openLibrary({ home, records, bus: createEventBus() });
    const game = newRecordText('Ann', 'Ben');
    const { id, revision } = expectOk(await library.create(game));
    fill();
    const path = join(home.games, `${id}.cubewright.json`);
    expect(await library.save(id, newRecordText('Ann', 'Cleo'), revision)).toEqual({
      ok: false,
      problem: { code: 'file/disk-full', path },
    });
    expect(readFileSync(path, 'utf8')).toBe(game);
    expect(readdirSync(home.games)).toEqual([`${id}.cubewright.json`]);
    makeRoom();
    expect((await library.save(id, newRecordText('Ann', 'Cleo'), revision)).ok).toBe(true);
  });

  test('is told by the command line, and no half a PDF lies there', async () => {
    fill();
    const path = join(disk, 'nets.pdf');
    const { code, err } = await cubewright('print', 'alphacubes-nets', '-o', path);
    expect(err).toContain(`The disk has no room left for ${path}.`);
    expect(code).toBe(1);
    expect(readdirSync(disk).filter((name) => !/^filler-\d+$/.test(name))).toEqual([]);
  });

  test('does not refuse the start: games are read, it says what cannot be done, and saves once there is room', async () => {
    const folder = join(disk, 'home');
    const before = await aDoor(folder);
    const made = (await before.call('createGame', { text })) as { readonly value: { readonly id: string } };
    await before.door.close();
    fill();
    const { home, call } = await aDoor(folder);
    const full = { code: 'file/disk-full', path: folder };
    expect(await call('canSave')).toEqual({ ok: true, value: { problem: full } });
    expect(await call('listGames')).toMatchObject({
      value: { games: [{ id: made.value.id }], unreadable: [] },
    });
    expect(await call('readGame', { id: made.value.id })).toMatchObject({ value: { text } });
    expect(await call('createGame', { text })).toMatchObject({ problem: { code: 'file/disk-full' } });
    makeRoom();
    expect(await call('canSave')).toEqual({ ok: true, value: {} });
    expect(await call('createGame', { text })).toMatchObject({ ok: true });
    // A second start finds the door now.
    expect(existsSync(home.running)).toBe(true);
  });

  test('is told in the terminal, below the address', async () => {
    mkdirSync(join(disk, 'home'));
    fill();
    const child = start(['start', '--browser', '--no-open'], join(disk, 'home'));
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended(child);
    });
    await said(child, /http:\/\/127\.0\.0\.1:\d+/);
    await said(child, /Nothing can be saved now\. .* The disk has no room left for \S+home\./);
  });
});

describe.skipIf(!fewFiles.isMounted)('a disk on which the home cannot be made', () => {
  test('does not refuse the very first start, and the home is made once there is room', async () => {
    fewFiles.fill();
    const { home, call } = await aDoor(join(fewFiles.path, 'home'));
    const full = { code: 'file/disk-full', path: home.folder };
    expect(await call('canSave')).toEqual({ ok: true, value: { problem: full } });
    expect(await call('listGames')).toMatchObject({ ok: true, value: { games: [] } });
    expect(await call('readSettings')).toMatchObject({ ok: true });
    expect(await call('createGame', { text })).toMatchObject({ problem: full });
    expect(existsSync(home.folder)).toBe(false);
    for (const name of readdirSync(fewFiles.path)) rmSync(join(fewFiles.path, name));
    expect(await call('createGame', { text })).toMatchObject({ ok: true });
    expect(await call('canSave')).toEqual({ ok: true, value: {} });
  });

  test('that can only be read is read', async () => {
    const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, fewFiles.path]);
    const folder = join(fewFiles.path, 'home');
    rmSync(folder, { recursive: true, force: true });
    const before = await aDoor(folder);
    expect(await before.call('createGame', { text })).toMatchObject({ ok: true });
    await before.door.close();
    remount('ro');
    onTestFinished(() => void remount('rw'));
    const { home, call } = await aDoor(folder);
    expect(await call('canSave')).toEqual({
      ok: true,
      value: { problem: { code: 'file/read-only', path: home.lock } },
    });
    expect(await call('listGames')).toMatchObject({ value: { games: [{}] } });
  });
});
