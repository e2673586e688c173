import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { addScreens, createTranslator, languages, type Language } from '#shared/i18n/index.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { axeOn } from '#tests/support/axe.ts';
import { cutTexts, longPlaceholders } from '#tests/support/pseudo-page.ts';
import { storyLanguage } from '#tests/support/said.ts';
import { complaints, screens, screensCanBeSeen, still } from '#tests/support/screens.ts';

function* sentences(texts: unknown, key = ''): Generator<readonly [key: string, text: string]> {
  if (typeof texts === 'string') yield [key, texts];
  else if (typeof texts === 'object' && texts !== null)
    for (const [name, one] of Object.entries(texts)) yield* sentences(one, `${key}.${name}`);
}

/** English texts that are said otherwise in this language, wherever they stand. */
async function onlyEnglish(language: Language): Promise<readonly string[]> {
  const instance = createTranslator(language);
  await addScreens(instance, language);
  const own = new Map(sentences(instance.getDataByLanguage(language)));
  const english = [...sentences(instance.getDataByLanguage('en'))].filter(
    ([key]) => !key.startsWith('.cli.'),
  );
  const same = new Set([...own.values()]);
  return [...new Set(english.filter(([key, text]) => own.get(key) !== text).map(([, text]) => text))].filter(
    (text) => text.length > 3 && !text.includes('{{') && !same.has(text),
  );
}

/** Every text of the page, and the names of its parts; a sheet speaks the language of its set, and keys have names. */
function saidOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((part) =>
      ['aria-label', 'title', 'placeholder'].map((name) => part.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: part, textContent: text } = walker.currentNode as Text;
      if (part?.closest('.sheet-picture, .preview-paper, kbd') === null) said.push(text);
    }
    return said.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** The list in each language, by its file and its title. */
const ownList: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['english', 'English (SCOWL 70)'],
  nl: ['dutch', 'Nederlands (OpenTaal)'],
  sv: ['swedish', 'Svenska (Hunspell)'],
};

const sizes = [
  [1280, 800],
  [640, 400],
  [390, 844],
] as const;

describe.skipIf(!screensCanBeSeen)('every screen speaks the chosen language (D8)', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    heard = complaints(page);
  });
  afterAll(async () => {
    await door.close();
  });
  const go = (to: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, to);

  /** Names and roles are gone through by axe once more in each language, at length. */
  const hasNoFindings = async (language: Language) => {
    if (language === storyLanguage) expect((await axeOn(page)).findings).toEqual([]);
  };

  describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
    let english: ReadonlySet<string>;
    beforeAll(async () => {
      english = new Set(await onlyEnglish(language));
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    it('is chosen in Settings, and holds at once', async () => {
      await go('/settings');
      await page.locator(`.setting input[value="${language}"]`).check();
      await page.locator(`html[lang="${language}"]`).waitFor();
      await expect.poll(() => page.title()).not.toContain('Settings');
    });

    it.each(screens)('$path has no English and room for its words', async ({ path, last }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await go(path);
      // Where games have been dealt before, the library has no link to a new one.
      await page
        .locator(path === '/library' ? '.library h1' : last)
        .first()
        .waitFor();
      await still(page);
      expect((await saidOn(page)).filter((text) => english.has(text))).toEqual([]);
      await hasNoFindings(language);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => cutTexts(page), { message: `${width} by ${height}` }).toEqual([]);
        expect(await longPlaceholders(page), `${width} by ${height}`).toEqual([]);
      }
    });

    it('begins sheets in it, and offers its list of words', async () => {
      await go('/tonight');
      await page.locator(`.tonight-form input[value="${language}"]:checked`).waitFor();
      await go('/new');
      await page.getByRole('radio', { name: gameOf('alphacubes').title, exact: true }).check();
      const [list, title] = ownList[language];
      const chosen = page.locator(`option:checked[value="${list}"]`);
      await chosen.waitFor({ state: 'attached' });
      expect(await chosen.textContent()).toContain(title);
    });

    it.each(gameIds)('the table of %s has no English and room for its words', async (game) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await go('/new');
      await page.getByRole('radio', { name: gameOf(game).title, exact: true }).check();
      await page.locator('.new-game-deal [type=submit]:enabled').click();
      await page.locator('.table').waitFor();
      await still(page);
      expect((await saidOn(page)).filter((text) => english.has(text))).toEqual([]);
      await hasNoFindings(language);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => cutTexts(page), { message: `${width} by ${height}` }).toEqual([]);
        expect(await longPlaceholders(page), `${width} by ${height}`).toEqual([]);
      }
    });
  });

  it('and nothing went wrong on the way', () => {
    expect(heard).toEqual([]);
  });
});
