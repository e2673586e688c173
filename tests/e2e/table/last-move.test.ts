import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { longTest } from '#tests/support/patience.ts';
import type { GameRecord } from '#shared/records/index.ts';
import { midGame } from '#tests/support/mid-games/mid-games.ts';
import { still } from '#tests/support/screens.ts';
import { publishedBefore, tableCanBeSeen, theDoor } from './at-the-table.ts';

/** The game as it was before whoever is on turn did anything in it. */
function atItsBeginning(record: GameRecord): GameRecord {
  const by = record.moves.at(-1)?.by;
  const before = record.moves.findLastIndex((move) => move.by !== by);
  return { ...record, moves: record.moves.slice(0, before + 1) };
}

/** Something that a press takes up at each table, and what the last move marks there. */
const tables = {
  Alphacubes: {
    record: () => publishedBefore(19),
    takes: '[role=listbox][aria-label="Your hand"] [role=option]',
    marks: '.table-board .cube--last-play',
    again: ';',
  },
  CUBEWORD: {
    record: () => midGame('cubeword'),
    takes: '.table-side [role=option]',
    marks: '.table-board .cube--last-play',
    again: ';',
  },
  Kubagram: {
    record: () => atItsBeginning(midGame('kubagram')),
    takes: '.actions-main',
    marks: '.score-pad .cube--last-play, .kubagram-square--taken',
    again: ';',
  },
  Kubo: {
    record: () => atItsBeginning(midGame('kubo')),
    takes: '[data-hand][aria-selected="false"]',
    marks: '[data-last-move]',
    again: 'm',
  },
  'SCRUBLE Cube': {
    record: () => midGame('scruble'),
    takes: '[data-place]',
    marks: '[data-last-move]',
    again: 'm',
  },
} as const;

/** What has the focus, undefined where it is lost. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body ? undefined : activeElement.tagName;
  });

describe.skipIf(!tableCanBeSeen)('the last move at every table', () => {
  const door = theDoor();

  it.each(Object.keys(tables) as (keyof typeof tables)[])(
    '%s: lies open, folds by an act or a press, and is shown again by its keys, with the focus kept (P35)',
    { timeout: longTest },
    async (name) => {
      const page = door.page();
      const { record, takes, marks, again } = tables[name];
      await door.lay(record());
      await page.locator('[data-drawn="loading"]').waitFor({ state: 'detached' });
      const curtain = page.locator('.curtain button');
      if ((await curtain.count()) > 0) await curtain.click();
      const [slip, line] = [page.locator('.last-move'), page.locator('.last-move-line')];
      const stands = async (isOpen: boolean) => {
        await (isOpen ? slip : line).waitFor();
        await (isOpen ? line : slip).waitFor({ state: 'detached' });
        await still(page);
        expect(await focused(page)).toBeDefined();
      };
      await stands(true);
      const marked = () => page.locator(marks).count();
      expect(await marked()).toBeGreaterThan(0);
      await page.locator(takes).first().click();
      await stands(false);
      await page.keyboard.press(';');
      await stands(true);
      expect(await marked()).toBeGreaterThan(0);
      await slip.getByRole('button', { name: 'Fold' }).click();
      await stands(false);
      await page.keyboard.press(again);
      await stands(true);
      await slip.getByRole('button', { name: 'Fold' }).press('Enter');
      await stands(false);
      await page.keyboard.press('Shift');
      await line.getByRole('button', { name: 'Show again' }).press('Enter');
      await stands(true);
    },
  );
});
