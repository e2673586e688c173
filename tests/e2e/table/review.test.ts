import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, pressByKeys } from '#tests/support/screens.ts';
import { annAndBen, lift, onBoard, publishedBefore, tableCanBeSeen, theDoor } from './at-the-table.ts';

const turns = (page: Page) => page.locator('.review-rows').getByRole('option');
const ghosts = (page: Page) => page.locator('[data-square]:has(.cube--ghost)');
const said = async (page: Page) => (await page.locator('[data-live="polite"] p').allTextContents()).join('');

describe.skipIf(!tableCanBeSeen)('a look back', () => {
  const door = theDoor();

  it('on one’s own next turn: what could have been played, on the board as it was', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await page.keyboard.type('LID', { delay: 5 });
    await page.keyboard.press('Enter');
    // Between turns nothing of it is offered: much of Ann's hand is still there (7.15).
    await page.getByRole('button', { name: 'Show Ben’s hand' }).waitFor();
    expect(await page.getByRole('button', { name: /have played/ }).count()).toBe(0);
    await lift(page, 'Ben');
    expect(await page.getByRole('button', { name: /have played/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Pass' }).click();
    await lift(page, 'Ann');
    await pressByKeys(page, page.getByRole('button', { name: 'What could I have played?' }));
    await page.getByRole('heading', { name: 'Alphacubes, look back' }).and(page.locator(':focus')).waitFor();
    await expect.poll(() => turns(page).allTextContents()).toEqual([expect.stringContaining('LID')]);
    await page.locator('.review-statements').waitFor();
    expect(await page.locator('.review-block').textContent()).toMatch(/only Ann should look/);
    // The board is as it was before the play, with what was played and the best play on it.
    await expect.poll(() => ghosts(page).count()).toBeGreaterThan(0);
    expect(await page.locator('.review-hand .hand-cube').count()).toBe(7);
    await expect.poll(() => said(page)).toMatch(/Turn 1, Ann, LID, \d+ points, .*Best \w+, \d+/);
    expect(await ask(page, ',', 'h')).toMatch(/^In the hand, 7 cubes\./);
    expect(await ask(page, ',', 'w')).toMatch(/Together \d+ points/);
    await page.keyboard.press('b');
    await expect.poll(() => ghosts(page).count()).toBe(0);
    expect(await onBoard(page)).toEqual(['I9L', 'J9I', 'K9D']);
    await page.keyboard.press('b');
    await expect.poll(() => ghosts(page).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.getByRole('listbox', { name: 'Your hand' }).waitFor();
    await expect.poll(() => onBoard(page)).toHaveLength(3);
    expect(await page.locator('.review').count()).toBe(0);
  });

  it('for whoever’s hand lies open, their own earlier turns, by keys', async () => {
    const page = door.page();
    await door.lay(publishedBefore(11));
    await lift(page, 'Green');
    await page.getByRole('button', { name: 'What could I have played?' }).click();
    await page.getByRole('heading', { name: /^Turn 7, Green/ }).waitFor();
    expect(await turns(page).count()).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: /^Turn 3, Green/ }).waitFor();
    await expect.poll(() => page.locator('.review-step').first().isDisabled()).toBe(true);
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: /^Turn 7, Green/ }).waitFor();
    // In the list the arrows walk up and down.
    await turns(page).last().focus();
    await page.keyboard.press('ArrowUp');
    await turns(page).first().and(page.locator(':focus[aria-selected=true]')).waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('listbox', { name: 'Your hand' }).waitFor();
  });

  it('at the end, every turn; it can be stopped, and whose turns are listed is chosen', async () => {
    const page = door.page();
    await door.lay(publishedBefore(21));
    await page.getByRole('button', { name: 'Look back' }).click();
    await expect.poll(() => turns(page).count()).toBe(20);
    await page.getByRole('heading', { name: /^Orange wins by \d+$/ }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText(/^Stopped at \d+ of 20 turns\.$/).waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText(/^\d+ of 20 turns reckoned\.$/).waitFor();
    await page.getByRole('radio', { name: 'Green' }).check();
    await expect.poll(() => turns(page).count()).toBe(5);
    // The chart and its table hold all of them.
    expect(await page.locator('.review-chart-place tbody tr').count()).toBe(20);
    await page.getByRole('radio', { name: 'All' }).focus();
    await page.keyboard.press('Escape');
    await page.locator('#review-title').focus();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Next round' }).waitFor();
    expect(door.heard()).toEqual([]);
  });
});
