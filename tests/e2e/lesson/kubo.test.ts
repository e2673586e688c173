import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { kuboLesson } from '#shared/games/kubo/texts/lesson.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { ask, screensCanBeSeen, tabTo, visit } from '#tests/support/screens.ts';
import { answers, openLesson, slip, stepBegins } from './at-the-lesson.ts';
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

const { steps } = kuboLesson;

describe.skipIf(!screensCanBeSeen)('the lesson of Kubo by keyboard alone (P28, P34)', () => {
  let door: BrowserDoor;
  let page: Page;
  const press = (...pressed: readonly string[]) => keys(page, ...pressed);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** Waits for the task of the next move, at its place. */
  const then = (task: string) => goesOn(page, task);
  const isAt = (card: string) => page.locator(`[data-cell="${card}"]:focus`).waitFor();
  const isPicked = (card: string) => page.locator(`[data-cell="${card}"][aria-selected="true"]`).waitFor();
  /** Points out a line from its first end, where the cursor is, to its last. */
  const line = async (first: string, last: string, ...ways: readonly string[]) => {
    await isAt(first);
    await press('Enter');
    await isPicked(first);
    await press(...ways);
    await isAt(last);
    await press('Enter');
  };
  const claim = async (text: string) => {
    await page.locator('.actions-main:enabled').filter({ hasText: text }).waitFor();
    await press('c');
  };
  const lesson: readonly TriedStep[] = [
    {
      tries: [
        ['lay blue M1', 'Later. First choose blue M1.'],
        ['lay green S1', 'Later. First choose blue M1.'],
        ['lay red L3', 'Nothing holds red L3 yet.'],
      ],
      does: () => press('Enter'),
    },
    {
      tries: [
        ['lay blue L1', 'You do not hold blue L1.'],
        ['lay green S1', 'Later. First lay blue M1.'],
        ['lay green S2', 'Nothing holds green S2 yet.'],
      ],
      does: () => press('Enter'),
    },
    {
      tries: [
        ['lay green M1', 'You do not hold green M1.'],
        ['end', 'Later. First lay green S1.'],
        ['lay green S2', 'Nothing holds green S2 yet.'],
      ],
      does: () => press('Enter'),
    },
    {
      tries: [
        ['lay blue S2', 'You do not hold blue S2.'],
        ['end', 'Later. First lay green S2, then end your turn.'],
        ['lay yellow XL2', 'Nothing holds yellow XL2 yet.'],
      ],
      async does() {
        await press('Enter');
        await then(steps.shut.tasks[1]);
        await press('e');
      },
    },
    {
      tries: [
        ['lay yellow S4', 'Nothing holds yellow S4 yet.'],
        ['end', 'Later. First draw two cards.'],
        ['lay red L3', 'Nothing holds red L3 yet.'],
      ],
      async does() {
        await press('Enter');
        await then(steps.draw.tasks[1]);
        await press('Enter');
      },
    },
    {
      tries: [
        ['lay blue L2', 'You do not hold blue L2.'],
        ['end', 'Later. First lay blue L1, claim the row'],
        ['claim blue S1 XL1', 'This line is not complete. Missing: blue L1.'],
      ],
      async does() {
        await press('Enter');
        await then(steps.line.tasks[1]);
        await line('blue S1', 'blue XL1', 'End');
        await claim('Claim for 1 point');
        await then(steps.line.tasks[2]);
        await press('e');
      },
    },
    {
      rest: '#kubo-window-title',
      tries: [
        ['claim blue S4 XL4', 'This line is not complete.'],
        ['wave', 'Later. First claim the diagonal'],
        ['claim blue S1 XL1', 'has been claimed already'],
      ],
      async does() {
        await press('1');
        await line('blue S4', 'blue XL1', 'End', 'ArrowDown', 'ArrowDown', 'ArrowDown');
        await claim('Claim for 2 points');
        await then(steps.steal.tasks[1]);
        await press('Enter');
        await looksOn(page, 7);
      },
    },
    {
      tries: [
        ['lay yellow XL4', 'You do not hold yellow XL4.'],
        ['end', 'Later. First lay red XL4'],
        ['lay red S4', 'Nothing holds red S4 yet.'],
      ],
      async does() {
        await press('Enter');
        await then(steps.zoker.tasks[1]);
        await line('blue S1', 'red XL4', 'Control+End', 'ArrowUp', 'ArrowUp', 'ArrowUp');
        await claim('Claim for 12 points');
        await then(steps.zoker.tasks[2]);
        await press('e');
        await looksOn(page, 8);
      },
    },
    {
      tries: [
        ['lay green L2', 'You do not hold green L2.'],
        ['claim green S1 XL1', 'This line is not complete.'],
        ['lay yellow L1', 'Nothing holds yellow L1 yet.'],
      ],
      async does() {
        for (const card of ['green L1', 'yellow L1', 'green XL1']) {
          await page.locator(`[data-hand="${card}"][aria-selected="true"]`).waitFor();
          await press('Enter');
        }
        await page.locator('[data-hand]').first().waitFor({ state: 'detached' });
        await press('e');
      },
    },
  ];

  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await openTriedLesson(door, 'kubo');
  });
  afterAll(() => door.close());

  it('rings no place of the last step with the number of the next', { timeout: longTest }, async () => {
    await stepBegins(page, 1);
    // No frame comes, in which the ring would go to its new place.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await press('Enter');
    await slip(page).getByText('Step 2 of').waitFor();
    expect(await page.locator('[data-lesson-ring]').count()).toBe(0);
    await page.clock.resume();
    await stepBegins(page, 2);
    await button('Back').click();
    await stepBegins(page, 1);
  });

  it('answers every other try, and says each step', { timeout: longTest }, async () => {
    await leadThrough(page, 'kubo', lesson.slice(0, 5));
  });

  it(
    'waits where it was left, tells the step to whoever asks, and shows it',
    { timeout: longTest },
    async () => {
      await page.locator('[data-lesson-ring="6"]').waitFor();
      await page.getByRole('link', { name: 'Leave, and go on later' }).click();
      await page.getByRole('link', { name: 'Go on: Kubo' }).click();
      await page.locator('[data-lesson-ring="6"]').waitFor();
      expect(await ask(page, ',', 'n')).toBe('Step 6 of 9. Four in a row. Lay blue L1. The place is marked.');
      expect(await ask(page, ',', 'n')).toContain(steps.line.why);
      await press('F2');
      await answers(page, 'This is how it is done.');
      await hears(page, 'This is how it is done. Take it back, and do it yourself.');
      await tabTo(page, button('Take it back'));
      await press('Enter');
    },
  );

  it('goes on to a game that is won', { timeout: longTest }, async () => {
    await leadThrough(page, 'kubo', lesson.slice(5), 6);
    await page.getByRole('heading', { name: 'That is the game' }).waitFor();
    await hears(page, kuboLesson.end);
    expect(await page.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toBe('#/new');
  });

  it.each([
    [640, 400],
    [390, 844],
  ])('has all of each step in view at %i x %i', { timeout: longTest }, async (width, height) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/learn', 'Learn a game');
    await openLesson(page, 'kubo');
    await seeEachStep(page, lesson.length);
  });
});
