import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { download } from '#tests/support/download.ts';
import { holdAnAnswer, loseAnAnswer } from '#tests/support/held-answers.ts';
import { textsIn } from '#tests/support/print/read-board.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { complaints, screensCanBeSeen, visit } from '#tests/support/screens.ts';

/** The box in software, the settings, the manual. */
describe.skipIf(!screensCanBeSeen)('box, settings, help', () => {
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

  const lie = (square: string) => page.getByRole('button', { name: `${square}, a die`, exact: true });
  const gone = (square: string) => page.getByRole('button', { name: `${square}, no die`, exact: true });
  const spoken = async () => (await page.locator('[data-live=polite]').textContent())?.trim();

  it('B24: leads to the plans, which save the board that is ordered for these squares', async () => {
    await visit(page, '/box', 'Connect the box');
    await page.getByRole('link', { name: 'Plans and a sensor board to order' }).click();
    const save = page.getByRole('button', { name: 'Save the sensor board to order' });
    const columns = page.getByLabel('Columns', { exact: true });
    await columns.fill('10');
    await columns.press('Tab');
    await save.click();
    await page.getByText(/10 were asked for/).waitFor();
    await columns.fill('8');
    await page.getByLabel('Rows', { exact: true }).fill('3');
    const order = await download(page, () => save.click());
    expect(order.name).toBe('box-board.zip');
    const readme = textsIn(order.bytes).get('README.txt') ?? '';
    expect(readme).toContain('Sensor board for 3 x 8 squares of 25 mm');
    await page.getByText('box-board.zip, with 4 panels, is in your downloads.').first().waitFor();
  });

  it('lifts and puts back the dice of the virtual box by click and by key', async () => {
    await visit(page, '/box', 'Connect the box');
    // The ports come a moment later, above the button.
    await page.locator('.port-row').last().waitFor();
    await page.getByRole('button', { name: 'Try the virtual box' }).click();
    await page.getByRole('heading', { level: 1, name: '108 squares hold a cube' }).waitFor();
    await lie('A9').click();
    await gone('A9').waitFor();
    await page.getByText('Row 9: empty are A9.').waitFor();
    await expect.poll(spoken).toBe('A9 emptied');
    await gone('A9').press('ArrowRight');
    await lie('B9').and(page.locator(':focus')).press('Enter');
    await page.getByText('Row 9: empty are A9, B9.').waitFor();
    await gone('B9').and(page.locator(':focus')).press('ArrowLeft');
    await gone('A9').and(page.locator(':focus')).press('Enter');
    await page.getByText('Row 9: empty are B9.').waitFor();
    expect(await page.locator('.virtual-square[tabindex="0"]').count()).toBe(1);
    expect(await page.locator('.tray-square--full').count()).toBe(107);
  });

  it('makes go wrong what may go wrong with a box', async () => {
    await page.getByText('What may go wrong').click();
    await page.getByRole('combobox', { name: 'Square' }).selectOption('C1');
    await page.getByRole('combobox', { name: 'Its sensor is' }).selectOption('stuck at filled');
    await page.getByRole('button', { name: 'C1, a die, sensor stuck at filled' }).click();
    await page.getByRole('button', { name: 'C1, no die, sensor stuck at filled' }).waitFor();
    await expect.poll(spoken).toBe('C1 lifted; the box does not feel it');
    await page.getByRole('checkbox', { name: 'repeats messages' }).check();
    await page.getByRole('button', { name: 'Unplug' }).click();
    await page.getByRole('heading', { level: 1, name: 'The box is gone' }).waitFor();
    await lie('D1').click();
    await page.getByRole('button', { name: 'Plug in' }).click();
    // C1 is empty, and nobody feels it.
    await page.getByText('Row 1: empty are D1.').waitFor();
    await page.getByRole('button', { name: 'Fill the box' }).click();
    await page.getByRole('heading', { level: 1, name: '108 squares hold a cube' }).waitFor();
    await page.getByRole('button', { name: 'Empty the box' }).click();
    // C1 still says that a die lies there.
    await expect.poll(spoken).toContain('1 square holds a cube');
    await page.getByRole('button', { name: 'Fill the box' }).click();
    await page.getByRole('checkbox', { name: 'repeats messages' }).uncheck();
    await page.getByRole('combobox', { name: 'Its sensor is' }).selectOption('sound');
    await lie('C1').waitFor();
  });

  it('has the box check its sensors, and shows what passed over the line', async () => {
    // Scans that the box missed under the faults above count against it until it restarts.
    await page.getByRole('button', { name: 'Press reset' }).click();
    await page.getByRole('button', { name: 'Check the sensors' }).click();
    // What the check says instead stands in the failure.
    const found = page.getByRole('region', { name: 'Sensors' });
    await expect.poll(() => found.innerText()).toMatch(/every sensor holds still\.$/m);
    await page.getByText('Level of each sensor').click();
    await page.getByText('L1: 255').waitFor();
    await page.getByRole('button', { name: 'Lift every cube' }).click();
    await page.getByText(/^Lift each cube and put it back\. \d+ squares are left: A1, /).waitFor();
    await lie('E5').click();
    await page.getByText('E5 is felt to be empty. Put its cube back.').waitFor();
    await gone('E5').click();
    // To a box whose clock goes slowly on a busy machine, this hand may be as quick as a flicker.
    await page
      .getByText(/^E5 (feels its cube again: surely, without a flicker\.|flickered 1 time)/)
      .waitFor();
    await page.getByRole('button', { name: 'That was all' }).click();
    await page.getByText(/These were never seen empty: A1, .* and \d+ more\./).waitFor();
    await page.getByText(/^\d+ moves of cubes since /).waitFor();
    const report = await download(page, () => page.getByRole('button', { name: 'Save the report' }).click());
    expect(report.bytes.toString('latin1').startsWith('%PDF-')).toBe(true);
    await page.getByText('box-sensors.pdf is in your downloads.', { exact: true }).last().waitFor();
    await page.getByText('The line', { exact: true }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^\d+ frames heard$/ })
      .waitFor();
  });

  it('records what is said and hands it over', async () => {
    await page.getByText('Record of the line').click();
    await page.getByRole('button', { name: 'Record what is said' }).click();
    await page.getByText(/^Recording: \d+ kB so far\.$/).waitFor();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByText(/^Recorded: \d+ kB\.$/).waitFor();
    const trace = await download(page, () => page.getByRole('button', { name: 'Save the record' }).click());
    expect(trace.name).toMatch(/^box-trace-.*\.jsonl$/);
  });

  it('sets the box, which keeps it', async () => {
    const settings = page.getByRole('region', { name: 'Settings of the box' });
    const save = settings.getByRole('button', { name: 'Save to the box' });
    const unfold = () => settings.getByText('Settings of the box').click();
    // Asked while its program hangs, it cannot answer; it is asked again once it is back.
    await page.getByRole('button', { name: 'Hang the program' }).click();
    await visit(page, '/', 'Cubewright');
    await page.evaluate(() => {
      location.hash = '/box';
    });
    await unfold();
    await settings.getByLabel('Settling, ms').fill('501');
    await settings.getByLabel('Settling, ms').press('Tab');
    await settings.getByRole('alert').getByText('Enter a whole number, 5 to 500').waitFor();
    await settings.getByLabel('Settling, ms').fill('75');
    await settings.getByLabel('Name').fill('An extremely long name that no box can keep');
    await save.click();
    await settings.getByText('This name takes 43 bytes and the box keeps 24').waitFor();
    await settings.getByLabel('Name').fill('The green one');
    await save.click();
    await settings.getByText('The box is set.').waitFor();
    await page.getByText(/^This is “The green one”/).waitFor();
    await visit(page, '/', 'Cubewright');
    await page.evaluate(() => {
      location.hash = '/box';
    });
    await unfold();
    await expect.poll(() => settings.getByLabel('Settling, ms').inputValue()).toBe('75');
    expect(await settings.getByLabel('Name').inputValue()).toBe('The green one');
    // What is changed while the box is being set stays, and is not called saved.
    const release = await holdAnAnswer(page, 'box:set');
    await settings.getByLabel('Name').fill('The blue one');
    await save.click();
    await settings.getByLabel('Settling, ms').fill('80');
    await settings.getByLabel('Settling, ms').press('Tab');
    await release();
    await page.getByText(/^This is “The blue one”/).waitFor();
    expect(await settings.getByLabel('Settling, ms').inputValue()).toBe('80');
    expect(await settings.getByText('The box is set.').count()).toBe(0);
  });

  it('reads well to axe with all of it unfolded, in every theme', async () => {
    await page.getByRole('button', { name: 'Check the sensors' }).click();
    await page.getByText('Level of each sensor').click();
    await page.getByText('Record of the line').click();
    await page.getByText('What may go wrong').click();
    await page.getByRole('combobox', { name: 'Its sensor is' }).selectOption('dead');
    await page.getByRole('button', { name: 'A1, a die, sensor dead' }).waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    const wear = (theme: string) =>
      page.evaluate((worn) => {
        document.documentElement.dataset['theme'] = worn;
      }, theme);
    for (const theme of ['dark', 'high-contrast']) {
      await wear(theme);
      expect((await axeOn(page, { only: 'color-contrast' })).findings, theme).toEqual([]);
    }
    await wear('light');
    // Its squares stay large enough on a narrow screen, and scroll by themselves.
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 320, height: 640 });
    const at320 = () =>
      page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.querySelector('.virtual-square')?.getBoundingClientRect().width,
      ]);
    await expect.poll(at320).toEqual([320, 24]);
    await page.setViewportSize(size);
    await page.getByRole('combobox', { name: 'Its sensor is' }).selectOption('sound');
    await lie('A1').waitFor();
  });

  it('stays connected while another screen is open, and lets go when told to', async () => {
    await visit(page, '/', 'Cubewright');
    const release = await holdAnAnswer(page, 'virtual-box:read');
    await page.evaluate(() => {
      location.hash = '/box';
    });
    // It is said in the speech region, too.
    await page.getByRole('main').getByText('Box connected').waitFor();
    // More of the screen comes while the button is held down: it stays under the pointer.
    await page.getByRole('button', { name: 'Disconnect' }).hover();
    await page.mouse.down();
    await release();
    await page.getByText('What may go wrong').waitFor();
    await page.mouse.up();
    await page.getByRole('heading', { level: 1, name: 'Connect the box' }).waitFor();
  });

  it('says what is wrong with a port and how to mend it', async () => {
    await page.getByRole('radio', { name: 'Another port' }).check();
    await page.getByLabel('Path of the port').fill('/dev/no-such-port');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('alert').getByText('There is no port /dev/no-such-port').waitFor();
    await page.getByLabel('Path of the port').fill('/dev/another-port');
    await page.getByRole('heading', { level: 1, name: 'Connect the box' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('alert').getByText('There is no port /dev/another-port').waitFor();
    await page.getByRole('link', { name: 'What to try when it does not work' }).click();
    await page.getByRole('heading', { level: 1, name: 'Building and connecting a box' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('trouble');
  });

  it('keeps light and letters over a new visit, also those that wait for an answer as the page goes', async () => {
    await visit(page, '/settings', 'Settings');
    const isLost = await loseAnAnswer(page, 'settings:write');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Bitter' }).check();
    await page.getByRole('radio', { name: 'Atkinson Hyperlegible' }).check();
    const worn = () =>
      page.evaluate(() => {
        const cube = document.querySelector('.cube-letter');
        return {
          theme: document.documentElement.dataset['theme'],
          cube: cube === null ? '' : getComputedStyle(cube).fontFamily,
          text: getComputedStyle(document.body).fontFamily,
        };
      });
    const wanted = {
      theme: 'dark',
      cube: '"Bitter Variable"',
      text: '"Atkinson Hyperlegible Next Variable", sans-serif',
    };
    await expect.poll(worn).toEqual(wanted);
    await expect.poll(isLost).toBe(true);
    // The first is never answered, so the other two have not been sent.
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(worn).toEqual(wanted);
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
    await expect
      .poll(loaded)
      .toEqual(expect.arrayContaining(['Bitter Variable', 'Atkinson Hyperlegible Next Variable']));
  });

  it('keeps the last of two choices where the page goes before the first is answered', async () => {
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    for (const [first, last] of [
      ['Light', 'Dark'],
      ['Dark', 'Light'],
    ] as const) {
      await visit(page, '/settings', 'Settings');
      const loaded = page.waitForEvent('load');
      await page.evaluate(
        async (names) => {
          for (const name of names) {
            [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.click();
            await new Promise((done) => setTimeout(done, 0));
          }
          location.reload();
        },
        [first, last],
      );
      await loaded;
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await theme()).toBe(last.toLowerCase());
    }
  });

  it('finds words in all of the manual and goes there', async () => {
    await visit(page, '/help/about', 'About Cubewright');
    await page.getByLabel('Look for a word').fill('splash');
    await page.getByRole('heading', { level: 1, name: '1 place speaks of “splash”' }).waitFor();
    await page.getByRole('link', { name: 'What it scores' }).click();
    await page.getByRole('heading', { level: 1, name: 'The rules of Alphacubes' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('What it scores');
    await page.getByLabel('Look for a word').fill('zzz');
    await page.getByRole('heading', { level: 1, name: 'Nothing speaks of “zzz”' }).waitFor();
    await page.getByText('Look for a shorter word, or for part of it.').waitFor();
  });

  it('says, where the desktop had to load the page again, what is safe, until it is read (D6)', async () => {
    await page.goto(new URL('/?again#/settings', page.url()).href);
    const notice = page.locator('.door-notice');
    await notice.getByText('This page had stopped and was loaded again.').waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    await visit(page, '/library', 'Library');
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await visit(page, '/settings', 'Settings');
    expect(await notice.count()).toBe(0);
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });
});
