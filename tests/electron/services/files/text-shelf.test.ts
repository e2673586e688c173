import { existsSync, readdirSync } from 'node:fs';
import * as nodeFiles from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTextShelf } from '#electron/services/files/text-shelf.ts';
import { createHomeWriter } from '#electron/services/home/home-writer.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { temporaryFolder } from '../../support/temporary.ts';

test('a text that moved counts as moved although its folder cannot be synced', async () => {
  const folder = temporaryFolder();
  const heard: string[] = [];
  const shelf = openTextShelf({
    folder: join(folder, 'texts'),
    deleted: join(folder, 'deleted'),
    suffix: '.txt',
    limit: 1000,
    writer: createHomeWriter(),
    missing: (id) => ({ code: 'file/no-such-game', id }),
    changed: (id) => heard.push(id),
    calls: { ...nodeFiles, open: () => Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' })) },
  });
  const { id } = expectOk(await shelf.create('text', 'kept'));
  const { deleted } = expectOk(await shelf.remove(id));
  expect(existsSync(shelf.pathOf(id))).toBe(false);
  expect(readdirSync(join(folder, 'deleted'))).toEqual([`${deleted}.txt`]);
  expect(expectOk(await shelf.restore(deleted))).toEqual({ id });
  expect(expectOk(await shelf.read(id)).text).toBe('kept');
  expect(heard).toEqual([id, id, id]);
});
