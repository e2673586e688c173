import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createHomeWriter } from '#electron/services/home/home-writer.ts';
import { openSettings } from '#electron/services/home/settings.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';
import { aHome, damagedOf, keptAside, lost, open } from './kept-home.ts';

describe('what cannot be read is never written over (7.1)', () => {
  test('a folder in the place of a file', async () => {
    const home = await aHome();
    rmSync(home.ownWords);
    mkdirSync(home.ownWords);
    expect(await lost(home)).toBe(0);
    expect(await open(home).write({ myWords: { allow: ['ZORK'], forbid: [] } })).toMatchObject({
      ok: false,
      problem: { code: 'file/not-a-file', path: home.ownWords },
    });
    expect(await open(home).mend('own-words', 'anew')).toMatchObject({
      problem: { code: 'file/not-a-file' },
    });
    expect((await damagedOf(home)).problem).toMatchObject({ code: 'file/not-a-file' });
    // The other file goes on.
    expectOk(await open(home).write({ theme: 'dark' }));
    rmSync(home.ownWords, { recursive: true });
    expect(await lost(home)).toBe(0);
  });

  test('a link that leads nowhere but to itself', async () => {
    const home = await aHome();
    rmSync(home.ownWords);
    symlinkSync(home.ownWords, home.ownWords);
    expect(await lost(home)).toBe(0);
    expect(await open(home).write({ myWords: { allow: [], forbid: [] } })).toMatchObject({
      problem: { code: 'file/link-loop' },
    });
    expect(lstatSync(home.ownWords).isSymbolicLink()).toBe(true);
  });

  test.skipIf(process.getuid?.() === 0)('a file that may not be read', async () => {
    const home = await aHome();
    const bytes = readFileSync(home.ownWords);
    chmodSync(home.ownWords, 0);
    expect(await lost(home)).toBe(0);
    expect(await open(home).write({ myWords: { allow: [], forbid: [] } })).toMatchObject({
      problem: { code: 'file/not-allowed', path: home.ownWords },
    });
    chmodSync(home.ownWords, 0o600);
    expect(readFileSync(home.ownWords).equals(bytes)).toBe(true);
  });

  test('a damaged file, where it cannot be kept aside', async () => {
    const home = await aHome();
    writeFileSync(home.ownWords, '{"allow":["ZORK",,');
    const real = createHomeWriter();
    const full = openSettings(home, {
      writer: {
        ...real,
        write: (path, content, mayReplace) =>
          path.includes('kept-aside')
            ? Promise.resolve(refuse({ code: 'file/disk-full', path }))
            : real.write(path, content, mayReplace),
      },
    });
    expect(await full.write({ myWords: { allow: [], forbid: [] } })).toMatchObject({
      problem: { code: 'file/disk-full' },
    });
    expect(readFileSync(home.ownWords, 'utf8')).toBe('{"allow":["ZORK",,');
    expect(await full.damaged()).toMatchObject([{ problem: { code: 'file/disk-full' }, copied: 300 }]);
    expect(keptAside(home)).toEqual([]);
    expect(await lost(home)).toBe(0);
  });

  test('the damaged file is on disk aside before anything is written in its place', async () => {
    const home = await aHome();
    writeFileSync(home.ownWords, '{"allow":["ZORK"');
    const order: string[] = [];
    const real = createHomeWriter();
    const watched = openSettings(home, {
      writer: {
        ...real,
        write(path, content, mayReplace) {
          order.push(path.includes('kept-aside') ? 'aside' : 'home');
          return real.write(path, content, mayReplace);
        },
      },
    });
    expectOk(await watched.write({ myWords: { allow: ['PLUGH'], forbid: [] } }));
    expect(order.indexOf('home')).toBeGreaterThan(order.lastIndexOf('aside'));
  });
});

test('a glance from the command line writes nothing', async () => {
  const home = await aHome();
  writeFileSync(home.ownWords, '{"allow":["ZORK"');
  const before = readdirSync(home.folder).sort();
  const look = openSettings(home, { writer: undefined });
  expect(expectOk(await look.read()).myWords.allow).toContain('ZORK');
  expect(await look.damaged()).toMatchObject([{ file: 'own-words', read: 1, copied: 300 }]);
  expect(await look.write({ theme: 'dark' })).toMatchObject({ problem: { code: 'file/read-only' } });
  expect(readdirSync(home.folder).sort()).toEqual(before);
  expect(readFileSync(home.ownWords, 'utf8')).toBe('{"allow":["ZORK"');
});
