import { cubewordSet } from '#shared/pieces/index.ts';
import { describe, expect, it } from 'vitest';
import { turnText } from '#shared/games/cubeword/index.ts';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';
import { longTest } from '#tests/support/patience.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { person, place, savedMoves } from './at-cubeword.ts';

describe.skipIf(!tableCanBeSeen)('a whole game of CUBEWORD by pointer', () => {
  const door = theDoor();

  it('moves the cursor with the focus after a press that was released outside the felt', async () => {
    const page = door.page();
    await door.lay(cubewordRecord([person('Ann')]));
    await place(page, 1, 0).hover();
    await page.mouse.down();
    await page.mouse.move(2, 2);
    await page.mouse.up();
    const focused = async () => {
      await place(page, 2, 1).blur();
      await place(page, 2, 1).focus();
      return place(page, 2, 1).getAttribute('tabindex');
    };
    // The press ends in a task of its own, which may come after the first focus.
    await expect.poll(focused).toBe('0');
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
