import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeOf } from '#electron/services/home/home.ts';
import { openSettings } from '#electron/services/home/settings.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { complaints, screensCanBeSeen, still, visit } from '#tests/support/screens.ts';

const allow = Array.from(
  { length: 300 },
  (_, n) => `QZ${String.fromCharCode(65 + (n % 26), 65 + n / 26)}`,
).sort();

describe.skipIf(!screensCanBeSeen)('a damaged file of words, on the screen (7.1)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cubewright-damaged-'));
  const home = homeOf({ CUBEWRIGHT_HOME: folder });
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  const text = () => readFileSync(home.ownWords, 'utf8');
  const notice = () => page.getByRole('alert').filter({ hasText: 'own-words.json' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  /** Goes to a button as the keyboard does, one stop after another. */
  const tabTo = async (name: string): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true });
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return button.evaluate((element) => element === document.activeElement);
      })
      .toBe(true);
  };
  const kept = async (sentence: string): Promise<void> => {
    await visit(page, '/words', 'Word lists');
    await page.getByText(sentence).waitFor();
  };
  beforeAll(async () => {
    expectOk(await openSettings(home, {}).write({ myWords: { allow, forbid: [] } }));
    writeFileSync(home.ownWords, text().slice(0, 900));
    door = await openBrowserDoor({ home: folder });
    page = await door.open();
    heard = complaints(page);
  });
  afterAll(async () => {
    await door.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is told at Home: what is wrong, where it is kept, and what each way would do', async () => {
    const aside = readdirSync(path.join(folder, 'kept-aside')).filter((name) => !name.includes('undecided'));
    expect(aside).toHaveLength(1);
    for (const sentence of [
      'The file of your own words, own-words.json, is damaged.',
      'the file breaks off or is no JSON there',
      'come from the last good copy and count until you decide.',
      'with 300 words',
      path.join(folder, 'kept-aside', aside[0] ?? ''),
    ]) {
      await notice().getByText(sentence).waitFor();
    }
    await still(page);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      expect((await axeOn(page)).findings).toEqual([]);
    }
  });

  it('counts every word meanwhile, and another choice changes nothing of that', async () => {
    await visit(page, '/settings', 'Settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await notice().waitFor();
    await kept('300 words are kept.');
    await page.reload();
    await notice().waitFor();
  });

  it('is restored by keyboard, and the focus goes to the heading', async () => {
    await visit(page, '/', 'Cubewright');
    await notice().waitFor();
    await tabTo('Restore your own words');
    await page.keyboard.press('Enter');
    await notice().waitFor({ state: 'detached' });
    await page
      .locator('[data-live="polite"]')
      .getByText('The last good copy is restored: 300 words.')
      .waitFor();
    await expect.poll(focused).toBe('Cubewright');
    await kept('300 words are kept.');
    expect(JSON.parse(text())).toMatchObject({ allow });
    await page.reload();
    await page.getByText('300 words are kept.').waitFor();
    expect(await notice().count()).toBe(0);
  });

  it('starts anew by keyboard with what could be read, beside the words themselves', async () => {
    const damaged = text().slice(0, 200);
    writeFileSync(home.ownWords, damaged);
    await visit(page, '/', 'Cubewright');
    await visit(page, '/words', 'Word lists');
    await notice().waitFor();
    await tabTo('Start anew: your own words');
    await page.keyboard.press(' ');
    await notice().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Word lists');
    const left = allow.filter((word) => damaged.includes(`"${word}"`));
    expect(left.length).toBeGreaterThan(3);
    await page.getByText(`${left.length} words are kept.`).waitFor();
    expect(await page.getByRole('textbox', { name: 'Allowed' }).inputValue()).toBe(left.join('\n'));
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });
});
