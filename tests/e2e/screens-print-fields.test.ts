import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { layOut } from '#tests/support/print/lay-out.ts';
import { keptSettings } from '#tests/support/kept-settings.ts';
import { axeOn } from '#tests/support/axe.ts';
import { pressByKeys, screensCanBeSeen, tabTo, visit } from '#tests/support/screens.ts';

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
    await expect.poll(figure).toBe('4.7');
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
    await expect.poll(figure).toBe('4.7');
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
      const notice = row('Edge').getByRole('alert').locator('[id]');
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

  const history = () => page.locator('.undo-line');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const said = (text: string) =>
    page.locator('[data-live="polite"]').getByText(text, { exact: true }).waitFor({ state: 'attached' });

  it('takes back step by step with the keys, and never empties a field', async () => {
    await write('16', 'Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => edge().inputValue()).toBe('17');
    // What is typed and not taken is taken back first, and is no step.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('2');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => edge().inputValue()).toBe('17');
    for (const left of ['16.5', '16', '15.5']) {
      await page.keyboard.press('Control+Z');
      await expect.poll(() => edge().inputValue()).toBe(left);
    }
    await said('Undone: Edge, 16 mm.');
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => edge().inputValue()).toBe('16');
    await page.keyboard.press('Control+Y');
    await said('Done again: Edge, 16.5 mm.');
    await expect.poll(() => edge().inputValue()).toBe('16.5');
    // The browser’s own menu can undo, too.
    await page.evaluate(() => document.execCommand('undo'));
    expect(await edge().inputValue()).toBe('16.5');
    await expect.poll(() => JSON.stringify(keptSettings(door.home))).toContain('"edge":16.5');
  });

  it('drops a wrong text for good when the value changes elsewhere', async () => {
    await write('18', 'Enter');
    await write('999', 'Tab');
    await row('Edge').getByRole('alert').waitFor();
    await button('Undo').click();
    await expect.poll(() => edge().inputValue()).not.toBe('999');
    await button('Redo').click();
    await expect.poll(() => edge().inputValue()).toBe('18');
    expect(await row('Edge').getByRole('alert').count()).toBe(0);
    await button('Undo').click();
  });

  it('leaves a text its own undo while it is written, and then takes it back as one step', async () => {
    await page.getByRole('radio', { name: 'Low ink' }).check();
    const numbers = page.getByLabel('Numbers of the pieces');
    const add = async (text: string) => {
      await numbers.click();
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    };
    /** In how many steps a text comes and goes is the browser’s affair. */
    const pressUntil = (key: string, text: string) =>
      expect
        .poll(async () => {
          if ((await numbers.inputValue()) !== text) await page.keyboard.press(key);
          return numbers.inputValue();
        })
        .toBe(text);
    await add(', 60');
    await pressUntil('Control+Z', '37, 52');
    await pressUntil('Control+Y', '37, 52, 60');
    await pressUntil('Control+Z', '37, 52');
    // What was written is gone, so the step before it is next.
    await page.keyboard.press('Control+Z');
    await expect.poll(() => page.getByRole('radio', { name: 'Full' }).isChecked()).toBe(true);
    expect(await numbers.inputValue()).toBe('37, 52');
    await add(', 7');
    await history().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => numbers.inputValue()).toBe('37, 52');
  });

  it('takes a held button back as one step, and goes to the product where a step was made', async () => {
    await page.getByRole('button', { name: 'More: Edge' }).hover();
    await page.mouse.down();
    await expect.poll(async () => Number(await edge().inputValue())).toBeGreaterThan(19);
    await page.mouse.up();
    await page.getByRole('link', { name: 'Letter tiles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Letter tiles' }).waitFor();
    await history()
      .getByText(/^Cube nets: Edge, /)
      .waitFor();
    await page.keyboard.press('Control+Z');
    await page.getByRole('heading', { level: 1, name: 'Cube nets' }).waitFor();
    await expect.poll(() => edge().inputValue()).toBe('16.5');
  });

  it('shows what is not at its default, and leads back there, one by one and all at once', async () => {
    await page.getByLabel('Paper', { exact: true }).selectOption('a3');
    await page.getByText('Changed: Edge, Paper, Pieces.').waitFor();
    expect(await edge().getAttribute('aria-describedby')).toContain(
      (await row('Edge').getByText('Changed. The default is 15 mm.').getAttribute('id')) ?? '?',
    );
    await tabTo(page, button('Reset Edge'));
    await page.keyboard.press('Enter');
    await expect.poll(() => edge().inputValue()).toBe('15');
    await edge().and(page.locator(':focus')).waitFor();
    await page.getByText('Changed: Paper, Pieces.').waitFor();
    expect((await axeOn(page, { without: '.sheet-picture' })).findings).toEqual([]);
    await pressByKeys(page, button('Reset all options'));
    await said('Every option is at its default.');
    await page.getByLabel('Preset').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+Z');
    await page.getByText('Changed: Paper, Pieces.').waitFor();
  });

  it('keeps choices under a name, asks before it replaces, renames and deletes, by keyboard', async () => {
    const preset = page.getByLabel('Preset', { exact: true });
    const name = page.getByLabel('Name of the preset');
    const keep = async (title: string) => {
      await pressByKeys(page, button('Save as preset'));
      await name.and(page.locator(':focus')).waitFor();
      await page.keyboard.type(title);
      await page.keyboard.press('Enter');
    };
    await keep(' ');
    await page.getByText('A preset needs a name. Write one.').first().waitFor();
    await page.keyboard.type('On A3');
    await page.keyboard.press('Enter');
    await said('The preset On A3 is saved.');
    await expect.poll(() => preset.inputValue()).toBe('On A3');
    await write('18', 'Enter');
    await expect.poll(() => preset.locator('option:checked').textContent()).toBe('Your own choices');
    await keep('on a3');
    await page.getByRole('group', { name: 'There is a preset On A3 already. Replace it?' }).waitFor();
    await pressByKeys(page, button('Keep it'));
    await pressByKeys(page, page.locator('.preset-form').getByRole('button', { name: 'Cancel' }));
    await preset.selectOption('On A3');
    await expect.poll(() => edge().inputValue()).toBe('15');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => edge().inputValue()).toBe('18');
    await keep('On A3');
    await pressByKeys(page, button('Replace it'));
    await said('The preset On A3 is replaced.');
    await pressByKeys(page, button('Rename the preset On A3'));
    await name.and(page.locator(':focus')).waitFor();
    await name.fill('Large');
    await page.keyboard.press('Enter');
    await said('The preset is called Large now.');
    await button('Reset all options').click();
    await page.reload();
    await preset.selectOption('Large');
    await expect.poll(() => edge().inputValue()).toBe('18');
    await pressByKeys(page, button('Delete the preset Large'));
    await page.getByRole('group', { name: 'Delete the preset Large?' }).waitFor();
    await pressByKeys(page, button('Delete it'));
    await said('The preset Large is deleted.');
    await expect.poll(() => JSON.stringify(keptSettings(door.home))).toContain('"alphacubes-nets":[]');
    expect(await edge().inputValue()).toBe('18');
  });

  it('shows all sheets small without scrolling sideways, beside a scroll bar too', async () => {
    await button('Reset all options').click();
    await write('30', 'Enter');
    await page.getByText('Sheet 1 of 25', { exact: true }).waitFor();
    const over = () =>
      page.locator('.thumbnails').evaluate((list: HTMLElement) => {
        // As wide as the scroll bars of a system that keeps them in view.
        list.style.borderRight = '17px solid transparent';
        return [list.scrollWidth - list.clientWidth, list.scrollHeight > list.clientHeight];
      });
    expect(await over()).toEqual([0, true]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await over()).toEqual([0, true]);
    await button('Reset all options').click();
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
