import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KubagramState } from '#shared/games/kubagram/index.ts';
import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import { noFaults } from '#firmware-protocol/simulator/index.ts';
import { connectOnScreen, openBoxOnPty, type BoxOnPty } from '#tests/support/box-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { playedByHand } from '#tests/support/kubagram/by-hand.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { longTest } from '#tests/support/patience.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { savedMoves } from './at-kubagram.ts';
import { fillBox, finding, playOnTheBox } from './on-the-box.ts';
import { seed } from '#tests/support/seed.ts';

/** CUBEWRIGHT_WHOLE_BOX_GAME=1 plays from a full box: some minutes. */
const isWhole = process.env.CUBEWRIGHT_WHOLE_BOX_GAME === '1';
/** Of the line, both ways: bytes lost, flipped, said twice or late. */
const faults = { ...noFaults, drop: 0.02, flip: 0.02, repeat: 0.02, delay: 0.02 };

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
        fillBox(box, start.before);
        box.setFaults(faults);
        const id = await door.lay(record);
        await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');

        await playOnTheBox({ page, box, byHand, moves: () => savedMoves(door.home(), id), mistake });
        expect(savedMoves(door.home(), id)).toEqual(byHand.map(({ move }) => move));

        /** Now and then another die is lifted first, and put back. */
        async function mistake({ box: dice }: KubagramState, next: number): Promise<void> {
          const others = dice.flatMap((one, square) => (one === null || square === next ? [] : [square]));
          const other = others[roll(others.length)];
          if (other === undefined || roll(3) !== 0) return;
          box.lift(other);
          await expect.poll(() => finding(page).textContent()).toMatch(/is not next$|was lifted too early$/);
          box.put(other);
          await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');
        }
      },
    );
  },
);
