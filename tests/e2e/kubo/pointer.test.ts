import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lineOf, type KuboMove } from '#shared/games/kubo/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { tableCanBeSeen, theDoor, turnLine } from '../table/at-the-table.ts';
import { saved, savedMoves, wholeGame } from './at-kubo.ts';

/** Of 28 moves, ended by a Zoker. */
const seed = 466;

const cell = (page: Page, card: string) => page.locator(`[data-cell="${card}"]`);

async function make(page: Page, move: KuboMove, inWindow: boolean, name: string): Promise<void> {
  switch (move.kind) {
    case 'draw':
      return page.getByRole('button', { name: 'Draw a card' }).click();
    case 'lay':
      await page.locator(`[data-hand="${move.card}"]`).click();
      await page.locator(`[data-hand="${move.card}"][aria-selected="true"]`).waitFor();
      return cell(page, move.card).click();
    case 'claim': {
      if (inWindow) await page.getByRole('button', { name: `Claim a line for ${name}` }).click();
      const [first, , , last] = lineOf(move.line).cards;
      await cell(page, first).click();
      await cell(page, last).click();
      return page.locator('.actions-main:not(:disabled)', { hasText: 'Claim' }).click();
    }
    case 'end':
      return page.locator('.kubo-end').click();
    case 'wave':
      return page.getByRole('button', { name: `Let it pass for ${name}` }).click();
    case 'close':
      throw new Error('No limit of time');
  }
}

describe.skipIf(!tableCanBeSeen)('Kubo by pointer', () => {
  const door = theDoor({ motion: 'full' });

  it(
    'goes from the first card to the Zoker that ends it, by clicks alone',
    { timeout: longTest },
    async () => {
      const page = door.page();
      const moves = await wholeGame(seed);
      const names = ['Ann', 'Ben'];
      const people = names.map((name) => ({ name, kind: 'person' as const }));
      const id = await door.lay(kuboRecord(people, seed));
      let [inWindow, covered] = [false, true];
      for (const [at, move] of moves.entries()) {
        if (covered) await page.locator('.curtain button').click();
        // As on a machine with graphics the cube stands in three dimensions all the while.
        if (at === 0) await page.locator('.kubo-cube[data-drawn="scene"]').waitFor();
        await make(page, move, inWindow, move.by === 'clock' ? '' : (names[move.by] ?? ''));
        await saved(page, door.home(), id, at + 1);
        const next = moves[at + 1];
        // A turn that laid nothing opens no window.
        if (move.kind === 'end') inWindow = next?.kind === 'wave' || next?.kind === 'claim';
        covered = move.kind === 'wave' || (move.kind === 'end' && !inWindow);
        if (covered) inWindow = false;
      }
      await expect.poll(() => turnLine(page).textContent()).toBe('The game is over');
      expect(await page.locator('.kubo-cube[data-drawn="scene"]').count()).toBe(1);
      expect(savedMoves(door.home(), id)).toEqual(moves);
    },
  );
});

describe.skipIf(!tableCanBeSeen)('Kubo against a computer', () => {
  const door = theDoor();

  it(
    'steals the line that a computer of level 1 has missed, by the own key',
    { timeout: longTest },
    async () => {
      const page = door.page();
      const players = [
        { name: 'Ann', kind: 'person' as const },
        { name: 'Green', kind: 'computer' as const, level: 1 },
      ];
      // Dealt by this seed the computer completes blue S4 to XL4 in its first turn, and does not see it.
      const id = await door.lay(kuboRecord(players, 118));
      for (let turn = 0; turn < 2; turn += 1) {
        await page.locator('.kubo-end:not(:disabled), #kubo-window-title').first().waitFor();
        if ((await page.locator('#kubo-window-title').count()) > 0) break;
        await page.keyboard.press('e');
        await expect.poll(() => savedMoves(door.home(), id).length).toBeGreaterThan(0);
      }
      await page.locator('#kubo-window-title').waitFor();
      await page.getByRole('button', { name: 'Claim a line for Ann' }).click();
      await cell(page, 'blue S4').click();
      await cell(page, 'blue XL4').click();
      await page.keyboard.press('c');
      await expect.poll(() => savedMoves(door.home(), id).at(-1)).toMatchObject({ kind: 'claim', by: 0 });
      await expect.poll(() => page.locator('.score-pad').innerText()).toContain('stolen');
      await page.getByRole('button', { name: 'Let it pass for Ann' }).click();
      await expect.poll(() => savedMoves(door.home(), id).at(-1)).toMatchObject({ kind: 'wave', by: 0 });
    },
  );
});
