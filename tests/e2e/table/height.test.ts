import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { longTest } from '#tests/support/patience.ts';
import { midGame } from '#tests/support/mid-games/mid-games.ts';
import { still } from '#tests/support/screens.ts';
import { lift, publishedBefore, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';

const sizes = [
  [2560, 1440],
  [1920, 1080],
  [1680, 1050],
  [1600, 900],
  [1440, 900],
  [1366, 768],
  [1280, 1024],
  [1280, 800],
  [1280, 720],
  [1200, 1600],
  [1100, 700],
  [1024, 768],
  [800, 1280],
  [640, 400],
  [844, 390],
  [390, 844],
] as const;

const tables = {
  Alphacubes: () => publishedBefore(19),
  CUBEWORD: () => midGame('cubeword'),
  Kubagram: () => midGame('kubagram'),
  Kubo: () => midGame('kubo'),
  'SCRUBLE Cube': () => midGame('scruble'),
} as const;

/** Between two places beside the board there is never more room than this. */
const widest = 48;

/** Runs in the page: what is wrong with who gets height, in words. */
function faults(most: number): readonly string[] {
  const box = (element: Element) => element.getBoundingClientRect();
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const found: string[] = [];
  const inWindow = (selector: string) => {
    for (const one of all(selector)) {
      const { top, bottom, height } = box(one);
      if (height > 0 && (top < -1 || bottom > innerHeight + 1))
        found.push(`${selector} is out of the window`);
    }
  };
  inWindow('.top-line');
  inWindow('.actions');
  const side = document.querySelector('.table-side');
  if (side === null) return [...found, 'nothing is beside the board'];
  // In one column that scrolls nothing is short of height.
  const isBeside = getComputedStyle(side).display === 'flex';
  const zoom = side.currentCSSZoom;
  const pad = document.querySelector('.score-pad');
  const whole = document.querySelector('.score-whole');
  const isCompact = document.querySelector('.table-screen--compact') !== null;
  if (isBeside && !isCompact) {
    // The middle of Kubo is one of its columns; whatever lies apart from the others has no neighbour there.
    const column = document.querySelector('.kubo-middle') ?? side;
    const places = [...column.children].filter(
      (one) => box(one).height > 0 && getComputedStyle(one).position !== 'absolute',
    );
    const edges = places
      .map((place) => ({
        name: place.className,
        top: box(place).top,
        bottom: box(place.matches('.pad-place') && pad !== null ? pad : place).bottom,
      }))
      .sort((one, other) => one.top - other.top);
    for (const [at, { name, bottom }] of edges.entries()) {
      const next = edges[at + 1];
      const free = next === undefined ? 0 : (next.top - bottom) / zoom;
      if (free > most + 1) found.push(`${Math.round(free)} px are free below ${name}`);
      if (free < -1) found.push(`${name} lies over ${next?.name}`);
    }
    for (const sheet of side.querySelectorAll('.sheet, .scruble-word'))
      if (sheet.scrollHeight > sheet.clientHeight + 1) found.push(`cut: ${sheet.className}`);
  }
  if (pad === null || whole === null) return found;
  if (isBeside) inWindow('.score-whole');
  const rows = all('.score-whole tr').filter(
    (row) => getComputedStyle(row).visibility !== 'hidden' && row.closest('.visually-hidden') === null,
  );
  for (const row of rows) {
    const isCut = box(row).top < box(whole).top - 1 || box(row).bottom > box(whole).bottom + 1;
    if (isCut || box(row).bottom > box(pad).bottom) found.push(`cut: ${row.textContent}`);
  }
  const blank = (box(pad).bottom - Math.max(...rows.map((row) => box(row).bottom))) / zoom;
  if (blank > 12) found.push(`${blank} px of the sheet are empty`);
  const isFolded = document.querySelector('.score-folded') !== null;
  if (isFolded && rows.length < 4) found.push(`only ${rows.length - 1} rows`);
  return found;
}

/** Runs in the page: the sum of each column of the pad, with what is folded, and its total. */
function sums(): readonly (readonly [number, number])[] {
  const figure = (element: Element | null) => Number((element?.textContent ?? '0').replace('−', '-'));
  const heads = [...document.querySelectorAll('.score-whole thead th:has(.score-total)')];
  return heads.map((head, at) => {
    const cells = [...document.querySelectorAll('.score-whole tr:not(.score-row-folded)')].map(
      (row) => row.querySelectorAll('td')[at],
    );
    const sum = cells.reduce((before, cell) => before + figure(cell?.querySelector('b') ?? null), 0);
    return [sum, figure(head.querySelector('.score-total'))];
  });
}

/** Runs in the page: whether the upper edge cuts a row, of which 24 px are hidden, or two fifths of a lower one. */
function cutRow(list: HTMLElement) {
  const edge = list.getBoundingClientRect().top;
  const boxes = [...list.querySelectorAll('li')].map((row) => row.getBoundingClientRect());
  const cut = boxes.find(({ top, bottom }) => top < edge - 1 && bottom > edge + 1);
  const shown = cut === undefined ? 0 : cut.bottom - edge;
  const tall = cut?.height ?? 0;
  return { isCut: shown > 8, isMost: shown > tall - Math.min(24, 0.4 * tall) + 1.5 };
}

describe.skipIf(!tableCanBeSeen)('who gets height beside the board', () => {
  const door = theDoor();
  const openHand = async (page: Page) => {
    await page.locator('[data-drawn="loading"]').waitFor({ state: 'detached' });
    const curtain = page.locator('.curtain button');
    if ((await curtain.count()) === 0) return;
    await curtain.click();
    await curtain.waitFor({ state: 'detached' });
  };

  it.each(Object.keys(tables) as (keyof typeof tables)[])(
    '%s: whole rows only, no sheet empty or cut, and at most 48 px between two places, in 16 windows',
    { timeout: longTest },
    async (name) => {
      const page = door.page();
      await page.setViewportSize({ width: 1280, height: 800 });
      await door.lay(tables[name]());
      await openHand(page);
      await page.locator('.score-pad').waitFor();
      await page.getByRole('tab', { name: 'Scores' }).first().click();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await still(page);
        await expect
          .poll(() => page.evaluate(faults, widest), { message: `${name} at ${width} by ${height}` })
          .toEqual([]);
        for (const [sum, total] of await page.evaluate(sums)) expect(sum).toBe(total);
      }
    },
  );

  it('folds the slip before the pad falls under three rows, with clocks and sand in low windows', async () => {
    const page = door.page();
    await page.setViewportSize({ width: 1280, height: 800 });
    await door.lay(publishedBefore(19, { clock: 'game', clockMinutes: 60, sandSeconds: 120 }));
    await openHand(page);
    const yields = () => page.locator('.table-side').getAttribute('data-yields');
    for (const [height, first] of [
      [800, ''],
      [700, 'slip'],
      [800, ''],
    ] as const) {
      await page.setViewportSize({ width: 1280, height });
      await still(page);
      await expect.poll(yields, { message: `at ${height}` }).toBe(first);
      await expect.poll(() => page.evaluate(faults, widest), { message: `at ${height}` }).toEqual([]);
    }
    // With all that there is less height than even three rows and one line want.
    await page.locator('.table-side').evaluate((side) => {
      side.prepend(Object.assign(document.createElement('p'), { style: 'flex: none; height: 300px' }));
    });
    await page.locator('.table-screen--compact').waitFor();
  });

  it('leads from the folded rows to all moves, which stay where they are read', async () => {
    const page = door.page();
    await page.setViewportSize({ width: 1280, height: 720 });
    await door.lay(publishedBefore(15));
    await lift(page, 'Green');
    await page.getByRole('button', { name: 'Show all moves' }).press('Enter');
    await page.locator('[data-tab="moves"]:focus').waitFor();
    const moves = page.locator('.score-pad .moves');
    const place = () =>
      moves.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
        top: scrollTop,
        left: scrollHeight - clientHeight - scrollTop,
        tall: scrollHeight,
      }));
    await expect.poll(async () => (await place()).top).toBeGreaterThan(100);
    await expect.poll(() => moves.evaluate(cutRow)).toEqual({ isCut: true, isMost: false });
    expect((await place()).left).toBeLessThan(2);
    const pass = async (next: string) => {
      // Another key between two presses tells that the second is meant.
      await page.keyboard.press('Shift');
      await page.getByRole('button', { name: 'Pass' }).click();
      await expect.poll(() => turnLine(page).textContent()).toContain(next);
    };
    const before = await place();
    await pass('Blue');
    await expect.poll(async () => (await place()).tall).toBeGreaterThan(before.tall);
    await expect.poll(async () => (await place()).left).toBeLessThan(2);
    await moves.evaluate((list) => list.scrollTo(0, 30));
    const read = await place();
    await lift(page, 'Blue');
    await pass('Orange');
    await expect.poll(async () => (await place()).tall).toBeGreaterThan(read.tall);
    expect((await place()).top).toBe(30);
  });
});
