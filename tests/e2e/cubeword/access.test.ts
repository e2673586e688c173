import { cubewordSet } from '#shared/pieces/index.ts';
import { describe, expect, it } from 'vitest';
import { cubeIds, lettersOn } from '#shared/games/cubeword/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { lying } from '#tests/support/cubeword/table.ts';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { onFelt, person, place } from './at-cubeword.ts';

/** CAT, its T a blank, with the Joker below the A. */
const felt = lying('CEKLO C 0 0', 'ABDTU A 1 0', 'GINTZ *T 2 0', 'Joker T 1 1');
const people = [person('Ann'), person('Ben')];

describe.skipIf(!tableCanBeSeen)('the table of CUBEWORD for everybody', () => {
  const door = theDoor();
  const focused = () =>
    door.page().evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('data-place') ?? activeElement?.textContent;
    });

  it('has a place for the focus after every action, and keeps a turn over a reload', async () => {
    const page = door.page();
    await door.lay(cubewordRecord(people, {}, { seat: 0, felt }));
    await place(page, 3, 0).click();
    await page.keyboard.type('S');
    await expect.poll(focused).toBe('4,0');
    await page.locator('[data-live]').getByText('S at 3, 0').waitFor();
    await page.getByRole('button', { name: 'Undo move 1' }).click();
    await expect.poll(focused).toBe('4,0');
    await place(page, 3, 0).click();
    await page.keyboard.type('S');
    await place(page, 1, 1).click();
    await page.keyboard.type('N');
    await place(page, 1, 2).click();
    await page.getByRole('heading', { name: '2 of 5 moves' }).waitFor();
    const after = ['A1,0', 'C0,0', 'N1,2', 'S3,0', 'T2,0'];
    await expect.poll(() => onFelt(page)).toEqual(after);

    await page.reload();
    await page.getByRole('heading', { name: '2 of 5 moves' }).waitFor();
    await expect.poll(() => onFelt(page)).toEqual(after);
    await page.getByRole('button', { name: 'Undo all 2' }).click();
    await page.getByRole('button', { name: 'Pass' }).waitFor();
    await expect.poll(focused).toMatch(/^-?\d+,-?\d+$/);
    await page.getByRole('button', { name: 'Pass' }).click();
    await expect.poll(() => page.locator('.score-now').textContent()).toContain('Ben');
    await expect.poll(focused).toMatch(/^-?\d+,-?\d+$/);
  });

  it('says what goes with a move that is undone, and undoes it without a question', async () => {
    const page = door.page();
    await door.lay(cubewordRecord(people, {}, { seat: 0, felt }));
    await page.keyboard.press('/');
    await page.keyboard.type('re-site 1, 1 to 5, 5; site S at 1, 1; re-face S to A');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo move 1, and 2, 3 that rest on it' }).click();
    await page.getByRole('heading', { name: '0 of 5 moves' }).waitFor();
  });

  it('gives a hint step by step, whose moves can be made, and looks back at a turn', async () => {
    const page = door.page();
    await door.lay(cubewordRecord([person('Ann')], {}, { seat: 0, felt }));
    await place(page, 1, 0).focus();
    await page.keyboard.press('!');
    for (const next of ['Which words?', 'Which cubes?', 'Which moves?']) {
      await page.getByRole('button', { name: next }).click();
    }
    await page.getByRole('button', { name: 'Make these moves' }).click();
    const told = await page.getByRole('button', { name: /^End turn for \d+/ }).textContent();
    const best = Number(/\d+/.exec(told ?? '')?.[0]);
    await page.getByRole('button', { name: /^Undo all/ }).click();
    await place(page, 3, 0).click();
    await page.keyboard.type('S');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'What could I have played?' }).click();
    // CATS brings 1 + 1 + 0 + 1.
    await page.getByText('Played: CATS for 3').waitFor();
    await page
      .locator('.review-statements')
      .getByText(`${best - 3} points below`)
      .waitFor();
    const better = await onFelt(page);
    await page.keyboard.press('b');
    await expect.poll(() => onFelt(page)).toEqual(['A1,0', 'C0,0', 'S3,0', 'T1,1', 'T2,0']);
    expect(better).not.toEqual(await onFelt(page));
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: '0 of 5 moves' }).waitFor();
  });

  it('shows what the pool can spell and which words wait, in strict play too', async () => {
    const page = door.page();
    const counted = [{ word: 'CATS', turn: 4 }];
    await door.lay(cubewordRecord(people, { strict: true }, { seat: 0, turn: 5, felt, counted }));
    expect(await page.getByRole('tab', { name: 'Unseen' }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Letters' }).click();
    const letters = page.getByRole('list', { name: 'How many cubes of the pool show each letter' });
    const pool = cubeIds.filter((cube) => !felt.some((one) => one.cube === cube));
    const withC = pool.filter((cube) => lettersOn(cubewordSet, cube).includes('C')).length;
    await letters.getByText(`C ${withC}`, { exact: true }).waitFor();
    await page
      .getByText('Made once more, these words score again from a later turn: CATS from turn 7.')
      .waitFor();
  });

  it('follows the cursor, and fits itself to the cubes again', async () => {
    const page = door.page();
    await door.lay(cubewordRecord(people, {}, { seat: 0, felt }));
    await place(page, 1, 0).focus();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('PageDown');
    await place(page, 1, 60).and(page.locator(':focus')).waitFor();
    expect(await place(page, 1, 0).count()).toBe(0);
    await page.getByRole('button', { name: 'Fit the felt' }).click();
    await place(page, 1, 0).waitFor();
  });

  const lights = [
    { theme: 'light', media: { colorScheme: 'light', contrast: 'no-preference' } },
    { theme: 'dark', media: { colorScheme: 'dark', contrast: 'no-preference' } },
    { theme: 'high-contrast', media: { colorScheme: 'light', contrast: 'more' } },
  ] as const;

  it('gives axe nothing to find, in every light and at 200 % zoom', async () => {
    const page = door.page();
    await door.lay(cubewordRecord(people, {}, { seat: 0, felt }));
    await place(page, 3, 0).click();
    await page.keyboard.type('XQ');
    await page.getByRole('listbox', { name: 'Pool', exact: true }).getByRole('option').first().click();
    await place(page, 8, 3).hover();
    await page.getByRole('group', { name: 'Turn this cube' }).waitFor();
    const found: string[] = [];
    for (const [at, { theme, media }] of lights.entries()) {
      await page.emulateMedia(media);
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
      const { findings } = await axeOn(page, { only: at === 0 ? undefined : 'color-contrast' });
      found.push(...findings.map((finding) => `${theme}: ${finding}`));
    }
    await page.emulateMedia(lights[0].media);
    await page.setViewportSize({ width: 640, height: 400 });
    for (const tab of ['Pool', 'Turn', 'Table', 'Scores']) {
      await page.getByRole('tab', { name: tab }).click();
      const { findings } = await axeOn(page, { without: tab === 'Pool' ? undefined : '.cubeword-felt' });
      found.push(...findings.map((finding) => `${tab}: ${finding}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
    }
    expect(found).toEqual([]);
  });
});
