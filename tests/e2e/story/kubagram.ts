import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { said } from '#tests/support/said.ts';
import { pressAnew, tabTo } from '#tests/support/screens.ts';
import { enter as enterMove, mainAction } from '../kubagram/at-kubagram.ts';
import { button, confirmEnd, followHint, keys, press } from './at-any-table.ts';
import type { SavedGame, StoryOf } from './story.ts';

type Enter = (...names: readonly string[]) => Promise<void>;

/** Presses Enter for the main action once it reads so, and waits until the move is on disk. */
const entering =
  (page: Page, { home, id }: SavedGame): Enter =>
  (...names) =>
    enterMove(page, home, id, ...names);

const onDice = (page: Page) => tabTo(page, page.locator('.kubagram-central-dice [tabindex="0"]'));

/** Takes the next die and lays it. */
async function takeAndLay(page: Page, enter: Enter): Promise<void> {
  await enter('Take * from *');
  await page.locator('.kubagram-faces :focus').waitFor();
  const letter = await page.locator('.kubagram-faces :focus .cube-letter').textContent();
  await keys(page, (letter ?? '').toLowerCase());
  await enter('Lay * at the left', 'Lay * at the right');
}

async function nextTurn(page: Page, saved: SavedGame): Promise<void> {
  const enter = entering(page, saved);
  await onDice(page);
  await takeAndLay(page, enter);
  await enter('End turn');
}

export const kubagram: StoryOf = {
  seed: 11,
  kept: {
    record: () =>
      kubagramRecord([ann, ben], { setUp: shortGame({ central: 'TABLESPOONXA', box: ['ACH:C', 'ANT:T'] }) }),
  },
  turns: [
    async (page, saved) => {
      const enter = entering(page, saved);
      await tabTo(page, page.getByRole('radio', { name: said('Near left') }));
      await keys(page, 'ArrowRight');
      await enter('Begin at the near right');
      // Seen from there the box has twelve rows.
      await page.locator('.kubagram-box-row').nth(11).waitFor();
      // Until the page knows that it is saved, no hint is looked for.
      await expect.poll(() => page.locator('.actions[aria-busy="true"]').count()).toBe(0);
      await tabTo(page, page.locator('.kubagram-box [tabindex="0"]'));
      await followHint(page);
      await tabTo(page, page.locator('.kubagram-box [tabindex="0"]'));
      await takeAndLay(page, enter);
      await enter('End turn');
    },
    nextTurn,
    nextTurn,
  ],
  async begin(page) {
    await onDice(page);
    const [first = '', second = ''] = await page
      .locator('.kubagram-central-dice .cube-letter')
      .allTextContents();
    await keys(page, second.toLowerCase(), first.toLowerCase());
    const word = page.locator('.word-title', { hasText: second + first });
    await word.waitFor();
    return () => word.waitFor();
  },
  // 108 dice are far from their end: another game goes through it from its last two dice.
  last: () =>
    kubagramRecord([ann, ben], {
      setUp: shortGame({ central: 'TABLESPOONXA', box: ['ACH:C', 'ANT:T'] }),
    }),
  async end(page, saved) {
    const enter = entering(page, saved);
    await onDice(page);
    await page.keyboard.type('TABLE', { delay: 5 });
    await enter('Claim TABLE for 15');
    await page.keyboard.type('SPOON', { delay: 5 });
    await enter('Claim SPOON for 15');
    await tabTo(page, button(page, 'TABLE, 15'));
    await keys(page, 'Space', 'ArrowRight');
    await button(page, 'SPOON, 15').and(page.locator(':focus')).waitFor();
    await keys(page, 'Space');
    await enter('Join TABLESPOON for 210');
    await onDice(page);
    await enter('Take C from K1');
    await page.locator('.kubagram-faces :focus').waitFor();
    await keys(page, 'a', '<');
    await enter('Lay A at the left');
    await enter('End turn');
    await enter('Take T from L1');
    await enter('Lay T at the right');
    await press(page, button(page, 'No word of 5 is left'));
    await page
      .getByText(
        said(
          ...['a die', '* dice'].map(
            (dice) =>
              `The last turn. Now words of 2 letters count, and any word can be made longer by ${dice} or more.`,
          ),
        ),
      )
      .waitFor();
    await onDice(page);
    await page.keyboard.type('AT', { delay: 5 });
    await enter('Claim AT for *');
    await mainAction(page, 'End turn').waitFor();
    await page
      .getByText(
        said('The dice still lying would cost 1 point.', 'The dice still lying would cost * points.'),
      )
      .waitFor();
    await pressAnew(page);
    await confirmEnd(page);
  },
  kinds: 'claim claim join take lay end take lay declare claim end'.split(' '),
};
