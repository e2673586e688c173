import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cornersOf, kuboLines, layersOf, type KuboMove } from '#shared/games/kubo/index.ts';
import { seat } from '#shared/kernel/index.ts';
import type { GameRecord } from '#shared/records/index.ts';
import { said } from '#tests/support/said.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { layByKeys, pointOut } from '../kubo/at-kubo.ts';
import { button, followHint, keys, press, write } from './at-any-table.ts';
import type { StoryOf } from './story.ts';

const cardsInHand = (page: Page) => page.locator('.kubo-hand-cards [data-hand]').count();

/** The turn is ended, and the others let everything in the steal window pass. */
async function endTurn(page: Page): Promise<void> {
  await page.locator('.kubo-end:enabled').waitFor();
  await keys(page, 'e');
  await page.locator('#kubo-window-title:focus').waitFor();
  await press(page, button(page, 'Let it pass'));
}

async function layByHint(page: Page): Promise<void> {
  await followHint(page);
  await page.locator('[data-hand][aria-selected="true"]').waitFor();
  await keys(page, 'l');
  await page.locator('.kubo-card--laid').waitFor();
}

async function turn(page: Page): Promise<void> {
  await layByHint(page);
  await endTurn(page);
}

/** Three layers lie whole: each card of the fourth completes the column below it. */
const [top = []] = layersOf('standard').slice(-1);
const [first = 'red S1', drawn = 'red S2', other = 'red S3'] = top;
const laid = layersOf('standard')
  .slice(0, -1)
  .flat()
  .filter((card) => !cornersOf('standard').includes(card));
const column = kuboLines.find(
  ({ cards }) => cards.includes(first) && cards.every((card) => card === first || !top.includes(card)),
);
if (column === undefined) throw new Error('Every card of the fourth layer has a column below it');
const claim: Extract<KuboMove, { kind: 'claim' }> = { kind: 'claim', by: seat(0), line: column.id };

const last = (): GameRecord => ({
  ...kuboRecord(
    [
      { name: 'Ann', kind: 'person' },
      { name: 'Ben', kind: 'person' },
    ],
    1,
  ),
  setUp: { dealer: 1, laid, hands: [[first], [other]], deck: [drawn] },
});

/** A card that is laid is a move: what waits is a line that is pointed out. */
async function pointOutLine(page: Page): Promise<() => Promise<void>> {
  await layByKeys(page, first);
  await page.locator('.kubo-card--laid').waitFor();
  await page.locator('.kubo-end:enabled').waitFor();
  await pointOut(page, claim);
  return () => page.locator('.actions-main:not(:disabled)', { hasText: said('Claim') }).waitFor();
}

export const kubo: StoryOf = {
  seed: 3,
  // Nothing depends on the clock: the steal window has no limit of time.
  houseRules: (page) => write(page, 'Steal window, s', '0'),
  turns: [turn, turn, turn],
  async begin(page) {
    await layByHint(page);
    const left = await cardsInHand(page);
    return async () => {
      await page.locator('.kubo-card--laid').waitFor();
      await expect.poll(() => cardsInHand(page)).toBe(left);
    };
  },
  // The end of a round is far from its beginning: another game goes through it from Ann's last card.
  last,
  kept: { record: last, begin: pointOutLine },
  async end(page) {
    for (const [at, card] of [first, drawn].entries()) {
      await layByKeys(page, card);
      await expect.poll(() => page.locator('.kubo-card--laid').count()).toBe(at + 1);
      await page.locator('.kubo-end:enabled').waitFor();
    }
    await pointOut(page, claim);
    await keys(page, 'c');
    await endTurn(page);
  },
  kinds: ['lay', 'lay', 'claim', 'end', 'wave'],
};
