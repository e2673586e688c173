import { expect } from 'vitest';
import { said } from '#tests/support/said.ts';
import { pressAnew } from '#tests/support/screens.ts';
import { places } from '#shared/games/scruble/index.ts';
import { button, choose, confirmEnd, followHint, keys, press, write } from './at-any-table.ts';
import type { Page } from 'playwright-core';
import type { StoryOf } from './story.ts';

const made = (page: Page) => page.locator('.twist-made').textContent();
const onMap = (page: Page) => page.locator('.map-place:focus');

async function claimByHint(page: Page): Promise<void> {
  await onMap(page).waitFor();
  await followHint(page);
  await button(page, 'Claim * for *').waitFor();
  await onMap(page).waitFor();
  await pressAnew(page);
}

export const scruble: StoryOf = {
  seed: 8,
  async houseRules(page) {
    await choose(page, 'Finish', 'Rounds');
    await write(page, 'Rounds, rounds', '2');
  },
  turns: [
    async (page) => {
      await onMap(page).waitFor();
      // The map shows each place once, and arrows lead over its edges.
      expect(await page.locator('[data-place]').count()).toBe(places.length);
      await page.locator('[data-place="36"]:focus').waitFor();
      await keys(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
      expect(await onMap(page).getAttribute('aria-label')).toMatch(said('Right, row 2, column 1'));
      // Twists by the letters of cubers, taken back one by one, and undone like any step.
      const before = await page.locator('.map-place').allTextContents();
      await keys(page, 'r', '2', 'Shift+U');
      await expect.poll(() => made(page)).toMatch(said('2 twists this turn: *'));
      await keys(page, 'Backspace');
      await expect.poll(() => made(page)).toMatch(said('1 twist this turn: *'));
      await keys(page, 'Control+z');
      await expect.poll(() => made(page)).toMatch(said('2 twists this turn: *'));
      await keys(page, 'Backspace', 'Backspace');
      await expect.poll(() => page.locator('.map-place').allTextContents()).toEqual(before);
      // A trace that bends is refused, and says why; Escape takes it off.
      await keys(page, 'Space', 'ArrowRight', 'Space', 'ArrowDown', 'Space');
      await page.getByText(said('The peg at * is not next in line. *')).first().waitFor();
      await keys(page, 'Escape');
      await expect.poll(() => page.locator('.map-place[aria-selected="true"]').count()).toBe(0);
      await claimByHint(page);
    },
    async (page) => {
      await onMap(page).waitFor();
      await press(page, button(page, 'End turn'));
    },
    claimByHint,
  ],
  async begin(page) {
    await onMap(page).waitFor();
    await keys(page, 'f');
    await expect.poll(() => made(page)).toMatch(said('1 twist this turn: *'));
    return async () => {
      await expect.poll(() => made(page)).toMatch(said('1 twist this turn: *'));
    };
  },
  async end(page) {
    await press(page, button(page, 'End turn'));
    await confirmEnd(page);
  },
  kinds: ['claim', 'pass', 'claim', 'pass'],
};
