import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { currentState } from '#shared/engine/index.ts';
import { gameOf, isGameId } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord, replayRecord, type AnyRecord } from '#shared/records/index.ts';
import { said, saidWhole } from '#tests/support/said.ts';
import { pressByKeys, tabTo } from '#tests/support/screens.ts';
import { turnLine } from '../table/at-the-table.ts';

/** What is the same at every table, done by keyboard alone. */

export async function keys(page: Page, ...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}

export const press = pressByKeys;

/** Says yes to the question before a move that ends the game. */
export const confirmEnd = (page: Page): Promise<void> =>
  press(page, page.getByRole('dialog').getByRole('button', { name: said('End the game') }));

export const button = (page: Page, ...names: readonly string[]) =>
  page.getByRole('button', { name: said(...names) });

/** Writes into a field in place of what stands there. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(saidWhole(label)));
  await keys(page, 'ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes on to one of several choices from the one that is chosen. */
export async function choose(page: Page, group: string, choice: string): Promise<void> {
  const choices = page.getByRole('radiogroup', { name: saidWhole(group) });
  // Choices with long names are a list.
  const list = page.getByRole('combobox', { name: saidWhole(group) });
  await choices.or(list).waitFor();
  if ((await list.count()) > 0) {
    await tabTo(page, list);
    const chosen = list.locator('option:checked', { hasText: saidWhole(choice) });
    for (let step = 0; step < 9 && (await chosen.count()) === 0; step += 1) await keys(page, 'ArrowDown');
    await chosen.waitFor({ state: 'attached' });
    return;
  }
  await tabTo(page, choices.locator(':checked'));
  const wanted = choices.getByRole('radio', { name: saidWhole(choice) }).and(page.locator(':checked'));
  for (let step = 0; step < 9 && (await wanted.count()) === 0; step += 1) await keys(page, 'ArrowDown');
  await wanted.and(page.locator(':focus')).waitFor();
}

/** The turn begins: a curtain that has fallen is lifted. */
export async function comeForward(page: Page): Promise<void> {
  await page.locator('.curtain, .actions').first().waitFor();
  if ((await page.locator('.curtain').count()) === 0) return;
  await page.locator('#curtain-title:focus').waitFor();
  await press(page, page.locator('.curtain button'));
  await page.locator('.curtain').waitFor({ state: 'detached' });
}

/** Takes a hint a step at a time until all of it is told, and follows it where something can be prepared. */
export async function followHint(page: Page): Promise<void> {
  const hint = page.getByRole('region', { name: saidWhole('Hint') });
  const told = hint.locator('.hint-steps:not(.hint-steps--late) > li');
  // One button asks for more, the other follows; the link that closes the hint is always there.
  const next = hint.locator('.hint-actions button[aria-keyshortcuts], .hint-actions button:has(kbd)');
  const follow = hint.getByRole('button', {
    name: saidWhole('Lay it', 'Prepare it', 'Make these moves', 'Do it'),
  });
  let steps = 0;
  do {
    await keys(page, '!');
    steps += 1;
    await expect.poll(() => told.count()).toBe(steps);
  } while ((await next.count()) > 0);
  if ((await follow.count()) > 0) await press(page, follow);
  else await press(page, hint.getByRole('button').last());
  await hint.waitFor({ state: 'detached' });
}

export const turnText = async (page: Page): Promise<string> => (await turnLine(page).textContent()) ?? '';

/** The record as it lies on the disk. */
export function savedRecord(home: string, id: string): AnyRecord {
  return expectOk(parseRecord(readFileSync(path.join(home, 'games', `${id}.cubewright.json`), 'utf8')));
}

/** The points of all, as the rules count them from the saved moves without a word list. */
export function replayedScores(record: AnyRecord): readonly number[] {
  const replayed = replayRecord(record);
  if (!replayed.ok || !isGameId(record.game)) throw new Error(`Not replayed: ${JSON.stringify(replayed)}`);
  const { rules } = gameOf(record.game);
  const state = currentState(replayed.timeline);
  expect(rules.ending(state)).toBeDefined();
  return rules.scores(state);
}
