import { describe, expect, it } from 'vitest';
import { still } from '#tests/support/screens.ts';
import { annAndBen, lift, onBoard, square, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';

/** Each letter of a word with the square it goes to, for a play across. */
const word = [...'VALIDLY'].map((letter, at) => ({ letter, to: `${'EFGHIJK'[at]}9`, place: at }));

describe.skipIf(!tableCanBeSeen)('the table by pointer', () => {
  const door = theDoor({ motion: 'full' });

  it('plays by clicks alone to the end: a cube, a face, a square', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    for (const { letter, to, place } of word) {
      await page.getByRole('option').nth(place).click();
      await page
        .locator('.net-face', { hasText: new RegExp(`^${letter}`) })
        .first()
        .click();
      await square(page, to).click();
    }
    await expect.poll(() => onBoard(page)).toEqual(['E9V', 'F9A', 'G9L', 'H9I', 'I9D', 'J9L', 'K9Y']);
    await page.getByRole('button', { name: 'Play VALIDLY for 86' }).click();
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    // Everybody passes: the game is over, once that has been said yes to.
    for (const name of ['Ben', 'Ann']) {
      await page.getByRole('button', { name: `Show ${name}’s hand` }).click();
      await page.getByRole('button', { name: 'Pass' }).click();
    }
    await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
    await page.locator('#end-title').waitFor();
    expect(door.heard()).toEqual([]);
  });

  it('takes a laid cube back with a click, and all with the right button', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await square(page, 'E9').click();
    await page.keyboard.type('VAL', { delay: 5 });
    await square(page, 'F9').click();
    await expect.poll(() => onBoard(page)).toEqual(['E9V', 'G9L']);
    await square(page, 'H9').click({ button: 'right' });
    await expect.poll(() => onBoard(page)).toEqual([]);
  });

  it('moves the cursor with the focus after a press that was released outside the board', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await square(page, 'E9').hover();
    await page.mouse.down();
    await page.mouse.move(2, 2);
    await page.mouse.up();
    const focused = async () => {
      await square(page, 'C3').blur();
      await square(page, 'C3').focus();
      return square(page, 'C3').getAttribute('tabindex');
    };
    // The press ends in a task of its own, which may come after the first focus.
    await expect.poll(focused).toBe('0');
  });

  it('drags a cube to a square, from square to square, and back into the hand', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    const ghost = page.locator('.drag-ghost .cube--lifted');
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 9, from.y - 9);
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await ghost.waitFor();
      await page.mouse.up();
      await ghost.waitFor({ state: 'detached' });
    };
    const middle = async (locator: ReturnType<typeof square>) => {
      await still(page);
      const box = await locator.boundingBox();
      if (box === null) throw new Error('not on the screen');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const cube = page.getByRole('option').nth(2);
    const letter = (await cube.textContent())?.slice(0, 1);
    await drag(await middle(cube), await middle(square(page, 'I9')));
    await expect.poll(() => onBoard(page)).toEqual([`I9${letter}`]);
    await drag(await middle(square(page, 'I9')), await middle(square(page, 'M12')));
    await expect.poll(() => onBoard(page)).toEqual([`M12${letter}`]);
    await drag(await middle(square(page, 'M12')), { x: 1000, y: 600 });
    await expect.poll(() => onBoard(page)).toEqual([]);
    // The click that ends a drag chose nothing.
    expect(await page.getByRole('option', { selected: true }).count()).toBe(0);
  });

  it('orders the hand by dragging, and with Alt and the arrow keys (8.1)', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    const order = () =>
      page.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('data-cube')));
    const [first = '', second = '', third = '', ...others] = (await order()).map(String);
    await page.getByRole('option').nth(0).dragTo(page.getByRole('option').nth(2));
    await expect.poll(order).toEqual([second, third, first, ...others]);
    await page.locator(`[data-cube="${first}"]`).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(order).toEqual([second, first, third, ...others]);
    await expect
      .poll(() => page.locator('[data-live="polite"]').textContent())
      .toMatch(/is number 2 of 7 in the hand/);
    await page.locator(`[data-cube="${first}"]:focus`).waitFor();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(order).toEqual([first, second, third, ...others]);
  });

  it('has a place of 24 px or more for every target', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await page.getByRole('option').first().click();
    await page.locator('.net').waitFor();
    await still(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, [role=option], [role=gridcell], input')]
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ target }) => target.outerHTML.slice(0, 90)),
    );
    expect(small).toEqual([]);
  });
});
