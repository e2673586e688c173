import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import type { AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { annAndBen, lift, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';

const names = ['Wilhelmina', 'Bartholomew', 'Ann', 'Constantijn de Groot', 'Ben', 'Maximiliana'];

/** The first player can lay HAVEN, and the second goes on to HAVENWEG, in a game of this many. */
function havenweg(seats: number): AlphacubesRecord {
  const record = annAndBen();
  const held: number[] = [];
  for (const letter of 'HAVENXOWEGAROU') {
    const cube = alphacubesSet.pieces.find(
      ({ id, letters }) => letters.includes(letter) && !held.includes(id),
    );
    if (cube === undefined) throw new Error(`No cube shows ${letter}`);
    held.push(cube.id);
  }
  const rest = (record.setUp?.drawOrder ?? []).filter((cube) => !held.includes(cube));
  return {
    ...record,
    players: names.slice(0, seats).map((name) => ({ name, kind: 'person' })),
    setUp: { drawOrder: [...held, ...rest].map(cubeId), first: 0 },
  };
}

async function lay(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Type a play' }).fill(line);
  await page.keyboard.press('Enter');
}

/** Texts that do not lie whole in their own box and in the window, of those that can be seen. */
const cut = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const text = range.getBoundingClientRect();
        if (text.width === 0) return false;
        const box = element.getBoundingClientRect();
        return text.left < box.left - 1 || text.right > box.right + 1 || text.right > innerWidth;
      })
      .map((element) => element.textContent),
  );

/** How many lines the text of an element takes. */
const lines = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** By how much what can be done is wider than its row. */
const overActions = (page: Page) =>
  page.locator('.actions').evaluate((actions) => actions.scrollWidth - actions.clientWidth);

describe.skipIf(!tableCanBeSeen)('the table in windows of many sizes', () => {
  const door = theDoor();

  describe('a long word', () => {
    // One table for all sizes: playing up to the word takes far more than making the window another one.
    let lies = false;
    const layWord = async () => {
      if (lies) return;
      const page = door.page();
      await page.setViewportSize({ width: 1280, height: 800 });
      await door.lay(havenweg(2));
      await lift(page, 'Wilhelmina');
      await lay(page, 'E9 across HAVEN');
      await page.getByRole('button', { name: /^Play HAVEN/ }).waitFor();
      await expect.poll(() => overActions(page)).toBe(0);
      await page.getByRole('button', { name: /^Play HAVEN/ }).click();
      await lift(page, 'Bartholomew');
      await lay(page, 'E9 across HAVENWEG');
      await page.locator('.word-sum').waitFor();
      lies = true;
    };

    it.each([
      [1280, 800],
      [1024, 768],
      [640, 400],
      [2560, 1440],
    ])('at %i by %i keeps to one line, and nothing of it is cut (8.1)', async (width, height) => {
      const page = door.page();
      await layWord();
      await page.setViewportSize({ width, height });
      await page.waitForFunction((size) => innerWidth === size, width);
      await expect.poll(() => page.locator('.word-title').textContent()).toBe('HAVENWEG');
      await expect.poll(() => lines(page, '.word-title')).toBe(1);
      await expect
        .poll(() =>
          cut(
            page,
            '.word-title, .word-terms, .letter-points, .word-total > b, .score-word, .actions > button',
          ),
        )
        .toEqual([]);
      await expect.poll(() => overActions(page)).toBe(0);
    });
  });

  it.each([3, 4, 5, 6])(
    'names of %i players and their words are read whole on the score pad (8.1)',
    async (seats) => {
      const page = door.page();
      await page.setViewportSize({ width: 1280, height: 800 });
      await door.lay(havenweg(seats));
      await lift(page, 'Wilhelmina');
      await lay(page, 'E9 across HAVEN');
      await page.getByRole('button', { name: /^Play HAVEN/ }).click();
      await expect.poll(() => turnLine(page).textContent()).toContain('Bartholomew');
      await expect.poll(() => cut(page, '.score-name > span, .score-word')).toEqual([]);
      const pad = page.locator('.score-whole');
      const text = await pad.innerText();
      for (const name of names.slice(0, seats)) expect(text).toContain(name);
      expect(text).toContain('HAVEN');
      const hidden = () => pad.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      await expect.poll(hidden).toBeLessThanOrEqual(0);
      const ellipses = await page
        .locator('.score-pad *')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).textOverflow === 'ellipsis').length);
      expect(ellipses).toBe(0);
    },
  );

  it('in a window of 2560 by 1440 the board fills the height, and the rest grows with it (8.1)', async () => {
    const page = door.page();
    await page.setViewportSize({ width: 1280, height: 800 });
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    const measures = () =>
      page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return {
          below: innerHeight - box('.board').bottom,
          cube: box('.hand-place .cube').width,
          action: box('.actions-main').height,
          side: box('.table-side').width,
          top: box('.top-line').height,
          right: innerWidth - box('.table-side').right,
        };
      });
    const drawn = await measures();
    await page.setViewportSize({ width: 2560, height: 1440 });
    await expect.poll(async () => (await measures()).cube / drawn.cube).toBeCloseTo(1.8, 1);
    const large = await measures();
    expect(large.below).toBeLessThan(45);
    for (const what of ['action', 'side', 'top'] as const) {
      expect(large[what] / drawn[what], what).toBeGreaterThan(1.7);
    }
    expect(large.right).toBeLessThan(160);
    // What lies under the pointer is what it seems to be.
    await page.locator('[data-cube]').first().dragTo(page.locator('[data-square="I9"]'));
    await page.locator('[data-square="I9"] .cube--laid').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
