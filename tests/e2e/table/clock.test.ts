import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { visitNewGameOfPeople } from '#tests/support/screens.ts';
import { annAndBen, lift, tableCanBeSeen, theDoor } from './at-the-table.ts';

const wide = { width: 1280, height: 800 };
const small = [
  { width: 390, height: 844 },
  { width: 640, height: 400 },
] as const;
const lights = [
  { theme: 'light', media: { colorScheme: 'light', contrast: 'no-preference' } },
  { theme: 'dark', media: { colorScheme: 'dark', contrast: 'no-preference' } },
  { theme: 'high-contrast', media: { colorScheme: 'light', contrast: 'more' } },
] as const;

async function findingsIn(page: Page, within: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { theme, media } of lights) {
    await page.emulateMedia(media);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
    const { findings } = await axeOn(page, { within });
    found.push(...findings.map((finding) => `${theme}: ${finding}`));
  }
  await page.emulateMedia(lights[0].media);
  return found;
}

/** The places of what matches, from the top. */
const topsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

describe.skipIf(!tableCanBeSeen)('P16 a pause at the table', () => {
  const door = theDoor();

  it('P16 P3 covers board and hand by F9 in every window, and Enter goes on where the player was', async () => {
    const page = door.page();
    await door.lay(annAndBen({ clock: 'game', sandSeconds: 120 }));
    await lift(page, 'Ann');
    await page.getByText('left').first().waitFor();
    for (const size of small) {
      await page.setViewportSize(size);
      await expect.poll(async () => new Set(await topsOf(page, '.clock-strip > li:visible')).size).toBe(1);
      const line = await page.locator('.clock-line').boundingBox();
      expect(line?.height).toBeLessThan(40);
      expect(await page.locator('.clock-strip > .seat-clock--runs').isVisible()).toBe(true);
    }
    await page.setViewportSize(wide);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Pause', exact: true }).waitFor();

    await page.keyboard.press('F9');
    const paused = { name: /^Paused at \d\d:\d\d$/ } as const;
    await page.getByRole('heading', paused).waitFor();
    await other.getByRole('heading', paused).waitFor();
    expect(await page.locator('.cube-letter, [data-cube], [data-square], .net').count()).toBe(0);
    expect(await page.locator('.pause-hand .hand-cube').count()).toBe(7);
    expect(await page.getByRole('button', { name: /Undo|Hint/ }).count()).toBe(0);
    expect(await findingsIn(page, 'html')).toEqual([]);
    for (const size of small) {
      await page.setViewportSize(size);
      const box = await page.getByRole('button', { name: 'Go on as Ann' }).boundingBox();
      expect(box?.y).toBeLessThan(size.height - (box?.height ?? size.height));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
    await page.setViewportSize(wide);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await page.locator('.hand .cube-letter').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.table-board') !== null))
      .toBe(true);
    // In the other window nobody has come forward.
    await other.getByRole('button', { name: 'Show Ann’s hand' }).waitFor();
    await other.close();
  });

  it('P16 is agreed in one row of New game, with sand below it', async () => {
    const page = door.page();
    await visitNewGameOfPeople(page);
    const row = page.locator('.rule-row', { has: page.locator('input[value=game]') });
    await row.locator('input[value=game]').check();
    await row.getByRole('button', { name: 'Add sand: 2 min a turn' }).click();
    await row.getByRole('button', { name: 'Without sand' }).waitFor();
    const tops = await topsOf(page, '.rule-row--wide > .rule-control:has(> .select) > *');
    expect(tops).toHaveLength(4);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(5);
    expect(await findingsIn(page, '.rule-row--wide:has(> .rule-control > .select)')).toEqual([]);
  });
});
