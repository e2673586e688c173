import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressAnew, pressByKeys, screensCanBeSeen } from '#tests/support/screens.ts';
import { stepBegins } from './at-the-lesson.ts';
import { hears, isShown, leadThrough, openTriedLesson } from './tried-steps.ts';

describe.skipIf(!screensCanBeSeen)('the lesson of CUBEWORD, by keyboard alone (P28)', () => {
  let door: BrowserDoor;
  let page: Page;
  /** So many moves of a wrong try lie there. */
  let tried = 0;
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const anew = async () => {
    for (; tried > 0; tried -= 1) await keys('Backspace');
  };
  /** Ends the turn from the felt, once the table has worked out what it counts. */
  const ends = async (text = '') => {
    await page.locator('.cubeword-actions .actions-main:enabled').filter({ hasText: text }).waitFor();
    await page.locator('.felt-place:focus').waitFor();
    await pressAnew(page);
  };
  /** Ends the turn with moves that the step does not take, or that the rules refuse. */
  const makes = (line: string) => async () => {
    await anew();
    await keys('/');
    await page.locator('.cubeword-typed input:focus').waitFor();
    await page.keyboard.type(line);
    await keys('Enter', 'Escape');
    tried = line.split(';').length;
    await ends();
  };
  const looked = async () => {
    await hears(page, 'is done. Look at it, then go on.');
    await pressAnew(page);
  };

  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await openTriedLesson(door, 'cubeword');
  });
  afterAll(() => door.close());

  it('leads from three cubes to a crossing, and answers every other try', { timeout: longTest }, async () => {
    await leadThrough(page, 'cubeword', [
      {
        tries: [
          [makes('site D at 9, 9'), 'Later. First make SUN.'],
          [makes('site Q at 0, 1'), 'Not in the list: PQ'],
          // SUN may lie wherever it is a word of its own.
          [makes('site S at -3, 0; site U at -2, 0; site N at -1, 0'), 'Not in the list: SUNPLANE'],
        ],
        does: async () => {
          await anew();
          await page.keyboard.type('SUN');
        },
      },
      {
        tries: [
          [makes('site T at 9, 9'), 'Later. First SUN and PLANET, then end your turn.'],
          [makes('site T at 3, 4'), 'Not in the list: SUNT'],
        ],
        does: async () => {
          await anew();
          await keys('T');
          await ends('End turn for 10');
          await looked();
        },
      },
      {
        tries: [
          [makes('site E at 9, 9; site N at 10, 9'), 'Later. First cross PLANET with a word.'],
          [makes('site E at 6, 0'), 'Not in the list: PLANETE'],
        ],
        does: async () => {
          await anew();
          await isShown(page, 3, (button) => pressByKeys(page, button));
          // Plus types downwards.
          await keys('+', 'E', 'N');
          await ends('End turn for 3');
          await looked();
        },
      },
    ]);
    await stepBegins(page, 4);
  });

  it('goes on, after it was left, with what lies there', { timeout: longTest }, async () => {
    await pressByKeys(page, page.getByRole('link', { name: 'Leave, and go on later' }));
    await pressByKeys(page, page.getByRole('link', { name: 'Go on: CUBEWORD' }));
    await leadThrough(
      page,
      'cubeword',
      [
        {
          tries: [
            [makes('site S at 1, 4'), 'Later. First turn C to T.'],
            [makes('re-face C at 1, 0 to U'), 'Not in the list: SUREW'],
          ],
          does: async () => {
            await anew();
            await keys('T');
            await ends('End turn for 9');
          },
        },
        {
          // Tom has played his prepared turn.
          tries: [
            [makes('site N at 5, 0'), 'Later. First the blank, as the N of STREWN.'],
            [makes('site blank as Q at 5, 0'), 'Not in the list: STREWQ'],
            [makes('site blank as N at 9, 9'), 'Later. First the blank, as the N of STREWN.'],
          ],
          does: async () => {
            await anew();
            await keys('.', 'N');
            await ends('End turn for 5');
          },
        },
        {
          tries: [
            [makes('re-site E from 4, 1 to 9, 9'), 'Later. First make STONED with the Joker.'],
            [makes('re-site E from 4, 1 to 1, -1'), 'Not in the list: ETONED'],
          ],
          does: async () => {
            await anew();
            await keys('Space', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Space');
            await keys('Space', 'S');
            await ends('End turn for 6');
            await looked();
          },
        },
        {
          tries: [
            [makes('site D at 9, 9'), 'Later. First make RARE and RUNE.'],
            [makes('re-face C at 0, 0 to R'), 'Not in the list: RANE'],
          ],
          does: async () => {
            await anew();
            await keys('R', 'ArrowLeft', 'ArrowDown', 'U');
            await ends('End turn for 8');
            await looked();
          },
        },
        {
          tries: [
            [makes('site D at 6, 0'), 'Not in the list: STREAMD'],
            [makes('site S at -1, 0'), 'Not in the list: SSTREAM'],
          ],
          does: async () => {
            await anew();
            await keys('ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'E', 'R');
            await ends('End turn for 12');
          },
        },
      ],
      4,
    );
    await hears(page, 'That is the game');
    await pressByKeys(page, page.getByRole('button', { name: 'Play on from here' }));
    await page.waitForURL(/#\/table\//);
  });
});
