import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pieceSets } from '#shared/games/index.ts';
import { formatSet } from '#shared/pieces/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { axeOn } from '#tests/support/axe.ts';
import { boxRecording } from '#tests/support/box-recording.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { complaints, screensCanBeSeen, visit } from '#tests/support/screens.ts';

type Named = readonly (readonly [name: string, text: string])[];

/** Files are named after something else than they are: their content decides. */
describe.skipIf(!screensCanBeSeen)('files that are dropped on the window (D9)', () => {
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

  const held = (files: Named) =>
    page.evaluateHandle((named) => {
      const transfer = new DataTransfer();
      for (const [name, text] of named) transfer.items.add(new File([text], name));
      return transfer;
    }, files);
  const drop = async (...files: Named) => {
    const dataTransfer = await held(files);
    await page.dispatchEvent('main', 'dragover', { dataTransfer });
    await page.locator('.files-over').waitFor();
    await page.dispatchEvent('main', 'drop', { dataTransfer });
  };
  const kept = (folder: string) => {
    const place = path.join(door.home, folder);
    return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.json')).length : 0;
  };
  const outcome = () => page.locator('.files-outcome');
  const set = formatSet(pieceSets[0] as (typeof pieceSets)[number]);

  it('show where to let go, in words that are said, and no more once they are carried away', async () => {
    await visit(page, '/help/keys', 'Keys');
    const dataTransfer = await held([['a.txt', 'abbey']]);
    await page.dispatchEvent('main', 'dragenter', { dataTransfer });
    await page.locator('.files-over').getByText('Drop the file here to open it').waitFor();
    await page.locator('[data-live]').getByText('Drop the file here to open it').waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    await page.dispatchEvent('main', 'dragleave', { dataTransfer });
    await page.locator('.files-over').waitFor({ state: 'detached' });
  });

  it('open a game at its table, as a copy each time', async () => {
    await drop(['words.txt', published.text]);
    await page.waitForURL(/#\/table\//);
    await page.locator('main.table').waitFor();
    const first = page.url();
    await visit(page, '/library', 'Library');
    await drop(['words.txt', published.text]);
    await page.waitForURL((url) => url.href.includes('#/table/') && url.href !== first);
    await page.locator('main.table').waitFor();
    expect(kept('games')).toBe(2);
  });

  it('open a set in the designer', async () => {
    await visit(page, '/box', 'Connect the box');
    await drop(['game.cubewright.json', set]);
    await page.waitForURL(/#\/design\/./);
    await page.locator('h1:focus').waitFor();
    expect(kept('designs')).toBe(1);
  });

  it('open a word list in its form, which has the focus, and a second one there too', async () => {
    await visit(page, '/box', 'Connect the box');
    await drop(['birds-of-home.json', 'finch\nwren\n']);
    const line = page.getByText('The file “birds-of-home.json” is ready.');
    await line.and(page.locator(':focus')).waitFor();
    expect(await page.getByLabel('Its name here').inputValue()).toBe('birds of home');
    await drop(['fish.txt', 'perch\ntrout\n']);
    await page.getByText('The file “fish.txt” is ready.').waitFor();
    await page.getByRole('button', { name: 'Add the list' }).click();
    await page.locator('.words-list').getByRole('heading', { name: 'fish' }).waitFor();
  });

  it('open a recording of a box on its screen, moment by moment, by keyboard too', async () => {
    await visit(page, '/help/keys', 'Keys');
    await drop(['game.json', await boxRecording(3, 40)]);
    await page.getByRole('heading', { name: 'A recording, played again' }).waitFor();
    await page.getByText('From “game.json”').waitFor();
    const side = page.locator('.step-through');
    await side.getByText(/: E4 emptied\.$/).waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    await side.getByRole('button', { name: 'Earlier' }).click();
    await side.getByText(/: D1 emptied\.$/).waitFor();
    await page
      .locator('[data-live]')
      .getByText(/: D1 emptied\.$/)
      .waitFor();
    await side.getByRole('slider', { name: 'Moment' }).focus();
    await page.keyboard.press('Home');
    await side.getByText(/^1 of \d+, /).waitFor();
    // The button that leads no further keeps the focus.
    await page.keyboard.press('ArrowRight');
    await side.getByText(/^2 of \d+, /).waitFor();
    await side.getByRole('button', { name: 'Earlier' }).press('Enter');
    await side.getByText(/^1 of \d+, /).waitFor();
    await side.getByRole('button', { name: 'Earlier', disabled: true }).and(page.locator(':focus')).waitFor();
    // Another one takes its place, and one that is damaged is named where it would be shown.
    await drop(['torn.jsonl', '{"format":"cubewright-box-trace","version":3}\n']);
    await page.getByText('“torn.jsonl” cannot be shown here: Line 1 of this trace is damaged.').waitFor();
    await page.getByRole('heading', { name: 'Connect the box' }).waitFor();
  });

  it('leave what is typed on the screen of the box as it was while a recording is shown there', async () => {
    await page.getByRole('button', { name: 'Try the virtual box' }).click();
    const settings = page.getByRole('region', { name: 'Settings of the box' });
    await settings.getByText('Settings of the box').click();
    await settings.getByLabel('Name').fill('Half a na');
    await drop(['game.jsonl', await boxRecording(3)]);
    await page
      .getByRole('heading', { name: 'A recording, played again' })
      .and(page.locator(':focus'))
      .waitFor();
    expect(await page.title()).toBe('A recording, played again · Cubewright');
    expect((await axeOn(page)).findings).toEqual([]);
    await page.getByRole('button', { name: 'Back to the box' }).click();
    await page.locator('h1:focus').getByText('108 squares hold a cube').waitFor();
    expect(await page.title()).toBe('Box · Cubewright');
    expect(await settings.getByLabel('Name').inputValue()).toBe('Half a na');
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('heading', { name: 'Connect the box' }).waitFor();
  });

  const gcg =
    '#player1 Ann Ann\n#player2 Ben Ben\n>Ann: AEINRST 8D NASTIER +68 68\n>Ben: QUIZABC 9C QUA +20 20\n>Ann: DEOQ?? - +0 68\n';

  it('open a GCG of plain tiles as its positions, with the plays that count most', async () => {
    await visit(page, '/help/keys', 'Keys');
    await drop(['club.txt', gcg]);
    await page.getByRole('heading', { name: 'Positions of a GCG' }).waitFor();
    await page.getByText('1 of 3, line 3: Ann has AEINRST.').waitFor();
    await page.getByText('Ann laid NASTIER at D8, across.').waitFor();
    const best = page.locator('.tiles-plays tbody tr').first();
    await best.getByRole('cell', { name: '66', exact: true }).waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    await page.getByRole('slider', { name: 'Position' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 of 3, line 4: Ben has QUIZABC.').waitFor();
    await page.getByRole('gridcell', { name: 'D8: N' }).waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('img', { name: 'Tiles: D, E, O, Q, blank, blank' }).waitFor();
    expect(kept('games')).toBe(2);
    // Another file of the same name begins at its own first position.
    await drop(['club.txt', '>Cleo: AEINRST 8D NASTIER +68 68\n']);
    await page.getByText('1 of 1, line 1: Cleo has AEINRST.').waitFor();
  });

  it('show a GCG of plain tiles that is opened in the library, too', async () => {
    await visit(page, '/library', 'Library');
    await page
      .getByLabel('Open a game file')
      .setInputFiles({ name: 'club.gcg', mimeType: '', buffer: Buffer.from(gcg) });
    await page.getByText('“club.gcg” is a game of plain tiles').waitFor();
  });

  it('are all opened where one is let go while another is being opened', async () => {
    const games = kept('games');
    await visit(page, '/help/keys', 'Keys');
    const two = [await held([['first.json', published.text]]), await held([['second.json', published.text]])];
    await page.evaluate((transfers) => {
      for (const dataTransfer of transfers) {
        const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
        document.querySelector('main')?.dispatchEvent(drop);
      }
    }, two);
    await outcome().getByRole('heading', { name: '2 files were opened.' }).waitFor();
    await outcome().getByRole('link', { name: 'first.json' }).waitFor();
    await outcome().getByRole('link', { name: 'second.json' }).waitFor();
    expect(kept('games')).toBe(games + 2);
    await outcome().getByRole('button', { name: 'Close' }).click();
  });

  it('are all opened in the library, where one is chosen while another is being opened', async () => {
    const games = kept('games');
    await visit(page, '/library', 'Library');
    await page.locator('.shelf-item').first().waitFor();
    const choose = async (...files: Named) =>
      page.getByLabel('Open a game file').evaluate((field: HTMLInputElement, named) => {
        for (const [name, text] of named) {
          const { files: chosen, items } = new DataTransfer();
          items.add(new File([text], name));
          field.files = chosen;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }, files);
    const waiting = page.locator('.library-games > .notice, .library-games .notice');
    await choose(['torn.json', published.text.slice(0, 900)], ['good.json', published.text]);
    await page.getByText('The game breaks off').waitFor();
    await expect.poll(() => kept('games')).toBe(games + 1);
    await choose(['club.gcg', gcg], ['good.json', published.text]);
    await waiting.getByText('“club.gcg”').waitFor();
    await expect.poll(() => kept('games')).toBe(games + 2);
    await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
  });

  it('are opened one after the other, and what is refused is named and leaves nothing behind', async () => {
    const [games, sets] = [kept('games'), kept('designs')];
    await visit(page, '/help/keys', 'Keys');
    await drop(
      ['good.json', published.text],
      ['broken.json', published.text.slice(0, 900)],
      ['torn.gcg', '>Ann: AEINRST 8D NASTIER +68 68\n>Ben: QUIZABC 8C QUA +20 20\n'],
      ['letter.txt', 'Dear all, it rains and rains here,\nand nobody goes out at all.\n'],
      ['set.json', set],
      ['half.json', set.slice(0, 300)],
    );
    await outcome().getByRole('heading', { name: '2 files were opened. 4 were not' }).waitFor();
    await outcome().getByText('Line 2: QUA at 8C covers the tile N.').waitFor();
    await outcome().getByText('“letter.txt” is a text of a kind that Cubewright does not know').waitFor();
    expect([kept('games'), kept('designs')]).toEqual([games + 1, sets + 1]);
    expect((await axeOn(page)).findings).toEqual([]);
    await outcome().getByRole('link', { name: 'good.json' }).click();
    await page.waitForURL(/#\/table\//);
    await page.locator('main.table').waitFor();
    await outcome().getByRole('button', { name: 'Close' }).click();
    await outcome().waitFor({ state: 'detached' });
  });

  it('can be chosen instead, with Ctrl+O or from Home', async () => {
    // Keys come to the page by another way than what is asked of the browser, and would overtake the wish to choose.
    page.on('filechooser', () => undefined);
    await visit(page, '/help/keys', 'Keys');
    const byKey = page.waitForEvent('filechooser');
    await page.keyboard.press('Control+o');
    await (await byKey).setFiles({ name: 'x.bin', mimeType: '', buffer: Buffer.from([1, 0, 2]) });
    await outcome().getByText('“x.bin” is no text').waitFor();
    await outcome().getByRole('button', { name: 'Close' }).click();
    await visit(page, '/', 'Cubewright');
    const byButton = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file…' }).click();
    await (await byButton).setFiles({ name: 'x.bin', mimeType: '', buffer: Buffer.from(published.text) });
    await page.waitForURL(/#\/table\//);
    expect(heard).toEqual([]);
  });
});
