import { expect } from 'vitest';
import { said, saidWhole } from '#tests/support/said.ts';
import { tabTo } from '#tests/support/screens.ts';
import { onFelt, walkTo } from '../cubeword/at-cubeword.ts';
import { button, choose, confirmEnd, followHint, keys, press, write } from './at-any-table.ts';
import type { StoryOf } from './story.ts';

const madeSoFar = (count: number) => said(`${count} of 5 moves`);

export const cubeword: StoryOf = {
  seed: 5,
  async houseRules(page) {
    await choose(page, 'Finish', 'Rounds');
    await write(page, 'Rounds, rounds', '2');
  },
  turns: [
    async (page) => {
      // Backspace undoes what was typed last.
      await walkTo(page, 0, 0);
      await page.keyboard.type('CATX');
      await keys(page, 'Backspace');
      await button(page, 'End turn for 3').waitFor();
      await keys(page, 'Enter');
    },
    async (page) => {
      // A blank and the Joker, downwards.
      await walkTo(page, 1, 1);
      await keys(page, '+', '.', 'r', '*', 't');
      await page.getByRole('row', { name: 'ART 1 + 0 + 0 1' }).waitFor();
      // A typed move that cannot be, and one that makes a run that is no word.
      await keys(page, '/');
      await page.keyboard.type('re-site C from 0, 0 to 1, 0');
      await keys(page, 'Enter');
      await page
        .locator('.field-problem')
        .getByText(said('A lies at 1, 0. Choose an empty place.'))
        .waitFor();
      await keys(page, 'ControlOrMeta+a');
      await page.keyboard.type('re-face C to A');
      await keys(page, 'Enter');
      await expect.poll(() => onFelt(page)).toContain('A0,0');
      await button(page, 'AAT is no word').waitFor();
      await keys(page, 'Escape', 'Backspace');
      await page.getByRole('heading', { name: madeSoFar(2) }).waitFor();
      await keys(page, 'Enter');
    },
    async (page) => {
      await followHint(page);
      await button(page, 'End turn for *').waitFor();
      await page.locator('[data-place]:focus').waitFor();
      await keys(page, 'ArrowRight', 'Enter');
    },
  ],
  async begin(page) {
    // A cube out of the pool, chosen and turned to its blank, which is then named and sited.
    const cubes = page.getByRole('listbox', { name: saidWhole('Pool') });
    await tabTo(page, cubes.getByRole('option').first());
    await keys(page, 'Space', '.', 's', 'Escape', 'Space');
    await page.locator('.felt-place[tabindex="0"]').focus();
    await walkTo(page, 9, 9);
    await keys(page, 'Space');
    await page.getByRole('heading', { name: madeSoFar(1) }).waitFor();
    return async () => {
      await page.getByRole('heading', { name: madeSoFar(1) }).waitFor();
      await press(page, button(page, 'Undo all *', 'Undo move *').first());
      // With nothing begun the last move is shown again, if there was one, and the list of moves once it is folded.
      const none = page.getByRole('heading', { name: madeSoFar(0) });
      const fold = page
        .getByRole('region', { name: said('Last move') })
        .getByRole('button', { name: said('Fold') });
      await none.or(fold).first().waitFor();
      if (await fold.isVisible()) await press(page, fold);
      await none.waitFor();
    };
  },
  async end(page) {
    await press(page, button(page, 'Pass'));
    await confirmEnd(page);
  },
  kinds: ['turn', 'turn', 'turn', 'pass'],
};
