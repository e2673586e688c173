import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { positionNow } from '#renderer/table/position/edit-position.ts';
import type { LoadedGame, TableTypes } from '#renderer/table/store/index.ts';
import { gameOf, manifestOf, type GameId } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { openPuzzle } from '#shared/puzzles/index.ts';
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
function midway(id: Id, record = midGame(id)): string {
  const { timeline } = replayRecord(record as AnyRecord);
  const game = { game: gameOf(id), timeline } as unknown as LoadedGame<TableTypes>;
  const setUp = positionNow(game, { kind: 'all' })?.setUp;
  return formatRecord({ ...record, setUp, takenBack: 0, moves: [] } as Parameters<typeof formatRecord>[0]);
}

/** The record of a game that begins with the turn of a puzzle that comes with the game. */
async function posed(id: GameId): Promise<string> {
  const puzzles = await manifestOf(id).loadPuzzles?.();
  const [first] = (await puzzles?.load()) ?? [];
  if (first === undefined) throw new Error(`${id} has no puzzles`);
  const { game, timeline } = expectOk(await openPuzzle(first));
  const { options, seats, seed } = first.position;
  const { setUp } = positionNow({ game, timeline } as LoadedGame<TableTypes>, { kind: 'all' }) ?? {};
  const players = Array.from({ length: seats }, (_, at) => ({ name: `Player ${at + 1}`, kind: 'person' }));
  const record = { ...midGame('cubeword'), game: id, players, options, seed, setUp, takenBack: 0, moves: [] };
  return formatRecord(record as unknown as Parameters<typeof formatRecord>[0]);
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

async function take(page: Page, id: GameId, record: string): Promise<void> {
  // From the editor of another game nobody arrives anew.
  await visit(page, '/', 'Cubewright');
  await visit(page, `/position/${id}`, 'Position editor');
  await page.locator(`.${id}-position`).waitFor();
  await text(page).fill(record);
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
    ['cubeword', 'No puzzle: The position is not one for a puzzle. More in Help'],
    ['kubagram', 'No puzzle: The position is not one for a puzzle. More in Help'],
    ['kubo', 'saved'],
    ['scruble', 'saved'],
  ] as const)(
    'keeps that of %s as a puzzle or says why not, and plays on: %s',
    async (id, outcome) => {
      const page = door.page();
      await take(page, id, midway(id));
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

  it.each(['alphacubes', 'cubeword', 'kubagram'] as const)(
    'keeps a position of %s that has an answer as a puzzle, which can be opened',
    async (id) => {
      const page = door.page();
      await take(page, id, await posed(id));
      await press(page, 'Save as puzzle');
      const open = page.getByRole('link', { name: 'Open the puzzle' });
      await open.or(page.getByRole('alert').filter({ hasText: 'No puzzle:' })).waitFor();
      await open.click();
      await expect.poll(() => page.url()).toContain('#/puzzle/own/');
      await page.locator('.table-screen').waitFor();
      await visit(page, '/puzzles', 'Puzzles');
      await page.locator('.puzzles-row a[href^="#/puzzle/own/"]').first().waitFor();
    },
    longTest,
  );

  it(
    'stops an analysis, and begins it again',
    async () => {
      const page = door.page();
      await take(page, 'scruble', midway('scruble'));
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

  it('has the word list of the game that it takes, or the one that is chosen then', async () => {
    const page = door.page();
    const record = midGame('cubeword');
    const { lexicon } = record;
    if (lexicon === undefined) throw new Error('CUBEWORD has a word list');
    const large = { ...record, lexicon: { ...lexicon, name: 'english-large' } };
    await take(page, 'cubeword', midway('cubeword', large));
    const list = page.getByRole('combobox', { name: 'Word list' });
    await expect.poll(() => list.inputValue()).toBe('english-large');
    await expect.poll(() => text(page).inputValue()).toContain('"english-large"');
    await page.reload();
    await expect.poll(() => list.inputValue()).toBe('english-large');
    await list.selectOption('english');
    await expect.poll(() => text(page).inputValue()).toContain('"english"');
    await press(page, 'Undo');
    await expect.poll(() => list.inputValue()).toBe('english-large');
    await expect.poll(() => text(page).inputValue()).toContain('"english-large"');
    await list.selectOption('english');
    await expect.poll(() => text(page).inputValue()).toContain('"english"');
    await page.reload();
    await expect.poll(() => list.inputValue()).toBe('english');
    await take(page, 'scruble', midway('scruble'));
  });

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
