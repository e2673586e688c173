import { describe, expect, it } from 'vitest';
import { annAndBen, lift, onBoard, square, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';

describe.skipIf(!tableCanBeSeen)('undo within a turn, and moves that end the game', () => {
  const door = theDoor();
  const hand = () => door.page().locator('[role=option]').allInnerTexts();

  it.each(['Control', 'Meta'])(
    'undoes and redoes with %s+Z letter by letter, then moves (8.1)',
    async (mod) => {
      const page = door.page();
      await door.lay(annAndBen());
      await lift(page, 'Ann');
      const before = await hand();
      await square(page, 'E9').focus();
      for (const key of 'val') await page.keyboard.press(key);
      await expect.poll(() => onBoard(page)).toEqual(['E9V', 'F9A', 'G9L']);
      await page.keyboard.press(`${mod}+z`);
      await expect.poll(() => onBoard(page)).toEqual(['E9V', 'F9A']);
      await page.keyboard.press(`${mod}+Shift+Z`);
      await expect.poll(() => onBoard(page)).toEqual(['E9V', 'F9A', 'G9L']);
      for (let step = 0; step < 3; step += 1) await page.keyboard.press(`${mod}+z`);
      await expect.poll(() => onBoard(page)).toEqual([]);
      expect(await hand()).toEqual(before);
      await page.keyboard.press(`${mod}+y`);
      await expect.poll(() => onBoard(page)).toEqual(['E9V']);

      await page.getByRole('button', { name: 'Pass' }).click();
      await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
      await page.locator('#curtain-title:focus').waitFor();
      await page.keyboard.press(`${mod}+z`);
      await expect.poll(() => turnLine(page).textContent()).toBe('Turn 1, Ann to play');
      await page.keyboard.press(`${mod}+y`);
      await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    },
  );

  it('asks before a pass ends the game, and says why it would (8.1)', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    const pass = page.getByRole('button', { name: 'Pass' });
    const question = page.getByRole('dialog', { name: 'End the game?' });
    await lift(page, 'Ann');
    await pass.click();
    await page.locator('#curtain-title').waitFor();
    expect(await question.count()).toBe(0);
    await lift(page, 'Ben');
    await pass.click();
    await expect.poll(() => question.innerText()).toContain('Everybody passed, one after another.');
    await page.locator('#end-question-title:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => question.count()).toBe(0);
    await pass.and(page.locator(':focus')).waitFor();
    expect(await turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    await pass.click();
    await question.getByRole('button', { name: 'End the game' }).click();
    await expect.poll(() => turnLine(page).textContent()).toBe('The game is over');
  });

  it('prints the score sheet with every turn and how the game ended (8.1)', async () => {
    const page = door.page();
    await page.evaluate(() => {
      // The dialog of the system is nobody's here: the sheet stays until the test has read it.
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Game', exact: true }).click();
    await page.locator('.game-menu').getByRole('button', { name: 'Print the score sheet' }).click();
    await page.locator('body[data-printed]').waitFor();
    const sheet = page.locator('.printed-scores');
    expect(await sheet.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => sheet.isVisible()).toBe(true);
    expect(await page.locator('.table-screen').isVisible()).toBe(false);
    expect(await sheet.innerText()).toMatch(/Everybody passed, one after another[^]*Ann[^]*Ben[^]*pass/);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => sheet.count()).toBe(0);
  });
});
