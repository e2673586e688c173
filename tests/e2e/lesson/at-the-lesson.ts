import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the lesson of a game at the step where it was left. */
export async function openLesson(page: Page, game: string): Promise<void> {
  await page.evaluate((path) => {
    location.hash = path;
  }, `/learn/${game}`);
  await page.locator('.lesson-slip').waitFor();
}

export function slip(page: Page) {
  return page.locator('.lesson-slip');
}

/** Waits until the slip is at this step, counted from 1, and the ring and the focus are at its place. */
export async function stepBegins(page: Page, step: number): Promise<void> {
  await slip(page)
    .getByText(new RegExp(`^Step ${step} of`))
    .waitFor();
  await page.locator(`[data-lesson-ring="${step}"]`).waitFor();
  await expect.poll(() => focusIsRinged(page)).toBe(true);
}

/** Whether the focus lies within the ring: it goes to the marked place, never to the slip. */
export function focusIsRinged(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const ring = document.querySelector('[data-lesson-ring]')?.getBoundingClientRect();
    const focused = document.activeElement?.getBoundingClientRect();
    if (ring === undefined || focused === undefined) return false;
    const middle = { x: (focused.left + focused.right) / 2, y: (focused.top + focused.bottom) / 2 };
    return ring.left <= middle.x && middle.x <= ring.right && ring.top <= middle.y && middle.y <= ring.bottom;
  });
}

/** What the slip, or the game beside it, answers to a move that is not the step's. */
export async function answers(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('.table-side').getByText(text).first().waitFor();
}

/** Types a move into the line of the table. */
export async function typed(page: Page, line: string): Promise<void> {
  const field = page.getByLabel('Type a move');
  await field.fill(line);
  await field.press('Enter');
}
