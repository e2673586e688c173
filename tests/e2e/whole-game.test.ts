import { alphacubesSet } from '#shared/pieces/index.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cubeOf, type Placement } from '#shared/games/alphacubes/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';
import { comeForward, square, tableCanBeSeen, theDoor, turnLine } from './table/at-the-table.ts';
import { longTest } from '#tests/support/patience.ts';

/** From one square of the board to another, key by key. */
function way(from: string, to: string): readonly string[] {
  const columns = to.charCodeAt(0) - from.charCodeAt(0);
  const rows = Number(to.slice(1)) - Number(from.slice(1));
  return [
    ...Array<string>(Math.abs(columns)).fill(columns < 0 ? 'ArrowLeft' : 'ArrowRight'),
    ...Array<string>(Math.abs(rows)).fill(rows < 0 ? 'ArrowUp' : 'ArrowDown'),
  ];
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Lays one cube: walks to its square, types its letter, and changes cubes until it is the one that was played. */
async function lay(page: Page, { square: to, cube, letter }: Placement): Promise<void> {
  const from = await page.locator('[data-square][tabindex="0"]').getAttribute('data-square');
  await square(page, from ?? '').focus();
  await press(page, [...way(from ?? '', to), letter.toLowerCase()]);
  const { letters } = cubeOf(alphacubesSet, cube);
  const others = [...letters].filter((one) => one !== letter).join(', ');
  const laid = page.getByRole('option', { name: new RegExp(`^${letter}, \\d+, on ${to}; also ${others}$`) });
  for (let tries = 0; (await laid.count()) === 0; tries += 1) {
    if (tries > 8) throw new Error(`No cube of the hand shows ${letter} and ${others} on ${to}`);
    // The cursor has gone on to the next square: back on the cube, + takes the next that can show the letter.
    const now = await page.locator('[data-square][tabindex="0"]').getAttribute('data-square');
    await press(page, [...way(now ?? '', to), '+']);
  }
}

describe.skipIf(!tableCanBeSeen)('a whole game by keyboard alone (P11, P29)', () => {
  const door = theDoor({ motion: 'full' });

  it('plays the published game from the first cube to the last', { timeout: longTest }, async () => {
    const page = door.page();
    const { record } = published;
    const id = await door.lay({ ...record, moves: [] });
    await page.evaluate(() => {
      document.addEventListener('pointerdown', () => document.body.setAttribute('data-pointed', ''), true);
    });
    for (const [index, move] of record.moves.entries()) {
      if (move.kind !== 'play') throw new Error('The published game holds plays alone');
      const { name } = record.players[move.by] ?? { name: '' };
      await expect.poll(() => turnLine(page).textContent()).toBe(`Turn ${index + 1}, ${name} to play`);
      await comeForward(page, name);
      for (const placement of move.placements) await lay(page, placement);
      await expect
        .poll(() => page.locator('.actions-main').textContent())
        .toContain(`for ${published.scores[index]}`);
      await page.keyboard.press('Enter');
    }

    // The last play goes out: that the game ends is asked first.
    await page.locator('#end-question-title:focus').waitFor();
    await press(page, ['Tab', 'Enter']);
    await expect.poll(() => turnLine(page).textContent()).toBe('The game is over');
    const sheet = await page.locator('.table').innerText();
    for (const points of ['235', '175', '173', '176']) expect(sheet).toContain(points);
    expect(await page.locator('body').getAttribute('data-pointed')).toBeNull();

    const saved = readFileSync(path.join(door.home(), 'games', `${id}.cubewright.json`), 'utf8');
    expect(readRecord(saved).moves).toEqual(record.moves);
  });
});
