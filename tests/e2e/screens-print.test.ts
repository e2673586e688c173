import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alphacubesSet } from '#shared/cubes/index.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { keptSettings } from '#tests/support/kept-settings.ts';
import { complaints, screensCanBeSeen, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('the print studio', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  const paper = () => page.locator('.preview-paper');
  const save = () => page.getByRole('button', { name: /^Save PDF/ });
  const download = async (press: () => Promise<void>) => {
    const coming = page.waitForEvent('download');
    await press();
    const file = await coming;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    heard = complaints(page);
    await visit(page, '/print/alphacubes-nets', 'Cube nets');
  });
  afterAll(async () => {
    await door.close();
  });

  it('shows the very letters of the first cubes', async () => {
    const [first] = alphacubesSet.cubes;
    await expect
      .poll(() => paper().locator('text').allTextContents())
      .toEqual(expect.arrayContaining([...(first?.letters ?? '?')]));
    await page.getByText('Alphacubes, cubes 1 to').first().waitFor({ state: 'attached' });
  });

  it('turns the sheets by button and by thumbnail', async () => {
    await page.getByRole('button', { name: 'Next sheet' }).click();
    await page.getByRole('img', { name: /^Sheet 2 of 7/ }).waitFor();
    await page.getByRole('button', { name: 'Sheet 7 of 7' }).click();
    await page.getByRole('img', { name: /^Sheet 7 of 7/ }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Next sheet' }).isDisabled()).toBe(true);
  });

  it('shows true millimetres, corrected for the screen', async () => {
    await page.getByRole('button', { name: 'True size' }).click();
    const width = async () => (await paper().boundingBox())?.width ?? 0;
    await expect.poll(width).toBeCloseTo((210 * 96) / 25.4, 0);
    await page.getByLabel('Size on this screen, %').fill('110');
    await page.keyboard.press('Enter');
    await expect.poll(width).toBeCloseTo((210 * 1.1 * 96) / 25.4, 0);
    await page.getByLabel('Size on this screen, %').fill('100');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'True size' }).click();
  });

  const numbers = () => page.getByLabel('Numbers of the cubes');
  const row = (label: string) => page.locator('.print-option').filter({ hasText: label });

  it('asks for the numbers of cubes only where a few are wanted, and shows all until there are any', async () => {
    expect(await page.getByRole('radio', { name: 'All 98' }).isChecked()).toBe(true);
    expect(await numbers().count()).toBe(0);
    await page.getByRole('radio', { name: 'Only some' }).check();
    await page.getByText('No number yet, so the sheets show all 98.').waitFor();
    await expect.poll(() => save().textContent()).toBe('Save PDF, 7 sheets');
  });

  it('lays the sheets out again with every choice', async () => {
    await numbers().fill('37, 52');
    await page.getByRole('button', { name: 'Save PDF, 1 sheet', exact: true }).waitFor();
    await expect.poll(() => page.locator('.print-figures dd').nth(1).textContent()).toBe('2');
    await page.getByRole('button', { name: 'More: Edge' }).click();
    await expect.poll(() => page.getByLabel('Edge, mm').inputValue()).toBe('15.5');
  });

  it('says beside the option what does not fit, and keeps the last good sheets', async () => {
    await numbers().fill('99');
    await row('Cubes').getByText('There is no cube 99: the set has cubes 1 to 98.').waitFor();
    await expect.poll(() => numbers().getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => save().isDisabled()).toBe(true);
    await page.getByRole('img', { name: /^Sheet 1 of 1/ }).waitFor();
    await numbers().fill('a few');
    await row('Cubes').getByText('Cubes takes numbers such as 37, 52, 60-65.').waitFor();
    await numbers().fill('37, 52');
    await expect.poll(() => save().isDisabled()).toBe(false);
  });

  it('takes the tab that fits, or one of your own, and says how wide it must be', async () => {
    const tab = row('Glue tab');
    const figure = () => page.locator('.print-figures dd').nth(3).textContent();
    expect(await tab.getByRole('radio', { name: 'Fitting' }).isChecked()).toBe(true);
    const fitting = await figure();
    await tab.getByRole('radio', { name: 'Own width' }).check();
    // The next half millimetre from 4.65, and the sheets as the field says.
    await expect.poll(() => page.getByLabel('Glue tab, mm').inputValue()).toBe('5');
    await expect.poll(figure).toBe('5');
    await page.getByLabel('Glue tab, mm').fill('3');
    await page.keyboard.press('Enter');
    await tab.getByText('A glue tab of 3 mm is too narrow to hold. Make it 4.65 mm or more.').waitFor();
    await page.getByLabel('Glue tab, mm').fill('6');
    await page.keyboard.press('Enter');
    await expect.poll(figure).toBe('6');
    await tab.getByRole('radio', { name: 'Fitting' }).check();
    await expect.poll(figure).toBe(fitting);
  });

  it('asks for the sides of the paper only where it has a size of its own', async () => {
    expect(await page.getByLabel('Paper width, mm').count()).toBe(0);
    await page.getByLabel('Paper', { exact: true }).selectOption({ label: 'Own size' });
    await page.getByLabel('Paper width, mm').waitFor();
    await page.getByLabel('Paper height, mm').waitFor();
    await page.getByLabel('Paper', { exact: true }).selectOption({ label: 'A4' });
  });

  it('saves the PDF and the sheet as SVG', async () => {
    const pdf = await download(() => save().click());
    expect(pdf.name).toMatch(/\.pdf$/);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByText('is among your downloads').first().waitFor();
    // The focus stays with the button, although Stop stood in its place meanwhile.
    await save().and(page.locator(':focus')).waitFor();
    const svg = await download(() => page.getByRole('button', { name: 'Save this sheet as SVG' }).click());
    expect(svg.name).toMatch(/\.svg$/);
    expect(svg.bytes.toString()).toContain('width="210mm"');
  });

  it('remembers the choices of each product', async () => {
    await visit(page, '/print/alphacubes-board', 'Board, 17 by 17');
    await expect.poll(() => JSON.stringify(keptSettings(door.home))).toContain('37, 52');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visit(page, '/print/alphacubes-nets', 'Cube nets');
    await expect.poll(() => numbers().inputValue()).toBe('37, 52');
    await expect.poll(() => page.getByLabel('Edge, mm').inputValue()).toBe('15.5');
  });

  it('says on a new visit what still does not fit, and promises no sheets', async () => {
    await numbers().fill('99');
    await row('Cubes').getByText('There is no cube 99').waitFor();
    await visit(page, '/help/about', 'About Cubewright');
    await visit(page, '/print/alphacubes-nets', 'Cube nets');
    await row('Cubes').getByText('There is no cube 99').waitFor();
    await expect.poll(() => save().textContent()).toBe('Save PDF');
    await expect
      .poll(async () => (await page.locator('.print-side').boundingBox())?.x ?? 0)
      .toBeGreaterThan(800);
    await page.getByRole('radio', { name: 'All 98' }).check();
    await paper().waitFor();
  });

  it('keeps the focus in the list while another product is chosen', async () => {
    await page.setViewportSize({ width: 900, height: 700 });
    const products = page.getByRole('combobox', { name: 'What can be printed' });
    await products.focus();
    await products.selectOption({ label: 'Racks' });
    await page.getByRole('heading', { level: 1, name: 'Racks' }).waitFor();
    await products.and(page.locator(':focus')).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });
});
