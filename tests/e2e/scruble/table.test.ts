import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { placeAt, places } from '#shared/games/scruble/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { longTest } from '#tests/support/patience.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';
import { tableCanBeSeen, theDoor, turnLine } from '../table/at-the-table.ts';

const person = (name: string) => ({ name, kind: 'person' }) as const;
const cell = (page: Page, place: number) => page.locator(`[data-place="${place}"]`);
const turnIs = (page: Page, text: string) => expect.poll(() => turnLine(page).textContent()).toBe(text);
const made = (page: Page) => page.locator('.twist-made').textContent();

describe.skipIf(!tableCanBeSeen)('the table of SCRUBLE Cube', () => {
  const door = theDoor();

  it('keeps a turn over a reload, names wild pegs, and looks back', { timeout: longTest }, async () => {
    const page = door.page();
    await door.lay(scrubleRecord([person('Ann'), { name: 'Eva', kind: 'computer', level: 2 }], {}, 11));
    // By pointer and by typing: a twist by its button, a word by its letters.
    await page.getByRole('button', { name: 'turn row 2 a quarter to the left' }).click();
    await page.getByLabel('Or type twists').fill('F2');
    await page.getByLabel('Or type twists').press('Enter');
    await expect.poll(() => made(page)).toMatch(/^2 twists this turn: row 2 .*, slice 1 half round/);
    await page.getByLabel('Type a word').fill('QQQQ');
    await page.getByLabel('Type a word').press('Enter');
    await page.getByText('QQQQ cannot be read anywhere').first().waitFor();
    await cell(page, 36).click();
    await cell(page, 37).click();
    await expect.poll(() => page.locator('.map-place[aria-selected="true"]').count()).toBe(2);
    await page.reload();
    await expect.poll(() => page.locator('.map-place[aria-selected="true"]').count()).toBe(2);
    await expect.poll(() => made(page)).toMatch(/^2 twists this turn/);
    expect((await axeOn(page)).findings).toEqual([]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'End turn' }).click();
    await turnIs(page, 'Turn 3, Ann to play');
    await page
      .getByRole('button', { name: 'What could you have' })
      .or(page.locator('.review-link'))
      .first()
      .click();
    await page.locator('.review-tried').waitFor();
    await page.keyboard.press('Escape');

    expect(door.heard()).toEqual([]);
  });
});

describe.skipIf(!tableCanBeSeen)('the cube in space at the table of SCRUBLE Cube', () => {
  const door = theDoor({ motion: 'full' });

  it('stands beside the map, or leaves its place to it', { timeout: longTest }, async () => {
    const page = door.page();
    await door.lay(scrubleRecord([person('Ann'), person('Ben')]));
    await page.locator('.scruble-space[data-drawn="scene"]').waitFor();
    await page.getByRole('button', { name: 'turn row 2 half round' }).click();
    await expect.poll(() => made(page)).toMatch(/^1 twist this turn/);
    // The cube follows what is traced; turned by hand it rests, and tells what it hides, until the trace is cleared.
    const follows = (is: boolean) =>
      page.locator(`.twist-follow[aria-pressed="${is}"]`, { hasText: 'Follow the word' }).waitFor();
    await follows(true);
    for (const row of [0, 1]) await cell(page, placeAt({ face: 'back', row, column: 1 })).click();
    await expect.poll(() => page.locator('.map-place[aria-selected="true"]').count()).toBe(2);
    expect(await page.locator('.hidden-note').count()).toBe(0);
    await page.getByRole('button', { name: 'Turn the view' }).click();
    for (let turned = 0; turned < 6; turned += 1) {
      await page.locator('.turn-buttons').getByRole('button', { name: 'Left' }).click();
    }
    await follows(false);
    await page.locator('.hidden-note', { hasText: /lie at the back$/ }).waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await follows(true);
    await expect.poll(() => page.locator('.hidden-note').count()).toBe(0);
    await page.getByRole('button', { name: 'Map only' }).click();
    await expect.poll(() => page.locator('.scruble-space').count()).toBe(0);
    expect(await page.locator('[data-place]').count()).toBe(places.length);
    await page.getByRole('button', { name: 'Show the cube' }).click();
    await page.locator('.scruble-space[data-drawn="scene"]').waitFor();
    expect(await page.locator('[data-place]').count()).toBe(places.length);
    expect(door.heard()).toEqual([]);
  });
});
