import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { screensCanBeSeen } from '#tests/support/screens.ts';
import { answers, openLesson, stepBegins } from './at-the-lesson.ts';

describe.skipIf(!screensCanBeSeen)('the lesson of SCRUBLE Cube (P28, P34)', () => {
  let door: BrowserDoor;
  let page: Page;
  const main = () => page.locator('.actions-main');
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  const enter = async (field: string, text: string) => {
    await page.locator(`${field} input`).fill(text);
    await page.locator(`${field} input`).press('Enter');
  };
  const twists = (text: string) => enter('.twist-typed', text);
  const finds = (word: string) => enter('.scruble-typed', word);
  /** Takes back whatever has been twisted and traced. */
  const takeBack = async () => {
    while (await press('Take back a twist').isVisible()) await press('Take back a twist').click();
  };
  /** Claims a word that is there, and is not the step's. */
  const triesAnother = async (twist: string, word: string, later: string) => {
    await twists(twist);
    await finds(word);
    await main().filter({ hasText: word }).click();
    await answers(page, later);
  };
  const isNowhere = async (word: string) => {
    await finds(word);
    await answers(page, `${word} cannot be read anywhere`);
  };

  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    await openLesson(page, 'scruble');
  });
  afterAll(() => door.close());

  it('leads through the first steps, and answers every other try', { timeout: longTest }, async () => {
    await page.locator('[data-lesson-ring="1"]').waitFor();
    await press('Go on').click();

    await stepBegins(page, 2);
    await triesAnother('column 4 up', 'GAME', 'Later. First twist row 2 to the left.');
    await isNowhere('QUIZZED');
    await press('Show me').click();
    await answers(page, 'This is how it is done.');
    await press('Take it back').click();
    await stepBegins(page, 2);
    await page.locator('.twist-far button').first().click();

    await stepBegins(page, 3);
    await takeBack();
    await triesAnother('row 1 right', 'CUBE', 'Later. First claim CUBE.');
    await isNowhere('QUIZZED');
    await press('Show me').click();
    await answers(page, 'This is how it is done.');
    await press('Take it back').click();
    await stepBegins(page, 3);
    // Pressed one after the other by keyboard, from C on the top down over the edge.
    for (let letter = 0; letter < 4; letter += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
    }
    await main().filter({ hasText: 'Claim CUBE for 8' }).click();

    await stepBegins(page, 4);
    await triesAnother('column 2 up', 'HOPE', 'Later. First twist column 4 up, and claim GAME.');
    await isNowhere('QUIZZED');
    await takeBack();
    await twists('column 4 up');
    await finds('GAME');
    await page.locator('.scruble-word').getByText('2W').first().waitFor();
    await main().filter({ hasText: 'Claim GAME for 14' }).click();
    await stepBegins(page, 5);
  });

  it(
    'waits at its step for whoever leaves, and ends in a game that is won',
    { timeout: longTest },
    async () => {
      await page.getByRole('link', { name: 'Leave, and go on later' }).click();
      await page.getByRole('link', { name: 'Go on: SCRUBLE Cube' }).click();
      await stepBegins(page, 5);
      await triesAnother('column 2 down', 'SET', 'Later. First twist column 4 down, and claim BEST.');
      await isNowhere('QUIZZED');
      await takeBack();
      await twists('column 4 down');
      await finds('BEST');
      await main().filter({ hasText: 'Claim BEST for 14' }).click();

      await stepBegins(page, 6);
      await triesAnother('column 4 up', 'TWO', 'Later. First twist column 1 down, and claim HOPE.');
      await isNowhere('QUIZZED');
      await press('Show me').click();
      await answers(page, 'This is how it is done.');
      await press('Take it back').click();
      await stepBegins(page, 6);
      await twists('column 1 down');
      await finds('HOPE');
      await main().filter({ hasText: 'HOPE' }).click();

      await stepBegins(page, 7);
      await triesAnother('column 4 down', 'RED', 'Later. First twist column 3 down, and claim PICTURE.');
      await isNowhere('QUIZZED');
      await takeBack();
      await twists('column 3 down');
      await finds('PICTURE');
      await main().filter({ hasText: 'Claim PICTURE for 31' }).click();

      await stepBegins(page, 8);
      await isNowhere('QUIZZED');
      await twists('column 2 up');
      await finds('DARK');
      await main().filter({ hasText: 'DARK' }).click();
      await press('End the game').click();
      await page.getByRole('heading', { name: 'That is the game' }).waitFor();
    },
  );
});
