import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressAnew, screensCanBeSeen } from '#tests/support/screens.ts';
import { answers, openLesson, stepBegins, typed } from './at-the-lesson.ts';

describe.skipIf(!screensCanBeSeen)('the lesson of Kubagram (P28, P34)', () => {
  let door: BrowserDoor;
  let page: Page;
  const main = () => page.locator('.kubagram-turn .actions-main');
  const press = (name: string) => page.getByRole('button', { name, exact: true });

  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    await openLesson(page, 'kubagram');
  });
  afterAll(() => door.close());

  it('leads through nine steps, and answers every other try', { timeout: longTest }, async () => {
    await stepBegins(page, 1);
    await pressAnew(page);

    await stepBegins(page, 2);
    await typed(page, 'skip');
    await answers(page, 'Later. First take the die.');
    await typed(page, 'claim LOUD');
    await answers(page, 'LOUD has 4 letters.');
    await main().focus();
    await pressAnew(page);

    await stepBegins(page, 3);
    await typed(page, 'lay H right');
    await answers(page, 'Later. First choose C.');
    await typed(page, 'lay Q left');
    await answers(page, 'The die ACH has no Q.');
    await page.locator('.kubagram-face').filter({ hasText: 'C' }).click();

    await stepBegins(page, 4);
    await typed(page, 'lay C right');
    await answers(page, 'Later. First lay C at the left.');
    await typed(page, 'take');
    await answers(page, 'Lay the die in hand first');
    await press('Show me').click();
    await answers(page, 'This is how it is done.');
    await press('Take it back').click();
    await stepBegins(page, 4);
    await typed(page, 'lay C left');

    await stepBegins(page, 5);
    await typed(page, 'end');
    await answers(page, 'Later. First claim CLOUD');
    await typed(page, 'claim CLOUT');
    await answers(page, 'The central field lacks letters for CLOUT: T.');
    await page.locator('.kubagram-central-dice [data-die]').first().focus();
    await page.keyboard.type('CLOUD');
    await main().filter({ hasText: 'Claim CLOUD for 17' }).click();
    await answers(page, 'CLOUD is yours. End your turn.');
    await main().filter({ hasText: 'End turn' }).click();

    // Tom plays his prepared turn, and the lesson goes on with the learner's.
    await stepBegins(page, 6);
    await typed(page, 'skip');
    await answers(page, 'Later. First take the die from the ring');
    await typed(page, 'claim CLOUD');
    await answers(page, 'The central field lacks letters for CLOUD');
    await main().filter({ hasText: 'Take L from B7' }).click();
    await main().filter({ hasText: 'End turn' }).click();

    await stepBegins(page, 7);
    await typed(page, 'skip');
    await answers(page, 'Later. First lay the joker as E');
    await typed(page, 'lay E left');
    await answers(page, 'Claim words, then take the next die or skip.');
    await main().filter({ hasText: 'Take Y from D7' }).click();
    await answers(page, 'Lay it as E.');
    await page.locator('.kubagram-face').filter({ hasText: 'E' }).first().click();
    await main().filter({ hasText: 'Lay E' }).click();
    await answers(page, 'Claim GRAPE for 30.');
    await typed(page, 'claim GRAPE');
    await main().filter({ hasText: 'Claim GRAPE for 30' }).click();
    await main().filter({ hasText: 'End turn' }).click();
    await stepBegins(page, 8);
  });

  it(
    'waits at its step for whoever leaves, and ends in a game that is won',
    { timeout: longTest },
    async () => {
      await page.getByRole('link', { name: 'Leave, and go on later' }).click();
      await page.getByRole('link', { name: 'Go on: Kubagram' }).click();
      await stepBegins(page, 8);
      await typed(page, 'take');
      await answers(page, 'Later. First join CLOUD and BURST.');
      await typed(page, 'join BURST MONEY');
      await answers(page, 'Not in the list: BURSTMONEY.');
      for (const word of ['CLOUD', 'BURST']) {
        await page.locator('.kubagram-word').filter({ hasText: word }).first().click();
      }
      await main().filter({ hasText: '210' }).click();
      await answers(page, 'Done. Look at it, then go on.');
      await press('Go on').click();

      await stepBegins(page, 9);
      await typed(page, 'lay D');
      await answers(page, 'Claim words, then take the next die or skip.');
      await main().filter({ hasText: 'Take C from A1' }).click();
      await page.locator('.kubagram-face').filter({ hasText: 'D' }).first().click();
      await main().filter({ hasText: 'Lay D' }).click();
      await typed(page, 'declare');
      await page.getByText('Now words of 2 letters count').waitFor();
      await typed(page, 'claim BED');
      await main().filter({ hasText: 'BED for 9' }).click();
      await main().filter({ hasText: 'End' }).click();
      await press('End the game').click();
      await page.getByRole('heading', { name: 'That is the game' }).waitFor();
      expect(await page.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toBe('#/new');
      await page.getByRole('link', { name: 'Learn another game' }).click();
      await page.getByText('Learned', { exact: true }).waitFor();
    },
  );
});
