import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { answered, countCalls, screensCanBeSeen, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('the judge of words for a table of wood', () => {
  let door: BrowserDoor;
  let page: Page;
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    await visit(page, '/words', 'Word lists');
    await page.getByText('115,494 words').waitFor();
  });
  afterAll(async () => {
    await door.close();
  });
  const judged = async (list: string, words: string, sentence: string) => {
    await page.getByLabel('Judge by').selectOption(list);
    await page.getByLabel('Words of the play').fill(words);
    await page.keyboard.press('Enter');
    await page.locator('.words-verdict').getByText(sentence, { exact: true }).waitFor();
  };

  it('keeps to the exceptions of a new game, and names them as the reason', async () => {
    await judged(
      'english-large',
      'check xu',
      'The play does not stand. XU is in English, large (SCOWL 80), but not allowed: it is one of the exceptions of a new game.',
    );
    await judged('english', 'ritz', 'RITZ stands.');
  });

  it('shows no verdict on words that are not written any more', async () => {
    await countCalls(page);
    const held = Promise.withResolvers<undefined>();
    const arrived = Promise.withResolvers<undefined>();
    await page.route('**/call/lexica:judge', async (route) => {
      arrived.resolve(undefined);
      await held.promise;
      await route.continue();
    });
    const words = page.getByLabel('Words of the play');
    await words.fill('qqq');
    await page.keyboard.press('Enter');
    await arrived.promise;
    await words.fill('ritz');
    held.resolve(undefined);
    await answered(page);
    await page.unrouteAll({ behavior: 'wait' });
    expect(await page.locator('.words-verdict').count()).toBe(0);
  });

  it('finds anagrams and patterns in the same list, and says what cannot be looked for', async () => {
    const find = page.locator('.words-find');
    const finds = async (kind: string, field: string, text: string) => {
      await find.getByRole('radio', { name: kind }).check();
      await find.getByLabel(field, { exact: true }).fill(text);
      await page.keyboard.press('Enter');
    };
    await finds('Anagrams', 'Letters', 'listen');
    await expect.poll(() => find.locator('li').allTextContents()).toContain('SILENT');
    await find.getByText('6 letters', { exact: true }).waitFor();
    await finds('Pattern', 'Pattern of a word', 'qu[ae]r?z');
    await expect.poll(() => find.locator('li').allTextContents()).toEqual(['QUARTZ']);
    await page.getByLabel('Judge by').selectOption('english-large');
    await expect.poll(() => find.locator('li').count()).toBe(0);
    await finds('Pattern', 'Pattern of a word', '[ae');
    await find.getByText('The set that begins at character 1 does not end.').waitFor();
  });

  it('takes the exceptions of a new game for words of English, and leaves other lists alone', async () => {
    await judged('afrikaans', 'xu', 'The play does not stand. XU is not in Afrikaans (Hunspell).');
  });
});
