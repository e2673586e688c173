import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressAnew, screensCanBeSeen } from '#tests/support/screens.ts';
import { answers, openLesson, stepBegins, typed } from './at-the-lesson.ts';

describe.skipIf(!screensCanBeSeen)('the lesson of Kubo (P28)', () => {
  let door: BrowserDoor;
  let page: Page;
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  const hand = (card: string) => page.locator(`[data-hand="${card}"]`);
  const cell = (card: string) => page.locator(`[data-cell="${card}"]`);
  /** Points out a line by its ends. */
  const point = async (first: string, last: string) => {
    await cell(first).click();
    await page.locator(`[data-cell="${first}"][aria-selected="true"]`).waitFor();
    await cell(last).click();
  };
  const main = (text: string) => page.locator('.actions-main:not(:disabled)').filter({ hasText: text });

  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    await openLesson(page, 'kubo');
  });
  afterAll(() => door.close());

  it('leads through the first turn by keyboard', { timeout: longTest }, async () => {
    await stepBegins(page, 1);
    await cell('green S1').click();
    await typed(page, 'lay green S1');
    await answers(page, 'Later. First choose blue M1.');
    await typed(page, 'lay red L3');
    await answers(page, /Nothing holds red L3 yet/i);
    await hand('blue M1').focus();
    await pressAnew(page);

    await stepBegins(page, 2);
    await typed(page, 'end');
    await answers(page, 'Later. First lay blue M1.');
    await typed(page, 'lay green S2');
    await answers(page, /Nothing holds green S2 yet/i);
    await cell('blue M1').focus();
    await pressAnew(page);

    await stepBegins(page, 3);
    await typed(page, 'end');
    await answers(page, 'Later. First lay green S1.');
    await typed(page, 'lay blue M1');
    await answers(page, 'lies on the table already');
    await press('Show me').click();
    await answers(page, 'This is how it is done.');
    await press('Take it back').click();
    await stepBegins(page, 3);
    await hand('green S1').focus();
    await page.keyboard.press('l');

    await stepBegins(page, 4);
    await typed(page, 'end');
    await answers(page, 'Later. First lay green S2');
    await typed(page, 'lay yellow XL2');
    await answers(page, /Nothing holds yellow XL2 yet/i);
    await typed(page, 'lay green S2');
    await answers(page, 'Blue S2 is shut. End your turn.');
    await typed(page, 'end');
  });

  it('goes on, after it was left, with lines and with what Tom missed', { timeout: longTest }, async () => {
    await stepBegins(page, 5);
    await page.getByRole('link', { name: 'Leave, and go on later' }).click();
    await page.getByRole('link', { name: 'Go on: Kubo' }).click();
    await stepBegins(page, 5);
    await typed(page, 'end');
    await answers(page, 'Later. First draw two cards.');
    await typed(page, 'lay red L3');
    await answers(page, /Nothing holds red L3 yet/i);
    await press('Draw a card').click();
    await answers(page, 'Draw the other one.');
    await press('Draw a card').click();

    await stepBegins(page, 6);
    await typed(page, 'lay green XL3');
    await answers(page, /Nothing holds green XL3 yet/i);
    await typed(page, 'end');
    await answers(page, 'Later. First lay blue L1');
    await hand('blue L1').click();
    await main('Lay blue L1').click();
    await answers(page, 'Press blue S1 and blue XL1');
    await point('blue S1', 'blue XL1');
    await main('Claim for 1 point').click();
    await answers(page, 'The row is yours. End your turn.');
    await press('End turn').click();

    // The heading of the window has the focus, so that no press meant for the turn claims or lets pass.
    await page.locator('[data-lesson-ring="7"]').waitFor();
    await page.locator('#kubo-window-title:focus').waitFor();
    await typed(page, 'wave');
    await answers(page, 'Later. First claim the diagonal');
    await typed(page, 'claim blue S4 XL4');
    await answers(page, 'is not complete');
    await press('Claim a line for You').click();
    await point('blue S4', 'blue XL1');
    await main('Claim for 2 points').click();
    await answers(page, 'The diagonal is yours.');
    await press('Let it pass for You').click();
    await answers(page, 'Done. Look at it, then go on.');
    await press('Go on').click();
  });

  it('takes a Zoker, and ends in a game that is won', { timeout: longTest }, async () => {
    await stepBegins(page, 8);
    await typed(page, 'end');
    await answers(page, 'Later. First lay red XL4');
    await typed(page, 'lay red S4');
    await answers(page, /Nothing holds red S4 yet/i);
    await typed(page, 'lay red XL4');
    await answers(page, 'Press blue S1 and red XL4');
    await point('blue S1', 'red XL4');
    await main('Claim for 12 points').click();
    await answers(page, 'End your turn, and with it the game.');
    await typed(page, 'end');
    await answers(page, 'Done. Look at it, then go on.');
    await press('Go on').click();

    await stepBegins(page, 9);
    await typed(page, 'lay yellow L1');
    await answers(page, /Nothing holds yellow L1 yet/i);
    for (const card of ['green L1', 'yellow L1', 'green XL1']) await typed(page, `lay ${card}`);
    await typed(page, 'claim green S1 XL1');
    await typed(page, 'end');
    await page.getByRole('heading', { name: 'That is the game' }).waitFor();
    expect(await page.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toBe('#/new');
  });
});
