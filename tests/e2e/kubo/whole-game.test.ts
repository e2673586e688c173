import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { KuboMove } from '#shared/games/kubo/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { tabTo } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor, turnLine } from '../table/at-the-table.ts';
import { comeForward, pickCell, pointOut, saved, savedMoves, wholeGame } from './at-kubo.ts';

/** A short one with moves of every kind and both kinds of claims: 33 moves, ended by a Zoker. */
const seed = 732;

async function make(page: Page, move: KuboMove, inWindow: boolean): Promise<void> {
  switch (move.kind) {
    case 'draw':
      return page.keyboard.press('d');
    case 'lay':
      await pickCell(page, move.card);
      await page.locator(`[data-hand="${move.card}"][aria-selected="true"]`).waitFor();
      return page.keyboard.press('Enter');
    case 'claim':
      if (inWindow) await page.keyboard.press(String(move.by + 1));
      await pointOut(page, move);
      return page.keyboard.press('c');
    case 'end':
      return page.keyboard.press('e');
    case 'wave':
      await tabTo(page, page.getByRole('button', { name: 'Let it pass' }));
      return page.keyboard.press('Enter');
    case 'close':
      throw new Error('No limit of time');
  }
}

describe.skipIf(!tableCanBeSeen)('a whole game of Kubo by keyboard alone', () => {
  const door = theDoor({ motion: 'full' });

  it('goes from the first card to the Zoker that ends it', { timeout: longTest }, async () => {
    const page = door.page();
    const moves = await wholeGame(seed);
    const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
    const id = await door.lay(kuboRecord(people, seed));
    // This file plays as people do, on a machine with graphics: the cube stands in three dimensions all the while.
    const drawn = () => page.locator('.kubo-cube').getAttribute('data-drawn');
    await page.evaluate(() => {
      document.addEventListener('pointerdown', () => document.body.setAttribute('data-pointed', ''), true);
    });
    let inWindow = false;
    let covered = true;
    for (const [at, move] of moves.entries()) {
      if (covered) await comeForward(page);
      if (at === 0) await expect.poll(drawn).toBe('scene');
      await make(page, move, inWindow);
      await saved(page, door.home(), id, at + 1);
      const next = moves[at + 1];
      // A turn that laid nothing opens no window.
      if (move.kind === 'end') inWindow = next?.kind === 'wave' || next?.kind === 'claim';
      if (move.kind === 'end' && inWindow) await page.locator('#kubo-window-title:focus').waitFor();
      covered = move.kind === 'wave' || (move.kind === 'end' && !inWindow);
      if (covered) inWindow = false;
    }
    await expect.poll(() => turnLine(page).textContent()).toBe('The game is over');
    expect(await drawn()).toBe('scene');
    expect(await page.locator('body').getAttribute('data-pointed')).toBeNull();
    expect(savedMoves(door.home(), id)).toEqual(moves);
  });
});
