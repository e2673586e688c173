import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressAnew, screensCanBeSeen } from '#tests/support/screens.ts';
import { answers, openLesson, stepBegins } from './at-the-lesson.ts';

describe.skipIf(!screensCanBeSeen)('the lesson of CUBEWORD (P28)', () => {
  let door: BrowserDoor;
  let page: Page;
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  const place = (column: number, row: number) => page.locator(`[data-place="${column},${row}"]`);
  const end = (text: string) => page.locator('.cubeword-actions .actions-main').filter({ hasText: text });
  /** Ends the turn with moves that the step does not take, or that the rules refuse, and takes them back. */
  const tries = async (line: string, answer: string) => {
    const field = page.locator('.cubeword-typed input');
    await field.fill(line);
    await field.press('Enter');
    await page.locator('.cubeword-actions .actions-main:enabled').click();
    await answers(page, answer);
    await page.locator('.felt-place[tabindex="0"]').focus();
    for (const _ of line.split(';')) await page.keyboard.press('Backspace');
  };
  const looked = async () => {
    await answers(page, 'Done. Look at it, then go on.');
    await press('Go on').click();
  };

  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    await openLesson(page, 'cubeword');
  });
  afterAll(() => door.close());

  it('leads from three cubes to a crossing, and answers every other try', { timeout: longTest }, async () => {
    await stepBegins(page, 1);
    await tries('site D at 9, 9', 'Later. First make SUN.');
    await tries('site Q at 0, 1', 'Not in the list: PQ');
    await stepBegins(page, 1);
    await place(0, 4).focus();
    await page.keyboard.type('SUN');

    await stepBegins(page, 2);
    await tries('site D at 9, 9', 'Later. First SUN and PLANET');
    await place(5, 0).focus();
    await page.keyboard.type('T');
    await pressAnew(page);
    await looked();

    await stepBegins(page, 3);
    await tries('site E at 9, 9; site N at 10, 9', 'Later. First cross PLANET with a word.');
    await tries('site E at 6, 0', 'Not in the list: PLANETE');
    await press('Show me').click();
    await answers(page, 'This is how it is done.');
    await press('Take it back').click();
    await stepBegins(page, 3);
    await place(5, 1).click();
    await page.keyboard.type('E');
    await place(5, 2).click();
    await page.keyboard.type('N');
    await end('End turn for 3').click();
    await looked();
  });

  it('goes on, after it was left, with what lies there', { timeout: longTest }, async () => {
    await stepBegins(page, 4);
    await page.getByRole('link', { name: 'Leave, and go on later' }).click();
    await page.getByRole('link', { name: 'Go on: CUBEWORD' }).click();
    await stepBegins(page, 4);
    await tries('site S at 1, 4', 'Later. First turn C to T.');
    await tries('re-face C at 1, 0 to U', 'Not in the list: SUREW');
    await place(1, 0).click();
    await page.locator('.cubeword-net > :nth-child(3)').click();
    await end('End turn for 9').click();

    // Tom plays his prepared turn, and the lesson goes on with the learner's.
    await stepBegins(page, 5);
    await tries('site N at 5, 0', 'Later. First the blank');
    await tries('site blank as Q at 5, 0', 'Not in the list: STREWQ');
    await place(5, 0).click();
    await page.keyboard.type('.N');
    await end('End turn for 5').click();

    await stepBegins(page, 6);
    await tries('site S at 1, -1', 'Later. First make STONED with the Joker.');
    await tries('re-site E from 4, 1 to 1, -1', 'Not in the list: ETONED');
    await place(4, 1).click();
    await place(1, -1).click();
    await place(1, -1).click();
    await page.keyboard.type('S');
    await end('End turn for 6').click();
    await looked();
  });

  it('shows how a word at fault is mended, and ends in the lead', { timeout: longTest }, async () => {
    await stepBegins(page, 7);
    await tries('site D at 9, 9', 'Later. First make RARE and RUNE.');
    await place(0, 0).click();
    await page.keyboard.type('R');
    await end('RANE is no word').click();
    await answers(page, 'Not in the list: RANE');
    await place(0, 1).click();
    await page.keyboard.type('U');
    await end('End turn for 8').click();
    await looked();

    await stepBegins(page, 8);
    await tries('site D at 6, 0', 'Not in the list: STREAMD');
    await place(6, 0).click();
    await page.keyboard.type('ER');
    await end('End turn for 12').click();
    await page.getByRole('heading', { name: 'That is the game' }).waitFor();
    await press('Play on from here').click();
    await page.waitForURL(/#\/table\//);
  });
});
