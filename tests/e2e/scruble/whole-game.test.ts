import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { places, type ScrubleMove } from '#shared/games/scruble/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { longTest } from '#tests/support/patience.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';
import { tabTo } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor, turnLine } from '../table/at-the-table.ts';

const person = (name: string) => ({ name, kind: 'person' }) as const;
const cell = (page: Page, place: number) => page.locator(`[data-place="${place}"]`);
const turnIs = (page: Page, text: string) => expect.poll(() => turnLine(page).textContent()).toBe(text);
const onMap = (page: Page) => page.locator('.map-place:focus');
const made = (page: Page) => page.locator('.twist-made').textContent();

describe.skipIf(!tableCanBeSeen)('the table of SCRUBLE Cube', () => {
  const door = theDoor();
  const moves = (id: string): readonly ScrubleMove[] => {
    const file = path.join(door.home(), 'games', `${id}.cubewright.json`);
    return expectOk(parseRecord(readFileSync(file, 'utf8'))).moves as readonly ScrubleMove[];
  };
  const saved = (id: string, count: number) => expect.poll(() => moves(id).length).toBe(count);

  it('is played to the end of a game by keyboard alone', { timeout: longTest }, async () => {
    const page = door.page();
    const id = await door.lay(scrubleRecord([person('Ann'), person('Ben')], { finish: 'rounds', rounds: 2 }));
    await page.evaluate(() => {
      document.addEventListener('pointerdown', () => document.body.setAttribute('data-pointed', ''), true);
    });
    await turnIs(page, 'Turn 1, Ann to play');
    await onMap(page).waitFor();

    // The map shows each place once, and arrows lead over its edges.
    expect(await page.locator('[data-place]').count()).toBe(places.length);
    await cell(page, 36).and(page.locator(':focus')).waitFor();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    expect(await onMap(page).getAttribute('aria-label')).toContain('Right, row 2, column 1');

    // Twists by the letters of cubers, taken back one by one, and undone like any step.
    const before = await page.locator('.map-place').allTextContents();
    await page.keyboard.press('r');
    await page.keyboard.press('2');
    await page.keyboard.press('Shift+U');
    await expect.poll(() => made(page)).toMatch(/^2 twists this turn: column 4 .*\(R\), row 2 .*\(2U'\)$/);
    await page.keyboard.press('Backspace');
    await expect.poll(() => made(page)).toMatch(/^1 twist this turn/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => made(page)).toMatch(/^2 twists this turn/);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect.poll(() => page.locator('.map-place').allTextContents()).toEqual(before);

    // A trace that bends is refused, and says why; Escape takes it off.
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText('is not next in line').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.map-place[aria-selected="true"]').count()).toBe(0);

    // Each turn by its hint, a step at a time; the last two of Ben without a word.
    for (const [turn, name] of ['Ann', 'Ben', 'Ann'].entries()) {
      await turnIs(page, `Turn ${turn + 1}, ${name} to play`);
      await onMap(page).waitFor();
      await page.keyboard.press('!');
      await tabTo(page, page.getByRole('button', { name: 'Where?' }));
      for (const button of ['Which word?', 'Which twists?', 'Do it']) {
        await page.keyboard.press('Enter');
        await page.locator('.hint h2:focus').waitFor();
        await tabTo(page, page.getByRole('button', { name: button }));
      }
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Claim [A-Z]+ for \d+/ }).waitFor();
      await onMap(page).waitFor();
      // Another key in between: of two quick presses the second would still be meant for "Do it".
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await saved(id, turn + 1);
    }
    expect(moves(id).map(({ kind }) => kind)).toEqual(['claim', 'claim', 'claim']);
    await turnIs(page, 'Turn 4, Ben to play');
    await onMap(page).waitFor();
    await page.keyboard.press('f');
    await tabTo(page, page.getByRole('button', { name: 'End turn' }));
    await page.keyboard.press('Enter');
    // It would end the game, which is asked first.
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await turnIs(page, 'The game is over');
    expect(moves(id).at(-1)).toMatchObject({ kind: 'pass', by: 1, twists: [{ quarters: 1 }] });
    expect(await page.locator('body').getAttribute('data-pointed')).toBeNull();
    expect(door.heard()).toEqual([]);
  });

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
    await page
      .getByText(/would have brought|Nothing better/)
      .first()
      .waitFor();
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
    await page.getByRole('button', { name: 'Flat view only' }).click();
    await expect.poll(() => page.locator('.scruble-space').count()).toBe(0);
    expect(await page.locator('[data-place]').count()).toBe(places.length);
    await page.getByRole('button', { name: 'Show the cube' }).click();
    await page.locator('.scruble-space[data-drawn="scene"]').waitFor();
    expect(await page.locator('[data-place]').count()).toBe(places.length);
    expect(door.heard()).toEqual([]);
  });
});
