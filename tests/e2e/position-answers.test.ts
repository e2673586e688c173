import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { positionNow } from '#renderer/table/position/edit-position.ts';
import type { LoadedGame, TableTypes } from '#renderer/table/store/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord, replayRecord, type AnyRecord } from '#shared/records/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { midGame } from '#tests/support/mid-games/mid-games.ts';
import { longTest } from '#tests/support/patience.ts';
import { still, visit } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor } from './table/at-the-table.ts';

type Id = Parameters<typeof midGame>[0];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const text = (page: Page) => page.getByRole('textbox', { name: /^The position as text/ });

/** The record of a game that begins where another stands in its middle. */
function midway(id: Id): string {
  const record = midGame(id);
  const { timeline } = replayRecord(record as AnyRecord);
  const game = { game: gameOf(id), timeline } as unknown as LoadedGame<TableTypes>;
  const setUp = positionNow(game, { kind: 'all' })?.setUp;
  return formatRecord({ ...record, setUp, takenBack: 0, moves: [] } as Parameters<typeof formatRecord>[0]);
}

/** Scores, who is next, and the words or cards that lie: how a die lies turned does not count. */
function standing(record: AnyRecord) {
  const { rules } = gameOf(record.game);
  const { timeline } = replayRecord(record);
  if (timeline === undefined) throw new Error('The game does not begin');
  const state = timeline.state as {
    readonly felt?: unknown;
    readonly table?: unknown;
    readonly cube?: unknown;
  };
  const { felt, table, cube } = state;
  return { scores: rules.scores(state), next: rules.turn(state).seat, felt, table, cube };
}

async function take(page: Page, id: Id): Promise<void> {
  await visit(page, `/position/${id}`, 'Position editor');
  await page.locator(`.${id}-position`).waitFor();
  await text(page).fill(midway(id));
  await press(page, 'Take over this text');
  await page.getByText('This position can be played.').waitFor();
}

describe.skipIf(!tableCanBeSeen)('what is done with a position', () => {
  const door = theDoor({ own: true });
  beforeAll(() => visit(door.page(), '/', 'Cubewright'));
  const games = () => {
    const folder = path.join(door.home(), 'games');
    const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    return texts.map((one) => expectOk(parseRecord(one)));
  };

  it.each([
    ['cubeword', 'No puzzle: The position is not one for a puzzle.'],
    ['kubagram', 'No puzzle: The position is not one for a puzzle.'],
    ['kubo', 'saved'],
    ['scruble', 'saved'],
  ] as const)(
    'keeps that of %s as a puzzle or says why not, and plays on: %s',
    async (id, outcome) => {
      const page = door.page();
      await take(page, id);
      await press(page, 'Save as puzzle');
      const open = page.getByRole('link', { name: 'Open the puzzle' });
      const refused = page.getByRole('alert').filter({ hasText: 'No puzzle:' });
      await open.or(refused).waitFor();
      expect((await open.count()) > 0 ? 'saved' : await refused.innerText()).toBe(outcome);
      await press(page, 'Play on');
      await page.locator('.table-screen .top-line-game').waitFor();
      const begun = games().filter(({ game }) => game === id);
      expect(begun.map(standing)).toEqual([standing(expectOk(parseRecord(midway(id))))]);
      await visit(page, '/', 'Cubewright');
    },
    longTest,
  );

  it(
    'stops an analysis, and begins it again',
    async () => {
      const page = door.page();
      await take(page, 'scruble');
      // Both in one go: the search cannot have ended between them.
      await page.evaluate(async () => {
        const button = (name: string) =>
          [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
        button('Analyse')?.click();
        await Promise.resolve();
        const stop = button('Stop');
        if (stop === undefined) throw new Error('There is no button to stop');
        stop.click();
      });
      await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' });
      await page.locator('[data-live="polite"]', { hasText: 'Stopped.' }).waitFor({ state: 'attached' });
      await press(page, 'Analyse');
      await page.getByRole('rowheader', { name: 'Best' }).waitFor();
    },
    longTest,
  );

  it('copies the text', async () => {
    const page = door.page();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy');
    await page.locator('[data-live="polite"]', { hasText: 'Copied.' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text(page).inputValue());
  });

  it.each(['light', 'dark'] as const)(
    'has nothing that axe refuses, %s and at 200 per cent',
    async (scheme) => {
      const page = door.page();
      await page.emulateMedia({ colorScheme: scheme });
      // A window of 1280 x 800 whose text is twice as large has so many pixels.
      await page.setViewportSize({ width: 640, height: 400 });
      await still(page);
      expect((await axeOn(page)).findings).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
    },
  );
});
