import { describe, expect, it } from 'vitest';
import { annAndBen, lift, square, tableCanBeSeen, theDoor } from './at-the-table.ts';

describe.skipIf(!tableCanBeSeen)('the sum beside the board (A3)', () => {
  const door = theDoor();
  const sum = () => door.page().locator('.now-scroll');
  const shown = () =>
    sum()
      .locator('.word-sum > p:not(.word-title)')
      .evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length > 0).map((one) => one.textContent.trim()),
      );
  /** How far the total reaches below what can be seen of the sum, in pixels; negative where there is room left. */
  const belowView = () =>
    sum().evaluate((place) => {
      const total = place.querySelector('.word-total');
      if (total === null) throw new Error('there is no total');
      return total.getBoundingClientRect().bottom - place.getBoundingClientRect().bottom;
    });
  const overflow = () => sum().evaluate((place) => place.scrollHeight - place.clientHeight);

  it('of all seven cubes on a doubled word is wholly in view at 1280 by 800', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await square(page, 'E9').click();
    await page.keyboard.type('validly');
    await expect.poll(shown).toEqual(['18 × 2 = 36', 'All seven cubes: + 5086']);
    await expect.poll(overflow).toBe(0);
    await expect.poll(belowView).toBeLessThanOrEqual(0);
  });

  it('stays in view where the rest has to scroll', async () => {
    const page = door.page();
    // A reader with a larger type of their own, in a low window.
    await page.setViewportSize({ width: 1280, height: 700 });
    const type = (size: string) =>
      page.locator('html').evaluate((html, to) => (html.style.fontSize = to), size);
    await type('20px');
    await expect.poll(overflow).toBeGreaterThan(0);
    await expect.poll(belowView).toBeLessThanOrEqual(0);
    await sum().evaluate((place) => {
      place.scrollTop = place.scrollHeight;
    });
    await expect.poll(belowView).toBeLessThanOrEqual(0);
    await type('');
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
