import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { KuboMove } from '#shared/games/kubo/index.ts';
import { playedByHand } from '#tests/support/kubagram/by-hand.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressAnew, pressByKeys, tabTo } from '#tests/support/screens.ts';
import { enter, mainAction, savedMoves as kubagramMoves } from './kubagram/at-kubagram.ts';
import { layByKeys, pointOut, saved, savedMoves as kuboMoves, wholeGame } from './kubo/at-kubo.ts';
import { button, comeForward, confirmEnd, keys, turnText } from './story/at-any-table.ts';
import { tableCanBeSeen, theDoor } from './table/at-the-table.ts';

/** Some minutes: `npm test` goes through the beginning and the end of each game (one-story.test.ts). */
const isWhole = process.env.CUBEWRIGHT_WHOLE_KEYBOARD_GAMES === '1';

describe.runIf(isWhole && tableCanBeSeen)('P11: whole games by keyboard alone', () => {
  const door = theDoor();

  /** Any pointer is noted, and at the end there has been none. */
  async function watchPointers(page: Page): Promise<void> {
    await page.addInitScript(() => {
      addEventListener('pointerdown', () => sessionStorage.setItem('pointed', ''), true);
    });
    await page.reload();
  }

  async function isOver(page: Page): Promise<void> {
    await page.locator('#end-title:focus').waitFor();
    expect(await turnText(page)).toBe('The game is over');
    expect(await page.evaluate(() => sessionStorage.getItem('pointed'))).toBeNull();
    expect(door.heard()).toEqual([]);
  }

  it('Kubagram, from a full box to an empty one', { timeout: longTest }, async () => {
    const page = door.page();
    await watchPointers(page);
    const record = kubagramRecord([ann, ben]);
    const byHand = playedByHand(record);
    const id = await door.lay(record);
    for (const [at, { move }] of byHand.entries()) {
      const isLast = at === byHand.length - 1;
      switch (move.kind) {
        case 'corner':
          await tabTo(page, page.getByRole('radio', { name: 'Corner A9' }));
          await pressAnew(page, 'Space');
          await pressByKeys(page, mainAction(page, 'Turn the box so'));
          break;
        case 'take':
          await tabTo(page, page.locator('.kubagram-box [tabindex="0"]'));
          await enter(page, door.home(), id, 'Take');
          break;
        case 'lay':
          await page.locator('.kubagram-faces :focus').waitFor();
          await keys(page, move.letter.toLowerCase(), '>');
          await enter(page, door.home(), id, `Lay ${move.letter}`);
          break;
        case 'end':
          await tabTo(page, page.locator('.kubagram-central-dice [tabindex="0"]'));
          await mainAction(page, 'End').waitFor();
          await pressAnew(page);
          if (isLast) await confirmEnd(page);
          break;
        default:
          throw new Error(`Nobody makes a move of the kind ${move.kind} here`);
      }
      await expect.poll(() => kubagramMoves(door.home(), id).length).toBe(at + 1);
      await expect.poll(() => page.locator('.actions[aria-busy="true"]').count()).toBe(0);
    }
    await isOver(page);
    expect(kubagramMoves(door.home(), id)).toEqual(byHand.map(({ move }) => move));
  });

  it('Kubo, from the first card to the Zoker that ends it', { timeout: longTest }, async () => {
    const page = door.page();
    await watchPointers(page);
    // Of 28 moves.
    const seed = 466;
    const moves = await wholeGame(seed);
    const names = ['Ann', 'Ben'];
    const people = names.map((name) => ({ name, kind: 'person' as const }));
    const id = await door.lay(kuboRecord(people, seed));
    let [inWindow, covered] = [false, true];
    for (const [at, move] of moves.entries()) {
      if (covered) await comeForward(page);
      await makeByKeys(page, move, inWindow, move.by === 'clock' ? '' : (names[move.by] ?? ''));
      await saved(page, door.home(), id, at + 1);
      const next = moves[at + 1];
      // A turn that laid nothing opens no window.
      if (move.kind === 'end') inWindow = next?.kind === 'wave' || next?.kind === 'claim';
      covered = move.kind === 'wave' || (move.kind === 'end' && !inWindow);
      if (covered) inWindow = false;
    }
    await isOver(page);
    expect(kuboMoves(door.home(), id)).toEqual(moves);
  });
});

async function makeByKeys(page: Page, move: KuboMove, inWindow: boolean, name: string): Promise<void> {
  switch (move.kind) {
    case 'draw':
      return keys(page, 'd');
    case 'lay':
      return layByKeys(page, move.card);
    case 'claim': {
      if (inWindow) await pressByKeys(page, button(page, `Claim a line for ${name}`));
      await pointOut(page, move);
      await page.locator('.actions-main:not(:disabled)', { hasText: 'Claim' }).waitFor();
      return keys(page, 'c');
    }
    case 'end':
      return keys(page, 'e');
    case 'wave':
      return pressByKeys(page, button(page, `Let it pass for ${name}`));
    case 'close':
      throw new Error('No limit of time');
  }
}
