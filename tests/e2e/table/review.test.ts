import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { longTest, patience } from '#tests/support/patience.ts';
import { ask, pressByKeys } from '#tests/support/screens.ts';
import { annAndBen, lift, onBoard, publishedBefore, tableCanBeSeen, theDoor } from './at-the-table.ts';

const rows = (page: Page) => page.locator('.review-plays > li');
const ghosts = (page: Page) =>
  page
    .locator('[data-square]:has(.cube--ghost)')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-square')}${one.querySelector('.cube-letter')?.textContent}`),
    );

describe.skipIf(!tableCanBeSeen)('what could have been played', () => {
  const door = theDoor();

  it('on one’s own next turn: ten plays with points, each to be seen on the board', async () => {
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
    await page.getByRole('heading', { name: 'What could Ann have played?' }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(10);
    await expect
      .poll(() => page.locator('.review').textContent())
      .toMatch(
        /Played LID for \d+\. The best play was worth \d+ points more\..*only Ann should look.*Ann held/,
      );
    // The board is as it was before the play, and nobody's hand lies open.
    await expect.poll(() => ghosts(page)).not.toEqual([]);
    const first = await ghosts(page);
    expect(await onBoard(page)).toEqual(first);
    expect(await page.locator('[data-cube]').count()).toBe(0);

    await rows(page).first().getByRole('button').focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed')))
      .toBe('true');
    await expect.poll(() => ghosts(page)).not.toEqual(first);
    const word = await rows(page).nth(1).locator('b').textContent();
    await expect
      .poll(async () => (await page.locator('[data-live="polite"] p').allTextContents()).join(''))
      .toContain(`${word} from`);
    expect(await ask(page, ',', 'w')).toContain(`${word}, `);
    expect(await ask(page, ',', 'h')).toMatch(/^In the hand, 7 cubes\./);
    await page.keyboard.press('Escape');
    await page.getByRole('listbox', { name: 'Your hand' }).waitFor();
    await expect.poll(() => onBoard(page)).toHaveLength(3);
    expect(await page.locator('body').textContent()).not.toContain('Ann held');
  });

  it('for whoever’s hand lies open, their own earlier turns, and what is laid stays laid', async () => {
    const page = door.page();
    await door.lay(publishedBefore(11));
    await lift(page, 'Green');
    await page.getByRole('button', { name: 'What could I have played?' }).click();
    await page.getByRole('heading', { name: 'What could Green have played?' }).waitFor();
    await expect
      .poll(() => page.locator('.review').textContent())
      .toContain('Turn 7, Green: Played QUANDARY for 78.');
    await page.getByRole('button', { name: 'Earlier turn' }).click();
    await page.getByText('Played RELAX for 30.').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Earlier turn' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('listbox', { name: 'Your hand' }).waitFor();
  });

  it(
    'at the end, every turn with the points lost and the way back to it',
    { timeout: longTest },
    async () => {
      const page = door.page();
      await door.lay(publishedBefore(21));
      await page.getByRole('button', { name: 'Look back' }).click();
      const turns = page.locator('.review-turns tbody > tr');
      await expect.poll(() => turns.count()).toBe(20);
      await expect
        .poll(() => page.locator('.review').textContent(), { timeout: 4 * patience })
        .toMatch(/Blue: \d+ points below the best plays\./);
      const lost = await turns.locator('td:nth-child(4)').allTextContents();
      expect(lost.every((one) => /^\d+$/.test(one))).toBe(true);
      // Then the turns are gone through again, for how many games they lost.
      const wins = turns.first().locator('td:last-child');
      await expect.poll(() => wins.textContent(), { timeout: 4 * patience }).toMatch(/^\d+$/);
      await page.getByRole('button', { name: '11 CHECK' }).click();
      await page.getByText('Played CHECK for 23.').first().waitFor();
      await expect.poll(() => rows(page).count()).toBe(10);
      await page.keyboard.press('Escape');
      await expect.poll(() => turns.count()).toBe(20);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Next round' }).waitFor();
      expect(door.heard()).toEqual([]);
    },
  );
});
