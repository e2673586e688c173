import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBrowserDoor, type Loopback } from '#electron/loopback/index.ts';
import { homeOf } from '#electron/services/home.ts';
import { claimHome, runningAddress } from '#electron/services/instance.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { temporaryFolder } from '../support/temporary.ts';

async function door(folder: string): Promise<Loopback> {
  const home = homeOf({ CUBEWRIGHT_HOME: folder });
  const opened = expectOk(await openBrowserDoor({ home, port: 0, log: () => undefined }));
  onTestFinished(() => opened.close());
  return opened;
}

const noteOf = ({ port, secret }: Loopback): { pid: number; port: number; secret: string } => ({
  pid: process.pid,
  port,
  secret,
});

describe('one browser door a home', () => {
  test('the second is given a fresh address of the first', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'running.json');
    const first = await door(folder);
    const second = await door(folder);
    expect(expectOk(await claimHome(path, noteOf(first)))).toMatchObject({ kind: 'first' });
    const claim = expectOk(await claimHome(path, noteOf(second)));
    expect(claim).toMatchObject({ kind: 'second' });
    const address = claim.kind === 'second' ? claim.address : '';
    expect(address.startsWith(`http://127.0.0.1:${first.port}/#key=`)).toBe(true);
    expect(await runningAddress(path)).not.toBe(address);
    expect(readdirSync(folder)).toEqual(['running.json']);
  });

  test('the note holds a secret, so only its owner may read it', async () => {
    const path = join(temporaryFolder(), 'running.json');
    await claimHome(path, { pid: 1, port: 1, secret: 'x'.repeat(20) });
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  test('leaving takes one’s own note away, and nobody else’s', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'running.json');
    const claim = expectOk(await claimHome(path, noteOf(await door(folder))));
    const other = JSON.stringify({ pid: 1, port: 2, secret: 'y'.repeat(20) });
    const mine = readFileSync(path, 'utf8');
    writeFileSync(path, other);
    if (claim.kind === 'first') await claim.release();
    expect(readFileSync(path, 'utf8')).toBe(other);
    writeFileSync(path, mine);
    if (claim.kind === 'first') await claim.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['nothing listens any more', JSON.stringify({ pid: 999_999, port: 1, secret: 'z'.repeat(20) })],
    ['damaged', '{"pid":'],
    ['empty', ''],
    ['another shape', '[]'],
  ])('a dead note is taken over: %s', async (_how, text) => {
    const folder = temporaryFolder();
    const path = join(folder, 'running.json');
    writeFileSync(path, text);
    expect(await runningAddress(path)).toBeUndefined();
    expect(expectOk(await claimHome(path, noteOf(await door(folder))))).toMatchObject({ kind: 'first' });
    expect(readdirSync(folder)).toEqual(['running.json']);
  });

  test('another program that has the port now is not believed', async () => {
    const stranger = createServer((_request, response) => {
      response.end(JSON.stringify({ ok: true, value: { address: 'http://evil.example/' } }));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void stranger.close());
    await new Promise((ready) => stranger.once('listening', ready));
    const folder = temporaryFolder();
    const path = join(folder, 'running.json');
    const { port } = stranger.address() as AddressInfo;
    writeFileSync(path, JSON.stringify({ pid: 1, port, secret: 's'.repeat(20) }));
    expect(expectOk(await claimHome(path, noteOf(await door(folder))))).toMatchObject({ kind: 'first' });
  });

  test('of many at once on a dead note, exactly one is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const folder = temporaryFolder();
      const path = join(folder, 'running.json');
      writeFileSync(path, JSON.stringify({ pid: 1, port: 1, secret: 'z'.repeat(20) }));
      const doors = await Promise.all(Array.from({ length: 6 }, () => door(folder)));
      const claims = await Promise.all(doors.map((one) => claimHome(path, noteOf(one))));
      expect(claims.map((claim) => expectOk(claim).kind).filter((kind) => kind === 'first')).toHaveLength(1);
      expect(readdirSync(folder)).toEqual(['running.json']);
    }
  });
});
