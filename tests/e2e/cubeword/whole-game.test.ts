import { cubewordSet } from '#shared/pieces/index.ts';
import { describe, expect, it } from 'vitest';
import { turnText, type CubewordMove } from '#shared/games/cubeword/index.ts';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';
import { longTest } from '#tests/support/patience.ts';
import { tabTo } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor, turnLine } from '../table/at-the-table.ts';
import { onFelt, person, place, saved, savedMoves, walkTo } from './at-cubeword.ts';

const wordsOf = (move: CubewordMove | undefined) =>
  move?.kind === 'turn' ? move.words.map(({ word }) => word) : [];

describe.skipIf(!tableCanBeSeen)('a whole game of CUBEWORD', () => {
  const door = theDoor();

  it('is played to its end by keyboard alone', { timeout: longTest }, async () => {
    const page = door.page();
    const id = await door.lay(
      cubewordRecord([person('Ann'), person('Ben')], { finish: 'rounds', rounds: 2 }),
    );
    await page.evaluate(() => {
      document.addEventListener('pointerdown', () => document.body.setAttribute('data-pointed', ''), true);
    });

    // Ann begins; Backspace undoes what was typed last.
    await place(page, 0, 0).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('CATX');
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'End turn for 3' }).waitFor();
    await page.keyboard.press('Enter');
    expect(wordsOf(await saved(door.home(), id, 1))).toEqual(['CAT']);

    // Ben names a blank and the Joker, downwards.
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    await walkTo(page, 1, 1);
    await page.keyboard.press('+');
    await page.keyboard.press('.');
    await page.keyboard.type('R');
    await page.keyboard.press('*');
    await page.keyboard.type('T');
    await page.getByRole('row', { name: 'ART 1 + 0 + 0 1' }).waitFor();
    await page.keyboard.press('Enter');
    expect(wordsOf(await saved(door.home(), id, 2))).toEqual(['CAT', 'ART']);

    // Ann types a move that cannot be, then one that can, and takes a cube out of the pool as a blank.
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 3, Ann to play');
    await page.keyboard.press('/');
    await page.keyboard.type('re-site T from 2, 0 to 1, 0');
    await page.keyboard.press('Enter');
    await page
      .locator('.field-problem')
      .getByText('Move 1: A lies at 1, 0. Choose an empty place.')
      .waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('re-face C to A');
    await page.keyboard.press('Enter');
    await expect.poll(() => onFelt(page)).toContain('A0,0');
    await page.getByRole('button', { name: 'AAT is no word' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');
    await page.getByRole('heading', { name: '0 of 5 moves' }).waitFor();
    await tabTo(page, page.getByRole('listbox', { name: 'Pool', exact: true }).getByRole('option').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('.');
    await page.keyboard.type('S');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await page.locator('.felt-place[tabindex="0"]').focus();
    await walkTo(page, 3, 0);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'End turn for 3' }).waitFor();
    await page.keyboard.press('Enter');
    expect(wordsOf(await saved(door.home(), id, 3))).toEqual(['CATS', 'ART']);

    // Ben passes; that would end the game, so he is asked.
    await tabTo(page, page.getByRole('button', { name: 'Pass' }));
    await page.keyboard.press('Enter');
    await page.locator('#end-question-title:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#end-title:focus').waitFor();
    expect(await page.locator('#end-title').textContent()).toBe('Ann wins with 6');
    expect(savedMoves(door.home(), id).map(({ kind }) => kind)).toEqual(['turn', 'turn', 'turn', 'pass']);
    expect(await page.locator('body').getAttribute('data-pointed')).toBeNull();
    expect(door.heard()).toEqual([]);
  });

  it('is played by clicks and drags against a computer', { timeout: longTest }, async () => {
    const page = door.page();
    const id = await door.lay(
      cubewordRecord([person('Ann'), { name: 'Robo', kind: 'computer', level: 1 }], {
        finish: 'rounds',
        rounds: 1,
      }),
    );
    const face = (name: string) =>
      page.getByRole('group', { name: 'Turn this cube' }).getByRole('button', { name, exact: true });
    const cubeWith = (letter: string) =>
      page
        .getByRole('option')
        .filter({ hasText: new RegExp(`\\b${letter}\\b`) })
        .first();
    const site = async (letter: string, column: number, row: number) => {
      await cubeWith(letter).click();
      await face(letter).click();
      await place(page, column, row).click();
    };
    await site('A', 0, 0);
    await site('B', -1, 0);
    // The chosen cube is seen in the air over the place that the pointer is on, with what it would make.
    await cubeWith('T').click();
    await face('T').click();
    await place(page, 1, 0).hover();
    await page.locator('.cubeword-verdict').getByText('At 1, 0 it would make BAT.').waitFor();
    await place(page, 5, 3).click();
    await place(page, 5, 3).dragTo(place(page, 1, 0));
    await page.getByRole('row', { name: 'BAT 1 + 1 + 1 3' }).waitFor();
    expect(await page.getByRole('heading', { name: '3 of 5 moves' }).count()).toBe(1);
    await page.getByRole('button', { name: 'End turn for 3' }).click();
    await page.locator('#end-title').waitFor();
    const [first, second] = savedMoves(door.home(), id);
    if (first?.kind !== 'turn') throw new Error('Ann made a turn');
    expect(turnText(cubewordSet, [], first.parts)).toMatch(
      /^site A of \w+ at 0, 0; site B of \w+ at -1, 0; site T of \w+ at 1, 0$/,
    );
    expect(second?.by).toBe(1);
    expect(door.heard()).toEqual([]);
  });
});
