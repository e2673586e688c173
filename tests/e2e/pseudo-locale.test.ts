import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { midGame } from '#tests/support/mid-games/mid-games.ts';
import { longTest } from '#tests/support/patience.ts';
import { cutTexts, plainTexts, speakPseudo } from '#tests/support/pseudo-page.ts';
import { complaints, screens, screensCanBeSeen, still } from '#tests/support/screens.ts';
import { createGame, openTable, publishedBefore } from './table/at-the-table.ts';

const names = ['Ann', 'Ben', 'Eva', 'Ida'];

/** Twice the size of text in a window of 1280 by 800 is a window of 640 by 400. */
const sizes = [
  [1280, 800],
  [640, 400],
  [390, 844],
] as const;

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('sv', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month))),
);

/** What is no text of the catalogue. */
const data: readonly RegExp[] = [
  // Bundled lists of words, by their titles, their names in commands and the beginnings of their hashes.
  /(?:English|Dutch|Afrikaans|Swedish)(?:, large)? \((?:SCOWL \d+|OpenTaal|Hunspell)\)/gu,
  /\b(?:english(?:-large)?|dutch|afrikaans|swedish)\b/gu,
  /\b[0-9a-f]{12}…/gu,
  // Players, of whom Tom is the opponent in the lessons, and what is theirs in Swedish.
  new RegExp(String.raw`\b(?:Tom|${names.join('|')})s?\b`, 'gu'),
  // A turn of CUBEWORD as its record has it.
  /^(?:re-)?(?:site|name|face) .*$/gu,
  // Dates are written as the system writes them.
  new RegExp(String.raw`\b(?:${months.join('|')})\b`, 'gu'),
  // Folders and ports.
  /(?<=^|\s)\/[\w./-]+/gu,
  // Sheets are titled in the language of their set.
  /^Alphacubes, (?:cube|board).*$/gu,
];

/** Words in plain letters that are not data; letters, notation and words on boards are in capitals. */
const plainWords = (text: string) =>
  data
    .reduce((rest, one) => rest.replaceAll(one, ''), text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => /[aeiouyncsz]/u.test(word)) ?? [];

describe.skipIf(!screensCanBeSeen)('in texts that are accented and 40 % longer', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    heard = complaints(page);
    await speakPseudo(page);
  });
  afterAll(async () => {
    await door.close();
  });

  async function go(to: string, last: string): Promise<void> {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, to);
    await page.locator(last).first().waitFor();
  }

  /** Everything is in the catalogue, and has room. */
  async function isWhole(): Promise<void> {
    await still(page);
    expect((await plainTexts(page)).filter((text) => plainWords(text).length > 0)).toEqual([]);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((wide) => innerWidth === wide, width);
      await still(page);
      await expect.poll(() => cutTexts(page), { message: `${width} by ${height}` }).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForFunction(() => innerWidth === 1280);
  }

  it.each(screens)('$path', async ({ path, last }) => {
    if (last.startsWith('.preview')) {
      // The fonts of sheets have no signs for pseudo texts.
      await go(path, '.studio, .print');
      await page.locator('input[value="en"]').first().check();
    }
    // Sheets, and so the pictures of them, have no pseudo texts; after a first game the library has other ways.
    await go(path, ['/library', '/print/set/kubo'].includes(path) ? 'h1' : last);
    await isWhole();
  });

  it('all commands and all keys', async () => {
    await go('/puzzles', '.five-row');
    await page.keyboard.press('Control+k');
    await page.locator('dialog').waitFor();
    await isWhole();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.locator('dialog').waitFor();
    await isWhole();
    await page.keyboard.press('Escape');
  });

  it.each(['table', 'making', 'designing', 'boxGuide', 'about'])('/help/%s', async (name) => {
    await go(`/help/${name}`, 'article');
    await isWhole();
  });

  describe.each(gameIds)('%s', (game) => {
    it('its rules', async () => {
      await go(`/help/${game}`, 'article');
      await isWhole();
    });

    it('its position', async () => {
      await go(`/position/${game}`, `.${game}-position`);
      await isWhole();
    });

    it('its lesson', async () => {
      await go(`/learn/${game}`, '.lesson-slip');
      await isWhole();
    });

    it('its puzzle', async () => {
      await go('/puzzles', '.five-row');
      await page.locator(`.five-row[href^="#/puzzle/${game}/"]`).click();
      await page.locator('#puzzle-title').waitFor();
      await isWhole();
    });

    it('its options', async () => {
      await go('/new', '.new-game-deal [type=submit]:enabled');
      await page.locator(`input[type=radio][value="${game}"]`).check();
      await page.locator('.new-game-deal [type=submit]:enabled').waitFor();
      await isWhole();
    });

    it('its curtain, table, menu and look back', { timeout: longTest }, async () => {
      const record = game === 'alphacubes' ? publishedBefore(11) : midGame(game);
      const players = record.players.map((player, at) => ({ ...player, name: names[at] ?? '' }));
      const id = await createGame(page, { ...record, players });
      await openTable(page, id);
      await page.locator('.curtain, [data-hand], .actions').first().waitFor();
      const curtain = page.locator('.curtain button').first();
      if ((await curtain.count()) > 0) {
        await isWhole();
        await curtain.click();
        await page.locator('.curtain').waitFor({ state: 'detached' });
      }
      await isWhole();
      await page.locator('.game-menu > button').click();
      await isWhole();
      await page.keyboard.press('Escape');
      await go(`/table/${id}/review`, '.review');
      await isWhole();
    });
  });

  it('and nothing went wrong on the way', () => {
    expect(heard).toEqual([]);
  });
});
