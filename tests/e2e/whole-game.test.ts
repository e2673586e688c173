import { alphacubesSet } from '#shared/pieces/index.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { published } from '#tests/support/alphacubes/published.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';
import { comeForward, tableCanBeSeen, theDoor, turnLine } from './table/at-the-table.ts';
import { layByKeys, press } from './table/lay-by-keys.ts';
import { longTest } from '#tests/support/patience.ts';

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
      for (const placement of move.placements) await layByKeys(page, alphacubesSet, placement);
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
