import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { download } from '#tests/support/download.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import {
  annAndBen,
  lift,
  onBoard,
  publishedBefore,
  tableCanBeSeen,
  theDoor,
  turnLine,
} from './at-the-table.ts';

describe.skipIf(!tableCanBeSeen)('the table keeps what was played', () => {
  const door = theDoor();
  const validly = ['E9V', 'F9A', 'G9L', 'H9I', 'I9D', 'J9L', 'K9Y'];
  const typeValidly = async () => {
    const page = door.page();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('VALIDLY', { delay: 5 });
  };

  it('keeps a move that could not be saved where it is, says so, and saves it when it can', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await typeValidly();
    const games = join(door.home(), 'games');
    renameSync(games, `${games}-aside`);
    writeFileSync(games, 'a file where the folder was');
    await page.keyboard.press('Enter');
    const notice = page.locator('.unsaved');
    await expect.poll(() => notice.textContent()).toContain('The move is not saved yet.');
    expect(await turnLine(page).textContent()).toBe('Turn 1, Ann to play');
    expect(await onBoard(page)).toEqual(validly);
    rmSync(games);
    renameSync(`${games}-aside`, games);
    await notice.getByRole('button', { name: 'Save again' }).click();
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    await notice.waitFor({ state: 'detached' });
  });

  it('holds what is typed while a move is saved, and reads it for the table that comes of it', async () => {
    const page = door.page();
    const near = shortGame({ central: 'CATTLEX', box: ['ACH:C', 'ANT:T'] });
    await door.lay(kubagramRecord([ann, ben], { setUp: near }));
    const held = Promise.withResolvers<undefined>();
    await page.route('**/call/games:save', async (route) => {
      await held.promise;
      await route.continue();
    });
    const line = page.locator('.kubagram-typed input');
    await line.fill('take');
    await line.press('Enter');
    await expect.poll(() => line.inputValue()).toBe('');
    await line.fill('lay C left');
    await line.press('Enter');
    await page.getByText('Waits until the last move is saved.').first().waitFor();
    expect(await line.inputValue()).toBe('lay C left');
    held.resolve(undefined);
    await page.locator('[data-dice] [data-item]').nth(7).waitFor();
    await expect.poll(() => line.inputValue()).toBe('');
    await page.unroute('**/call/games:save');
  });

  it('says so where the table cannot be loaded, and opens it when it can', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    const tables = '**/assets/alphacubes-*.js';
    await page.route(tables, (route) => route.abort());
    await page.reload();
    await page.getByText('The table of this game could not be loaded.').waitFor();
    await page.unroute(tables);
    await page.getByRole('button', { name: 'Try again' }).click();
    await lift(page, 'Ann');
  });

  it('exports its record from the menu', async () => {
    const page = door.page();
    const id = await door.lay(annAndBen());
    await lift(page, 'Ann');
    await page.getByRole('button', { name: 'Game' }).click();
    const { name, bytes } = await download(page, () =>
      page.getByRole('button', { name: 'Export the record' }).click(),
    );
    expect(name).toBe(`${id}.cubewright`);
    expect(bytes.toString()).toBe(readFileSync(join(door.home(), 'games', `${name}.json`), 'utf8'));
  });

  it('follows the same game in another window', async () => {
    const page = door.page();
    const id = await door.lay(annAndBen());
    const other = await page.context().newPage();
    await other.goto(`${new URL(page.url()).origin}/#/table/${id}`);
    await lift(other, 'Ann');
    await other.getByRole('button', { name: 'Pass' }).click();
    await expect.poll(() => turnLine(other).textContent()).toBe('Turn 2, Ben to play');
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    await other.close();
  });

  it('plays to the end, tells how each score came about, and begins again adding up', async () => {
    const page = door.page();
    await door.lay(publishedBefore(20));
    await lift(page, 'Blue');
    await page.getByRole('textbox', { name: 'Type a play' }).fill('M3 across TAXES');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play TAXES for 24' }).click();
    await page.getByRole('button', { name: 'End the game' }).click();
    const end = page.locator('.end');
    await expect.poll(() => end.locator('#end-title').textContent()).toBe('Orange wins by 54');
    await expect
      .poll(() => end.textContent())
      .toContain('Yellow laid the last cube, and the round was completed.');
    await expect.poll(() => end.getByRole('row', { name: /^Cubes left/ }).textContent()).toContain('−30');
    await page.getByRole('button', { name: 'Next round' }).click();
    await expect.poll(() => turnLine(page).textContent()).toMatch(/^Turn 1, /);
    await expect.poll(() => page.locator('.score-pad').textContent()).toContain('235 in all');
  });

  it('hands the record to the browser’s downloads', async () => {
    const page = door.page();
    const id = await door.lay(annAndBen());
    await page.getByRole('button', { name: 'Game' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export the record' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${id}.cubewright`);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      format: 'cubewright-game',
    });
    // To be read where the table is, until the game goes on.
    const outcome = page.locator('.table-side .file-outcome');
    await expect.poll(() => outcome.textContent()).toBe(`${id}.cubewright is in your downloads.`);
    expect((await outcome.boundingBox())?.height).toBeGreaterThan(8);
    await lift(page, 'Ann');
    await page.getByRole('button', { name: 'Pass' }).click();
    await outcome.waitFor({ state: 'detached' });
  });

  it('puts a bug report on the clipboard, and says where the clipboard is refused', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    const report = async () => {
      await page.getByRole('button', { name: 'Game' }).click();
      await page.getByRole('button', { name: 'Copy a bug report' }).click();
    };
    const outcome = page.locator('.table-side .file-outcome');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await report();
    await expect.poll(() => outcome.textContent()).toContain('The bug report is on the clipboard');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/"title": "Cubewright [0-9.]+, browser, [^"]+"/);
    expect(text).toContain('"Player 2"');
    expect(text).not.toMatch(/Ann|Ben/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await report();
    await expect.poll(() => outcome.textContent()).toContain('Export the record instead.');
  });

  it('says why a game cannot be opened, and leaves it as it is', async () => {
    const page = door.page();
    await page.evaluate(() => {
      location.hash = '#/table/no-such-game';
    });
    await expect
      .poll(() => page.locator('.notice').textContent())
      .toContain('There is no saved game called no-such-game.');
    const { lexicon, ...record } = annAndBen();
    const path = join(door.home(), 'games', 'broken-one.cubewright.json');
    writeFileSync(path, JSON.stringify({ ...record, lexicon, moves: [{ kind: 'pass', by: 1 }] }));
    await page.evaluate(() => {
      location.hash = '#/table/broken-one';
    });
    await expect
      .poll(() => page.locator('.notice').textContent())
      .toContain('The game can be followed up to move 1');
    rmSync(path);
  });
});
