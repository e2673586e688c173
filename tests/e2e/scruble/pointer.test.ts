import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { homeTurn, sightOf, type Pixel } from '#renderer/games/scruble/cube/sight.ts';
import { spotOf } from '#renderer/games/scruble/cube/spots.ts';
import { inverseOf, afterTwists, parseTwists, placeAt, placesOf } from '#shared/games/scruble/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';
import { cubeWith } from '#tests/support/scruble/table.ts';
import { answers, openLesson, slip, stepBegins } from '../lesson/at-the-lesson.ts';
import { savedRecord } from '../story/at-any-table.ts';
import { tableCanBeSeen, theDoor, turnLine } from '../table/at-the-table.ts';

const person = (name: string) => ({ name, kind: 'person' }) as const;

/** FROST lies over the edge to the right once the last column of the front has been turned up. */
const frost = { ring: 6, from: 4, back: false, length: 5 } as const;
const twists = expectOk(parseTwists('R'));
const cube = afterTwists(cubeWith({ run: frost, pegs: 'F R O S T' }), inverseOf(twists));

describe.skipIf(!tableCanBeSeen)('a whole game of SCRUBLE Cube by pointer', () => {
  const door = theDoor({ motion: 'full' });

  /** Where a place of the front is on the screen. */
  async function pixelOf(page: Page, row: number, column: number): Promise<Pixel> {
    const box = await page.locator('.scruble-space-stage').boundingBox();
    if (box === null) throw new Error('The cube is not there');
    const place = placeAt({ face: 'front', row, column });
    const { x, y } = sightOf(homeTurn, box.width, box.height).see(spotOf(place).centre);
    return { x: box.x + x, y: box.y + y };
  }

  it('is played by a drag of a layer and by clicks', { timeout: longTest }, async () => {
    const page = door.page();
    const record = scrubleRecord([person('Ann'), person('Ben')], { finish: 'rounds', rounds: 1 });
    const id = await door.lay({ ...record, setUp: { seat: 0, cube } });
    await page.locator('.scruble-space[data-drawn="scene"]').waitFor();
    const [from, to] = [await pixelOf(page, 3, 3), await pixelOf(page, 1, 3)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(() => page.locator('.twist-made').textContent())
      .toMatch(/^1 twist this turn: column 4 .*\(R\)/);
    for (const place of placesOf(frost)) await page.locator(`[data-place="${place}"]`).click();
    await page.getByRole('button', { name: /^Claim FROST for \d+/ }).click();
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    await page.getByRole('button', { name: 'End turn' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click();
    await page.locator('#end-title').waitFor();
    expect(savedRecord(door.home(), id).moves).toMatchObject([
      { kind: 'claim', word: 'FROST', twists },
      { kind: 'pass', by: 1 },
    ]);
    expect(door.heard()).toEqual([]);
  });

  it('is looked at from another side in its lesson, shown, and turned by drag or button (P28)', async () => {
    const page = door.page();
    await openLesson(page, 'scruble');
    await page.locator('.scruble-space[data-drawn="scene"]').waitFor();
    await stepBegins(page, 1);
    await slip(page).getByText('Turn the cube to another side').waitFor();
    await page.getByRole('button', { name: 'Show me', exact: true }).click();
    await page.getByRole('button', { name: 'Take it back', exact: true }).click();
    await stepBegins(page, 1);
    // Neither a word nor a place that holds none is what is asked for.
    for (const [twist, word, answer] of [
      ['row 2 left', 'CUBE', 'Later. First look round the cube.'],
      ['column 4 up', 'GAME', 'Later. First look round the cube.'],
      ['row 1 left', 'QUIZZED', 'QUIZZED cannot be read anywhere'],
    ] as const) {
      const back = page.getByRole('button', { name: 'Take back a twist' });
      while (await back.isVisible()) await back.click();
      for (const [field, text] of [
        ['.twist-typed', twist],
        ['.scruble-typed', word],
      ] as const) {
        await page.locator(`${field} input`).fill(text);
        await page.locator(`${field} input`).press('Enter');
      }
      if (word !== 'QUIZZED') await page.locator('.actions-main').filter({ hasText: word }).click();
      await answers(page, answer);
    }
    await page.getByRole('button', { name: 'Take back a twist' }).click();
    // The cube has followed the words that were tried.
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    // The first press shows no other face yet.
    await page.getByRole('button', { name: 'Left', exact: true }).click();
    await page.getByRole('button', { name: 'Left', exact: true }).click();
    await stepBegins(page, 2);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await stepBegins(page, 1);
    const box = await page.locator('.scruble-space-stage').boundingBox();
    if (box === null) throw new Error('The cube is not there');
    await page.mouse.move(box.x + 8, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 8, box.y + 8, { steps: 8 });
    await page.mouse.up();
    await stepBegins(page, 2);
    expect(door.heard()).toEqual([]);
  });
});
