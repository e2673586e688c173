import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetToSvg } from '#print-templates/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { download } from '#tests/support/download.ts';
import { layOut } from '#tests/support/print/lay-out.ts';
import { complaints, screensCanBeSeen, tabTo, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('the gallery of the print studio', () => {
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

  const sheet = (title: string) => page.getByRole('link', { name: title }).locator('img');
  /** The page's policy lets nobody read its pictures: what they are made of is kept as they are made. */
  const keepPictures = () =>
    page.evaluate(() => {
      const made = new Map<string, Blob>();
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        const address = make(blob);
        made.set(address, blob);
        return address;
      };
      Object.assign(window, { made });
    });
  /** What a picture is drawn from, without the fonts that were put into it. */
  const drawn = async (title: string) => {
    await sheet(title).scrollIntoViewIfNeeded();
    const text = await sheet(title).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { made } = window as unknown as { made: ReadonlyMap<string, Blob> };
      return made.get(image.src)?.text();
    });
    return text?.replace(/<style>.*<\/style>/, '');
  };

  it('shows each product as the sheet that comes out, grouped by what it is for', async () => {
    await keepPictures();
    await visit(page, '/print/set/kubo', 'Print a set');
    const groups = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(groups).toEqual([
      'All of it',
      'Pieces',
      'Boards and mats',
      'Holders and boxes',
      'To write and to read',
      'Printed lately',
    ]);
    const sheetsOf = (name: string) => layOut(name).sheets.map(sheetToSvg);
    expect(await drawn('Kubo cards')).toBe(sheetsOf('kubo-deck')[2]);
    expect(await drawn('Score pad')).toBe(sheetsOf('kubo-pad')[1]);
  });

  it('lays two ways side by side, says what differs, and takes the one that is pressed (by keyboard)', async () => {
    await page.getByLabel('Set', { exact: true }).selectOption('cubeword');
    await tabTo(page, page.getByRole('link', { name: 'Cube nets' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Compare two ways' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Cube nets, two ways' }).waitFor();
    await page.getByLabel('What is compared').selectOption('Paper');
    await page.getByRole('region', { name: 'The other' }).getByLabel('Paper').selectOption('Letter');
    const row = page.getByRole('row', { name: /^Paper/ });
    await expect.poll(() => row.textContent()).toContain('2 sheets');
    await expect
      .poll(() => page.locator('.compare-told [role=status]').textContent())
      .toMatch(/^The other has .+\.$/);
    expect((await axeOn(page, { without: '.sheet-picture' })).findings).toEqual([]);
    await page.setViewportSize({ width: 640, height: 400 });
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await over()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await tabTo(
      page,
      page.getByRole('region', { name: 'The other' }).getByRole('button', { name: 'Take this one' }),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Cube nets', exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Paper', { exact: true }).inputValue()).toBe('letter');
  });

  it('explains an option by its range, its default and pieces of the sheet', async () => {
    await page.getByRole('button', { name: 'Explain the options' }).click();
    const ink = page.locator('.print-option').filter({ hasText: 'Ink' });
    await ink.scrollIntoViewIfNeeded();
    await ink.getByRole('img', { name: 'Ink: Low ink' }).waitFor();
    expect(await ink.textContent()).toContain('Default: Full.');
    expect(await page.locator('.print-option').filter({ hasText: 'Printer margin' }).textContent()).toContain(
      '0 to 20 mm. Default: 5 mm.',
    );
  });

  it('says that a picture could not be drawn where a font of it never arrives', async () => {
    const other = await door.open();
    await other.evaluate(() => {
      const { fetch } = window;
      window.fetch = (from, init) =>
        String(from).includes('.woff2') ? Promise.reject(new TypeError('Lost')) : fetch(from, init);
    });
    await visit(other, '/print/cubeword-nets', 'Cube nets');
    await other.getByRole('button', { name: 'Explain the options' }).click();
    const ink = other.locator('.print-option').filter({ hasText: 'Ink' });
    await ink.scrollIntoViewIfNeeded();
    await ink.getByText('The picture could not be drawn.').first().waitFor();
    expect(await ink.getByText('No back.').count()).toBe(0);
    await other.close();
  });

  it('finds what was printed again after a reload, with its choices, until it is forgotten', async () => {
    await page.getByLabel('Edge, mm').fill('16.5');
    await page.keyboard.press('Enter');
    const { bytes } = await download(page, () => page.getByRole('button', { name: /^Save PDF, / }).click());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: 'Less: Edge' }).click();
    await page.reload();
    await visit(page, '/print', 'Print a set');
    const recent = page.getByRole('region', { name: 'Printed lately' });
    await recent.getByText('CUBEWORD, 25 cubes, Letter,').waitFor();
    await tabTo(page, recent.getByRole('button', { name: 'Cube nets', exact: true }));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Edge, mm').inputValue()).toBe('16.5');
    await visit(page, '/print', 'Print a set');
    await recent.getByRole('button', { name: /^Forget Cube nets/ }).click();
    await recent.getByText('Nothing yet.').waitFor();
    expect(heard).toEqual([]);
  });
});
