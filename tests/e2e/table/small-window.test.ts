import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';
import { annAndBen, lift, square, tableCanBeSeen, theDoor } from './at-the-table.ts';

/** How many squares lie before the window, across and down; not a whole number while it is between two. */
const before = (page: Page) =>
  page.locator('.board').evaluate((board) => {
    const q = Number.parseFloat(getComputedStyle(board).getPropertyValue('--q'));
    return [board.scrollLeft / q, board.scrollTop / q];
  });

/** Whether these squares can all be seen whole in the window over the board. */
const allInView = (squares: Locator) =>
  squares.evaluateAll((all) => {
    const board = document.querySelector('.board')?.getBoundingClientRect();
    if (board === undefined) return false;
    const inView = ({ left, top, right, bottom }: DOMRect) =>
      left >= board.left + 17 && top >= board.top + 17 && right <= board.right && bottom <= board.bottom;
    return all.every((one) => inView(one.getBoundingClientRect()));
  });

describe.skipIf(!tableCanBeSeen)('the table in a small window', () => {
  const door = theDoor();
  beforeAll(async () => {
    const page = door.page();
    await page.setViewportSize({ width: 640, height: 400 });
    await door.lay(annAndBen());
    await lift(page, 'Ann');
  });

  it('has its board come to rest at whole squares, to the far corner and back', async () => {
    const page = door.page();
    await expect.poll(async () => (await before(page)).every(Number.isInteger)).toBe(true);
    const [first = 0, top = 0] = await before(page);
    await square(page, 'I9').hover();
    await page.mouse.wheel(47, 55);
    await expect
      .poll(async () => {
        const [across = 0, down = 0] = await before(page);
        return across > first && down > top && Number.isInteger(across) && Number.isInteger(down);
      })
      .toBe(true);
    await page.mouse.wheel(4000, 4000);
    await expect.poll(() => before(page)).toEqual([7, 7]);
    await page.keyboard.press('Control+Home');
    await expect.poll(() => before(page)).toEqual([0, 0]);
  });

  it('has room for all of the game’s menu, or an edge that says that it goes on', async () => {
    const page = door.page();
    await page.getByRole('button', { name: 'Game', exact: true }).click();
    const sheet = page.getByRole('group', { name: 'Game' });
    const hidden = () => sheet.evaluate((menu) => menu.scrollHeight - menu.clientHeight);
    await expect.poll(hidden).toBe(0);
    await page.setViewportSize({ width: 500, height: 300 });
    await expect.poll(hidden).toBeGreaterThan(0);
    // Two bands go with what scrolls and cover two that stay.
    expect(await sheet.evaluate((menu) => getComputedStyle(menu).backgroundAttachment)).toMatch(
      /^local, local, scroll, scroll/,
    );
    await page.keyboard.press('Escape');
  });

  it('shows the last step of a hint, however long the ones before it are', async () => {
    const page = door.page();
    await page.setViewportSize({ width: 320, height: 640 });
    await square(page, 'A1').focus();
    for (const steps of [1, 2, 3, 4]) {
      await page.keyboard.press('!');
      await expect.poll(() => page.locator('.hint-steps:not(.hint-steps--late) > li').count()).toBe(steps);
    }
    await expect
      .poll(() =>
        page
          .locator('.hint-steps > li')
          .last()
          .evaluate((last) => {
            const { bottom } = last.getBoundingClientRect();
            const place = last.closest('.hint-scroll')?.getBoundingClientRect().bottom ?? 0;
            return bottom <= place + 1;
          }),
      )
      .toBe(true);
    // Whoever reads the first step again stays there, wherever the cursor goes.
    const steps = page.locator('.hint-scroll');
    const read = () => steps.evaluate(({ scrollTop }) => scrollTop);
    expect(await read()).toBeGreaterThan(0);
    await steps.evaluate((place) => {
      place.scrollTop = 0;
    });
    await page.keyboard.press('Control+Home');
    await square(page, 'A1').and(page.locator(':focus')).waitFor();
    expect(await read()).toBe(0);
    await page.keyboard.press('Control+End');
    await square(page, 'Q17').and(page.locator(':focus')).waitFor();
    expect(await read()).toBe(0);
    // Opened again it brings its place into view again.
    await page.getByRole('button', { name: 'Close hint' }).click();
    await page.keyboard.press('Control+End');
    await expect.poll(() => before(page)).toEqual([7, 8]);
    await page.keyboard.press('!');
    await expect.poll(() => page.locator('.hint-steps > li').count()).toBe(4);
    await expect.poll(async () => (await before(page))[0]).toBeLessThan(5);
  });

  it('goes to what a computer has laid, and leaves the cursor where it was', async () => {
    const page = door.page();
    await page.setViewportSize({ width: 640, height: 400 });
    const eva = { name: 'Eva', kind: 'computer', level: 19 } as const;
    await door.lay({ ...annAndBen(), players: [{ name: 'Ann', kind: 'person' }, eva] });
    await page.locator('[data-square]:focus').waitFor();
    await page.keyboard.press('Control+End');
    await expect.poll(() => before(page)).toEqual([7, 7]);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Pass' }).click();
    const laid = page.locator('.board-square:has(.cube)');
    await expect.poll(() => laid.count()).toBeGreaterThan(1);
    const names = await laid.evaluateAll((all) => all.map((one) => one.getAttribute('data-square')));
    // Else there was nowhere to go.
    expect(names.some((name) => /^[A-G]|^.[1-7]$/.test(name ?? ''))).toBe(true);
    await expect.poll(() => allInView(laid)).toBe(true);
    await page.locator('[data-square="Q17"][tabindex="0"]').waitFor();
  });

  it('shows the whole of a play that could have been, with the plays in view beside it', async () => {
    const page = door.page();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'What could I have played?' }).click();
    const ghosts = page.locator('.board-square:has(.cube--ghost)');
    await expect.poll(() => ghosts.count()).toBeGreaterThan(1);
    await expect.poll(() => allInView(ghosts)).toBe(true);
    // After one turn more there is an earlier one to go to as well.
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Pass' }).click();
    // The hand can be seen whole, whatever happened before.
    const hand = page.locator('.tab-panel');
    await hand.locator('[data-cube]').first().waitFor();
    await expect.poll(() => hand.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(12);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'What could I have played?' }).click();
    await page.getByRole('combobox', { name: 'Turns', exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    const back = page.getByRole('button', { name: 'Back to the game' });
    expect(await back.evaluate((one) => one.getBoundingClientRect().right <= innerWidth)).toBe(true);
  });
});

describe.skipIf(!tableCanBeSeen)('the tables in an upright window', () => {
  const door = theDoor();
  const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));

  it.each([
    ['alphacubes', annAndBen()],
    ['cubeword', cubewordRecord(people)],
    ['scruble', scrubleRecord(people)],
  ] as const)('%s has its board above, as wide as the window, and what to do below it', async (_, record) => {
    const page = door.page();
    await page.setViewportSize({ width: 400, height: 800 });
    await door.lay(record);
    await page.locator('.curtain button, .actions-main').first().waitFor();
    const lift = page.locator('.curtain button');
    if ((await lift.count()) > 0) await lift.click();
    for (const size of [
      { width: 400, height: 800 },
      { width: 640, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await expect
        .poll(() =>
          page.evaluate(() => {
            const board = document.querySelector('.table-board')?.getBoundingClientRect();
            const main = document.querySelector('.actions-main')?.getBoundingClientRect();
            const { scrollWidth, clientWidth } = document.documentElement;
            if (board === undefined || main === undefined) return 'not there';
            const isWide = board.width >= clientWidth - 20 && board.height >= 300;
            const isBelow = main.top >= board.bottom && main.bottom <= innerHeight;
            return { isWide, isBelow, over: scrollWidth - clientWidth };
          }),
        )
        .toEqual({ isWide: true, isBelow: true, over: 0 });
    }
    expect(door.heard()).toEqual([]);
  });
});
