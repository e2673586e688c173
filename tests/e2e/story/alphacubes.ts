import { annAndBen } from '../table/at-the-table.ts';
import { expect } from 'vitest';
import { said } from '#tests/support/said.ts';
import { pressAnew, tabTo } from '#tests/support/screens.ts';
import { button, comeForward, confirmEnd, followHint, keys, press } from './at-any-table.ts';
import type { StoryOf } from './story.ts';

/** The empty place in the hand of a cube that is on the board. */
const laid = '.hand-cube--place';

export const alphacubes: StoryOf = {
  seed: 20,
  kept: { record: annAndBen },
  turns: [
    async (page) => {
      await followHint(page);
      await page.locator('[data-square]:focus').waitFor();
      await button(page, 'Play * for *').waitFor();
      await pressAnew(page);
    },
    (page) => press(page, button(page, 'Pass')),
    async (page) => {
      await press(page, button(page, 'Exchange'));
      await page.locator('[role=option]:focus').waitFor();
      await keys(page, '1', '3');
      await button(page, 'Exchange 2 cubes').waitFor();
      await pressAnew(page);
    },
  ],
  async begin(page) {
    const here = page.locator('[data-square]:focus');
    await here.waitFor();
    while ((await here.locator('.cube-letter').count()) > 0) await keys(page, 'ArrowUp');
    const first = page
      .getByRole('listbox', { name: said('Your hand') })
      .getByRole('option')
      .first();
    const letter = (await first.locator('.visually-hidden').textContent())?.charAt(0) ?? '';
    await keys(page, letter.toLowerCase());
    await page.locator(laid).first().waitFor();
    return async () => {
      await expect.poll(() => page.locator(laid).count()).toBe(1);
      await tabTo(page, page.locator('[data-square][tabindex="0"]'));
      await keys(page, 'Escape');
      await expect.poll(() => page.locator(laid).count()).toBe(0);
    };
  },
  async end(page) {
    await press(page, button(page, 'Pass'));
    await page.locator('#curtain-title').waitFor();
    await comeForward(page);
    await press(page, button(page, 'Pass'));
    await confirmEnd(page);
  },
  kinds: ['play', 'pass', 'exchange', 'pass', 'pass'],
};
