import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  nextSquare,
  squaresExpected,
  type KubagramMove,
  type KubagramState,
} from '#shared/games/kubagram/index.ts';
import type { playedByHand } from '#tests/support/kubagram/by-hand.ts';
import { mainAction } from './at-kubagram.ts';

interface Squares {
  set(square: number, full: boolean): void;
}

/** What the table says of the box. */
export const finding = (page: Page) => page.locator('.box-place h2');

/** Lays the dice of a state into the squares of a box. */
export function fillBox(box: Squares, { box: dice }: KubagramState): void {
  const expected = squaresExpected({ box: dice.map((one) => one && { top: '', turn: 0, joker: false }) });
  for (const [square, sign] of [...expected].entries()) box.set(square, sign === '1');
}

export interface BoxGame {
  readonly page: Page;
  readonly box: Squares;
  readonly byHand: ReturnType<typeof playedByHand>;
  /** The moves that are on disk. */
  readonly moves: () => readonly KubagramMove[];
  /** Comes before a die is lifted. */
  readonly mistake?: (state: KubagramState, next: number) => Promise<void>;
}

/** Plays a game to its end: dice are taken by lifting them out of the box, and all else is done on the screen. */
export async function playOnTheBox({ page, box, byHand, moves, mistake }: BoxGame): Promise<void> {
  for (const [at, { move, before }] of byHand.entries()) {
    // The corner is turned with the first die.
    if (move.kind === 'corner') continue;
    if (move.kind === 'take') {
      const corner = byHand[at - 1]?.move.kind === 'corner' ? 0 : before.corner;
      const next = nextSquare(before.box, corner ?? 0) ?? -1;
      await mistake?.(before, next);
      box.set(next, false);
    } else if (move.kind === 'lay') {
      const letter = page.locator('.kubagram-faces').getByRole('button', { name: `${move.letter}, ` });
      await letter.click();
      await mainAction(page, 'Lay').click();
    } else {
      await page.locator('.actions-main:not(:disabled)', { hasText: /^End/ }).click();
      // The last turn is asked about.
      if (at === byHand.length - 1) await page.getByRole('button', { name: 'End the game' }).last().click();
    }
    await expect.poll(() => moves().length).toBe(at + 1);
  }
}
