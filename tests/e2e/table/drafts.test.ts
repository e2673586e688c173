import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { annAndBen, lift, onBoard, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';

/** How the cubes of the hand stand, in their order. */
function hand(page: Page): Promise<readonly string[]> {
  return page.getByRole('listbox', { name: 'Your hand' }).getByRole('option').allTextContents();
}

/** The next draft this page sends is on its way for ever; those after it go as they always do. */
async function stallNextDraft(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (...ask) => {
      if (!String(ask[0]).includes('drafts:save')) return fetch(...ask);
      window.fetch = fetch;
      return new Promise(() => undefined);
    };
  });
}

describe.skipIf(!tableCanBeSeen)('what is laid and not yet played (P32)', () => {
  const door = theDoor({ own: true });

  it('lies there after a reload, once its player has come forward', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await stallNextDraft(page);
    await page.keyboard.type('LID', { delay: 5 });
    const laid = await onBoard(page);
    expect(laid).toEqual(['I9L', 'J9I', 'K9D']);
    const held = await hand(page);
    expect(held).toHaveLength(7);
    // Nothing of it is on the disk: the page sends it as it goes.
    await page.reload();
    await page.getByRole('button', { name: 'Show Ann’s hand' }).waitFor();
    // Behind the curtain nothing of it is on the page.
    expect(await page.locator('.cube-letter, [data-cube], .net').count()).toBe(0);
    await lift(page, 'Ann');
    await expect.poll(() => onBoard(page)).toEqual(laid);
    expect(await hand(page)).toEqual(held);
    await page.getByRole('button', { name: /^Play LID for/ }).click();
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    await page.reload();
    await lift(page, 'Ben');
    expect(await onBoard(page)).toEqual(laid);
    await page.getByRole('button', { name: 'Undo' }).click();
    await lift(page, 'Ann');
    expect(await onBoard(page)).toEqual([]);
  });
});
