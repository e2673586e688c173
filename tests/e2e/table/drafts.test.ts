import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBrowserDoor } from '#tests/support/browser-door.ts';
import {
  annAndBen,
  createGame,
  lift,
  onBoard,
  openTable,
  tableCanBeSeen,
  theDoor,
  turnLine,
} from './at-the-table.ts';

/** What is kept for Ann lies on the disk once it names the square. */
async function onDisk(home: string, id: string, square: string): Promise<void> {
  const file = join(home, 'drafts', `${id}.json`);
  const text = () => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  };
  await expect.poll(text).toContain(`"square":"${square}"`);
}

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

  it('lies there after Cubewright was killed and started anew', async () => {
    const home = mkdtempSync(join(tmpdir(), 'cubewright-home-'));
    onTestFinished(() => {
      rmSync(home, { recursive: true, force: true });
    });
    const killed = await openBrowserDoor({ home });
    const page = await killed.open();
    const id = await createGame(page, annAndBen());
    await openTable(page, id);
    await lift(page, 'Ann');
    await page.keyboard.type('LID', { delay: 5 });
    await onDisk(home, id, 'K9');
    const gone = once(killed.process, 'exit');
    killed.process.kill('SIGKILL');
    await gone;
    // The table is still there, and so is what is laid.
    expect(await onBoard(page)).toEqual(['I9L', 'J9I', 'K9D']);
    await killed.close();

    const again = await openBrowserDoor({ home });
    onTestFinished(() => again.close());
    const later = await again.open();
    await openTable(later, id);
    await lift(later, 'Ann');
    await expect.poll(() => onBoard(later)).toEqual(['I9L', 'J9I', 'K9D']);
    await later.keyboard.press('Backspace');
    await expect.poll(() => onBoard(later)).toEqual(['I9L', 'J9I']);
  });
});
