import { describe, expect, it } from 'vitest';
import { annAndBen, lift, square, tableCanBeSeen, theDoor } from './at-the-table.ts';

describe.skipIf(!tableCanBeSeen)('the window at a table with a large list', () => {
  const door = theDoor();

  it('never reads a lexicon on its own thread, and judges by it all the same', async () => {
    const page = door.page();
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
    await door.lay({ ...annAndBen(), lexicon: { ...annAndBen().lexicon, name: 'dutch' } });
    expect(workers.filter((address) => /lexicon-worker/.test(address))).toHaveLength(1);
    await lift(page, 'Ann');
    await square(page, 'I9').focus();
    await page.keyboard.type('validly');
    await page.getByText('VALIDLY at I9 is not in the list.').waitFor();
    // Read once a page: the next table finds it.
    await door.lay({ ...annAndBen(), lexicon: { ...annAndBen().lexicon, name: 'dutch' } });
    expect(workers.filter((address) => /lexicon-worker/.test(address))).toHaveLength(1);
    expect(door.heard()).toEqual([]);
  });
});
