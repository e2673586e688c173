import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressAnew, pressByKeys, screensCanBeSeen } from '#tests/support/screens.ts';
import { stepBegins } from './at-the-lesson.ts';
import { heard, isShown, leadThrough, openTriedLesson } from './wrong-tries.ts';

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
  const tries = (line: string) => async () => {
    await anew();
    await keys('/');
    await page.locator('.cubeword-typed input:focus').waitFor();
    await page.keyboard.type(line);
    await keys('Enter', 'Escape');
    tried = line.split(';').length;
    await ends();
  };
  const looked = async () => {
    await heard(page, 'is done. Look at it, then go on.');
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
        wrong: [
          [tries('site D at 9, 9'), 'Later. First make SUN.'],
          [tries('site Q at 0, 1'), 'Not in the list: PQ'],
        ],
        right: async () => {
          await anew();
          await page.keyboard.type('SUN');
        },
      },
      {
        wrong: [
          [tries('site T at 9, 9'), 'Later. First SUN and PLANET, then end your turn.'],
          [tries('site T at 3, 4'), 'Not in the list: SUNT'],
        ],
        right: async () => {
          await anew();
          await keys('T');
          await ends('End turn for 10');
          await looked();
        },
      },
      {
        wrong: [
          [tries('site E at 9, 9; site N at 10, 9'), 'Later. First cross PLANET with a word.'],
          [tries('site E at 6, 0'), 'Not in the list: PLANETE'],
        ],
        right: async () => {
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
          wrong: [
            [tries('site S at 1, 4'), 'Later. First turn C to T.'],
            [tries('re-face C at 1, 0 to U'), 'Not in the list: SUREW'],
          ],
          right: async () => {
            await anew();
            await keys('T');
            await ends('End turn for 9');
          },
        },
        {
          // Tom has played his prepared turn.
          wrong: [
            [tries('site N at 5, 0'), 'Later. First the blank, as the N of STREWN.'],
            [tries('site blank as Q at 5, 0'), 'Not in the list: STREWQ'],
            [tries('site blank as N at 9, 9'), 'Later. First the blank, as the N of STREWN.'],
          ],
          right: async () => {
            await anew();
            await keys('.', 'N');
            await ends('End turn for 5');
          },
        },
        {
          wrong: [
            [tries('re-site E from 4, 1 to 9, 9'), 'Later. First make STONED with the Joker.'],
            [tries('re-site E from 4, 1 to 1, -1'), 'Not in the list: ETONED'],
          ],
          right: async () => {
            await anew();
            await keys('Space', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Space');
            await keys('Space', 'S');
            await ends('End turn for 6');
            await looked();
          },
        },
        {
          wrong: [
            [tries('site D at 9, 9'), 'Later. First make RARE and RUNE.'],
            [tries('re-face C at 0, 0 to R'), 'Not in the list: RANE'],
          ],
          right: async () => {
            await anew();
            await keys('R', 'ArrowLeft', 'ArrowDown', 'U');
            await ends('End turn for 8');
            await looked();
          },
        },
        {
          wrong: [
            [tries('site D at 6, 0'), 'Not in the list: STREAMD'],
            [tries('site S at -1, 0'), 'Not in the list: SSTREAM'],
          ],
          right: async () => {
            await anew();
            await keys('ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'E', 'R');
            await ends('End turn for 12');
          },
        },
      ],
      4,
    );
    await heard(page, 'That is the game');
    await pressByKeys(page, page.getByRole('button', { name: 'Play on from here' }));
    await page.waitForURL(/#\/table\//);
  });
});
