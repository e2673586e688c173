import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { settleMs } from '#shared/box-sync/index.ts';
import { nextSquare, squaresExpected } from '#shared/games/kubagram/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { callDoor, openBrowserDoor } from '#tests/support/browser-door.ts';
import { connectOnScreen, openBoxOnPty } from '#tests/support/box-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { playedByHand } from '#tests/support/kubagram/by-hand.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { median, percentile, type Row } from './measure.ts';

const takes = 40;

/**
 * From a die that leaves the box to the screen that shows it in hand, through all that lies between: the firmware on its
 * simulated chip with 20 ms of debounce, a port, the link, the rules, the record on disk and the window. What squares
 * must hold still for is taken off; it runs from the lift, so that the debounce is a part of it and the news of the
 * lift is on its way meanwhile.
 */
export default async function* box(): AsyncGenerator<Row> {
  if (!has('chromium') || !has('socat')) return;
  if (!existsSync(new URL('../../build/renderer/index.html', import.meta.url))) return;
  const onPty = await openBoxOnPty();
  const door = await openBrowserDoor();
  const page = await door.open();
  await connectOnScreen(page, onPty);
  const record = kubagramRecord([ann, ben]);
  const game = playedByHand(record);
  const [start] = game;
  if (start === undefined) throw new Error('A game has moves');
  const seen = start.before.box.map((one) => one && { top: '', turn: 0, joker: false });
  for (const [square, sign] of [...squaresExpected({ box: seen })].entries()) onPty.set(square, sign === '1');
  const made = (await callDoor(page, 'games:create', { text: formatRecord(record) })) as {
    readonly value: { readonly id: string };
  };
  await page.evaluate((id) => {
    location.hash = `/table/${id}`;
  }, made.value.id);
  await page.getByRole('heading', { name: 'Box and screen agree' }).waitFor();
  const pictures: number[] = [];
  const times: number[] = [];
  for (const { move, before } of game) {
    if (times.length === takes) break;
    if (move.kind === 'take') {
      const square = nextSquare(before.box, before.corner ?? 0) ?? 0;
      const shown = nextLift(page);
      // The page looks already when the die is lifted.
      await page.evaluate(() => 0);
      const lifted = performance.timeOrigin + performance.now();
      onPty.lift(square);
      const { felt, taken } = await shown;
      pictures.push(felt - lifted);
      times.push(taken - lifted - settleMs.default);
    } else if (move.kind === 'lay') {
      await page
        .locator('.kubagram-faces')
        .getByRole('button', { name: `${move.letter}, ` })
        .click();
      await page.locator('.actions-main:not(:disabled)', { hasText: 'Lay' }).click();
    } else if (move.kind === 'end') {
      await page.locator('.actions-main:not(:disabled)', { hasText: 'End turn' }).click();
      await page.locator('.actions-main', { hasText: /Take|Lay|Choose/ }).waitFor();
    }
  }
  await door.close();
  await onPty.end();
  const picture = 'lift to the picture of the box';
  const die = `lift to the die in hand, ${settleMs.default} ms of settling taken off`;
  const of = `95 of 100 of ${times.length}`;
  yield { what: `${picture}, median`, value: median(pictures), unit: 'ms' };
  yield { what: `${picture}, ${of}`, value: percentile(pictures, 95), unit: 'ms', bar: 100 };
  yield { what: `${die}, median`, value: median(times), unit: 'ms', goal: 50 };
  yield { what: `${die}, ${of}`, value: percentile(times, 95), unit: 'ms', bar: 150, goal: 50 };
}

interface Shown {
  /** When the picture of the box showed it, in milliseconds since 1970. */
  readonly felt: number;
  /** When the die had left the box of the game. */
  readonly taken: number;
}

/** When the page shows the next die that leaves the box. */
function nextLift(page: Page): Promise<Shown> {
  return page.evaluate(
    () =>
      new Promise<Shown>((resolve) => {
        const count = (selector: string) => document.querySelectorAll(selector).length;
        const empty = count('.live-square--empty');
        const full = count('.kubagram-square:not(.kubagram-square--empty)');
        let felt: number | undefined;
        const look = () => {
          const now = performance.timeOrigin + performance.now();
          if (felt === undefined && count('.live-square--empty') > empty) felt = now;
          if (count('.kubagram-square:not(.kubagram-square--empty)') < full)
            resolve({ felt: felt ?? now, taken: now });
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
