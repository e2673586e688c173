import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createMatch } from '#electron/cli/match/computer-match.ts';
import { movesOf } from '#shared/engine/index.ts';
import { cellOf, lineOf, type CardName, type KuboMove } from '#shared/games/kubo/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { said } from '#tests/support/said.ts';
import { untimed } from '#tests/support/kubo/records.ts';
import { pressAnew, pressByKeys, tabTo } from '#tests/support/screens.ts';

/** A whole game as two computers of level 2 play it, for people to play again. */
export async function wholeGame(seed: number): Promise<readonly KuboMove[]> {
  const match = createMatch({ game: 'kubo', words: undefined, options: untimed, levels: [2, 2] });
  const { timeline } = expectOk(await match.play(seed));
  return movesOf(timeline) as readonly KuboMove[];
}

export function savedMoves(home: string, id: string): readonly KuboMove[] {
  const text = readFileSync(path.join(home, 'games', `${id}.cubewright.json`), 'utf8');
  return expectOk(parseRecord(text)).moves as readonly KuboMove[];
}

const inFelts = '.kubo-felts [data-cell]:focus';

/** Walks the felts to the cell of a card, key by key, from wherever the focus is. */
export async function walkTo(page: Page, card: CardName): Promise<void> {
  // Each layer is a grid with one tab stop.
  if ((await page.locator(inFelts).count()) === 0) {
    await tabTo(page, page.locator('.kubo-felts [data-cell][tabindex="0"]').first());
  }
  const from = (await page.locator(inFelts).getAttribute('data-cell')) as CardName;
  const [at, to] = [cellOf(from, 'standard'), cellOf(card, 'standard')];
  const times = (key: string, count: number) => Array<string>(Math.max(0, count)).fill(key);
  const keys = [
    ...times('PageUp', to.height - at.height),
    ...times('PageDown', at.height - to.height),
    ...times('ArrowRight', to.x - at.x),
    ...times('ArrowLeft', at.x - to.x),
    ...times('ArrowUp', to.y - at.y),
    ...times('ArrowDown', at.y - to.y),
  ];
  for (const key of keys) await page.keyboard.press(key);
  await page.locator(`[data-cell="${card}"]:focus`).waitFor();
}

/** Picks a cell by keyboard: a card of the hand is chosen, a card on the table begins or ends a line. */
export async function pickCell(page: Page, card: CardName): Promise<void> {
  await walkTo(page, card);
  await pressAnew(page);
}

/** Lays a card on the felts by keyboard: chosen first, unless it is the one that the turn begins with. */
export async function layByKeys(page: Page, card: CardName): Promise<void> {
  await walkTo(page, card);
  const chosen = page.locator(`[data-hand="${card}"][aria-selected="true"]`);
  if ((await chosen.count()) === 0) await pressAnew(page);
  await chosen.waitFor();
  await pressAnew(page);
  await page.locator(`[data-card="${card}"]`).waitFor();
}

/** Points out a line by its two ends. */
export async function pointOut(page: Page, move: Extract<KuboMove, { kind: 'claim' }>): Promise<void> {
  const { cards } = lineOf(move.line);
  await pickCell(page, cards[0]);
  await pickCell(page, cards[3]);
  await page.locator('.actions-main:not(:disabled)', { hasText: said('Claim') }).waitFor();
}

/** The player on turn comes forward by keyboard. */
export async function comeForward(page: Page): Promise<void> {
  await page.locator('#curtain-title:focus').waitFor();
  await pressByKeys(page, page.locator('.curtain button'));
  await page.locator('.kubo-hand-cards [data-hand]').first().waitFor();
}

/** Waits until a move is saved, and the page knows that it is: until then it takes no other. */
export async function saved(page: Page, home: string, id: string, count: number): Promise<void> {
  await expect.poll(() => savedMoves(home, id).length).toBe(count);
  await expect.poll(() => page.locator('.kubo-end:disabled').count()).toBe(0);
}
