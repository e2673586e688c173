import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPrintJob, type PrintJob } from '#electron/services/print/print-job.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { download } from '#tests/support/download.ts';
import { layOut } from '#tests/support/print/lay-out.ts';
import { screensCanBeSeen, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('printing once more', () => {
  let door: BrowserDoor;
  let page: Page;
  const paper = () => page.locator('.preview-paper');
  const save = () => page.getByRole('button', { name: /^Save PDF/ });
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    await visit(page, '/print/alphacubes-nets', 'Cube nets');
  });
  afterAll(async () => {
    await door.close();
  });

  describe('opens a PDF', () => {
    const mine = {
      format: 'cubewright-set',
      version: 2,
      name: 'alphacubes',
      title: 'Bird nests',
      language: 'en',
      alphabet: 'latin',
      values: { A: 1, E: 2 },
      pieces: [['A', 'E', 'A', 'E', 'A', 'E']],
      boards: {},
    };
    const printedHere = async (ask: Omit<PrintJob, 'format'>) =>
      Buffer.from(expectOk(await runPrintJob({ ...ask, format: 'pdf' })).bytes);
    const open = (name: string, buffer: Buffer) =>
      page.locator('.open-project input').setInputFiles({ name, mimeType: 'application/pdf', buffer });

    it('of a set of one’s own, and saves the very same file again, after a reload too (R26)', async () => {
      const options = { edge: 21, paper: 'letter' };
      const bytes = await printedHere({ product: 'alphacubes-nets', set: JSON.stringify(mine), options });
      await open('nests.pdf', bytes);
      await page.getByText('Opened: Cube nets, Bird nests.').waitFor({ state: 'attached' });
      await expect.poll(() => page.getByLabel('Edge, mm').inputValue()).toBe('21');
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Cube nets' }).waitFor();
      expect(
        await page.getByRole('combobox', { name: 'Set', exact: true }).locator(':checked').textContent(),
      ).toBe('Bird nests, opened');
      const saved = await download(page, () => save().click());
      expect(saved.bytes.equals(bytes)).toBe(true);
    });

    it('that is dropped, and the line of its code that is pasted', async () => {
      const bytes = await printedHere({ product: 'kubo-deck', options: { card: 'mini' } });
      const dropped = await page.evaluateHandle((data) => {
        const file = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([file], 'deck.pdf', { type: 'application/pdf' }));
        return transfer;
      }, bytes.toString('base64'));
      await page.dispatchEvent('.preview', 'drop', { dataTransfer: dropped });
      await page.getByRole('heading', { level: 1, name: 'Kubo cards' }).waitFor();
      await expect.poll(() => page.getByRole('radio', { name: 'Mini' }).isChecked()).toBe(true);
      const { link } = layOut('cubeword-nets', { edge: 22 }).project;
      await page.evaluate((line) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', line);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, link);
      await page.getByRole('heading', { level: 1, name: 'Cube nets' }).waitFor();
      await expect.poll(() => page.getByLabel('Edge, mm').inputValue()).toBe('22');
    });

    it('and says what is wrong with any other, leaving all as it was', async () => {
      await open('other.pdf', Buffer.from('%PDF-1.4\n%%EOF'));
      await page.locator('.open-project').getByText('This PDF carries no print project.').waitFor();
      expect(await page.getByLabel('Edge, mm').inputValue()).toBe('22');
    });
  });

  it('looks before printing: paper, time, each sheet with its ink, what to beware of (R17, R27)', async () => {
    await visit(page, '/print/cubeword-nets', 'Cube nets');
    await page.getByLabel('Edge, mm').fill('14');
    await page.keyboard.press('Enter');
    await page.locator('.print-preflight').getByText('The glue tabs are 4.2 mm wide.').waitFor();
    await page.getByText('2 sheets of paper. About ').waitFor();
    await page.getByText('Each sheet and its ink').click();
    const rows = page.locator('.print-preflight details:first-of-type tbody tr');
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toMatch(/^1\. CUBEWORD, cubes 1 to \d+[\d.]+ %\d+$/);
  });

  it('R27: prints again what is picked on the sheet, by mouse and by keyboard, and nothing else', async () => {
    await visit(page, '/print/alphacubes-nets', 'Cube nets');
    await page.getByRole('button', { name: 'Sheet 2 of 6' }).click();
    await page.getByRole('button', { name: 'Pick pieces to print again' }).click();
    await page.getByRole('button', { name: 'Piece 3', exact: true }).click();
    await page.getByRole('button', { name: 'Piece 7', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Picked: 3, 7', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Print these again' }).click();
    await page.getByText('Alphacubes, cubes 3, 7').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.getByLabel('Numbers of the pieces').inputValue()).toBe('3, 7');
    const focused = page.locator(':focus');
    await expect.poll(() => focused.textContent()).toBe('Pick pieces to print again');
    await page.getByRole('radio', { name: 'All 98' }).check();
    await page.getByRole('img', { name: /^Sheet 2 of 6/ }).waitFor();
    await page.getByRole('button', { name: 'Sheet 6 of 6' }).click();
    await page.getByRole('img', { name: /^Sheet 6 of 6/ }).waitFor();
  });

  it('R27: begins with picking where a table sends somebody who has lost a piece', async () => {
    await visit(page, '/print/pieces/kubagram/nl', 'Cube nets');
    await page.getByRole('button', { name: 'Piece 7', exact: true }).click();
    await page.getByRole('button', { name: 'Print these again' }).click();
    await page
      .getByText(/^Kubagram, Dutch, cubes? 7\b/)
      .first()
      .waitFor({ state: 'attached' });
    // All of them once more, whatever was printed the last time.
    await visit(page, '/print/pieces/kubo/standard', 'Kubo cards');
    await page.getByRole('button', { name: 'Piece blue S1', exact: true }).waitFor();
    await visit(page, '/print/pieces/kubagram/nl', 'Cube nets');
    await page.getByRole('button', { name: 'Piece 8', exact: true }).waitFor();
    // What begins and ends it takes no room from the sheet on a narrow screen.
    await page.setViewportSize({ width: 640, height: 800 });
    await expect.poll(async () => (await paper().boundingBox())?.width ?? 0).toBeGreaterThan(300);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('prints a part of a kit alone in the sizes of the kit', async () => {
    await visit(page, '/print/alphacubes-kit', 'The whole set');
    await page.getByLabel('Edge, mm').fill('12');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'One part alone' }).getByRole('button', { name: 'Racks' }).click();
    await page.getByText('Alphacubes, racks for cubes of 12 mm').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.getByLabel('Edge, mm').inputValue()).toBe('12');
  });
});
