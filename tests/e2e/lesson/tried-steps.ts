import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressAnew } from '#tests/support/screens.ts';
import { answers, focusIsRinged, slip, stepBegins, typed } from './at-the-lesson.ts';

export interface TriedStep {
  /** The step takes none of these lines; each is answered with its sentence. */
  readonly tries: readonly (readonly [line: string, answer: string])[];
  /** The focus rests here as the step begins, because a press meant for what was before would do something. */
  readonly rest?: string;
  /** Does the step by keyboard alone, from where the focus is as it begins. */
  readonly does: () => Promise<void>;
}

interface StepTexts {
  readonly title: string;
  readonly task: string;
}

const offer = 'Press Show me, and the step is done before your eyes.';

/** From now on the page keeps what its live regions say, and a minute passes as soon as it is told to. */
export async function listen(page: Page): Promise<void> {
  await page.clock.install();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[data-live]'),
      );
      for (const region of new Set(regions)) heard.push(region?.textContent.trim() ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until this has been said, and forgets all that was said up to here. */
export async function hears(page: Page, sentence: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n')), {
      message: `heard: ${sentence}`,
    })
    .toContain(sentence);
  await page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

/** Tries all that a step does not take, hesitates for a minute, and does the step. */
export async function tryStep(
  page: Page,
  { tries, does, rest }: TriedStep,
  at: number,
  texts: Readonly<Record<string, StepTexts>>,
): Promise<void> {
  const [step = { title: '', task: '' }, count] = [Object.values(texts)[at], Object.keys(texts).length];
  await hears(page, `Step ${at + 1} of ${count}. ${step.title}. ${step.task} The place is marked.`);
  if (rest === undefined) await stepBegins(page, at + 1);
  else await page.locator(`${rest}:focus`).waitFor();
  await allInView(page, at + 1);
  const place = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  for (const [line, answer] of tries) {
    await typed(page, line);
    await answers(page, answer);
    await hears(page, answer);
  }
  if (tries.length > 0) {
    await page.clock.fastForward(60_000);
    await slip(page).getByText(offer).waitFor();
    await hears(page, offer);
    await place.evaluate((element) => element.focus());
  }
  await does();
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
