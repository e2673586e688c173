import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import { expectOk } from '#shared/kernel/index.ts';
import type { truePrinter } from '#shared/printers/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { download } from '#tests/support/download.ts';
import { pngOf } from '#tests/support/print/scans/png-of.ts';
import { scannedDpi, scannedSheet } from '#tests/support/print/scans/scanned-sheet.ts';
import { complaints, screensCanBeSeen, visit } from '#tests/support/screens.ts';

const scan = (side: 'front' | 'back', move: number): Uint8Array =>
  pngOf(
    scannedSheet(side, { across: 149.2, down: 150.6, left: 21 + move, top: 19.3, leftBelow: 21.4 + move }),
    scannedDpi,
  );

describe.skipIf(!screensCanBeSeen)('a scan of the calibration sheet (R31)', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  const front = scan('front', 0);
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    heard = complaints(page);
  });
  afterAll(async () => {
    await door.close();
  });

  /** The browser itself makes the JPEG, and names no resolution in it that could be right. */
  const dropAsJpeg = async (png: Uint8Array) => {
    const dataTransfer = await page.evaluateHandle(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
      const transfer = new DataTransfer();
      transfer.items.add(new File([blob], 'photo.jpg'));
      return transfer;
    }, Buffer.from(png).toString('base64'));
    await page.dispatchEvent('main', 'drop', { dataTransfer });
  };
  const choose = (name: string, bytes: Uint8Array) =>
    page
      .locator('.print-scan input[type=file]')
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) });
  const figure = async (label: string): Promise<number> => {
    const text = await page
      .locator('.print-scan-figures > div', { hasText: label })
      .locator('dd')
      .textContent();
    return Number.parseFloat(text ?? '');
  };
  const printer = () => page.getByRole('combobox', { name: 'Printer' });

  it('that is dropped anywhere as a JPEG is measured by its paper', async () => {
    await visit(page, '/library', 'Library');
    await dropAsJpeg(front);
    await page.getByRole('heading', { name: '19 marks found on the front.' }).waitFor();
    await page.locator('[data-live]').getByText('19 marks found on the front.').waitFor();
    expect(await page.getByRole('radio', { name: 'Paper' }).isChecked()).toBe(true);
    expect(await page.locator('.print-scan-picture circle').count()).toBe(19);
    expect(await page.locator('.print-scan-picture line').count()).toBe(4);
    for (const [label, length] of [
      ['A, line across', 149.2],
      ['B, line down', 150.6],
      ['C, from the left', 21],
      ['C, from the top', 19.3],
      ['D, from the left', 21.4],
    ] as const) {
      expect(Math.abs((await figure(label)) - length), label).toBeLessThan(0.05);
    }
    expect((await axeOn(page)).findings).toEqual([]);
    // It names no resolution, so that it cannot be measured by one.
    await page.getByRole('radio', { name: 'Scan' }).click();
    await page.getByRole('alert').getByText('The file names no resolution').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('.print-scan-picture').waitFor({ state: 'detached' });
    expect(await printer().inputValue()).toBe('');
  });

  it('that is chosen is measured by its resolution and kept, with its back, and sheets are drawn for it', async () => {
    await choose('front.png', front);
    await page.getByRole('heading', { name: '19 marks found on the front.' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Scan' }).isChecked()).toBe(true);
    await choose('back.png', scan('back', -1.2));
    await page.getByRole('heading', { name: '19 marks found on the back.' }).waitFor();
    expect(Math.abs((await figure('Backs to the right')) - 1.2)).toBeLessThan(0.05);
    const labels = [
      'A, line across',
      'B, line down',
      'C, from the left',
      'C, from the top',
      'D, from the left',
    ];
    const [across, down, left, top, leftBelow] = await Promise.all(labels.map(figure));
    const [backRight, backDown] = await Promise.all(['Backs to the right', 'Backs below'].map(figure));
    await page.getByRole('button', { name: 'Keep for a new printer' }).click();
    await expect.poll(() => printer().inputValue()).toBe('My printer');
    expect(await page.getByLabel('A, line across, mm').inputValue()).toBe(`${across}`);
    const drawn = await download(page, () => page.getByRole('button', { name: /^Save PDF/ }).click());
    const profile = { across, down, left, top, leftBelow, backRight, backDown };
    const told = await runPrintJob({
      ...{ product: 'workshop-calibration', options: {}, format: 'pdf' },
      printer: profile as typeof truePrinter,
    });
    expect(drawn.bytes.equals(Buffer.from(expectOk(told).bytes))).toBe(true);
  });

  it('that was printed with these figures makes them more exact, and one printed as it is drawn takes their place', async () => {
    await choose('front.png', front);
    await page.getByRole('heading', { name: '19 marks found on the front.' }).waitFor();
    // The same stretch once more.
    expect(Math.abs((await figure('A, line across')) - (149.2 * 149.2) / 150)).toBeLessThan(0.1);
    await page.getByRole('radio', { name: 'As it is drawn' }).click();
    await expect.poll(async () => Math.abs((await figure('A, line across')) - 149.2) < 0.05).toBe(true);
    await page.getByRole('button', { name: 'Keep for this printer' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('that cannot be read is refused by a sentence', async () => {
    await choose('torn.png', front.subarray(0, 300));
    await page.getByRole('alert').getByText('This is no picture that can be read here.').waitFor();
    await choose(
      'blank.png',
      pngOf({ grey: new Uint8Array(1200 * 1600).fill(240), width: 1200, height: 1600 }),
    );
    await page.getByRole('alert').getByText('are not in this picture').waitFor();
    // Its head promises 1,600 million pixels, and not one of them is decoded.
    const giant = Uint8Array.from(front);
    for (const at of [16, 20]) new DataView(giant.buffer).setUint32(at, 40_000);
    await choose('giant.png', giant);
    await page.getByRole('alert').getByText('1600 million pixels').waitFor();
    await choose('back.png', scan('back', 0));
    await page.getByRole('alert').getByText('This is the back of the sheet').waitFor();
    expect(heard).toEqual([]);
  });
});
