import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressAnew, screensCanBeSeen } from '#tests/support/screens.ts';
import { stepBegins } from './at-the-lesson.ts';
import { isShown, leadThrough, openTriedLesson } from './tried-steps.ts';

describe.skipIf(!screensCanBeSeen)('the lesson of SCRUBLE Cube (P28, P34)', () => {
  let door: BrowserDoor;
  let page: Page;
  const main = () => page.locator('.actions-main');
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  const enter = async (field: string, text: string) => {
    await page.locator(`${field} input`).fill(text);
    await page.locator(`${field} input`).press('Enter');
  };
  /** Takes back whatever has been twisted and traced. */
  const takeBack = async () => {
    while (await press('Take back a twist').isVisible()) await press('Take back a twist').click();
  };
  const twists = async (text: string) => {
    await takeBack();
    await enter('.twist-typed', text);
  };
  const claims = (twist: string, word: string, button = word) =>
    async function claimed() {
      await twists(twist);
      await enter('.scruble-typed', word);
      await main().filter({ hasText: button }).click();
    };
  const finds = (word: string) => () => enter('.scruble-typed', word);
  const isNowhere = [finds('QUIZZED'), 'QUIZZED cannot be read anywhere'] as const;

  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await openTriedLesson(door, 'scruble');
  });
  afterAll(() => door.close());

  it('leads through the first steps, and answers every other try', { timeout: longTest }, async () => {
    await leadThrough(page, 'scruble', [
      // The map stands alone here: there is nothing to turn, and nothing but looking is asked for.
      { isRead: true, tries: [], does: () => pressAnew(page) },
      {
        tries: [
          [claims('column 4 up', 'GAME'), 'Later. First twist row 2 to the left.'],
          [claims('row 2 right', 'CUBE'), 'Later. First twist row 2 to the left.'],
          isNowhere,
        ],
        does: async () => {
          await isShown(page, 2);
          await page.locator('.twist-far button').first().click();
        },
      },
      {
        tries: [
          [claims('row 1 right', 'CUBE'), 'Later. First claim CUBE.'],
          [claims('row 2 left, column 2 up', 'CUBE'), 'Later. First claim CUBE.'],
          isNowhere,
        ],
        does: async () => {
          await isShown(page, 3);
          // Pressed one after the other by keyboard, from C on the top down over the edge.
          for (let letter = 0; letter < 4; letter += 1) {
            await page.keyboard.press('Space');
            await page.keyboard.press('ArrowDown');
          }
          await main().filter({ hasText: 'Claim CUBE for 8' }).click();
        },
      },
      {
        tries: [
          [claims('column 2 up', 'HOPE'), 'Later. First twist column 4 up, and claim GAME.'],
          [claims('column 4 up, row 4 right', 'GAME'), 'Later. First twist column 4 up, and claim GAME.'],
          isNowhere,
        ],
        does: claims('column 4 up', 'GAME', 'Claim GAME for 14'),
      },
    ]);
    await stepBegins(page, 5);
  });

  it(
    'waits at its step for whoever leaves, and ends in a game that is won',
    { timeout: longTest },
    async () => {
      await page.getByRole('link', { name: 'Leave, and go on later' }).click();
      await page.getByRole('link', { name: 'Go on: SCRUBLE Cube' }).click();
      await leadThrough(
        page,
        'scruble',
        [
          {
            tries: [
              [claims('column 2 down', 'SET'), 'Later. First twist column 4 down, and claim BEST.'],
              [
                claims('column 4 down, row 2 right', 'BEST'),
                'Later. First twist column 4 down, and claim BEST.',
              ],
              isNowhere,
            ],
            does: claims('column 4 down', 'BEST', 'Claim BEST for 14'),
          },
          {
            tries: [
              [claims('column 4 up', 'TWO'), 'Later. First twist column 1 down, and claim HOPE.'],
              [
                claims('column 1 down, slice 3 clockwise', 'HOPE'),
                'Later. First twist column 1 down, and claim HOPE.',
              ],
              isNowhere,
            ],
            does: claims('column 1 down', 'HOPE', 'Claim HOPE for 6'),
          },
          {
            tries: [
              [claims('column 4 down', 'RED'), 'Later. First twist column 3 down, and claim PICTURE.'],
              [
                claims('column 3 down, row 3 right', 'PICTURE'),
                'Later. First twist column 3 down, and claim PICTURE.',
              ],
              isNowhere,
            ],
            does: claims('column 3 down', 'PICTURE', 'Claim PICTURE for 31'),
          },
          {
            tries: [
              isNowhere,
              [
                async () => {
                  await twists('row 1 left');
                  await finds('BEST')();
                },
                'BEST has been claimed in this game.',
              ],
            ],
            does: async () => {
              await claims('column 2 up', 'DARK')();
              await press('End the game').click();
            },
          },
        ],
        5,
      );
      await page.getByRole('heading', { name: 'That is the game' }).waitFor();
    },
  );
});
