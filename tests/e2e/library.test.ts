import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { published } from '#tests/support/alphacubes/published.ts';
import { axeOn } from '#tests/support/axe.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { complaints, pressAnew, screensCanBeSeen, visit } from '#tests/support/screens.ts';
import { newRecordText } from '../electron/support/records.ts';

const many = 1000;
const name = (at: number) => `game-${String(at).padStart(4, '0')}`;

/** A thousand games of which the newest is finished, on a home of their own. */
describe.skipIf(!screensCanBeSeen)('the library', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  const games = () => path.join(door.home, 'games');
  const focused = () => page.evaluate(() => document.activeElement?.firstElementChild?.textContent ?? '');
  beforeAll(async () => {
    door = await openBrowserDoor();
    mkdirSync(games(), { recursive: true });
    for (let at = 0; at < many; at += 1) {
      const file = path.join(games(), `${name(at)}.cubewright.json`);
      writeFileSync(file, at === 0 ? published.text : newRecordText('Ann', 'Ben'));
      utimesSync(file, 1_700_000_000 - at, 1_700_000_000 - at);
    }
    page = await door.open();
    heard = complaints(page);
    await visit(page, '/library', 'Library');
    await page.locator('.shelf-item').first().waitFor();
  });
  afterAll(async () => {
    await door.close();
  });

  it('draws the shelves in view and no others, with one tab stop, and goes to the oldest game at a key (P36)', async () => {
    await page.locator('.shelf-picture .cube').first().waitFor();
    expect(await page.locator('.shelf-item').count()).toBeLessThan(60);
    expect(await page.locator('.shelf-item[tabindex="0"]').count()).toBe(1);
    await page.locator('.shelf-item').first().focus();
    await page.keyboard.press('End');
    await expect.poll(focused).toMatch(/Ben 0\. 1000 of 1000\.$/);
    expect(await page.locator('.shelf-item').count()).toBeLessThan(60);
    await page.keyboard.press('Home');
    await expect.poll(focused).toMatch(/Orange won by 59\. .* 1 of 1000\.$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toMatch(/7 of 1000\.$/);
  });

  it('tells what a person has played, for readers too', async () => {
    await page.getByLabel('Whose figures').selectOption('Green');
    await page.getByRole('row', { name: 'people won 0 of 1' }).waitFor();
    await page.getByRole('img', { name: /^[A-Z]+$/ }).waitFor();
  });

  it('has nothing that axe holds against it, as a list with tabs in a narrow window too', async () => {
    expect((await axeOn(page)).findings).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.shelves-strip .chosen-game').waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBe(0);
    await page.setViewportSize({ width: 640, height: 400 });
    await page.locator('.library-games > .chosen-game').waitFor();
    const columns = await page.evaluate(() => {
      const tops = [...document.querySelectorAll('.shelf-item')].map(
        (item) => item.getBoundingClientRect().top,
      );
      return tops.filter((top) => top === tops[0]).length;
    });
    expect(columns).toBe(3);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('finds a game by a word that was made in it, from the key F', async () => {
    await page.locator('.shelf-item[tabindex="0"]').focus();
    await page.keyboard.press('f');
    await page.getByRole('textbox', { name: 'Find a game' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('quandary');
    await page.getByText('1 of 1000 games').waitFor();
    await page.getByLabel('Find a game').fill('zzzz');
    await page.getByText('No game in which “zzzz” is found.').waitFor();
    await page.getByRole('button', { name: 'Show all games' }).click();
    await page.getByText('1000 games, newest first').waitFor();
  });

  it('copies a game, and opens the chosen one at Enter', async () => {
    await page.locator('.shelf-item').nth(2).click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('option', { name: /^Copy of Alphacubes, today/ }).waitFor();
    expect(readdirSync(games()).filter((file) => file.startsWith('alphacubes-'))).toHaveLength(1);
    await page.locator('.shelf-item[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/table\/game-0002/);
    await page.locator('#curtain-title:focus').waitFor();
    await visit(page, '/library', 'Library');
  });

  it('brings a deleted game back, or destroys it after a question', async () => {
    await page.locator('.shelf-item').nth(1).focus();
    await page.keyboard.press('Delete');
    await page.locator('.chosen-actions:focus').waitFor();
    await page.keyboard.press('Tab');
    await pressAnew(page);
    await page.locator('.library-removed').waitFor();
    await page.getByRole('link', { name: 'Deleted games' }).click();
    await page.getByRole('heading', { level: 1, name: 'Deleted games' }).waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    await page.getByRole('button', { name: 'Bring back' }).click();
    await page.getByText('No game is deleted.').waitFor();
    await visit(page, '/library', 'Library');
    await page.locator('.shelf-item').nth(1).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.locator('.library-removed').waitFor();
    await visit(page, '/library/deleted', 'Deleted games');
    await page.getByRole('button', { name: 'Destroy it for good' }).click();
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    expect(readdirSync(path.join(games(), 'deleted'))).toHaveLength(1);
    await page.getByRole('button', { name: 'Destroy it for good' }).click();
    await page.getByRole('button', { name: 'Destroy for good', exact: true }).click();
    await page.getByText('No game is deleted.').waitFor();
    expect(readdirSync(path.join(games(), 'deleted'))).toHaveLength(0);
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });
});
