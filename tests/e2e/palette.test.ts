import { describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { screensCanBeSeen, still, visit } from '#tests/support/screens.ts';
import { annAndBen, lift, onBoard, square, theDoor } from './table/at-the-table.ts';

describe.skipIf(!screensCanBeSeen)('the palette (D10)', () => {
  const door = theDoor();
  const palette = () => door.page().getByRole('dialog', { name: 'Commands' });
  const field = () => palette().getByRole('combobox', { name: 'What shall be done?' });
  const chosen = () => palette().locator('[role=option][aria-selected=true]');
  const open = async () => {
    await door.page().keyboard.press('Control+k');
    await field().and(door.page().locator(':focus')).waitFor();
  };
  const closed = () => palette().waitFor({ state: 'detached' });

  it('D10 goes to a screen by words alone, best match first, and passes axe', async () => {
    const page = door.page();
    await visit(page, '/settings', 'Settings');
    await open();
    expect((await axeOn(page, { within: '.palette' })).findings).toEqual([]);
    await page.keyboard.type('look wor');
    await expect.poll(() => chosen().textContent()).toContain('Look words up');
    expect(await palette().getByRole('status').textContent()).toBe('One command');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Word lists' }).and(page.locator(':focus')).waitFor();
    await closed();
  });

  it('chooses with arrows, round the ends, and says what it has not found', async () => {
    const page = door.page();
    await open();
    const count = await palette().getByRole('option').count();
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() =>
        palette()
          .getByRole('option')
          .nth(count - 1)
          .getAttribute('aria-selected'),
      )
      .toBe('true');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => palette().getByRole('option').first().getAttribute('aria-selected')).toBe('true');
    const active = await field().getAttribute('aria-activedescendant');
    expect(active).toBe(await chosen().getAttribute('id'));
    await page.keyboard.type('xyzzy');
    await palette().getByText('Nothing here is called that.').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await closed();
  });

  it('D10 gives the focus back, and at a table gives the commands of its turn and none between turns', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await page.locator('#curtain-title:focus').waitFor();
    await open();
    await page.keyboard.type('cube laid last');
    await palette().getByText('Nothing here is called that.').waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await page.locator('#curtain-title:focus').waitFor();
    await lift(page, 'Ann');
    await square(page, 'G9').click();
    await page.keyboard.type('LID', { delay: 5 });
    await expect.poll(() => onBoard(page)).toEqual(['G9L', 'H9I', 'I9D']);
    const pass = page.getByRole('button', { name: 'Pass' });
    await pass.focus();
    await open();
    // What is typed here is laid nowhere.
    await page.keyboard.type('laid last');
    await expect.poll(() => chosen().textContent()).toContain('Take back the cube laid last');
    expect(await chosen().locator('kbd').textContent()).toBe('Backspace');
    await page.keyboard.press('Escape');
    await closed();
    await pass.and(page.locator(':focus')).waitFor();
    await open();
    await page.keyboard.type('laid last');
    await page.keyboard.press('Enter');
    await closed();
    await expect.poll(() => onBoard(page)).toEqual(['G9L', 'H9I']);
    await open();
    // The shell of the table offers this itself.
    await page.keyboard.type('undo what');
    await page.keyboard.press('Enter');
    await closed();
    await expect.poll(() => onBoard(page)).toEqual(['G9L', 'H9I', 'I9D']);
    await open();
    await page.keyboard.type('redo');
    await page.keyboard.press('Enter');
    await closed();
    await expect.poll(() => onBoard(page)).toEqual(['G9L', 'H9I']);
    await open();
    await page.keyboard.type('redo');
    // Nothing has been undone that could be done again.
    await palette().getByText('Nothing here is called that.').waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await open();
    await page.keyboard.type('hint');
    await page.keyboard.press('Enter');
    await closed();
    // It stands in front of the ways to lay the word that lies there, until another is laid.
    await page.locator('.hint-steps:not(.hint-steps--late) > li').waitFor();
    await square(page, 'I9').click();
    await page.keyboard.type('d');
    await page.locator('.hint').waitFor({ state: 'detached' });
    await page.locator('.ways').waitFor();
    await still(page);
  });

  it('opens from the menu of a game and from the keys, and closes by a press beside it', async () => {
    const page = door.page();
    await page.getByRole('button', { name: 'Game' }).click();
    await page.getByRole('button', { name: 'All commands' }).click();
    await field().and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await visit(page, '/help/keys', 'Keys');
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'All commands' }).click();
    await field().and(page.locator(':focus')).waitFor();
    await page.mouse.click(30, 700);
    await closed();
    expect(door.heard()).toEqual([]);
  });
});
