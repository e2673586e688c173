import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { everyPlace, playersOfPlaces } from '#tests/support/every-place.ts';
import { longTest } from '#tests/support/patience.ts';
import { cutTexts, plainTexts, speakPseudo } from '#tests/support/pseudo-page.ts';
import { complaints, screensCanBeSeen, still } from '#tests/support/screens.ts';

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
  new RegExp(String.raw`\b(?:Tom|${playersOfPlaces.join('|')})s?\b`, 'gu'),
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

  it.each(everyPlace)('$name', { timeout: longTest }, ({ visit }) => visit(page, isWhole));

  it('and nothing went wrong on the way', () => {
    expect(heard).toEqual([]);
  });
});
