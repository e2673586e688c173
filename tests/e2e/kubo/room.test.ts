import { describe, expect, it } from 'vitest';
import type { CardName } from '#shared/games/kubo/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { holdPauses, tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { comeForward, wholeGame } from './at-kubo.ts';

/** Ann completes three lines with four cards. */
const hands: readonly (readonly CardName[])[] = [
  ['blue M1', 'blue L1', 'blue S2', 'blue S3', 'red M3', 'yellow L2', 'green XL3'],
  ['blue XL3', 'red M4'],
];
const ends = ['blue S1', 'blue XL1', 'blue S1', 'blue S4'] as const;

describe.skipIf(!tableCanBeSeen)('the table of Kubo in windows of every size', () => {
  const door = theDoor();

  it('keeps what can be done in view, fits a window that has room, and nothing scrolls sideways', async () => {
    const page = door.page();
    const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
    await door.lay({ ...kuboRecord(people, 5), setUp: { dealer: 1, hands } });
    await comeForward(page);
    for (const card of ['blue M1', 'blue L1', 'blue S2', 'blue S3']) {
      await page.locator(`[data-hand="${card}"]`).click();
      await page.locator(`[data-hand="${card}"][aria-selected="true"]`).waitFor();
      await page.keyboard.press('l');
      await page.locator(`[data-card="${card}"]`).waitFor();
    }
    for (const card of ends) await page.locator(`[data-cell="${card}"]`).click();
    await page.locator('.kubo-line').nth(1).waitFor();
    await page.locator('[data-hand="red M3"]').click();

    for (const [width, height] of [
      [640, 400],
      [900, 700],
      [1280, 800],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = `${width} x ${height}`;
      for (const name of ['Claim for 1 point', 'Lay red M3', 'Point out a line', 'End turn, leave 2 lines']) {
        const box = await page.getByRole('button', { name }).boundingBox();
        expect([size, name, (box?.y ?? height) + (box?.height ?? 0) <= height]).toEqual([size, name, true]);
        expect([size, name, (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width]).toEqual([
          size,
          name,
          true,
        ]);
      }
      const table = await page.locator('.table--kubo').evaluate((one) => ({
        sideways: one.scrollWidth - one.clientWidth,
        down: one.scrollHeight - one.clientHeight,
      }));
      expect([size, table.sideways]).toEqual([size, 0]);
      if (width >= 1280) expect([size, table.down]).toEqual([size, 0]);
      if (width <= 1280) expect([size, (await axeOn(page)).findings]).toEqual([size, []]);
    }
  });

  it('puts one thing below another while a computer plays, and when the game is over', async () => {
    const page = door.page();
    await page.setViewportSize({ width: 1280, height: 800 });
    const column = () =>
      page.locator('.table-side > :not(.pad-place)').evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return [top, bottom] as const;
        }),
      );
    const stand = async (count: number) => {
      const places = (await column()).flat();
      expect(places).toHaveLength(count * 2);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places.at(-1)).toBeLessThanOrEqual(800);
    };
    await holdPauses(page);
    const computer = { name: 'Green', kind: 'computer' as const, level: 1 };
    await door.lay({
      ...kuboRecord([computer, { name: 'Ann', kind: 'person' }], 5),
      setUp: { dealer: 1, hands },
    });
    await page.locator('.computer-place').waitFor();
    await stand(3);
    await page.setViewportSize({ width: 640, height: 400 });
    await expect
      .poll(async () => (await page.locator('.computer-place').boundingBox())?.width ?? 0)
      .toBeGreaterThan(600);
    await page.setViewportSize({ width: 1280, height: 800 });
    const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
    await door.lay({ ...kuboRecord(people, 25), moves: await wholeGame(25) });
    await page.locator('#end-title').waitFor();
    await stand(2);
  });
});
