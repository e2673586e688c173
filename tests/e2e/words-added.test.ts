import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { download } from '#tests/support/download.ts';
import { screensCanBeSeen, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('a word list of one’s own', () => {
  let door: BrowserDoor;
  let page: Page;
  let folder: string;
  let shared: Awaited<ReturnType<typeof download>>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cubewright-added-'));
    door = await openBrowserDoor();
    page = await door.open();
    await visit(page, '/words', 'Word lists');
    await page.getByText('115,494 words').waitFor();
  });
  afterAll(async () => {
    await door.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is added with a word on every line that gave none, in the speech region as well', async () => {
    const file = path.join(folder, 'oma.txt');
    writeFileSync(file, Buffer.from('huis\r\nzee\xebn\r\nHuis\r\nboom\r\n', 'latin1'));
    await page.getByLabel('The file').setInputFiles(file);
    await page.getByRole('button', { name: 'Add the list' }).click();
    const told = [
      'oma is added: 2 words, read as Latin-1.',
      '1 line was a repeat.',
      'The file does not say how its letters are written. If accents look wrong, save it as UTF-8 and add it again.',
      '1 line gave no word.',
      'Letters that were not read: Ë. To have them too, add the list again with “All that the list uses”, or take accents off.',
    ];
    await page.locator('[data-live="polite"]').getByText(told.join(' '), { exact: true }).waitFor();
    await page.getByText('Line 2: “zeeën”, characters that are none of the letters.').waitFor();
  });

  it('has its letters counted, and is added without those that are ticked', async () => {
    const file = path.join(folder, 'orð.txt');
    writeFileSync(file, ['maður', 'hús', 'ár', 'garður', 'urð', 'çað'].join('\n'));
    await page.getByLabel('The file').setInputFiles(file);
    await page.getByRole('radio', { name: 'All that the list uses' }).check();
    await page.getByLabel('Language of its words').fill('Faroese');
    await page.getByRole('button', { name: 'Count its letters' }).click();
    await page.getByRole('checkbox', { name: 'Ç: 1 word' }).check();
    await page.getByText('10 letters stay, of 32 at the most. 1 of 6 words is lost.').first().waitFor();
    await page.getByRole('button', { name: 'Add the list' }).click();
    await page.getByText('orð is added: 5 words, read as UTF-8.').first().waitFor();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'orð' }) });
    await row.getByText('5 words · added here · Faroese').waitFor();
  });

  it('is found from the designer, and a set that is designed with it is played with it', async () => {
    await visit(page, '/design', 'Design a set');
    await page.getByRole('link', { name: 'Add a word list' }).click();
    await page.getByRole('heading', { level: 1, name: 'Word lists' }).waitFor();
    await visit(page, '/design', 'Design a set');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'Piece 1' }).waitFor();
    await page.getByRole('link', { name: 'Add a word list of your own' }).waitFor();
    await page.getByLabel('Word list', { exact: true }).selectOption('oma');
    await page.getByRole('checkbox', { name: 'Take the word list along: oma' }).check();
    shared = await download(page, () => page.getByRole('button', { name: 'Save as a file' }).click());
    expect(shared.name).toMatch(/\.cubewright-set$/);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('heading', { level: 1, name: 'New game' }).waitFor();
    const list = page.getByLabel('Word list', { exact: true });
    const isOma = async () => {
      await expect.poll(() => list.inputValue()).toBe('oma');
    };
    await isOma();
    // What is filled in elsewhere changes nothing; other pieces do.
    await page.getByRole('radiogroup', { name: 'Strict play' }).getByRole('radio', { name: 'On' }).check();
    await isOma();
    await page.getByRole('radio', { name: 'As printed', exact: true }).check();
    await expect.poll(() => list.inputValue()).toBe('english');
  });

  it('leaves a game that was dealt with it a way back to the lists', async () => {
    await visit(page, '/new', 'New game');
    await page.getByLabel('Word list', { exact: true }).selectOption('oma');
    await page.getByRole('button', { name: 'Deal and begin' }).click();
    await page.locator('.table').waitFor();
    const table = await page.evaluate(() => location.hash);
    await visit(page, '/words', 'Word lists');
    await page.getByRole('button', { name: 'Remove oma' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('heading', { name: 'oma' }).waitFor({ state: 'detached' });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, table);
    await page.reload();
    const notice = page.getByRole('alert');
    await notice.getByText('English, large (SCOWL 80)').waitFor();
    await notice.getByRole('link', { name: 'Word lists' }).click();
    await page.getByRole('heading', { level: 1, name: 'Word lists' }).waitFor();
  });

  it('comes back with a set that has taken it along', async () => {
    await visit(page, '/design', 'Design a set');
    await page.getByLabel('From').selectOption('file');
    const { name, bytes: buffer } = shared;
    await page.getByLabel('The file').setInputFiles({ name, mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'Piece 1' }).waitFor();
    await expect.poll(() => page.getByLabel('Word list', { exact: true }).inputValue()).toBe('oma');
  });
});
