import { describe, expect, it } from 'vitest';
import { annAndBen, lift, tableCanBeSeen, theDoor } from './at-the-table.ts';

describe.skipIf(!tableCanBeSeen)('P16 a pause at the table', () => {
  const door = theDoor();

  it('P16 P3 covers board and hand by F9, and Enter goes on where the player was', async () => {
    const page = door.page();
    await door.lay(annAndBen({ clock: 'game', sandSeconds: 120 }));
    await lift(page, 'Ann');
    await page.getByText('left').first().waitFor();
    await page.keyboard.press('F9');
    await page.getByRole('heading', { name: /^Paused at \d\d:\d\d$/ }).waitFor();
    expect(await page.locator('.cube-letter, [data-cube], [data-square], .net').count()).toBe(0);
    expect(await page.getByRole('button', { name: /Undo|Hint|Game/ }).count()).toBe(0);
    for (const [width, height] of [
      [390, 844],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await page.getByRole('button', { name: 'Go on as Ann' }).boundingBox();
      expect(box?.y).toBeLessThan(height - (box?.height ?? height));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await page.locator('.hand .cube-letter').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.table-board') !== null))
      .toBe(true);
  });
});
