import { describe, expect, it } from 'vitest';
import { textOf } from '#renderer/screens/designer/open-set-file.ts';

const read = (bytes: string | Buffer) => textOf(new File([Buffer.from(bytes)], 'pieces.csv'), 100);

describe('a file of pieces', () => {
  it.each([
    ['UTF-8', Buffer.from('\uFEFFÅ;Ä\r\n')],
    ['Latin-1', Buffer.from('Å;Ä\r\n', 'latin1')],
    ['UTF-16, as spreadsheets save it', Buffer.from('\uFEFFÅ;Ä\r\n', 'utf16le')],
  ])('is read in %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ ok: true, value: 'Å;Ä\r\n' });
  });

  it.each([
    ['a picture', Buffer.from('\x89PNG\0\0', 'latin1'), 'design/file-not-text'],
    ['more than is read', 'A'.repeat(101), 'set/too-large'],
    ['far more, before it is read', 'A'.repeat(401), 'set/too-large'],
  ])('is refused where it is %s', async (_, bytes, code) => {
    expect(await read(bytes)).toMatchObject({ ok: false, problem: { code } });
  });

  it('is refused where it went away', async () => {
    const gone = { size: 1, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) };
    expect(await textOf(gone, 100)).toMatchObject({ problem: { code: 'design/file-unreadable' } });
  });
});
