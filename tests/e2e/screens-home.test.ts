import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alphacubesRules } from '#shared/games/alphacubes/index.ts';
import { formatRecord, parseRecord } from '#shared/records/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { cubes, moveOf } from '#tests/support/alphacubes/position.ts';
import { published as publishedGame } from '#tests/support/alphacubes/published.ts';
import { endOf, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { callDoor, openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { download } from '#tests/support/download.ts';
import { complaints, pressAnew, screensCanBeSeen, still, visit } from '#tests/support/screens.ts';

const published = new URL('../golden/alphacubes-published.cubewright.json', import.meta.url).pathname;

/** Home and the list of games, on a home of their own. */
describe.skipIf(!screensCanBeSeen)('home', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const saved = () => readdirSync(path.join(door.home, 'games')).filter((name) => name.endsWith('.json'));
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    heard = complaints(page);
  });
  afterAll(async () => {
    await door.close();
  });

  it('shows three ways in to somebody who is here for the first time', async () => {
    await page.getByText('Five games with letter cubes').waitFor();
    const ways = page.locator('.first-ways').getByRole('heading', { level: 2 });
    expect(await ways.allTextContents()).toEqual(['Learn a game', 'Play now', 'Make a set tonight']);
    expect(await page.locator('.on-table').count()).toBe(0);
  });

  it.each([
    ['n', 'New game'],
    ['o', 'Library'],
    ['t', 'Make a set tonight'],
    ['p', 'Print a set'],
    ['d', 'Design a set'],
    ['b', 'Connect the box'],
    ['l', 'The rules of Alphacubes'],
  ])('opens with the key %s: %s', async (key, heading) => {
    await visit(page, '/', 'Cubewright');
    await page.keyboard.press(key);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  });

  it('takes in a game from a file and shows it as it stands', async () => {
    await visit(page, '/library', 'Library');
    await page.getByLabel('Open a game file').setInputFiles(published);
    await page.locator('.chosen-game').getByText('Orange won by').waitFor();
    expect(saved()).toHaveLength(1);
    await visit(page, '/', 'Cubewright');
    const board = page.getByRole('img', { name: 'Alphacubes as it lies on the table' });
    await expect.poll(() => board.locator('.cube').count()).toBe(95);
    await expect
      .poll(() => page.getByRole('row').allTextContents())
      .toEqual([
        expect.stringMatching(/^Orange/),
        expect.stringMatching(/^Yellow/),
        expect.stringMatching(/^Green/),
        expect.stringMatching(/^Blue/),
      ]);
  });

  it('is told from others by its standing, its day and its scores, and by the name that it is given (8.1)', async () => {
    await visit(page, '/library', 'Library');
    const titles = page.locator('.chosen-game h2');
    await expect.poll(() => titles.allTextContents()).toEqual(['Alphacubes']);
    await page
      .getByRole('option', { name: /^Alphacubes, today, Orange won by 59\. Orange 235, .*\. 1 of 1\.$/ })
      .waitFor();
    await page.getByRole('button', { name: 'Rename' }).click();
    const field = page.getByRole('textbox', { name: 'Name of the game' });
    await field.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Sun\u202eday');
    await page.keyboard.press('Enter');
    await page.getByText('holds a character that cannot be seen (U+202E)').first().waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(' The published game ');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles.allTextContents()).toEqual(['The published game']);
    await expect.poll(focused).toBe('Rename');
    const [file = ''] = saved();
    const text = readFileSync(path.join(door.home, 'games', file), 'utf8');
    expect(expectOk(parseRecord(text)).title).toBe('The published game');
    await visit(page, '/', 'Cubewright');
    await page.getByRole('heading', { level: 3, name: 'The published game' }).waitFor();
  });

  it('loses its name again, and keeps it where the naming is given up', async () => {
    await visit(page, '/library', 'Library');
    const titles = page.locator('.chosen-game h2');
    await page.getByRole('button', { name: 'Rename' }).click();
    const field = page.getByRole('textbox', { name: 'Name of the game' });
    await field.fill('Another');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await titles.allTextContents()).toEqual(['The published game']);
    await page.getByRole('button', { name: 'Rename' }).click();
    await field.fill('');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles.allTextContents()).toEqual(['Alphacubes']);
  });

  it('hands out a copy that is the record itself', async () => {
    await visit(page, '/library', 'Library');
    const { bytes } = await download(page, () => page.getByRole('button', { name: 'Export' }).click());
    const [name = ''] = saved();
    // What is saved for people ends as the app claims; the home folder keeps the long ending.
    const told = name.replace(/\.json$/, '');
    await page.locator('.chosen-game').getByText(`${told} is in your downloads.`).waitFor();
    expect(bytes.toString()).toBe(readFileSync(path.join(door.home, 'games', name), 'utf8'));
  });

  it('refuses a file that is no game, with the place of the fault, and takes nothing in', async () => {
    await visit(page, '/library', 'Library');
    await page.getByLabel('Open a game file').setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{ "format": "cubewright-game",\n  "version": 1,\n  "game": alphacubes }'),
    });
    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toEqual([expect.stringContaining('line 3')]);
    expect(saved()).toHaveLength(1);
  });

  it('names a damaged file among the games and leaves it as it is', async () => {
    const damaged = path.join(door.home, 'games', 'damaged.cubewright.json');
    writeFileSync(damaged, '{ "format": "cubewright-game", "version": 9 }');
    await page.reload();
    await page.getByRole('option', { name: /^The file damaged\.cubewright\.json could not be read/ }).click();
    await page.getByText('This file could not be read. Keep it, or export it as it is.').waitFor();
    await page.getByText('newer Cubewright').waitFor();
    await visit(page, '/', 'Cubewright');
    await page.getByText('The file damaged.cubewright.json could not be read').waitFor();
    expect(readFileSync(damaged, 'utf8')).toBe('{ "format": "cubewright-game", "version": 9 }');
  });

  it('removes a game only after asking, and destroys nothing', async () => {
    await visit(page, '/library', 'Library');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).waitFor();
    expect(saved()).toHaveLength(2);
    // By keyboard from here on: the focus is back where the question was asked, goes to it, and after it to the page.
    await expect.poll(focused).toBe('Remove');
    await page.keyboard.press('Enter');
    await page.locator('.chosen-actions:focus').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Remove it');
    await page.keyboard.press('Enter');
    await page.getByText('went to the deleted games').first().waitFor();
    await page.locator('.library :focus').waitFor();
    const game = page.locator('.shelf-item').and(page.getByRole('option', { name: /^Alphacubes/ }));
    await game.waitFor({ state: 'detached' });
    expect(saved()).toEqual(['damaged.cubewright.json']);
    // It comes back at once, and later from among the deleted.
    await page.keyboard.press('Control+z');
    await game.waitFor();
    expect(saved()).toHaveLength(2);
    await game.focus();
    await page.keyboard.press('Delete');
    await page.locator('.chosen-actions:focus').waitFor();
    await page.keyboard.press('Tab');
    await pressAnew(page);
    await page.getByText('went to the deleted games').first().waitFor();
    // Something was begun here once, so this is no first visit.
    rmSync(path.join(door.home, 'games', 'damaged.cubewright.json'));
    await visit(page, '/', 'Cubewright');
    await page.getByText('No games yet. Deal one.').waitFor();
    await page.getByRole('img', { name: 'Alphacubes before the first move' }).waitFor();
    await still(page);
    await pressAnew(page);
    await page.getByRole('heading', { level: 1, name: 'New game' }).waitFor();
    expect(readdirSync(path.join(door.home, 'games', 'deleted'))).toHaveLength(1);
  });

  it('A5 triple: names the last one left as the winner, whatever the scores', async () => {
    let record: AlphacubesRecord = {
      ...publishedGame.record,
      options: { ...publishedGame.record.options, judge: 'challenge', challengeKind: 'triple' },
      players: [
        { name: 'Mira', kind: 'person' },
        { name: 'Joris', kind: 'person' },
      ],
      setUp: {
        first: 0,
        hands: [cubes('AEHNO AEIOT ADIRT'), cubes('EFIRS DEHOR')],
        drawOrder: cubes('BIKLS CDELN'),
      },
      moves: [],
    };
    for (const [by, line] of ['I9 across TA', 'challenge'].entries()) {
      const state = endOf(record);
      const move = expectOk(alphacubesRules.judge(state, moveOf(state, by, line), new Set(['AT'])));
      record = { ...record, moves: [...record.moves, move] };
    }
    await visit(page, '/library', 'Library');
    const { value } = (await callDoor(page, 'games:create', { text: formatRecord(record) })) as {
      readonly value: { readonly id: string };
    };
    const over = page.getByRole('option', { name: /, Joris won\. Mira .*, Joris −17\./ });
    await over.waitFor();
    await callDoor(page, 'games:delete', { id: value.id });
    await over.waitFor({ state: 'detached' });
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });
});
