import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printSheets, type PrintAsk } from '#electron/services/print-sheets.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { layOut } from '#tests/support/print/lay-out.ts';
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
    const [first] = alphacubesSet.pieces;
    await expect
      .poll(() => paper().locator('text').allTextContents())
      .toEqual(expect.arrayContaining([...(first?.letters ?? '?')]));
    await page.getByText('Alphacubes, cubes 1 to').first().waitFor({ state: 'attached' });
  });

  it('turns the sheets by button and by thumbnail', async () => {
    await page.getByRole('button', { name: 'Next sheet' }).click();
    await page.getByRole('img', { name: /^Sheet 2 of 6/ }).waitFor();
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
    // The sheets differ in their code alone.
    const { code } = layOut('alphacubes-nets', { edge: 15.5, cubes: ['37, 52'] }).project;
    await expect.poll(() => paper().textContent()).toContain(code);
  });

  const edge = () => page.getByLabel('Edge, mm');
  const write = async (text: string, then: string) => {
    await edge().focus();
    await page.keyboard.press('ControlOrMeta+A');
    if (text === '') await page.keyboard.press('Delete');
    else await page.keyboard.type(text);
    await page.keyboard.press(then);
  };

  it.each([
    ['999', 'This is too large. Enter 8 to 40 mm. Until then it stays 15.5 mm.'],
    ['0', 'This is too small. Enter 8 to 40 mm. Until then it stays 15.5 mm.'],
    ['-5', 'This is too small. Enter 8 to 40 mm. Until then it stays 15.5 mm.'],
    ['15,5,5', 'This is not a number. Enter 8 to 40 mm. Until then it stays 15.5 mm.'],
    ['', 'This needs a number: 8 to 40 mm. Until then it stays 15.5 mm.'],
  ])(
    'leaves %j as it was typed, says beside it what is wrong, and changes nothing (7.19)',
    async (text, says) => {
      const before = await paper().innerHTML();
      await write(text, 'Tab');
      const notice = row('Edge').getByRole('alert');
      await expect.poll(() => notice.textContent()).toBe(says);
      expect(await edge().inputValue()).toBe(text);
      expect(await edge().getAttribute('aria-invalid')).toBe('true');
      expect(await edge().getAttribute('aria-describedby')).toContain(
        (await notice.getAttribute('id')) ?? '?',
      );
      await expect.poll(() => save().isDisabled()).toBe(true);
      expect(await paper().innerHTML()).toBe(before);
      expect(JSON.stringify(keptSettings(door.home))).toContain('"edge":15.5');
      // Back in the field, Escape brings back what holds.
      await edge().focus();
      await page.keyboard.press('Escape');
      await expect.poll(() => edge().inputValue()).toBe('15.5');
      expect(await notice.count()).toBe(0);
      expect(await edge().getAttribute('aria-invalid')).toBe('false');
      await expect.poll(() => save().isDisabled()).toBe(false);
    },
  );

  it('reads comma and point, with and without the unit (7.19)', async () => {
    for (const [text, number] of [
      ['16,5', '16.5'],
      ['17.25 mm', '17.25'],
      ['1,8 cm', '18'],
      ['15,5', '15.5'],
    ] as const) {
      await write(text, 'Enter');
      await expect.poll(() => edge().inputValue()).toBe(number);
      await expect.poll(() => JSON.stringify(keptSettings(door.home))).toContain(`"edge":${number}`);
    }
    expect(await row('Edge').getByRole('alert').count()).toBe(0);
  });

  it('steps by arrows and buttons from what the field says, and never out of its range (7.19)', async () => {
    await write('999', 'ArrowDown');
    await expect.poll(() => edge().inputValue()).toBe('40');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => edge().inputValue()).toBe('40');
    await page.locator('[data-live="polite"]').getByText('40 mm').waitFor({ state: 'attached' });
    await write('16,3', 'ArrowUp');
    await expect.poll(() => edge().inputValue()).toBe('16.5');
    await write('wide', 'Tab');
    await page.getByRole('button', { name: 'Less: Edge' }).click();
    await expect.poll(() => edge().inputValue()).toBe('16');
    await page.getByRole('button', { name: 'Less: Edge' }).click();
    await expect.poll(() => edge().inputValue()).toBe('15.5');
    expect(await row('Edge').getByRole('alert').count()).toBe(0);
  });

  it('goes on stepping while a button is held, as far as the range goes (7.19)', async () => {
    await write('39', 'Enter');
    await page.getByRole('button', { name: 'More: Edge' }).hover();
    await page.mouse.down();
    await expect.poll(() => edge().inputValue()).toBe('40');
    await page.mouse.up();
    expect(await edge().inputValue()).toBe('40');
    await write('15,5', 'Enter');
    await expect.poll(() => edge().inputValue()).toBe('15.5');
  });

  it('stays on a narrow screen with the longest text in its field (7.19)', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await write('1'.repeat(40), 'Tab');
    await row('Edge').getByRole('alert').waitFor();
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(over).toBe(0);
    await edge().press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('forgives a wrong number as soon as it is mended, before it is taken (7.19)', async () => {
    await write('155', 'Enter');
    await row('Edge').getByRole('alert').waitFor();
    await page.keyboard.press('Backspace');
    await expect.poll(() => row('Edge').getByRole('alert').count()).toBe(0);
    await page.keyboard.type(',5');
    await page.keyboard.press('Enter');
    await expect.poll(() => edge().inputValue()).toBe('15.5');
  });

  it('says how many jobs come before this one (7.12)', async () => {
    const pages = await Promise.all([0, 1, 2].map(() => door.open()));
    for (const one of pages) {
      await visit(one, '/print/alphacubes-nets', 'Cube nets');
      await one.getByRole('button', { name: /^Save PDF, 1 sheet/ }).waitFor();
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
    await Promise.all(pages.map((one) => one.getByText('is among your downloads').first().waitFor()));
    await Promise.all(pages.map((one) => one.close()));
  });

  it('saves the PDF and the sheet as SVG', async () => {
    const pdf = await download(() => save().click());
    expect(pdf.name).toMatch(/\.pdf$/);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByText('is among your downloads').first().waitFor();
    // Stop stood in the place of the buttons meanwhile: the focus rests beside them, where a press does nothing.
    await page.locator('.save-line:focus').waitFor();
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
    const plain = await download(() => save().click());
    await page.getByRole('combobox', { name: 'Printer' }).selectOption({ label: 'Add a printer' });
    await page.getByLabel('A, line across, mm').fill('149.2');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name of the printer').fill('Attic');
    await page.getByLabel('A, line across, mm').focus();
    await expect.poll(() => page.getByRole('combobox', { name: 'Printer' }).inputValue()).toBe('Attic');
    const drawn = await download(() => save().click());
    expect(drawn.bytes.equals(plain.bytes)).toBe(false);
    await visit(page, '/print/alphacubes-nets', 'Cube nets');
    await expect.poll(() => page.getByLabel('A, line across, mm').inputValue()).toBe('149.2');
    await page.getByRole('button', { name: 'Remove this printer' }).click();
    await expect.poll(() => page.getByRole('combobox', { name: 'Printer' }).inputValue()).toBe('');
    await visit(page, '/print/workshop-calibration', 'Calibration sheet');
    expect((await download(() => save().click())).bytes.equals(plain.bytes)).toBe(true);
  });

  it('keeps the kerf of a machine, and draws SVG files for it', async () => {
    await visit(page, '/print/workshop-kerf-coupon', 'Kerf coupon');
    const asSvg = () => download(() => page.getByRole('button', { name: 'Save this sheet as SVG' }).click());
    const plain = (await asSvg()).bytes.toString();
    await page.getByLabel('Kerf across, mm').fill('0.2');
    await page.keyboard.press('Enter');
    await visit(page, '/print/workshop-calibration', 'Calibration sheet');
    await page.reload();
    await visit(page, '/print/workshop-kerf-coupon', 'Kerf coupon');
    await expect.poll(() => page.getByLabel('Kerf across, mm').inputValue()).toBe('0.2');
    expect(await page.getByLabel('Kerf down, mm').inputValue()).toBe('0');
    const told = await printSheets({
      product: 'workshop-kerf-coupon',
      options: {},
      format: 'svg',
      sheet: 0,
      kerf: { x: 0.2, y: 0 },
    });
    const cut = (await asSvg()).bytes.toString();
    expect(cut).toBe(new TextDecoder().decode(expectOk(told).bytes));
    expect(cut).not.toBe(plain);
    await page.getByLabel('Kerf across, mm').fill('0');
    await page.keyboard.press('Enter');
  });

  it('saves a kit as a PDF for each paper', async () => {
    await visit(page, '/print/cubeword-kit', 'The whole set');
    await page.getByRole('combobox', { name: 'Cubes from' }).selectOption({ label: 'Blocks and stickers' });
    const file = await download(() =>
      page.getByRole('button', { name: 'Save PDF: sticker paper, 2 sheets' }).click(),
    );
    expect(file.name).toBe('cubeword-kit-stickers.pdf');
    await page.getByRole('button', { name: /^Save PDF: plain paper, \d+ sheets?$/ }).waitFor();
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
    const printedHere = async (ask: Omit<PrintAsk, 'format'>) =>
      Buffer.from(expectOk(await printSheets({ ...ask, format: 'pdf' })).bytes);
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
      expect(await page.getByRole('combobox', { name: 'Set' }).locator(':checked').textContent()).toBe(
        'Bird nests, opened',
      );
      const saved = await download(() => save().click());
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
    await page.getByText('2 sheets of paper. About 40 minutes to cut and fold.').waitFor();
    await page.getByText('Each sheet and its ink').click();
    const rows = page.locator('.print-preflight tbody tr');
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toMatch(/^1\. CUBEWORD, cubes 1 to \d+[\d.]+ %\d+$/);
  });

  it('R27: prints again what is picked on the sheet, by mouse and by keyboard, and nothing else', async () => {
    await visit(page, '/print/alphacubes-nets', 'Cube nets');
    await page.getByRole('button', { name: 'Sheet 1 of 6' }).click();
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
    await page.getByRole('img', { name: /^Sheet 1 of 6/ }).waitFor();
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
