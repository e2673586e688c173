import { describe, expect, it } from 'vitest';
import { annAndBen, lift, square, tableCanBeSeen, theDoor } from './at-the-table.ts';

/** A list of no known words is looked up by its name. */
const inDutch = { ...annAndBen(), lexicon: { name: 'dutch', sha256: '0'.repeat(64) } };

describe.skipIf(!tableCanBeSeen)('the threads of a window', () => {
  const door = theDoor();

  it('read a lexicon, be it large, and never the window itself, which judges by it all the same', async () => {
    const page = door.page();
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
    await door.lay(inDutch);
    expect(workers.filter((address) => /lexicon-worker/.test(address))).toHaveLength(1);
    await lift(page, 'Ann');
    await square(page, 'I9').focus();
    await page.keyboard.type('validly');
    await page.getByText('VALIDLY at I9 is not in the list.').waitFor();
    // Read once a page: the next table finds it.
    await door.lay(inDutch);
    expect(workers.filter((address) => /lexicon-worker/.test(address))).toHaveLength(1);
    expect(door.heard()).toEqual([]);
  });

  it('reach nobody, not even the door they came from, and compile no more than the kernel', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await page.keyboard.press('!');
    await page
      .locator('.hint-steps')
      .getByText(/^The best play here scores/)
      .waitFor();
    const thread = page.workers().find((worker) => worker.url().includes('word-worker'));
    const reached = (address: string) =>
      thread?.evaluate(
        (to) =>
          fetch(to).then(
            () => 'reached',
            () => 'refused',
          ),
        address,
      );
    expect(await page.evaluate(() => fetch('/').then(({ status }) => status))).toBe(200);
    expect(await reached(new URL('/', page.url()).href)).toBe('refused');

    // It may run the kernel of the word engine; the page runs no code but its own scripts.
    const compile = (): string => {
      try {
        return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) && 'compiled';
      } catch {
        return 'refused';
      }
    };
    expect(await thread?.evaluate(compile)).toBe('compiled');
    expect(await page.evaluate(compile)).toBe('refused');
  });
});
