import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { screensCanBeSeen } from '#tests/support/screens.ts';
import { stepBegins } from './at-the-lesson.ts';
import { isShown, leadThrough, openTriedLesson } from './tried-steps.ts';

const offCentre = 'The first word goes through the centre.';
const touchesNothing = 'The play touches no cube on the board.';

describe.skipIf(!screensCanBeSeen)('the lesson of Alphacubes (P28, P34)', () => {
  let door: BrowserDoor;
  let page: Page;
  const main = () => page.locator('.actions-main');
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  /** Lays a play by its line, and plays it with the filled button. */
  const plays = (line: string) => async () => {
    const field = page.locator('.typed-line input');
    await field.fill(line);
    await field.press('Enter');
    await main().click();
  };
  /** Types a word at a square, as its step says, after taking back what was tried. */
  const types = async (at: string, word: string, button: string) => {
    const square = page.locator(`.board [data-square="${at}"]`);
    await square.press('Escape');
    await square.focus();
    await page.keyboard.type(word);
    await main().filter({ hasText: button }).click();
  };

  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await openTriedLesson(door, 'alphacubes');
  });
  afterAll(() => door.close());

  it('leads through its first words, and answers every other try', { timeout: longTest }, async () => {
    await leadThrough(page, 'alphacubes', [
      {
        tries: [
          [plays('I9 across NAVEL'), 'Later. First turn up the K of KORTY.'],
          [plays('A1 across NAVEL'), offCentre],
        ],
        does: async () => {
          await isShown(page, 1);
          await page.locator('[data-cube="28"]').press('Space');
          await page.keyboard.press('K');
        },
      },
      {
        tries: [
          [plays('H9 across CHALK'), 'Later. First lay CHALK across from I9.'],
          [plays('A1 across CHALK'), offCentre],
          [plays('I9 across NAVEL'), 'Later. First lay CHALK across from I9.'],
        ],
        does: async () => {
          await page.locator('.board [data-square="I9"]').press('Escape');
          await page.locator('.board [data-square="I9"]').focus();
          await page.keyboard.type('CHALK');
        },
      },
      {
        rest: '.now-scroll',
        tries: [
          [plays('I9 down CHALK'), 'Later. First play CHALK for 38.'],
          [plays('B2 across CHALK'), offCentre],
        ],
        does: async () => {
          await isShown(page, 3);
          expect(await page.locator('.word-total').textContent()).toContain('38');
          await main().filter({ hasText: 'Play CHALK for 38' }).click();
        },
      },
      {
        tries: [
          [plays('I9 down COD'), 'Later. First lay WHEEL across from I11.'],
          [plays('A1 across HELD'), touchesNothing],
        ],
        does: () => types('I11', 'WHEEL', 'Play WHEEL for 12'),
      },
    ]);
    await stepBegins(page, 5);
  });

  it(
    'waits at its step for whoever leaves, and ends in a game that is won',
    { timeout: longTest },
    async () => {
      await page.getByRole('link', { name: 'Leave, and go on later' }).click();
      await page.getByRole('link', { name: 'Go on: Alphacubes' }).click();
      const exchanges = (cube: string, ...letGo: readonly string[]) =>
        async function exchanged() {
          if ((await press('Exchange').count()) > 0 && letGo.length === 0) await press('Exchange').click();
          for (const one of [...letGo, cube]) await page.locator(`[data-cube="${one}"]`).click();
          await main().filter({ hasText: 'Exchange' }).click();
        };
      const untyped = 'Later. First exchange EIQRU.';
      await leadThrough(
        page,
        'alphacubes',
        [
          {
            tries: [
              [plays('I11 down WE'), 'Later. First lay THREE across from F12.'],
              [plays('A1 across THREE'), touchesNothing],
            ],
            does: () => types('F12', 'THREE', 'Play THREE for 34'),
          },
          {
            tries: [
              [plays('A1 across BASE'), touchesNothing],
              [exchanges('2'), untyped],
            ],
            does: exchanges('9', '2'),
          },
          {
            tries: [
              [plays('A1 down SYSTEMS'), touchesNothing],
              [plays('N9 down SYSTEM'), 'Later. First lay SYSTEMS down from N9.'],
            ],
            does: async () => {
              const square = page.locator('.board [data-square="N9"]');
              await square.press('Escape');
              // The last try has typed downwards: pressed once, the square is typed from across, once more, downwards.
              await square.click();
              await square.click();
              await page.keyboard.type('SYSTEMS');
              await main().filter({ hasText: 'Play SYSTEMS for 128' }).click();
            },
          },
          {
            tries: [
              [plays('A1 down BASE'), touchesNothing],
              [plays('P12 down BASE'), 'Not in the list: TENA'],
            ],
            does: plays('P11 down BASE'),
          },
        ],
        5,
      );
      await page.getByRole('heading', { name: 'That is the game' }).waitFor();
      expect(await page.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toBe('#/new');
    },
  );
});
