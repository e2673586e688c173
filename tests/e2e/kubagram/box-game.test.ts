import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextSquare, squaresExpected, type KubagramState } from '#shared/games/kubagram/index.ts';
import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import { noFaults } from '#firmware-protocol/simulator/index.ts';
import { connectOnScreen, openBoxOnPty, type BoxOnPty } from '#tests/support/box-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { playedByHand } from '#tests/support/kubagram/by-hand.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { longTest } from '#tests/support/patience.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { mainAction, savedMoves } from './at-kubagram.ts';
import { seed } from '#tests/support/seed.ts';

/** CUBEWRIGHT_WHOLE_BOX_GAME=1 plays from a full box: some minutes. */
const isWhole = process.env.CUBEWRIGHT_WHOLE_BOX_GAME === '1';
/** Of the line, both ways: bytes lost, flipped, said twice or late. */
const faults = { ...noFaults, drop: 0.02, flip: 0.02, repeat: 0.02, delay: 0.02 };

const finding = (page: Page) => page.locator('.box-place h2');

describe.skipIf(!tableCanBeSeen || !has('socat'))(
  `a game on the box, over a bad line, from seed ${seed}`,
  () => {
    const door = theDoor({ own: true });
    let box: BoxOnPty;
    beforeAll(async () => {
      box = await openBoxOnPty();
    });
    afterAll(() => box.end());

    it(
      'ends in the same record as the same game by hand (B6 to B9, B20)',
      { timeout: longTest * 30 },
      async () => {
        const page = door.page();
        let random = randomFrom(seed);
        const roll = (below: number): number => {
          const [value, next] = nextInt(random, below);
          random = next;
          return value;
        };
        const setUp = shortGame({ central: 'CATTLEX', box: ['ACH:C', 'ANT:T', 'BEH:E', 'HOS:H', 'DER:D'] });
        const record = isWhole ? kubagramRecord([ann, ben]) : kubagramRecord([ann, ben], { setUp });
        const byHand = playedByHand(record);
        await connectOnScreen(page, box);
        const [start] = byHand;
        if (start === undefined) throw new Error('A game has moves');
        fill(box, start.before);
        box.setFaults(faults);
        const id = await door.lay(record);
        await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');

        for (const [at, { move, before }] of byHand.entries()) {
          const moves = () => savedMoves(door.home(), id);
          // The corner is turned with the first die.
          if (move.kind === 'corner') continue;
          if (move.kind === 'take')
            await takeAtTheBox(page, before, byHand[at - 1]?.move.kind === 'corner' ? 0 : before.corner);
          else if (move.kind === 'lay') {
            const letter = page.locator('.kubagram-faces').getByRole('button', { name: `${move.letter}, ` });
            await letter.click();
            await mainAction(page, 'Lay').click();
          } else {
            await page.locator('.actions-main:not(:disabled)', { hasText: /^End/ }).click();
            // The last turn is asked about.
            if (at === byHand.length - 1)
              await page.getByRole('button', { name: 'End the game' }).last().click();
          }
          await expect.poll(() => moves().length).toBe(at + 1);
        }
        expect(savedMoves(door.home(), id)).toEqual(byHand.map(({ move }) => move));

        /** Lifts the next die; now and then after a mistake that is put right. */
        async function takeAtTheBox(
          on: Page,
          state: KubagramState,
          corner: KubagramState['corner'],
        ): Promise<void> {
          const next = nextSquare(state.box, corner ?? 0) ?? -1;
          const others = state.box.flatMap((one, square) =>
            one === null || square === next ? [] : [square],
          );
          const other = others[roll(others.length)];
          if (other !== undefined && roll(3) === 0) {
            box.lift(other);
            await expect.poll(() => finding(on).textContent()).toMatch(/is not next$|was lifted too early$/);
            box.put(other);
            await expect.poll(() => finding(on).textContent()).toBe('Box and screen agree');
          }
          box.lift(next);
        }
      },
    );
  },
);

function fill(box: BoxOnPty, state: KubagramState): void {
  const squares = [
    ...squaresExpected({ box: state.box.map((one) => one && { top: '', turn: 0, joker: false }) }),
  ];
  for (const [square, sign] of squares.entries()) box.set(square, sign === '1');
}
