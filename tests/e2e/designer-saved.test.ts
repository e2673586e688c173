import { describe, expect, it } from 'vitest';
import { loseAnAnswer } from '#tests/support/held-answers.ts';
import { screensCanBeSeen, visit } from '#tests/support/screens.ts';
import { theDoor } from './table/at-the-table.ts';

describe.skipIf(!screensCanBeSeen)('a set of one’s own whose page goes', () => {
  const door = theDoor({ own: true });

  it('has its last change, which waited for the save before it', async () => {
    const page = door.page();
    await visit(page, '/design', 'Design a set');
    await page.getByLabel('Its name').fill('Going');
    await page.keyboard.press('Enter');
    const pieces = (count: number) => page.getByText(`${count} pieces`, { exact: true });
    const remove = page.getByRole('button', { name: 'Remove' }).first();
    await pieces(98).waitFor();
    const isLost = await loseAnAnswer(page, 'designs:save');
    await remove.click();
    await expect.poll(isLost).toBe(true);
    await remove.click();
    await pieces(96).waitFor();
    await page.reload();
    await pieces(96).waitFor();
    // Both changes can still be undone, and what is changed next is saved upon that.
    await page.keyboard.press('Control+z');
    await pieces(97).waitFor();
    await page.keyboard.press('Control+z');
    await pieces(98).waitFor();
    await remove.click();
    await pieces(97).waitFor();
    await page.getByText('Kept.').waitFor();
  });

  it('has what was written in a field that was not left, as its screen or its page goes', async () => {
    const page = door.page();
    const name = page.getByLabel('Name', { exact: true });
    const expectName = async (text: string) => {
      await page.getByRole('radio', { name: 'About' }).check();
      await expect.poll(() => name.inputValue()).toBe(text);
    };
    const address = page.url();
    await expectName('Going');
    await name.fill('Gone with the screen');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Design a set' }).waitFor();
    await page.goto(address);
    await expectName('Gone with the screen');
    await name.fill('Gone with the page');
    await page.reload();
    await expectName('Gone with the page');
    expect(door.heard()).toEqual([]);
  });
});
