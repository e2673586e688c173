import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { table } from '#shared/i18n/en/index.ts';
import { tables } from '#shared/i18n/en/games/index.ts';
import type { GameId } from '#shared/games/index.ts';
import type { BrowserDoor } from '#tests/support/browser-door.ts';
import { answers, openLesson, slip, stepBegins } from './at-the-lesson.ts';

export interface TriedStep {
  /** What the step does not take, and the sentence that answers it, in the slip and in the live region. */
  readonly wrong: readonly (readonly [does: () => Promise<void>, answer: string])[];
  readonly right: () => Promise<void>;
  /** The step only reads, so that there is nothing to show. */
  readonly isRead?: true;
  /** What is ringed is to be read, and the focus stays where Enter does the step. */
  readonly focusStays?: true;
}

interface ListeningWindow {
  readonly said: string[];
  readonly aMinutePasses: () => void;
}

interface StepTexts {
  readonly title: string;
  readonly task: string;
  readonly tasks?: { readonly read?: string };
}

const offer = table.lesson.offer;

/** Opens a lesson on a page that keeps all that is said, and whose minutes can be passed. */
export async function openTriedLesson(door: BrowserDoor, game: GameId): Promise<Page> {
  await door.context.addInitScript(listen);
  const page = await door.open();
  await openLesson(page, game);
  return page;
}

/** At each step: what is heard, a minute of nothing, all wrong tries, another minute, and the right one. */
export async function leadThrough(
  page: Page,
  game: GameId,
  steps: readonly TriedStep[],
  from = 1,
): Promise<void> {
  for (const [index, { wrong, right, isRead = false, focusStays = false }] of steps.entries()) {
    const step = from + index;
    await (focusStays ? isRinged(page, step) : stepBegins(page, step));
    await heard(page, sentenceOf(game, step, isRead));
    if (!isRead) {
      await aMinutePasses(page);
      await answers(page, offer);
      await heard(page, offer);
    }
    for (const [does, answer] of wrong) {
      await forget(page);
      await does();
      await answers(page, answer);
      await heard(page, answer);
    }
    // Show me is offered once a step.
    await aMinutePasses(page);
    expect(await slip(page).getByText(offer).count()).toBe(0);
    await forget(page);
    await right();
  }
}

/** Has the step shown, by default with its button, and takes it back. */
export async function isShown(
  page: Page,
  step: number,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  await forget(page);
  await press(page.getByRole('button', { name: 'Show me', exact: true }));
  await answers(page, table.lesson.shown);
  await heard(page, table.lesson.shown);
  await press(page.getByRole('button', { name: 'Take it back', exact: true }));
  await isRinged(page, step);
}

function isRinged(page: Page, step: number): Promise<void> {
  return page.locator(`[data-lesson-ring="${step}"]`).waitFor();
}

export async function heard(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => (window as unknown as ListeningWindow).said.some((one) => one.includes(wanted)),
    text,
  );
}

function forget(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as ListeningWindow).said.length = 0;
  });
}

function aMinutePasses(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as ListeningWindow).aMinutePasses());
}

function sentenceOf(game: GameId, step: number, isRead: boolean): string {
  const texts = tables[`${game}Lesson`] as { readonly steps: Readonly<Record<string, StepTexts>> };
  const steps = Object.values(texts.steps);
  const { title, task, tasks } = steps[step - 1] ?? { title: '', task: '' };
  return `Step ${step} of ${steps.length}. ${title}. ${isRead ? tasks?.read : task} The place is marked.`;
}

/** Runs in the page: what any live region comes to say is kept, and timers of a minute end when the test says so. */
function listen(): void {
  const said: string[] = [];
  const before = new WeakMap<Element, string>();
  const look = () => {
    for (const region of document.querySelectorAll('[data-live], [role="alert"]')) {
      const text = region.textContent.trim();
      if (text !== '' && text !== before.get(region)) said.push(text);
      before.set(region, text);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  const { setTimeout: begin, clearTimeout: end } = window;
  const minutes = new Map<number, () => void>();
  const beginMinute = (run: () => void, ms?: number, ...rest: unknown[]) => {
    const timer = begin(run, ms, ...rest);
    if (ms === 60_000) minutes.set(timer, run);
    return timer;
  };
  const endMinute = (timer?: number) => {
    if (timer !== undefined) minutes.delete(timer);
    end(timer);
  };
  const aMinutePasses = () => {
    const due = [...minutes];
    for (const [timer, run] of due) {
      endMinute(timer);
      run();
    }
  };
  Object.assign(window, { setTimeout: beginMinute, clearTimeout: endMinute, said, aMinutePasses });
}
