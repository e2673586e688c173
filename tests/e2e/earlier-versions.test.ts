import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlierName } from '#electron/services/earlier/keep-rule.ts';
import { formatRecord, parseRecord } from '#shared/records/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { axeOn } from '#tests/support/axe.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { complaints, screensCanBeSeen, visit } from '#tests/support/screens.ts';

const record = expectOk(parseRecord(published.text));
const after = (moves: number): string =>
  formatRecord({ ...record, moves: record.moves.slice(0, moves) } as typeof record);

/** A game with two versions of today, and a file that was cut after its seventh move. */
describe.skipIf(!screensCanBeSeen)('L3, L4: what a game was like, and what is left of one', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  const fileOf = (...names: readonly string[]) => `${path.join(door.home, ...names)}.cubewright.json`;
  const damaged = `${after(8).split('\n').slice(0, -4).join('\n')}\n    { "by": 0, "kin`;
  const movesIn = (text: string) => expectOk(parseRecord(text)).moves.length;
  beforeAll(async () => {
    door = await openBrowserDoor();
    for (const folder of ['games', 'earlier-versions'])
      mkdirSync(path.join(door.home, folder), { recursive: true });
    writeFileSync(fileOf('games', 'evening'), after(12));
    const now = Date.now();
    writeFileSync(fileOf('earlier-versions', earlierName('evening', now - 600_000)), after(6));
    writeFileSync(fileOf('earlier-versions', earlierName('evening', now - 300_000)), after(9));
    writeFileSync(fileOf('games', 'fresh'), after(0));
    writeFileSync(fileOf('games', 'torn'), damaged);
    page = await door.open();
    heard = complaints(page);
    await visit(page, '/library', 'Library');
  });
  afterAll(async () => {
    await door.close();
  });

  it('shows each version before one is chosen, by keys alone', async () => {
    await page.getByRole('option', { name: /Turn 13/ }).click();
    await page.getByRole('link', { name: 'Earlier versions' }).click();
    await page.getByRole('heading', { level: 1, name: 'Earlier versions of Alphacubes' }).waitFor();
    const rows = page.getByRole('radio');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(2);
    await page.getByRole('radio', { name: '9 moves.' }).and(page.locator(':checked')).waitFor();
    await page.locator('.text-picture .cube').first().waitFor();
    const cubes = () => page.locator('.text-picture .cube').count();
    const newest = await cubes();
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('radio', { name: '6 moves.' }).and(page.locator(':checked')).waitFor();
    await expect.poll(cubes).toBeLessThan(newest);
    expect((await axeOn(page)).findings).toEqual([]);
  });

  it('restores the chosen one, and takes that back', async () => {
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(movesIn(readFileSync(fileOf('games', 'evening'), 'utf8'))).toBe(6);
    await page.getByRole('radio', { name: '12 moves.' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
    expect(movesIn(readFileSync(fileOf('games', 'evening'), 'utf8'))).toBe(12);
  });

  it('opens one as a new game, and leaves the game as it is', async () => {
    await page.getByRole('radio', { name: '9 moves.' }).check();
    await page.getByRole('button', { name: 'Open as a new game' }).click();
    await page.waitForURL(/#\/table\/alphacubes-/);
    expect(movesIn(readFileSync(fileOf('games', 'evening'), 'utf8'))).toBe(12);
  });

  it('says so where there is none yet, and fits a narrow window', async () => {
    await visit(page, '/library/earlier/fresh', 'Earlier versions of Alphacubes');
    await page.getByText('There is no earlier version of this game yet.').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/library/earlier/evening', 'Earlier versions of Alphacubes');
    await page.getByRole('radio').first().waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('names what a damaged file has lost, and opens what is left beside it when asked', async () => {
    await visit(page, '/library', 'Library');
    await page.getByRole('option', { name: /torn/ }).click();
    const line = damaged.split('\n').length;
    await page
      .getByText(/^\d moves of it can be played\. At least 1 move is lost, from line/)
      .filter({ hasText: `line ${line}` })
      .waitFor();
    await page.locator('.damaged-left .cube').first().waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    const before = readdirSync(path.join(door.home, 'games')).length;
    await page.getByRole('button', { name: 'Open what is left' }).click();
    await page.waitForURL(/#\/table\/alphacubes-/);
    const [, id = ''] = /table\/([a-z0-9-]+)/.exec(page.url()) ?? [];
    const left = expectOk(parseRecord(readFileSync(fileOf('games', id), 'utf8')));
    expect(left.moves).toEqual(record.moves.slice(0, left.moves.length));
    expect(left.moves.length).toBeGreaterThan(5);
    expect(readFileSync(fileOf('games', 'torn'), 'utf8')).toBe(damaged);
    expect(readdirSync(path.join(door.home, 'games')).filter((name) => name.endsWith('.json'))).toHaveLength(
      before + 1,
    );
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });
});

describe.skipIf(!screensCanBeSeen)('L3: an earlier version that cannot be kept', () => {
  let door: BrowserDoor;
  beforeAll(async () => {
    door = await openBrowserDoor();
    mkdirSync(path.join(door.home, 'games'), { recursive: true });
    writeFileSync(path.join(door.home, 'games', 'evening.cubewright.json'), after(12));
  });
  afterAll(async () => {
    await door.close();
  });

  it('fails no save, and is told once', async () => {
    const page = await door.open();
    await visit(page, '/library', 'Library');
    // No folder can be made where a file lies.
    rmSync(path.join(door.home, 'earlier-versions'), { recursive: true, force: true });
    writeFileSync(path.join(door.home, 'earlier-versions'), '');
    const notice = page.getByText(/^Your game is saved, but what it was like earlier could not be kept\./);
    const rename = async (name: string) => {
      await page.getByRole('button', { name: 'Rename' }).click();
      await page.getByRole('textbox', { name: 'Name of the game' }).fill(name);
      await page.getByRole('button', { name: 'Keep this name' }).click();
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).waitFor();
    };
    await rename('Friday');
    await notice.waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
    await rename('Saturday');
    await rename('Sunday');
    expect(await notice.count()).toBe(0);
  });
});
