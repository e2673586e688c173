import { expect, it } from 'vitest';
import { fileText } from '#renderer/app/files/file-text.ts';
import { createNewest } from '#renderer/app/files/use-newest.ts';
import { ok, refuse } from '#shared/kernel/index.ts';

it('tells an answer to the newest question from one that comes after a newer question has begun', () => {
  const begin = createNewest();
  const first = begin();
  expect([first.number, first.isNewest()]).toEqual([1, true]);
  const second = begin();
  expect([second.number, second.isNewest(), first.isNewest()]).toEqual([2, true, false]);
});

it('reads the text of a file, and says where it went away', async () => {
  expect(await fileText(new File(['wren'], 'birds.txt'))).toEqual(ok('wren'));
  const gone = { name: 'x'.repeat(300), text: () => Promise.reject(new Error('NotFoundError')) };
  expect(await fileText(gone as unknown as File)).toEqual(
    refuse({ code: 'files/unreadable', name: 'x'.repeat(255) }),
  );
});
