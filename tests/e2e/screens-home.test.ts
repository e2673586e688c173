import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alphacubesRules } from '#shared/games/alphacubes/index.ts';
import { gameIds } from '#shared/games/index.ts';
import { formatRecord, parseRecord } from '#shared/records/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { cubes, moveOf } from '#tests/support/alphacubes/position.ts';
import { published as publishedGame } from '#tests/support/alphacubes/published.ts';
import { endOf, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { callDoor, openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { download } from '#tests/support/download.ts';
import { complaints, pressAnew, screensCanBeSeen, still, visit } from '#tests/support/screens.ts';

const published = new URL('../golden/alphacubes-published.cubewright.json', import.meta.url).pathname;

/** Home, the list of games and a new game, on a home of their own. */
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

  describe('a new game', () => {
    const deal = () => page.getByRole('button', { name: 'Deal and begin' }).click();
    const said = (text: string) =>
      expect.poll(() => page.locator('.new-game-deal .notice').textContent()).toContain(text);

    it('asks for a name at every place, and for different ones', async () => {
      await visit(page, '/new', 'New game');
      await page.getByLabel('Name at place 1').fill(' ');
      await deal();
      await said('Place 1');
      await page.getByLabel('Name at place 1').fill('yellow');
      await deal();
      await said('Two players are called Yellow');
    });

    it('finds the row of a board that is at fault, at once', async () => {
      await page.getByRole('radio', { name: 'My own' }).check();
      const rows = page.getByLabel('Rows of my board');
      await rows.fill('.....\n.d.d.\n..*..\n.dxd.\n.....');
      await page.locator('.rule-row .notice').getByText('row 4').waitFor();
      await rows.fill('.....\n.d.d.\n..*..\n.d.d.\n.....');
      await page.getByText('5 by 5, 5 premium squares, the centre included.').waitFor();
    });

    it('refuses a seed that is none', async () => {
      await page.getByLabel('Name at place 1').fill('Mira');
      await page.getByRole('button', { name: 'Repeat a deal' }).click();
      await page.getByLabel('Seed', { exact: true }).fill('4294967296');
      await deal();
      await said('4294967296');
    });

    it('keeps what is filled in while the rules are read, which lead back to it (8.1)', async () => {
      const isKept = async () => {
        await page.getByRole('heading', { level: 1, name: 'New game' }).waitFor();
        await expect.poll(() => page.getByLabel('Name at place 1').inputValue()).toBe('Mira');
        await expect.poll(() => page.getByLabel('Rows of my board').inputValue()).toContain('.d.d.');
        await expect.poll(() => page.getByLabel('Seed', { exact: true }).inputValue()).toBe('4294967296');
      };
      await page.getByRole('link', { name: 'Read the rules' }).click();
      await page.getByRole('heading', { level: 1, name: 'The rules of Alphacubes' }).waitFor();
      // However long the rules are looked at.
      await page.getByRole('link', { name: 'Keys', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
      await page.reload();
      await page.getByRole('link', { name: 'Back to New game' }).click();
      await isKept();
      await page.reload();
      await isKept();
    });

    it('is called what its people write (8.1)', async () => {
      const field = page.getByLabel('Name of the game');
      await field.fill('Sun\u200bday');
      await page.getByLabel('Seed', { exact: true }).fill('1917');
      await deal();
      await said('cannot be seen (U+200B)');
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      await field.fill('Sunday at Mira’s');
    });

    it('writes what was chosen into the record', async () => {
      await page.getByLabel('Seed', { exact: true }).fill('1917');
      await page.getByRole('button', { name: 'Add a player' }).click();
      await page.getByLabel('Name at place 3').fill('Anders');
      await page.getByRole('button', { name: 'Remove Yellow' }).click();
      await page.getByRole('radio', { name: 'The table' }).check();
      await page.getByLabel('A challenge costs').selectOption({ label: '5 points' });
      await page.getByRole('button', { name: 'Change the exceptions' }).click();
      await page.getByLabel('Words the table forbids').fill('xu\n\nqi');
      await deal();
      await page.waitForURL(/#\/table\//);
      await page.getByRole('heading', { level: 1, name: 'Alphacubes' }).waitFor();
      const id = new URL(page.url()).hash.replace('#/table/', '');
      const text = readFileSync(path.join(door.home, 'games', `${id}.cubewright.json`), 'utf8');
      const record = expectOk(parseRecord(text));
      expect(record.seed).toBe(1917);
      expect(record.title).toBe('Sunday at Mira’s');
      expect(record.players.map(({ name }) => name)).toEqual(['Mira', 'Anders']);
      expect(record.options).toMatchObject({
        board: 'own',
        ownBoard: ['.....', '.d.d.', '..*..', '.d.d.', '.....'],
        judge: 'challenge',
        challengeKind: 'plus5',
        forbid: ['XU', 'QI'],
      });
    });

    it('remembers the table for the next time', async () => {
      await visit(page, '/new', 'New game');
      await expect.poll(() => page.getByLabel('Name at place 2').inputValue()).toBe('Anders');
      await expect.poll(() => page.getByRole('radio', { name: 'The table' }).isChecked()).toBe(true);
      expect(await page.getByLabel('Seed', { exact: true }).count()).toBe(0);
      expect(await page.getByLabel('Name of the game').inputValue()).toBe('');
    });

    it('waits on Home as the game on the table', async () => {
      await visit(page, '/', 'Cubewright');
      await page.getByRole('heading', { level: 3, name: 'Sunday at Mira’s' }).waitFor();
      await page.getByText(/^Alphacubes\. Turn 1, (Mira|Anders) to play$/).waitFor();
      await still(page);
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/table\//);
    });
  });

  describe('another game', () => {
    it('is chosen by keyboard, seats who sat there, and asks for what it has alone (8.1)', async () => {
      await visit(page, '/new', 'New game');
      await page.getByRole('radio', { name: 'Alphacubes' }).focus();
      const down = gameIds.indexOf('kubo') - gameIds.indexOf('alphacubes');
      for (let at = 0; at < down; at += 1) await page.keyboard.press('ArrowDown');
      await page.getByRole('heading', { level: 2, name: 'Kubo' }).waitFor();
      await expect.poll(() => page.getByLabel('Name at place 2').inputValue()).toBe('Anders');
      expect(await page.getByLabel('Word list').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Remove Anders' }).count()).toBe(0);
      expect(await page.locator('.rule-name').getByText('Rounds', { exact: true }).count()).toBe(0);
      await page.getByLabel('Length').selectOption('rounds');
      await page.locator('.rule-name').getByText('Rounds', { exact: true }).waitFor();
    });

    it('is dealt without a word list, and lies on Home in a picture of its own', async () => {
      await page.getByRole('button', { name: 'Deal and begin' }).click();
      await page.waitForURL(/#\/table\/kubo-/);
      const id = new URL(page.url()).hash.replace('#/table/', '');
      const text = readFileSync(path.join(door.home, 'games', `${id}.cubewright.json`), 'utf8');
      const record = expectOk(parseRecord(text));
      expect(record.lexicon).toBeUndefined();
      expect(record.options).toMatchObject({ match: 'rounds' });
      await visit(page, '/', 'Cubewright');
      await page.getByRole('img', { name: 'Kubo as it lies on the table' }).waitFor();
    });

    it('is the game that New game shows next time, and each keeps its own form', async () => {
      await visit(page, '/new', 'New game');
      await expect.poll(() => page.getByLabel('Length').inputValue()).toBe('rounds');
      await page.getByRole('radio', { name: 'Alphacubes' }).check();
      await expect.poll(() => page.getByRole('radio', { name: 'My own' }).isChecked()).toBe(true);
    });
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
    const over = page.getByRole('option', { name: /, Joris won\. Mira .*, Joris -17\./ });
    await over.waitFor();
    await callDoor(page, 'games:delete', { id: value.id });
    await over.waitFor({ state: 'detached' });
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });
});
