import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { screensCanBeSeen, visit } from '#tests/support/screens.ts';
import { theDoor } from './table/at-the-table.ts';

describe.skipIf(!screensCanBeSeen)('keys of one’s own', () => {
  const door = theDoor();
  const row = (does: string) => door.page().locator('.own-keys li', { hasText: does }).first();
  const openKeys = async () => {
    await visit(door.page(), '/', 'Cubewright');
    await visit(door.page(), '/settings', 'Settings');
    await door.page().getByRole('button', { name: 'Change keys' }).click();
  };
  /** What the disk keeps by now. */
  const kept = () => {
    const text = readFileSync(path.join(door.home(), 'settings.json'), 'utf8');
    return (JSON.parse(text) as { remembered: Record<string, unknown> }).remembered['keys'];
  };
  const heading = (name: string) => door.page().getByRole('heading', { level: 1, name }).waitFor();

  it('D10 are pressed in Settings, hold at once and after a reload, and go back to the usual ones', async () => {
    const page = door.page();
    await openKeys();
    const library = row('All games');
    await library.getByRole('button', { name: /^Change the key of/ }).click();
    await library.getByText('Press the new key.').waitFor();
    await page.keyboard.press('Control+t');
    await library.getByText('belongs to the browser or the window').waitFor();
    await page.keyboard.press('n');
    await library.getByText('N does something else on the same screen').waitFor();
    expect((await axeOn(page, {})).findings).toEqual([]);
    await page.keyboard.press('v');
    await expect.poll(() => library.locator('kbd').textContent()).toBe('V');
    await visit(page, '/', 'Cubewright');
    await page.keyboard.press('v');
    await heading('Library');
    await visit(page, '/help/keys', 'Keys');
    await page.emulateMedia({ media: 'print' });
    // The sheet to be printed tells the key that holds now, and nothing but keys.
    expect(await page.getByRole('row', { name: 'All games' }).textContent()).toMatch(/^V/);
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.emulateMedia({ media: null });
    await visit(page, '/library', 'Library');
    await expect.poll(kept).toEqual({ hand: 'both', own: { 'home.library': ['V'] } });
    await page.reload();
    await heading('Library');
    await visit(page, '/', 'Cubewright');
    // The former key does nothing: the sheet of keys, which opens after it, opens on Home.
    await page.keyboard.press('o');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys on this screen' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Cubewright');
    await page.keyboard.press('v');
    await heading('Library');
    await openKeys();
    await row('All games')
      .getByRole('button', { name: /^The usual key again/ })
      .click();
    await expect.poll(() => row('All games').locator('kbd').textContent()).toBe('O');
  });

  it('D10 change places with those of another command, and all go back at once', async () => {
    const page = door.page();
    await openKeys();
    await row('All games')
      .getByRole('button', { name: /^Change the key of/ })
      .click();
    await page.keyboard.press('n');
    // The button is reached by Tab, though the next key is awaited.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Swap keys' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await row('All games')
      .getByRole('button', { name: /^Change the key of/ })
      .and(page.locator(':focus'))
      .waitFor();
    await expect.poll(() => row('All games').locator('kbd').textContent()).toBe('N');
    await expect.poll(() => row('New game').locator('kbd').textContent()).toBe('O');
    await page.getByRole('button', { name: 'All keys as usual' }).click();
    await expect.poll(() => row('All games').locator('kbd').textContent()).toBe('O');
    await row('All games')
      .getByRole('button', { name: /^Change the key of/ })
      .click();
    await row('All games').getByText('Press the new key.').waitFor();
    await page.keyboard.press(',');
    await row('All games').getByText('begins a question').waitFor();
    await page.keyboard.press('Escape');
    await row('All games').getByText('begins a question').waitFor({ state: 'detached' });
    await row('All games')
      .getByRole('button', { name: /^Change the key of/ })
      .click();
    await row('All games').getByText('Press the new key.').waitFor();
    await page.getByRole('button', { name: 'All keys as usual' }).focus();
    await row('All games').getByText('Press the new key.').waitFor({ state: 'detached' });
    expect(await row('All games').locator('kbd').textContent()).toBe('O');
  });

  it('D10 lie under one hand where that is chosen', async () => {
    const page = door.page();
    await visit(page, '/settings', 'Settings');
    await page.getByRole('radio', { name: 'Left hand' }).check();
    await visit(page, '/', 'Cubewright');
    await page.keyboard.press('f');
    await heading('Library');
    await visit(page, '/settings', 'Settings');
    await page.getByRole('radio', { name: 'Both hands' }).check();
  });
});
