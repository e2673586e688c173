import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { screensCanBeSeen } from '#tests/support/screens.ts';
import { answers, openLesson, stepBegins } from './at-the-lesson.ts';

describe.skipIf(!screensCanBeSeen)('the lesson of Alphacubes (P28, P34)', () => {
  let door: BrowserDoor;
  let page: Page;
  const main = () => page.locator('.actions-main');
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  const square = (name: string) => page.locator(`.board [data-square="${name}"]`);
  /** Lays a play by its line, and plays it with the filled button. */
  const plays = async (line: string) => {
    const field = page.locator('.typed-line input');
    await field.fill(line);
    await field.press('Enter');
    await main().click();
  };

  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    await openLesson(page, 'alphacubes');
  });
  afterAll(() => door.close());

  it('leads through eight steps, and answers every other try', { timeout: longTest }, async () => {
    await stepBegins(page, 1);
    await plays('I9 across NAVEL');
    await answers(page, 'Later. First turn up the K of KORTY.');
    await plays('A1 across NAVEL');
    await answers(page, 'The first word goes through the centre.');
    await press('Show me').click();
    await answers(page, 'This is how it is done.');
    await press('Take it back').click();
    await stepBegins(page, 1);
    await page.locator('[data-cube="28"]').press('Space');
    await page.keyboard.press('K');

    await stepBegins(page, 2);
    await plays('H9 across CHALK');
    await answers(page, 'Later. First lay CHALK across from I9.');
    await plays('A1 across NAVEL');
    await answers(page, 'The first word goes through the centre.');
    await square('I9').press('Escape');
    await square('I9').focus();
    await page.keyboard.type('CHALK');

    await page.locator('[data-lesson-ring="3"]').waitFor();
    expect(await page.locator('.word-total').textContent()).toContain('38');
    await plays('I9 across NAVEL');
    await answers(page, 'Later. First play CHALK for 38.');
    await plays('B2 across CHALK');
    await answers(page, 'The first word goes through the centre.');
    await press('Show me').click();
    await answers(page, 'This is how it is done.');
    await press('Take it back').click();
    await page.locator('[data-lesson-ring="3"]').waitFor();
    await main().filter({ hasText: 'Play CHALK for 38' }).click();

    await stepBegins(page, 4);
    await plays('I9 down COD');
    await answers(page, 'Later. First lay WHEEL across from I11.');
    await plays('A1 across HELD');
    await answers(page, 'The play touches no cube on the board.');
    await square('I11').press('Escape');
    await square('I11').focus();
    await page.keyboard.type('WHEEL');
    await main().filter({ hasText: 'Play WHEEL for 12' }).click();

    await stepBegins(page, 5);
  });

  it(
    'waits at its step for whoever leaves, and ends in a game that is won',
    { timeout: longTest },
    async () => {
      await page.getByRole('link', { name: 'Leave, and go on later' }).click();
      await page.getByRole('link', { name: 'Go on: Alphacubes' }).click();
      await stepBegins(page, 5);
      await plays('I11 down WE');
      await answers(page, 'Later. First lay THREE across from F12.');
      await plays('A1 across THREE');
      await answers(page, 'The play touches no cube on the board.');
      await plays('F12 across THREE');

      await stepBegins(page, 6);
      await plays('A1 across BASE');
      await answers(page, 'The play touches no cube on the board.');
      await press('Exchange').click();
      await page.locator('[data-cube="2"]').click();
      await main().click();
      await answers(page, 'Later. First exchange EIQRU.');
      await page.locator('[data-cube="2"]').click();
      await page.locator('[data-cube="9"]').click();
      await main().filter({ hasText: 'Exchange' }).click();

      await stepBegins(page, 7);
      await plays('A1 down SYSTEMS');
      await answers(page, 'The play touches no cube on the board.');
      await plays('N9 down SYSTEM');
      await answers(page, 'Later. First lay SYSTEMS down from N9.');
      await plays('N9 down SYSTEMS');

      await stepBegins(page, 8);
      await plays('A1 down BASE');
      await answers(page, 'The play touches no cube on the board.');
      await plays('P11 down BASE');
      await page.getByRole('heading', { name: 'That is the game' }).waitFor();
      expect(await page.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toBe('#/new');
    },
  );
});
