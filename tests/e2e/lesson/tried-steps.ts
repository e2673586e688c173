import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameId } from '#shared/games/index.ts';
import { tables } from '#shared/i18n/en/games/index.ts';
import { table } from '#shared/i18n/en/index.ts';
import type { BrowserDoor } from '#tests/support/browser-door.ts';
import { pressAnew } from '#tests/support/screens.ts';
import { answers, focusIsRinged, openLesson, stepBegins, typed } from './at-the-lesson.ts';

export interface TriedStep {
  /** What the step does not take, as a line to be typed or something to be done, and the sentence that answers it. */
  readonly tries: readonly (readonly [tried: string | (() => Promise<void>), answer: string])[];
  /** The focus rests here as the step begins, because a press meant for what was before would do something. */
  readonly rest?: string;
  /** The step only reads, so that there is nothing to show. */
  readonly isRead?: true;
  readonly does: () => Promise<void>;
}

interface StepTexts {
  readonly title: string;
  readonly task: string;
  readonly tasks?: { readonly read?: string };
}

const { offer, shown } = table.lesson;

/** Opens a lesson on a page that keeps all that is said, and where a minute passes as soon as it is told to. */
export async function openTriedLesson(door: BrowserDoor, game: GameId): Promise<Page> {
  const page = await door.open();
  await page.clock.install();
  await page.evaluate(listen);
  await openLesson(page, game);
  return page;
}

/** At each step: what is heard, a minute of nothing, all that it does not take, another minute, and what it takes. */
export async function leadThrough(
  page: Page,
  game: GameId,
  steps: readonly TriedStep[],
  from = 1,
): Promise<void> {
  for (const [index, { tries, does, rest, isRead = false }] of steps.entries()) {
    const step = from + index;
    await hears(page, sentenceOf(game, step, isRead));
    if (rest === undefined) await stepBegins(page, step);
    else await page.locator(`${rest}:focus`).waitFor();
    await allInView(page, step);
    const place = await page.evaluateHandle(() => document.activeElement as HTMLElement);
    if (!isRead) {
      await page.clock.fastForward(60_000);
      await answers(page, offer);
      await hears(page, offer);
    }
    for (const [tried, answer] of tries) {
      await (typeof tried === 'string' ? typed(page, tried) : tried());
      await answers(page, answer);
      await hears(page, answer);
    }
    // Show me is offered once a step.
    await page.clock.fastForward(60_000);
    expect(await said(page)).not.toContain(offer);
    await place.evaluate((element) => element.focus());
    await does();
  }
}

/** Has the step shown, by default with its button, and takes it back. */
export async function isShown(
  page: Page,
  step: number,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  await press(page.getByRole('button', { name: 'Show me', exact: true }));
  await answers(page, shown);
  await hears(page, shown);
  await press(page.getByRole('button', { name: 'Take it back', exact: true }));
  await page.locator(`[data-lesson-ring="${step}"]`).waitFor();
}

/** Waits until this has been said, and forgets all that was said up to here. */
export async function hears(page: Page, sentence: string): Promise<void> {
  await expect.poll(() => said(page), { message: `heard: ${sentence}` }).toContain(sentence);
  await page.evaluate(() => (window as unknown as ListeningWindow).heard.splice(0));
}

function said(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as ListeningWindow).heard.join('\n'));
}

interface ListeningWindow {
  readonly heard: string[];
}

/** Runs in the page: what any live region comes to say is kept. */
function listen(): void {
  const heard: string[] = [];
  const before = new WeakMap<Element, string>();
  const look = () => {
    for (const region of document.querySelectorAll('[data-live], [role="alert"]')) {
      const text = region.textContent.trim();
      if (text !== '' && text !== before.get(region)) heard.push(text);
      before.set(region, text);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { heard });
}

function sentenceOf(game: GameId, step: number, isRead: boolean): string {
  const texts = tables[`${game}Lesson`] as { readonly steps: Readonly<Record<string, StepTexts>> };
  const steps = Object.values(texts.steps);
  const { title, task, tasks } = steps[step - 1] ?? { title: '', task: '' };
  return `Step ${step} of ${steps.length}. ${title}. ${(isRead ? tasks?.read : undefined) ?? task} The place is marked.`;
}

/** Waits until what is asked for, its place and the buttons are all in the window, and the slip hides no place. */
export async function allInView(page: Page, step: number): Promise<void> {
  const faults = () =>
    page.evaluate(() => {
      const [ring, task, bar, slip] = [
        '[data-lesson-ring]',
        '.lesson-task',
        '.actions:has(> .lesson-actions)',
        '.lesson-slip',
      ].map((one) => document.querySelector(one)?.getBoundingClientRect());
      const isIn = (box: DOMRect | undefined) =>
        box !== undefined &&
        Math.min(box.left, box.top) >= 0 &&
        box.right <= document.documentElement.clientWidth &&
        box.bottom <= window.innerHeight;
      const isHidden =
        ring !== undefined && slip !== undefined && ring.top < slip.bottom && slip.top < ring.bottom;
      const isBeside =
        ring !== undefined && slip !== undefined && (ring.right <= slip.left || slip.right <= ring.left);
      return [
        ...(isIn(ring) ? [] : ['ring']),
        ...(isIn(task) ? [] : ['task']),
        ...(isIn(bar) ? [] : ['buttons']),
        ...(isHidden && !isBeside ? ['hidden'] : []),
      ];
    });
  await expect.poll(faults, { message: `step ${step}` }).toEqual([]);
}

/** Goes through the steps of a lesson from its first, and sees in a small window that nothing is out of view. */
export async function seeEachStep(page: Page, count: number): Promise<void> {
  for (let step = 1; step <= count; step += 1) {
    await page.locator(`[data-lesson-ring="${step}"]`).waitFor();
    await allInView(page, step);
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
}

/** Waits until the next move of a step is asked for, in the slip and by voice, and the focus is at its place. */
export async function goesOn(page: Page, task: string): Promise<void> {
  await answers(page, task);
  await hears(page, `${task} The place is marked.`);
  await expect.poll(() => focusIsRinged(page)).toBe(true);
}

/** Looks at what was done in a step, and goes on. */
export async function looksOn(page: Page, step: number): Promise<void> {
  await answers(page, 'Done. Look at it, then go on.');
  await hears(page, `Step ${step} of 9 is done. Look at it, then go on. Enter goes on.`);
  await page.locator('[data-lesson-on]:focus').waitFor();
  await pressAnew(page);
}

/** Presses keys one after the other; Enter is pressed as by somebody who sees what it presses now. */
export async function keys(page: Page, ...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) {
    if (key === 'Enter') await pressAnew(page);
    else await page.keyboard.press(key);
  }
}
