import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { kubagramLesson } from '#shared/games/kubagram/texts/lesson.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { ask, screensCanBeSeen, tabTo, visit } from '#tests/support/screens.ts';
import { answers, openLesson } from './at-the-lesson.ts';
import {
  goesOn,
  hears,
  keys,
  leadThrough,
  looksOn,
  openTriedLesson,
  seeEachStep,
  type TriedStep,
} from './tried-steps.ts';

const { steps } = kubagramLesson;

describe.skipIf(!screensCanBeSeen)('the lesson of Kubagram by keyboard alone (P28, P34)', () => {
  let door: BrowserDoor;
  let page: Page;
  const press = (...pressed: readonly string[]) => keys(page, ...pressed);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** Waits for the task of the next move, at its place. */
  const then = (task: string) => goesOn(page, task);
  const main = (text: string) =>
    page.locator('.kubagram-turn .actions-main:enabled').filter({ hasText: text });
  /** Presses Enter once it means this. */
  const enter = async (text: string) => {
    await main(text).waitFor();
    await press('Enter');
  };
  /** Goes by arrows to the word of a field, and takes it up. */
  const takeUp = async (word: string) => {
    const place = page.locator('.kubagram-word').filter({ hasText: `${word},` });
    await tabTo(page, page.locator('.kubagram-words', { has: place }).locator('[tabindex="0"]'));
    for (let step = 0; step < 4 && !(await place.and(page.locator(':focus')).isVisible()); step += 1)
      await press('ArrowRight');
    await press('Enter');
    await place.and(page.locator('[aria-pressed="true"]')).waitFor();
  };

  const lesson: readonly TriedStep[] = [
    { isRead: true, tries: [], does: () => press('Enter') },
    {
      tries: [
        ['lay H left', 'Claim words, then take the next die or skip.'],
        ['skip', 'Later. First take the die.'],
        ['claim LOUD', 'LOUD has 4 letters.'],
      ],
      does: () => enter('Take H from L8'),
    },
    {
      tries: [
        ['lay H right', 'Later. First choose C.'],
        ['lay C left', 'Later. First choose C.'],
        ['lay Q left', 'The die ACH has no Q.'],
      ],
      does: () => press('c'),
    },
    {
      tries: [
        ['lay C right', 'Later. First lay C at the left.'],
        ['lay H left', 'Later. First lay C at the left.'],
        ['take', 'Lay the die in hand first'],
      ],
      does: () => press('Enter'),
    },
    {
      tries: [
        ['claim CLOUT', 'The central field lacks letters for CLOUT: T.'],
        ['end', 'Later. First claim CLOUD, then end your turn.'],
        ['take', 'This cannot be done now. Claim words, or end the turn.'],
      ],
      async does() {
        await press(...'cloud');
        await enter('Claim CLOUD for 17');
        await then(steps.claim.tasks[1]);
        await enter('End turn');
      },
    },
    {
      tries: [
        ['lay L left', 'Claim words, then take the next die or skip.'],
        ['skip', 'Later. First take the die from the ring'],
        ['claim CLOUD', 'The central field lacks letters for CLOUD'],
      ],
      async does() {
        await enter('Take L from B7');
        await then(steps.ring.tasks[1]);
        await enter('End turn');
      },
    },
    {
      tries: [
        ['lay E left', 'Claim words, then take the next die or skip.'],
        ['skip', 'Later. First lay the joker as E'],
        ['claim GRAPE', 'The central field lacks letters for GRAPE: E.'],
      ],
      async does() {
        await enter('Take Y from D7');
        await then(steps.joker.tasks[1]);
        await press('e');
        await enter('Lay E');
        await then(steps.joker.tasks[2]);
        await press(...'grape');
        await enter('Claim GRAPE for 30');
        await then(steps.joker.tasks[3]);
        await enter('End turn');
      },
    },
    {
      tries: [
        ['join CLOUD MONEY', 'Not in the list: CLOUDMONEY.'],
        ['take', 'Later. First join CLOUD and BURST.'],
        ['join BURST CLOUD', 'Not in the list: BURSTCLOUD.'],
      ],
      async does() {
        await takeUp('CLOUD');
        await takeUp('BURST');
        await enter('210');
        await looksOn(page, 8);
      },
    },
    {
      tries: [
        ['lay D', 'Claim words, then take the next die or skip.'],
        ['claim BED', 'BED has 3 letters.'],
        ['end', 'Take the next die before you end your turn'],
      ],
      async does() {
        await enter('Take C from A1');
        await page.locator('.kubagram-face:focus').waitFor();
        await press('d');
        await enter('Lay D');
        await tabTo(page, button('No word of 5 is left'));
        await press('Enter');
      },
    },
  ];

  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await openTriedLesson(door, 'kubagram');
  });
  afterAll(() => door.close());

  it('answers every other try, and says each step', { timeout: longTest }, async () => {
    await leadThrough(page, 'kubagram', lesson.slice(0, 7));
  });

  it(
    'waits where it was left, tells the step to whoever asks, and shows it',
    { timeout: longTest },
    async () => {
      await page.locator('[data-lesson-ring="8"]').waitFor();
      await page.getByRole('link', { name: 'Leave, and go on later' }).click();
      await page.getByRole('link', { name: 'Go on: Kubagram' }).click();
      await page.locator('[data-lesson-ring="8"]').waitFor();
      expect(await ask(page, ',', 'n')).toBe(
        `Step 8 of 9. Join two words. ${steps.join.task} The place is marked.`,
      );
      expect(await ask(page, ',', 'n')).toContain(steps.join.why);
      await press('F2');
      await answers(page, 'This is how it is done.');
      await hears(page, 'This is how it is done. Take it back, and do it yourself.');
      await tabTo(page, button('Take it back'));
      await press('Enter');
    },
  );

  it('ends in a game that is won', { timeout: longTest }, async () => {
    await leadThrough(page, 'kubagram', lesson.slice(7), 8);
    await page.getByText('Now words of 2 letters count').waitFor();
    await page.locator('.kubagram-central-dice [data-die]').first().focus();
    await press(...'bed');
    await enter('BED for 9');
    await enter('End');
    await tabTo(page, button('End the game'));
    await press('Enter');
    await page.getByRole('heading', { name: 'That is the game' }).waitFor();
    await hears(page, kubagramLesson.end);
    expect(await page.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toBe('#/new');
    await page.getByRole('link', { name: 'Learn another game' }).click();
    await page.getByText('Learned', { exact: true }).waitFor();
  });

  it.each([
    [640, 400],
    [390, 844],
  ])('has all of each step in view at %i x %i', { timeout: longTest }, async (width, height) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/learn', 'Learn a game');
    await openLesson(page, 'kubagram');
    await seeEachStep(page, lesson.length);
  });
});
