import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord } from '#tests/support/alphacubes/records.ts';
import { axeOn } from '#tests/support/axe.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { complaints, screensCanBeSeen, visit } from '#tests/support/screens.ts';

/** Word lists, from the file of a person to the words of a game (P8, P9, P10). */
describe.skipIf(!screensCanBeSeen)('word lists', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cubewright-words-'));
    door = await openBrowserDoor();
    page = await door.open();
    heard = complaints(page);
    await visit(page, '/words', 'Word lists');
    await page.getByText('115,494 words').waitFor();
  });
  afterAll(async () => {
    await door.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What is told here is said in the speech region, too. */
  const main = () => page.getByRole('main');
  const file = (name: string, content: string | Buffer): string => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const add = async (list: string): Promise<void> => {
    await page.getByLabel('The file').setInputFiles(list);
    await page.getByRole('button', { name: 'Add the list' }).click();
  };
  const records = () => {
    const games = path.join(door.home, 'games');
    return readdirSync(games)
      .filter((name) => name.endsWith('.cubewright.json'))
      .map((name) => readRecord(readFileSync(path.join(games, name), 'utf8')));
  };

  it('P8 judge the words of a play by keyboard alone: one verdict', async () => {
    await page.getByLabel('Words of the play').focus();
    await page.keyboard.type('check, quay');
    await page.keyboard.press('Enter');
    await page.locator('.words-verdict').getByText('The play stands: CHECK and QUAY.').waitFor();
    await page.keyboard.type(' zork');
    await page.keyboard.press('Enter');
    await page
      .locator('.words-verdict')
      .getByText('The play does not stand. ZORK is not in English (SCOWL 70).')
      .waitFor();
    await page.getByLabel('Judge by').selectOption('dutch');
    await page.getByLabel('Words of the play').fill('ijs bijectie');
    await page.keyboard.press('Enter');
    await page.locator('.words-verdict').getByText('The play stands: IJS and BIJECTIE.').waitFor();
  });

  it('show the licence of each that came along', async () => {
    await page.getByRole('button', { name: 'Licence of Afrikaans (Hunspell)' }).click();
    const licence = page.getByRole('region', { name: 'Licence of Afrikaans (Hunspell)' });
    await licence.getByText('GNU LESSER GENERAL PUBLIC LICENSE').first().waitFor();
    await page.getByRole('button', { name: 'Licence of Afrikaans (Hunspell)' }).click();
  });

  it('P9 are added from a file, every line accounted for', async () => {
    await add(file('house-words.txt', 'Zork\nplugh\nzork\nno good\ncafé\n'));
    await main().getByText('house words is added: 2 words, read as UTF-8. 1 line was a repeat.').waitFor();
    const told = () => main().innerText();
    await expect.poll(told).toContain('2 lines gave no word:');
    await expect.poll(told).toContain('Line 4: “no good”, more than one word.');
    await expect.poll(told).toContain('Line 5: “café”, characters that are none of the letters.');
    await expect.poll(told).toContain('Letters that were not read: É.');
    expect(existsSync(path.join(door.home, 'lexica', 'house-words.cwlex'))).toBe(true);
    expect((await axeOn(page)).findings).toEqual([]);
  });

  it.each([
    ['an empty file', 'nothing.txt', '', 'No word was found in nothing.txt; lines read: 0.'],
    ['a picture', 'picture.txt', Buffer.from('\x89PNG\0word\n', 'latin1'), 'picture.txt is no plain text.'],
    ['a list of a name that is taken', 'house_words.txt', 'xyzzy\n', 'There is a word list of this name'],
    ['a damaged lexicon', 'cut.cwlex', 'CWLEX\r\n\x1ashort', 'should have'],
  ])('refuse %s, and say why', async (_, name, content, sentence) => {
    await add(file(name, content));
    await page.getByRole('alert').getByText(sentence).waitFor();
    expect(readdirSync(path.join(door.home, 'lexica'))).toEqual(['house-words.cwlex']);
  });

  it('lead from a refusal to the section of Help that explains it, and back (D12)', async () => {
    await add(file('picture.txt', Buffer.from('\x89PNG\0word\n', 'latin1')));
    await page.getByRole('alert').getByRole('link', { name: 'More in Help' }).click();
    const section = page.getByRole('heading', { name: 'Word lists and letters' });
    await expect.poll(() => section.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { name: 'Word lists', level: 1 }).waitFor();
  });

  it('are stopped half-way, and leave nothing', async () => {
    const words = bundledList('dutch').words.join('\n').replaceAll('Ĳ', 'IJ');
    await add(file('many.txt', `${words}\n${words.toLowerCase()}`));
    await main()
      .getByText(/^(Reading the lines|Putting the words in order): /)
      .waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('form').getByText('Stopped: no word list was added.').waitFor();
    await page.locator('[data-live="polite"]').getByText('Stopped: no word list was added.').waitFor();
    expect(readdirSync(path.join(door.home, 'lexica'))).toEqual(['house-words.cwlex']);
  });

  it('P9 of many words come with progress, while the window answers', async () => {
    // list-import.test.ts adds 300,000.
    const making = main()
      .getByText(/^Putting the words in order: /)
      .waitFor();
    await add(file('large.txt', bundledList('english').words.join('\n').toLowerCase()));
    await making;
    await page.getByLabel('Words of the play').fill('answering');
    await page.getByRole('form').getByText('large is added: 115,494 words').waitFor();
  });

  it('P9 go with words of one’s own, which are checked as they are written', async () => {
    await page.getByRole('textbox', { name: 'Allowed' }).fill('xyzzy\nno way');
    await page.getByText('Line 2 of the words you allow is no word: “no way”.').waitFor();
    await page.getByRole('textbox', { name: 'Allowed' }).fill('xyzzy');
    await page.getByRole('textbox', { name: 'Forbidden' }).fill('Check');
    await page.getByRole('heading', { name: 'My words' }).click();
    await page.getByText('2 words are kept.').waitFor();
    await page.getByLabel('Judge by').selectOption('english');
    await page.getByLabel('Words of the play').fill('xyzzy check');
    await page.getByRole('button', { name: 'Judge' }).click();
    await page.locator('.words-verdict').getByText('CHECK is forbidden by your own words.').waitFor();
  });

  it('P9 stay as they are written while others are being kept', async () => {
    await page.getByRole('textbox', { name: 'Forbidden' }).fill('');
    await page.getByRole('heading', { name: 'My words' }).click();
    await page.getByText('1 word is kept.').waitFor();
    const held = Promise.withResolvers<undefined>();
    await page.route('**/call/settings:write', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Allowed' }).fill('xyzzy\nplugh');
    // Leaving the field keeps it, and the answer comes when the other is half written.
    await page.getByRole('textbox', { name: 'Forbidden' }).fill('Check');
    const answered = page.waitForResponse('**/call/settings:write');
    // A judge who is asked meanwhile waits until the words are kept.
    await page.getByLabel('Words of the play').fill('plugh');
    await page.getByRole('button', { name: 'Judge' }).click();
    held.resolve(undefined);
    await answered;
    await page.locator('.words-verdict').getByText('PLUGH stands.').waitFor();
    await page.unroute('**/call/settings:write');
    expect(await page.getByRole('textbox', { name: 'Forbidden' }).inputValue()).toBe('Check');
    await page.getByRole('textbox', { name: 'Allowed' }).fill('xyzzy');
    await page.getByRole('heading', { name: 'My words' }).click();
    await page.getByText('2 words are kept.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Forbidden' }).inputValue()).toBe('Check');
  });

  it('P9 stay as they are written where the page goes before the field is left, or the screen does', async () => {
    await visit(page, '/words', 'Word lists');
    const allowed = page.getByRole('textbox', { name: 'Allowed' });
    const before = await allowed.inputValue();
    await allowed.fill(`${before}\nZZLATE`);
    await page.reload();
    await expect.poll(() => allowed.inputValue()).toContain('ZZLATE');
    await allowed.fill(before);
    await page.evaluate(() => {
      location.hash = '/';
    });
    await page.getByRole('heading', { level: 1, name: 'Cubewright' }).waitFor();
    await visit(page, '/words', 'Word lists');
    await expect.poll(() => allowed.inputValue()).toBe(before.toUpperCase());
  });

  it('P9 P10 are chosen for a game, and its record keeps name, hash and words of one’s own', async () => {
    await visit(page, '/new', 'New game');
    await page.getByLabel('Word list', { exact: true }).selectOption('dutch');
    await page.getByText('IJ is laid as two cubes, I and J.').waitFor();
    // The exceptions at hand are words of English.
    await page.getByText('No word of the list is forbidden.').waitFor();
    await page.getByLabel('Word list', { exact: true }).selectOption('house-words');
    await page.getByText('1 of your own allowed, 1 forbidden').waitFor();
    await page.getByRole('button', { name: 'Deal and begin' }).click();
    await page.waitForURL(/#\/table\//);
    await page.getByRole('heading', { level: 1, name: 'Alphacubes' }).waitFor();
    const [record] = records();
    expect(record).toMatchObject({
      lexicon: { name: 'house-words', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      options: { personalAllow: ['XYZZY'], personalForbid: ['CHECK'], forbid: ['XU'] },
    });
    await visit(page, '/new', 'New game');
    const chosen = () => page.getByLabel('Word list', { exact: true }).inputValue();
    await expect.poll(chosen).toBe('house-words');
    await page.getByRole('radio', { name: 'Left out' }).check();
    // This list does not say its language; with one that does, words that are not for everybody are left out.
    await page.getByRole('radio', { name: 'Refused' }).check();
    await page.getByText('Your word list does not say its language').waitFor();
    await page.getByLabel('Word list', { exact: true }).selectOption('english');
    await page.getByText('words are refused by name: the list of English by LDNOOBW').waitFor();
    await page.getByRole('button', { name: 'Deal and begin' }).click();
    await page.waitForURL(/#\/table\//);
    await expect.poll(() => records().filter((one) => one.options.personalAllow.length === 0).length).toBe(1);
    expect(
      records()
        .map((one) => one.options.family)
        .sort(),
    ).toEqual(['en', 'off']);
    // The choice is remembered, for games of another language too.
    await visit(page, '/new', 'New game');
    await page.getByRole('radio', { name: 'Refused', checked: true }).waitFor();
    await page.getByLabel('Word list', { exact: true }).selectOption('dutch');
    await page.getByText('the list of Dutch by LDNOOBW').waitFor();
    await page.getByLabel('Word list', { exact: true }).selectOption('house-words');
    await page.getByRole('radio', { name: 'Stay in' }).check();
  });

  it('that were added can be removed, after a question', async () => {
    await visit(page, '/words', 'Word lists');
    await page.getByRole('button', { name: 'Remove house words' }).click();
    await page.getByText('Games dealt with it can no longer be played on.').waitFor();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('heading', { name: 'house words' }).waitFor({ state: 'detached' });
    // What was pressed is gone; the list above has the focus.
    await page.locator('.words-row :focus').waitFor();
    expect(readdirSync(path.join(door.home, 'lexica'))).toEqual(['large.cwlex']);
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });
});
