import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as nodeFiles from 'node:fs/promises';
import { join } from 'node:path';
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
  it.each([
    ['by its second name', {}],
    ['by a rename where there are no second names', { link: refusing('EPERM') }],
  ] satisfies [string, Partial<MoveCalls>][])('has its new name alone, %s', async (_, some) => {
    const { from, to } = aFile();
    await moveFile(from, to, { ...nodeFiles, ...some });
    expect([existsSync(from), readFileSync(to, 'utf8')]).toEqual([false, 'kept']);
  });

  it('has both names until the folder of the new one is synced, so that a power cut takes none', async () => {
    const { from, to } = aFile();
    const synced = Promise.withResolvers<undefined>();
    const open: MoveCalls['open'] = async (...given) => {
      synced.resolve(undefined);
      await new Promise(() => undefined);
      return nodeFiles.open(...given);
    };
    void moveFile(from, to, { ...nodeFiles, open });
    await synced.promise;
    expect([readFileSync(from, 'utf8'), readFileSync(to, 'utf8')]).toEqual(['kept', 'kept']);
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

  it('never takes the place of another', async () => {
    const { from, to } = aFile();
    writeFileSync(to, 'other');
    await expect(moveFile(from, to, nodeFiles)).rejects.toThrow('EEXIST');
    expect([readFileSync(from, 'utf8'), readFileSync(to, 'utf8')]).toEqual(['kept', 'other']);
  });
});
