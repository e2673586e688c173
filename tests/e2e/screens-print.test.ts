import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { download } from '#tests/support/download.ts';
import { keptSettings } from '#tests/support/kept-settings.ts';
import { everyObject, readTabletop } from '#tests/support/print/read-tabletop.ts';
import { complaints, screensCanBeSeen, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('the print studio', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  const paper = () => page.locator('.preview-paper');
  const save = () => page.getByRole('button', { name: /^Save PDF/ });
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
    const [first] = alphacubesSet.pieces;
    await expect
      .poll(() => paper().locator('text').allTextContents())
      .toEqual(expect.arrayContaining([...(first?.letters ?? '?')]));
    await page.getByText('Alphacubes, cubes 1 to').first().waitFor({ state: 'attached' });
  });

  it('turns the sheets by button and by thumbnail', async () => {
    await page.getByRole('button', { name: 'Next sheet' }).click();
    await page.getByRole('img', { name: /^Sheet 3 of 6/ }).waitFor();
    await page.getByRole('button', { name: 'Sheet 6 of 6' }).click();
    await page.getByRole('img', { name: /^Sheet 6 of 6/ }).waitFor();
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

  const numbers = () => page.getByLabel('Numbers of the pieces');
  const row = (label: string) => page.locator('.print-option').filter({ hasText: label });

  it('asks for the numbers of cubes only where a few are wanted, and shows all until there are any', async () => {
    expect(await page.getByRole('radio', { name: 'All 98' }).isChecked()).toBe(true);
    expect(await numbers().count()).toBe(0);
    await page.getByRole('radio', { name: 'Only some' }).check();
    await page.getByText('No number yet, so the sheets show all 98.').waitFor();
    await expect.poll(() => save().textContent()).toBe('Save PDF, 6 sheets');
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
    await row('Pieces').getByText('There is no piece 99: the set has pieces 1 to 98.').waitFor();
    await expect.poll(() => numbers().getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => save().isDisabled()).toBe(true);
    await page.getByRole('img', { name: /^Sheet 1 of 1/ }).waitFor();
    await numbers().fill('a few');
    await row('Pieces').getByText('Pieces takes numbers such as 3, 7, 12-15.').waitFor();
    await numbers().fill('37, 52');
    await expect.poll(() => save().isDisabled()).toBe(false);
  });

  it('says how many jobs come before this one (7.12)', async () => {
    const pages = await Promise.all([0, 1, 2].map(() => door.open()));
    for (const one of pages) {
      await visit(one, '/print/alphacubes-nets', 'Cube nets');
      // What the page before typed last may not be kept yet, so each page is told by itself.
      await one.getByRole('radio', { name: 'Only some' }).check();
      await one.getByLabel('Numbers of the pieces').fill('37, 52');
      await one.getByRole('button', { name: 'Save PDF, 1 sheet', exact: true }).waitFor();
    }
    // All three at once: whoever is third waits. Where the first is done before the third has come, once more.
    const saidBy = (one: Page): Promise<readonly string[]> =>
      one.evaluate(
        () =>
          new Promise<readonly string[]>((done) => {
            const said: string[] = [];
            const press = () => {
              document.querySelector<HTMLElement>('.save-buttons > .button--filled')?.click();
            };
            // A press right after the last one may be taken for its second half.
            const pressing = setInterval(press, 100);
            const observer = new MutationObserver(() => {
              const drawing = document.querySelector('.save-drawing');
              if (drawing !== null) clearInterval(pressing);
              if (drawing !== null) said.push(drawing.querySelector('p')?.textContent ?? '');
              else if (said.length > 0) {
                observer.disconnect();
                done(said);
              }
            });
            observer.observe(document.body, { subtree: true, childList: true, characterData: true });
            press();
          }),
      );
    let said: readonly string[] = [];
    for (let tries = 0; tries < 20 && !said.includes('Waiting: 2 jobs before this one.'); tries += 1) {
      said = (await Promise.all(pages.map(saidBy))).flat();
    }
    expect(said).toContain('Waiting: 2 jobs before this one.');
    await Promise.all(pages.map((one) => one.getByText('is in your downloads').first().waitFor()));
    await Promise.all(pages.map((one) => one.close()));
  });

  it('saves the PDF and the sheet as SVG', async () => {
    const pdf = await download(page, () => save().click());
    expect(pdf.name).toMatch(/\.pdf$/);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByText('is in your downloads').first().waitFor();
    // Stop stood in the place of the buttons meanwhile: the focus rests beside them, where a press does nothing.
    await page.locator('.save-line:focus').waitFor();
    const svg = await download(page, () =>
      page.getByRole('button', { name: 'Save this sheet as SVG' }).click(),
    );
    expect(svg.name).toMatch(/\.svg$/);
    expect(svg.bytes.toString()).toContain('width="210mm"');
  });

  it('R33: saves the pieces for Tabletop Simulator', async () => {
    await page.locator('.save-line:focus').waitFor();
    const zip = await download(page, () =>
      page.getByRole('button', { name: 'Save for Tabletop Simulator' }).click(),
    );
    expect(zip.name).toBe('alphacubes-nets-tabletop.zip');
    const pieces = everyObject(readTabletop(zip.bytes).objects).map(({ Nickname }) => Nickname);
    expect(pieces).toEqual(expect.arrayContaining(['cube 37', 'cube 52']));
    await page
      .getByText(/with 2 pieces, is in your downloads\. Unpack it/)
      .first()
      .waitFor();
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
    await row('Pieces').getByText('There is no piece 99').waitFor();
    await visit(page, '/help/about', 'About Cubewright');
    await visit(page, '/print/alphacubes-nets', 'Cube nets');
    await row('Pieces').getByText('There is no piece 99').waitFor();
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
    // From paper to a solid and back, too.
    await products.selectOption({ label: 'Sticker jig' });
    await page.getByRole('heading', { level: 1, name: 'Sticker jig' }).waitFor();
    await products.and(page.locator(':focus')).waitFor();
    await products.selectOption({ label: 'Racks' });
    await page.getByRole('heading', { level: 1, name: 'Racks' }).waitFor();
    await products.and(page.locator(':focus')).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });

  it('keeps what was measured of a printer, and draws PDFs for it', async () => {
    await visit(page, '/print/workshop-calibration', 'Calibration sheet');
    const plain = await download(page, () => save().click());
    await page.getByRole('combobox', { name: 'Printer' }).selectOption({ label: 'Add a printer' });
    await page.getByLabel('A, line across, mm').fill('149.2');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name of the printer').fill('Attic');
    await page.getByLabel('A, line across, mm').focus();
    await expect.poll(() => page.getByRole('combobox', { name: 'Printer' }).inputValue()).toBe('Attic');
    const drawn = await download(page, () => save().click());
    expect(drawn.bytes.equals(plain.bytes)).toBe(false);
    await visit(page, '/print/alphacubes-nets', 'Cube nets');
    await expect.poll(() => page.getByLabel('A, line across, mm').inputValue()).toBe('149.2');
    await page.getByRole('button', { name: 'Remove this printer' }).click();
    await expect.poll(() => page.getByRole('combobox', { name: 'Printer' }).inputValue()).toBe('');
    await visit(page, '/print/workshop-calibration', 'Calibration sheet');
    expect((await download(page, () => save().click())).bytes.equals(plain.bytes)).toBe(true);
  });

  it('keeps however many printers are added', async () => {
    const printers = page.getByRole('combobox', { name: 'Printer' });
    for (let added = 1; added <= 21; added += 1) {
      await printers.selectOption({ label: 'Add a printer' });
      await expect.poll(() => printers.locator('option').count()).toBe(added + 2);
    }
    await page.reload();
    await visit(page, '/print/workshop-calibration', 'Calibration sheet');
    await expect.poll(() => printers.locator('option').count()).toBe(23);
    for (let left = 20; left >= 0; left -= 1) {
      await printers.selectOption({ index: left + 1 });
      await page.getByRole('button', { name: 'Remove this printer' }).click();
      await expect.poll(() => printers.locator('option').count()).toBe(left + 2);
    }
  });

  it('saves a kit as a PDF for each paper', async () => {
    await visit(page, '/print/cubeword-kit', 'The whole set');
    await page.getByRole('combobox', { name: 'Cubes from' }).selectOption({ label: 'Blocks and stickers' });
    const file = await download(page, () =>
      page.getByRole('button', { name: 'Save PDF: sticker paper, 2 sheets' }).click(),
    );
    expect(file.name).toBe('cubeword-kit-stickers.pdf');
    await page.getByRole('button', { name: /^Save PDF: plain paper, \d+ sheets?$/ }).waitFor();
  });
});
