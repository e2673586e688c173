import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { download } from '#tests/support/download.ts';
import { complaints, screensCanBeSeen, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('the cutting machine of the print studio', () => {
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

  it('keeps the kerf of a machine, and draws SVG files for it', async () => {
    await visit(page, '/print/workshop-kerf-coupon', 'Kerf coupon');
    const asSvg = () =>
      download(page, () => page.getByRole('button', { name: 'Save this sheet as SVG' }).click());
    const plain = (await asSvg()).bytes.toString();
    await page.getByLabel('Kerf across, mm').fill('0.2');
    await page.keyboard.press('Enter');
    await visit(page, '/print/workshop-calibration', 'Calibration sheet');
    await page.reload();
    await visit(page, '/print/workshop-kerf-coupon', 'Kerf coupon');
    await expect.poll(() => page.getByLabel('Kerf across, mm').inputValue()).toBe('0.2');
    expect(await page.getByLabel('Kerf down, mm').inputValue()).toBe('0');
    const told = await runPrintJob({
      product: 'workshop-kerf-coupon',
      options: {},
      format: 'svg',
      sheet: '1',
      kerf: { x: 0.2, y: 0 },
    });
    const cut = (await asSvg()).bytes.toString();
    expect(cut).toBe(new TextDecoder().decode(expectOk(told).bytes));
    expect(cut).not.toBe(plain);
    await page.getByLabel('Kerf across, mm').fill('0');
    await page.keyboard.press('Enter');
  });

  it('draws the lines to cut so that programs show them, where that is chosen', async () => {
    await visit(page, '/print/workshop-kerf-coupon', 'Kerf coupon');
    const lines = (name: string) =>
      page.getByRole('radiogroup', { name: 'Lines to cut in SVG' }).getByRole('radio', { name });
    const asSvg = async () => {
      const { bytes } = await download(page, () =>
        page.getByRole('button', { name: 'Save this sheet as SVG' }).click(),
      );
      return bytes.toString();
    };
    const drawn = async (width: 'hairline' | 'visible') =>
      new TextDecoder().decode(
        expectOk(
          await runPrintJob({
            product: 'workshop-kerf-coupon',
            options: {},
            format: 'svg',
            sheet: '1',
            lines: width,
          }),
        ).bytes,
      );
    const hairlines = await drawn('hairline');
    const visible = await drawn('visible');
    expect(hairlines).toContain('stroke="#FF0000" stroke-width="0.01"');
    expect(visible).toContain('stroke="#FF0000" stroke-width="0.25"');
    expect(await lines('Hairlines').isChecked()).toBe(true);
    await page.getByText('Many programs do not show them.').waitFor();
    expect(await asSvg()).toBe(hairlines);
    await lines('Visible').check();
    await page.getByText('0.25 mm, which shows in every program.').waitFor();
    await page.reload();
    await expect.poll(() => lines('Visible').isChecked()).toBe(true);
    expect(await asSvg()).toBe(visible);
    await page.getByRole('button', { name: 'Reset Lines to cut in SVG' }).click();
    await expect.poll(() => lines('Hairlines').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => lines('Visible').isChecked()).toBe(true);
    await page
      .getByText('Undone: Lines to cut in SVG of the cutting machine, Hairlines.')
      .first()
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => lines('Hairlines').isChecked()).toBe(true);
    expect(await asSvg()).toBe(hairlines);
    await visit(page, '/print/alphacubes-solid-rack', 'Rack');
    expect(await lines('Visible').count()).toBe(0);
  });

  it('lays every sheet on the bed of a laser, with only the lines to cut, and keeps these choices', async () => {
    await visit(page, '/print/cubeword-stickers', 'Stickers for blocks');
    const chosen = (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
    await page.getByRole('combobox', { name: 'Paper' }).selectOption({ label: 'Bed 300 x 200' });
    await chosen('What cut files hold', 'Only lines to cut').check();
    await chosen('Sheets in cut files', 'All in one file').check();
    const saved = () =>
      download(page, () => page.getByRole('button', { name: 'Save all sheets as one DXF' }).click());
    const told = expectOk(
      await runPrintJob({
        product: 'cubeword-stickers',
        options: { paper: 'bed-300x200' },
        format: 'dxf',
        content: 'lines',
        files: 'together',
      }),
    );
    const file = await saved();
    expect(file.name).toBe('cubeword-stickers.dxf');
    expect(file.bytes.toString()).toBe(new TextDecoder().decode(told.bytes));
    await page.reload();
    await expect.poll(() => chosen('Sheets in cut files', 'All in one file').isChecked()).toBe(true);
    expect(await chosen('What cut files hold', 'Only lines to cut').isChecked()).toBe(true);
    expect((await saved()).bytes).toEqual(file.bytes);
    // The calibration sheet is measured and not cut.
    await visit(page, '/print/workshop-calibration', 'Calibration sheet');
    await page.getByRole('button', { name: 'Save all sheets as one DXF' }).click();
    await page.getByText('Nothing here is cut or scored').first().waitFor();
    await page.getByRole('button', { name: 'Reset Sheets in cut files' }).click();
    await page.getByRole('button', { name: 'Save this sheet as DXF' }).waitFor();
    expect(heard).toEqual([]);
  });
});
