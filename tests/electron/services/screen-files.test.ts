import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openScreenFiles } from '#electron/services/screen-files.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A program with one lexicon that came along, and a home with one that was added. */
function files(program = temporaryFolder()) {
  const home = temporaryFolder();
  const own = join(home, 'lexica');
  mkdirSync(join(program, 'build', 'renderer', 'assets'), { recursive: true });
  mkdirSync(join(program, 'build', 'lexica'));
  mkdirSync(own);
  writeFileSync(join(program, 'build', 'renderer', 'index.html'), '<html><head></head></html>');
  writeFileSync(join(program, 'build', 'renderer', 'icon.svg'), '<svg/>');
  writeFileSync(join(program, 'build', 'renderer', 'assets', 'index-a1b2.js'), '0;');
  writeFileSync(join(program, 'build', 'lexica', 'english.cwlex'), 'bundled');
  writeFileSync(join(own, 'mine.cwlex'), 'added');
  writeFileSync(join(home, 'settings.json'), 'secret');
  symlinkSync(join(home, 'settings.json'), join(own, 'link.cwlex'));
  return openScreenFiles(program, own);
}

const bodyOf = async (path: string, isIn = true): Promise<readonly [number, string]> => {
  const { status, body } = await files().get(path, { sockets: [], isIn });
  return [status, typeof body === 'string' ? body : new TextDecoder().decode(body)];
};

describe('lexica are served', () => {
  test.each([
    ['/lexica/english.cwlex', 'bundled'],
    ['/lexica/own/mine.cwlex', 'added'],
  ])('from where they lie: %s', async (path, content) => {
    expect(await bodyOf(path)).toEqual([200, content]);
  });

  test.each([
    '/lexica/own/../settings.json',
    '/lexica/own/%2e%2e/settings.json',
    '/lexica/own/..%2fsettings.json',
    '/lexica/own/link.cwlex',
    '/lexica/own/',
    '/lexica/own/missing.cwlex',
    '/lexica/own/own/mine.cwlex',
    '/lexica/mine.cwlex',
  ])('and nothing else by their address: %s', async (path) => {
    const [status, body] = await bodyOf(path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });

  test('to somebody who is not in only as far as they came with the program (7.7)', async () => {
    expect(await bodyOf('/lexica/english.cwlex', false)).toEqual([200, 'bundled']);
    for (const path of ['/lexica/own/mine.cwlex', '/lexica/%6fwn/mine.cwlex', '//lexica//own/mine.cwlex']) {
      const [status, body] = await bodyOf(path, false);
      expect([path, status]).toEqual([path, 401]);
      expect(body).not.toContain('added');
    }
  });

  test('so that no browser keeps what was added here', async () => {
    const { headers } = await files().get('/lexica/own/mine.cwlex', { sockets: [], isIn: true });
    expect(headers['cache-control']).toBe('no-store');
  });
});

test('only files with a hash in their name are kept by browsers, wherever the program lies', async () => {
  const served = files(join(temporaryFolder(), 'assets', 'cubewright'));
  const cached = async (path: string): Promise<string | undefined> =>
    (await served.get(path, { sockets: [], isIn: true })).headers['cache-control'];
  expect(await cached('/icon.svg')).toBe('private, no-cache');
  expect(await cached('/lexica/english.cwlex')).toBe('private, no-cache');
  expect(await cached('/assets/index-a1b2.js')).toBe('private, max-age=31536000, immutable');
});
