import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  alphacubesRules,
  laidLetters,
  placementsKeeping,
  playsRequest,
  setOf,
} from '#shared/games/alphacubes/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { faceText, parseSetText, type PieceSet } from '#shared/pieces/index.ts';
import { createWordEngine } from '#shared/word-engine/index.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { endOf, readRecord } from '#tests/support/alphacubes/records.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { axeOn } from '#tests/support/axe.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { download } from '#tests/support/download.ts';
import { longTest, longWait } from '#tests/support/patience.ts';
import { complaints, screensCanBeSeen, still, tabTo, visit } from '#tests/support/screens.ts';

import { choose } from './story/at-any-table.ts';
import { comeForward } from './table/at-the-table.ts';
import { layByKeys } from './table/lay-by-keys.ts';

/** A set of one's own, from a copy to the sheet (R13). */
describe.skipIf(!screensCanBeSeen)('the set designer', () => {
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

  const kept = async (): Promise<PieceSet> => {
    await page.getByText('Kept.').waitFor();
    return designed();
  };
  const designed = (): PieceSet => {
    const folder = path.join(door.home, 'designs');
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.cubewright-set.json'));
    return expectOk(parseSetText(readFileSync(path.join(folder, file), 'utf8')));
  };
  const faces = (set: PieceSet, piece: number) => set.pieces[piece]?.faces.map(faceText);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const chosenFace = () => page.locator('.design-face[aria-pressed=true]');

  it('begins a copy, changes faces and values, and takes them back, by keyboard alone', async () => {
    await visit(page, '/design', 'Design a set');
    await tabTo(page, page.getByLabel('Its name'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Grandpa’s cubes');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Piece 1' }).and(page.locator(':focus')).waitFor();
    const before = await kept();
    expect(before).toMatchObject({ title: 'Grandpa’s cubes', name: 'grandpa-s-cubes' });

    await tabTo(page, button(/^Piece 1:/).first());
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Piece 98' }).waitFor();
    await tabTo(page, chosenFace());
    await page.keyboard.type('zz');
    await page.getByText('One thing to mend').waitFor();
    await page.keyboard.press('ArrowLeft');
    const twice = await kept();
    expect(faces(twice, 97)?.slice(0, 2)).toEqual(['Z', 'Z']);
    // The total follows.
    expect(twice.pieces[97]?.faces.at(-1)).not.toEqual(before.pieces[97]?.faces.at(-1));

    await page.keyboard.press('Control+Z');
    await page.getByText('Nothing to mend').waitFor();
    expect(faces(await kept(), 97)?.[0]).toBe('Z');
    await page.keyboard.press('Control+Z');
    expect((await kept()).pieces).toEqual(before.pieces);
    await page.keyboard.press('Control+Y');
    expect(faces(await kept(), 97)?.[0]).toBe('Z');

    await tabTo(page, page.getByLabel('Letter of this face'));
    await page.keyboard.type('é');
    await page.keyboard.press('Enter');
    await page.getByText('“é” is no face.').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('q');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Q counts everywhere' }));
    await page.keyboard.press('ArrowUp');
    const dearer = await kept();
    expect(dearer.values.Q).toBe((before.values.Q ?? 0) + 1);
  });

  it('adds, removes and sorts pieces, and reads others from text, naming what it passes over', async () => {
    await button('Add').first().click();
    await page.getByText('99 pieces', { exact: true }).waitFor();
    await button('Remove').first().click();
    await page.getByText('98 pieces', { exact: true }).waitFor();
    await button('A to Z').click();
    const sorted = (await kept()).pieces.map(({ letters }) => letters.join(''));
    expect(sorted).toEqual(sorted.toSorted());

    await page.getByRole('radio', { name: 'About' }).check();
    await page.getByLabel('Letters').fill('ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ');
    await page.getByLabel('Letters').press('Enter');
    const table = { name: 'pieces.csv', mimeType: 'text/csv', buffer: Buffer.from('Ö;2W;9', 'latin1') };
    await page.getByLabel('From a file, such as CSV').setInputFiles(table);
    await expect.poll(() => page.getByLabel('Pieces, a line each').inputValue()).toBe('Ö;2W;9');
    await page.getByLabel('Pieces, a line each').fill('ÅA=2\nA;Å=4;*\nA;Ü;B\n\nCDEÖ2W\nÖ,2W,9');
    await button('Show what would come').click();
    await page.getByText('2 pieces would take the place of all 98:').first().waitFor();
    const letters = 'The letters of this set are A–Z, Å, Ä, Ö.';
    expect(await page.locator('.about-told li').allTextContents()).toEqual([
      'A Å *',
      'Ö 2W 9',
      `Line 1: “ÅA=2” is no face. ${letters}`,
      `Line 3: “Ü” is no face. ${letters}`,
      `Line 5: “CDEÖ2W” is no face. ${letters}`,
    ]);
    await button('Leave the set as it is').click();
    await page.getByText('The set stays as it was.').first().waitFor();
    expect((await kept()).pieces).toHaveLength(98);
    await button('Show what would come').click();
    await button('Replace all 98 by these 2').click();
    await page.getByText('The set has 2 other pieces now.').first().waitFor();
    const read = await kept();
    expect([faces(read, 0), faces(read, 1), read.pieces.length]).toEqual([
      ['A', 'Å', '*'],
      ['Ö', '2W', 9],
      2,
    ]);
    expect(read.values).toMatchObject({ Å: 4 });
    // The way back outlives the page.
    await page.reload();
    await button('Undo').click();
    await page.getByText('98 pieces', { exact: true }).waitFor();
    expect((await kept()).pieces).toHaveLength(98);
  });

  it('paints a board, mirrored, with the keys', async () => {
    await page.getByRole('radio', { name: 'Boards' }).check();
    await button('Add a board').click();
    await page.getByRole('heading', { name: 'Board: mine' }).waitFor();
    await tabTo(page, button('A1: Plain'));
    await page.keyboard.press('5');
    await page.keyboard.press('Enter');
    await button('O15: Word x 3').waitFor();
    expect((await kept()).boards.mine?.rows).toMatchObject({ 0: 'T.............T', 14: 'T.............T' });
    await button('H8: Centre').click();
    await page.getByText('A board has one centre.').waitFor();
  });

  it('measures what each piece is worth, on and off, by keyboard alone', async () => {
    await page.getByRole('radio', { name: 'Lab' }).check();
    await tabTo(page, button('Measure'));
    await page.keyboard.press('Enter');
    await page.locator('.lab-progress').getByText('100 hands: good to').waitFor();
    const rows = page.locator('.lab-table tbody tr');
    expect(await rows.count()).toBe(98);
    const figures = (await rows.locator('td:nth-child(3)').allTextContents()).map((text) =>
      Number.parseFloat(text.replace('−', '-')),
    );
    expect(figures).toEqual(figures.toSorted((one, other) => other - one));
    expect(figures[0]).toBeGreaterThan(1);
    expect(figures.at(-1)).toBeLessThan(0);

    // The same button goes on, and stops.
    await page.keyboard.press('Enter');
    const hands = async (): Promise<number> =>
      Number(await page.getByLabel('Hands completed').getAttribute('value'));
    await expect.poll(hands).toBeGreaterThan(100);
    await page.keyboard.press('Enter');
    const told = page.locator('.lab-progress').getByText('hands: good to');
    await told.waitFor();
    expect(Number.parseInt((await told.textContent())?.replace(',', '') ?? '', 10)).toBeGreaterThan(100);
    await button('Go on').and(page.locator(':focus')).waitFor();
    expect((await axeOn(page)).findings).toEqual([]);

    // A thread that fails takes nothing away of what is measured.
    await page.evaluate(() => {
      const { Worker } = window;
      window.Worker = class extends EventTarget {
        constructor() {
          super();
          window.Worker = Worker;
        }
        postMessage() {
          this.dispatchEvent(new Event('error'));
        }
        terminate() {
          return undefined;
        }
      } as unknown as typeof Worker;
    });
    await page.keyboard.press('Shift');
    await page.keyboard.press('Enter');
    await page.locator('.lab').getByRole('alert').waitFor();
    await told.waitFor();
    expect(await rows.count()).toBe(98);

    // Another set is another question.
    await button('Undo').click();
    await button('Measure').waitFor();
    expect(await rows.count()).toBe(0);
    await button('Redo').click();
  });

  it('marks the squares of its box, with the keys', async () => {
    await page.getByRole('radio', { name: 'Box' }).check();
    await tabTo(page, button(/^A1: Any of its letters/));
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await button('L9: The letter on top (I)').waitFor();
    expect((await kept()).box?.[107]).toBe('I');
    await page.keyboard.press('Control+Z');
    expect((await kept()).box).toBeUndefined();
    await page.keyboard.press('Control+Y');
  });

  it('asks for a proposal and takes it, by keyboard alone', async () => {
    await page.reload();
    await page.getByRole('heading', { name: 'Piece 1' }).waitFor();
    const before = await kept();
    await tabTo(page, button('Propose'));
    await page.keyboard.press('Enter');
    await page
      .getByText(/^A hand of the proposal makes /)
      .first()
      .waitFor();
    const taken = await kept();
    expect(taken.pieces).toHaveLength(98);
    expect(taken.pieces).not.toEqual(before.pieces);
    // What is no piece stays as it was.
    expect([taken.title, taken.boards, taken.box]).toEqual([before.title, before.boards, before.box]);
    // What was measured of a proposal is told of no other pieces.
    const told = page.locator('.propose-told');
    await button('Remove').first().click();
    await page.getByText('97 pieces', { exact: true }).waitFor();
    expect(await told.textContent()).not.toContain('proposal makes');
    await button('Undo').click();
    await page.getByText('98 pieces', { exact: true }).waitFor();
    expect(await told.textContent()).toContain('proposal makes');
  });

  it('is saved as a file, the one that is kept', async () => {
    await kept();
    const { name, bytes } = await download(page, () => button('Save as a file').click());
    await page.getByText(`${name} is in your downloads.`, { exact: true }).first().waitFor();
    expect(name).toMatch(/\.cubewright-set$/);
    expect(bytes.toString()).toBe(readFileSync(path.join(door.home, 'designs', `${name}.json`), 'utf8'));
  });

  it('is printed at once, by keyboard alone', async () => {
    await tabTo(page, button('Print it'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Cube nets' }).waitFor();
    await page.locator('.preview-paper svg').waitFor();
    expect(
      await page.getByRole('combobox', { name: 'Set', exact: true }).locator('option:checked').textContent(),
    ).toContain('Grandpa’s cubes');
    expect(await page.locator('.sheet-picture').getAttribute('aria-label')).toContain(
      'Grandpa’s cubes, cubes',
    );
    const coming = page.waitForEvent('download');
    await tabTo(page, button(/^Save PDF/));
    await page.keyboard.press('Enter');
    expect((await coming).suggestedFilename()).toMatch(/grandpa-s-cubes-nets.*\.pdf$/);
  });

  it('has its solids in the gallery too', { timeout: longTest }, async () => {
    await page.getByRole('link', { name: 'All that can be printed' }).click();
    // The page before it has such a heading and such a link too, and is still there for a moment.
    const rack = page.locator('.gallery').getByRole('link', { name: 'Rack' }).last();
    await rack.scrollIntoViewIfNeeded();
    await rack.locator('.gallery-picture svg').waitFor({ timeout: longWait });
    await page.goBack();
    await page.getByRole('heading', { name: 'Cube nets' }).waitFor();
  });

  it('is played at once, two turns by keyboard alone, on its own board', async () => {
    await page.goBack();
    await tabTo(page, button(/^Play/));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await page.getByRole('combobox', { name: 'My set' }).waitFor();
    // Of itself a new game seats one person and a computer.
    await choose(page, 'Who plays for Yellow', 'Person');
    await tabTo(page, button(/^Deal/));
    await page.keyboard.press('Enter');
    await page.locator('.table').waitFor();
    const record = () => {
      const games = path.join(door.home, 'games');
      const [file = ''] = readdirSync(games).filter((name) => name.endsWith('.cubewright.json'));
      return readRecord(readFileSync(path.join(games, file), 'utf8'));
    };
    const set = setOf(record().options);
    expect(set).toMatchObject({ title: 'Grandpa’s cubes', pieces: designed().pieces });
    expect(record().options.ownBoard[0]).toBe('T.............T');
    const engine = createWordEngine(lexiconOver(englishUpTo(35)));
    for (const turn of [1, 2]) {
      const state = endOf(record());
      const [by = seat(0)] = alphacubesRules.actors(state).filter((one) => one !== 'clock');
      await comeForward(page, record().players[by]?.name ?? '');
      const view = alphacubesRules.viewFor(state, by);
      const play = engine.bestPlays(playsRequest(view, 1).position, 1).playAt(0);
      const placements = placementsKeeping(set, laidLetters(view, play), view.hand);
      for (const placement of placements ?? []) await layByKeys(page, set, placement);
      await page.keyboard.press('Enter');
      await expect.poll(() => record().moves.length).toBe(turn);
      expect(record().moves.at(-1)).toMatchObject({ kind: 'play', by });
    }
  });

  it('gives axe nothing to find, in every light and on a narrow screen', async () => {
    await visit(page, '/design', 'Design a set');
    expect((await axeOn(page)).findings).toEqual([]);
    await page.getByRole('link', { name: 'Grandpa’s cubes' }).click();
    for (const part of ['Pieces', 'Boards', 'Box', 'Lab', 'About']) {
      await page.getByRole('radio', { name: part }).check();
      expect((await axeOn(page)).findings).toEqual([]);
    }
    await page.getByRole('radio', { name: 'Pieces' }).check();
    for (const theme of ['dark', 'high-contrast']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect((await axeOn(page)).findings).toEqual([]);
    }
    expect(heard).toEqual([]);
  });

  it.each([
    [756, 600],
    [640, 400],
    [390, 844],
    [320, 640],
  ])(
    '%i x %i: no face of the net overlaps another, and no button covers what has the focus',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      await still(page);
      const found = await page.evaluate(() => {
        const faces = [...document.querySelectorAll('.design-face')].map((face) =>
          face.getBoundingClientRect(),
        );
        const overlaps = faces.filter((one, at) =>
          faces.some(
            (other, after) =>
              after > at &&
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
        );
        const acts = document.querySelector('.design-acts');
        const covered = [...document.querySelectorAll<HTMLElement>('main :is(select, input, button)')].filter(
          (stop) => {
            stop.focus();
            const { left, top, width: across, height: down } = stop.getBoundingClientRect();
            const above = document.elementFromPoint(left + across / 2, top + down / 2);
            return acts?.contains(above) === true && !acts.contains(stop);
          },
        );
        return {
          faces: faces.length,
          overlaps: overlaps.length,
          covered: covered.map((stop) => stop.outerHTML.slice(0, 100)),
          width: document.documentElement.scrollWidth,
        };
      });
      expect(found).toEqual({ faces: 6, overlaps: 0, covered: [], width });
    },
  );
});
