import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import * as nodeFiles from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moveFile, type MoveCalls } from '#electron/services/files/move-file.ts';
import { temporaryFolder } from '../../support/temporary.ts';

function aFile() {
  const folder = temporaryFolder();
  const [from, to] = [join(folder, 'one', 'file'), join(folder, 'other', 'file')] as const;
  for (const name of ['one', 'other']) mkdirSync(join(folder, name));
  writeFileSync(from, 'kept');
  return { from, to };
}

const refusing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

describe('a file that is moved (L1)', () => {
  describe.each([
    ['by its second name', nodeFiles],
    ['by a copy, where a disk knows no second names', { ...nodeFiles, link: refusing('EPERM') }],
  ] satisfies [string, MoveCalls][])('%s', (_, calls) => {
    it('has its new name alone, and tells the same day', async () => {
      const { from, to } = aFile();
      const day = new Date('2026-11-01T12:00:00Z');
      utimesSync(from, day, day);
      await moveFile(from, to, calls);
      expect([existsSync(from), readFileSync(to, 'utf8'), statSync(to).mtime]).toEqual([false, 'kept', day]);
      expect(readdirSync(dirname(to))).toEqual(['file']);
    });

    it('has both names until the folder of the new one is synced, so that a power cut takes none', async () => {
      const { from, to } = aFile();
      const synced = Promise.withResolvers<undefined>();
      const open: MoveCalls['open'] = async (path, ...given) => {
        if (path === dirname(to)) {
          synced.resolve(undefined);
          await new Promise(() => undefined);
        }
        return nodeFiles.open(path, ...given);
      };
      void moveFile(from, to, { ...calls, open });
      await synced.promise;
      expect([readFileSync(from, 'utf8'), readFileSync(to, 'utf8')]).toEqual(['kept', 'kept']);
    });

    it('never takes the place of another', async () => {
      const { from, to } = aFile();
      writeFileSync(to, 'other');
      await expect(moveFile(from, to, calls)).rejects.toThrow('EEXIST');
      expect([readFileSync(from, 'utf8'), readFileSync(to, 'utf8')]).toEqual(['kept', 'other']);
    });
  });

  it('is done, too, where a network folder can neither link nor sync', async () => {
    const { from, to } = aFile();
    const open: MoveCalls['open'] = async (...given) => {
      const file = await nodeFiles.open(...given);
      return Object.assign(file, { sync: refusing('ENOTSUP') });
    };
    await moveFile(from, to, { ...nodeFiles, link: refusing('ENOTSUP'), open });
    expect([existsSync(from), readFileSync(to, 'utf8')]).toEqual([false, 'kept']);
  });

  it('leaves nothing of a copy that fails', async () => {
    const { from, to } = aFile();
    const calls = { ...nodeFiles, link: refusing('EPERM'), rename: refusing('EIO') };
    await expect(moveFile(from, to, calls)).rejects.toThrow('EIO');
    expect([readFileSync(from, 'utf8'), readdirSync(dirname(to))]).toEqual(['kept', []]);
  });

  it('keeps its old name alone where that cannot be taken away', async () => {
    const { from, to } = aFile();
    const rm: MoveCalls['rm'] = (path, ...more) =>
      path === from ? refusing('EBUSY')() : nodeFiles.rm(path, ...more);
    await expect(moveFile(from, to, { ...nodeFiles, rm })).rejects.toThrow('EBUSY');
    expect([readFileSync(from, 'utf8'), existsSync(to)]).toEqual(['kept', false]);
  });

  it('has moved, too, where another program took the old name away meanwhile', async () => {
    const { from, to } = aFile();
    const link: MoveCalls['link'] = async (...given) => {
      await nodeFiles.link(...given);
      await nodeFiles.rm(from);
    };
    await moveFile(from, to, { ...nodeFiles, link });
    expect(readFileSync(to, 'utf8')).toBe('kept');
  });
});
