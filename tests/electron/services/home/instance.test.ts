import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBrowserDoor } from '#electron/loopback/browser-door.ts';
import type { Loopback } from '#electron/loopback/server.ts';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { homeOf, type Home } from '#electron/services/home/home.ts';
import { openOrJoin, runningAddress, type Entry } from '#electron/services/home/instance.ts';
import { expectOk, type Result } from '#shared/kernel/index.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const aHome = (): Home => homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });

const never = new AbortController().signal;

async function start(home: Home, stop = never): Promise<Result<Entry<Loopback>>> {
  const entry = await openOrJoin(home, () => openBrowserDoor({ home, port: 0, log: () => undefined }), stop);
  if (entry.ok && entry.value.kind === 'first') onTestFinished(entry.value.door.close);
  return entry;
}

async function first(home: Home): Promise<Loopback> {
  const entry = expectOk(await start(home));
  if (entry.kind !== 'first') throw new Error(`Not first but ${entry.kind}`);
  return entry.door;
}

describe('one browser door a home', () => {
  test('the second is given a fresh address of the first', async () => {
    const home = aHome();
    const { port } = await first(home);
    const entry = expectOk(await start(home));
    const address = entry.kind === 'second' ? entry.address : '';
    expect(address.startsWith(`http://127.0.0.1:${port}/#key=`)).toBe(true);
    expect(await runningAddress(home, never)).not.toBe(address);
    expect(readdirSync(home.folder)).toEqual(['home.lock', 'running.json']);
  });

  test('closing takes the note away and frees the home', async () => {
    const home = aHome();
    await (await first(home)).close();
    expect(readdirSync(home.folder)).toEqual(['home.lock']);
    await first(home);
  });

  test('a second start waits for a door that is still opening', async () => {
    const home = aHome();
    const lock = expectOk(lockHome(home, 'browser'));
    const second = start(home);
    lock.release();
    expect(expectOk(await second)).toMatchObject({ kind: 'first' });
  });

  test.each([
    [
      'nothing listens any more',
      JSON.stringify({ pid: 999_999, door: 'browser', port: 1, secret: 'z'.repeat(20) }),
    ],
    ['damaged', '{"pid":'],
    ['empty', ''],
    ['another shape', '[]'],
  ])('a note that nobody holds a lock for is replaced: %s', async (_how, text) => {
    const home = aHome();
    writeFileSync(home.running, text);
    expect(await runningAddress(home, never)).toBeUndefined();
    const { port } = await first(home);
    expect(JSON.parse(readFileSync(home.running, 'utf8'))).toMatchObject({ pid: process.pid, port });
  });

  test('another program that has the port now is not believed', async () => {
    const stranger = createServer((_request, response) => {
      response.end(JSON.stringify({ ok: true, value: { address: 'http://evil.example/' } }));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void stranger.close());
    await new Promise((ready) => stranger.once('listening', ready));
    const home = aHome();
    const { port } = stranger.address() as AddressInfo;
    const note = { pid: 1, door: 'browser', port, secret: 's'.repeat(20) };
    writeFileSync(home.running, JSON.stringify(note));
    expect(await runningAddress(home, never)).toBeUndefined();
    await first(home);
  });

  test('a stop ends the waiting for a door that does not answer, as a suspended one', async () => {
    const suspended = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => {
      suspended.closeAllConnections();
      suspended.close();
    });
    await once(suspended, 'listening');
    const home = aHome();
    const lock = expectOk(lockHome(home, 'browser'));
    onTestFinished(lock.release);
    const { port } = suspended.address() as AddressInfo;
    expectOk(lock.announce({ port, secret: 's'.repeat(20) }));
    const asked = once(suspended, 'request');
    const stop = new AbortController();
    const second = start(home, stop.signal);
    await asked;
    stop.abort();
    // Whoever waits to the end is told that the home is in use.
    expect(await second).toEqual({ ok: true, value: { kind: 'stopped' } });
    expect(await start(home, AbortSignal.abort())).toEqual({ ok: true, value: { kind: 'stopped' } });
  });

  test('of many at once, exactly one is first and the others join it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const home = aHome();
      const entries = await Promise.all(Array.from({ length: 6 }, () => start(home)));
      expect(entries.map((entry) => expectOk(entry).kind).sort()).toEqual([
        'first',
        ...Array.from({ length: 5 }, () => 'second'),
      ]);
    }
  });
});
