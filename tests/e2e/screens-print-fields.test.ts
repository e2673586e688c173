import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { layOut } from '#tests/support/print/lay-out.ts';
import { keptSettings } from '#tests/support/kept-settings.ts';
import { screensCanBeSeen, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('the fields of the print studio', () => {
  let door: BrowserDoor;
  let page: Page;
  const paper = () => page.locator('.preview-paper');
  const row = (label: string) => page.locator('.print-option').filter({ hasText: label });
  const save = () => page.getByRole('button', { name: /^Save PDF/ });
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    await visit(page, '/print/alphacubes-nets', 'Cube nets');
    await page.getByRole('radio', { name: 'Only some' }).check();
    await page.getByLabel('Numbers of the pieces').fill('37, 52');
    await page.getByLabel('Edge, mm').fill('15.5');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save PDF, 1 sheet', exact: true }).waitFor();
  });
  afterAll(async () => {
    await door.close();
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

  it('keeps what has the focus clear of the line that saves, however many rows it takes', async () => {
    const covered = () =>
      page.evaluate(() => {
        const line = document.querySelector('.save-line');
        const stops = document.querySelectorAll<HTMLElement>('main :is(select, input, button, a[href])');
        return [...stops].flatMap((stop) => {
          stop.focus();
          const { left, top, width, height } = stop.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + height / 2);
          const isUnder = line?.contains(above) === true && !line.contains(stop);
          return isUnder ? stop.outerHTML.slice(0, 100) : [];
        });
      });
    // With the sentence about the file, and with buttons for three kinds of paper.
    await page.setViewportSize({ width: 390, height: 640 });
    await save().click();
    await page.locator('.save-done').waitFor();
    expect(await covered()).toEqual([]);
    await visit(page, '/print/kubo-kit', 'The whole set');
    await page
      .getByRole('button', { name: /^Save PDF: card/ })
      .first()
      .waitFor();
    expect(await covered()).toEqual([]);
  });
});
