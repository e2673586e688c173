import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressAnew } from '#tests/support/screens.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import {
  annAndBen,
  lift,
  onBoard,
  openTable,
  publishedBefore,
  square,
  tableCanBeSeen,
  theDoor,
} from './at-the-table.ts';

const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
const panel = (page: Page) => page.getByRole('region', { name: 'Hint', exact: true });
/** What has been told; nothing while it is looked for. */
const steps = (page: Page) =>
  panel(page).locator('.hint-steps:not(.hint-steps--late) > li').allTextContents();
const said = async (page: Page) =>
  (await page.locator('[data-live="polite"] p').allTextContents()).join('').trim();

describe.skipIf(!tableCanBeSeen)('hints at the table (P19, P11, P13)', () => {
  const door = theDoor();
  const hintsOf = (id: string) => {
    const text = readFileSync(path.join(door.home(), 'games', `${id}.cubewright.json`), 'utf8');
    return expectOk(parseRecord(text)).hints?.map(({ after, seat, step }) => `${after} ${seat} ${step}`);
  };

  it('are not there in strict play, nor are the unseen pieces, which otherwise are a tab away', async () => {
    const page = door.page();
    const tab = page.getByRole('tab', { name: 'Unseen' });
    await door.lay(kuboRecord(people, 7));
    await tab.click();
    await page.getByText('60 cards: 51 in the deck, 9 in hands.').waitFor();
    await door.lay(annAndBen());
    await tab.click();
    await page.getByText('98 cubes: 84 in the stock, 14 in hands.').waitFor();
    // Ann comes forward: she knows her seven.
    await lift(page, 'Ann');
    await page.getByText('91 cubes: 84 in the stock, 7 in hands.').waitFor();
    expect(await page.locator('.unseen-letters li').count()).toBe(26);

    await door.lay(annAndBen({ strict: true }));
    await lift(page, 'Ann');
    await page.getByRole('tab', { name: 'Moves' }).waitFor();
    expect(await tab.count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Hint' }).isDisabled()).toBe(true);
    await page.keyboard.press('!');
    await page.locator('.notice-words', { hasText: 'This game is played strictly' }).waitFor();
    expect(await panel(page).count()).toBe(0);
  });

  it('by keyboard: score, cubes, place, play, each said and logged, then laid and played', async () => {
    const page = door.page();
    const id = await door.lay(annAndBen());
    await lift(page, 'Ann');
    // The engine may be at it already, as soon as the page has nothing else to do; nothing is told or noted of that.
    expect(hintsOf(id)).toBeUndefined();

    await page.keyboard.press('!');
    await expect
      .poll(() => steps(page))
      .toEqual([expect.stringMatching(/^The best play here scores \d+\.$/)]);
    await expect.poll(() => page.workers().length).toBe(1);
    const points = /\d+/.exec((await steps(page))[0] ?? '')?.[0] ?? '';
    expect(hintsOf(id)).toEqual(['0 0 score']);
    await expect.poll(() => said(page)).toBe(`The best play here scores ${points}.`);
    expect(await page.locator('.board-square--marked').count()).toBe(0);

    await page.keyboard.press('!');
    await expect.poll(() => steps(page)).toHaveLength(2);
    const cubes = /It lays (\d) cubes: (.*)\./.exec((await steps(page))[1] ?? '');
    expect(cubes?.[2]?.split(' · ')).toHaveLength(Number(cubes?.[1]));

    await page.keyboard.press('!');
    await expect.poll(() => steps(page)).toHaveLength(3);
    const marked = page.locator('.board-square--marked');
    await expect.poll(() => marked.count()).toBe(Number(cubes?.[1]));
    const names = await marked.evaluateAll((all) => all.map((one) => one.getAttribute('data-square')));
    const place = (await steps(page))[2] ?? '';
    for (const name of names) expect(place).toContain(name);
    await expect.poll(() => said(page)).toBe(place);
    await expect
      .poll(() => square(page, names[0] ?? '').textContent())
      .toContain('a cube of the hint goes here');
    expect(await page.getByRole('button', { name: 'Lay it' }).count()).toBe(0);

    await page.keyboard.press('!');
    await page.getByRole('button', { name: 'Lay it' }).waitFor();
    expect(hintsOf(id)).toEqual(['0 0 score', '0 0 cubes', '0 0 place', '0 0 play']);
    const word = /^(\w+) from/.exec((await steps(page))[3] ?? '')?.[1] ?? '';
    await page.getByRole('button', { name: 'Lay it' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.actions-main').textContent()).toContain(`for ${points}`);
    await expect
      .poll(async () => (await onBoard(page)).map((one) => one.replace(/^[A-Q]\d+/, '')).join(''))
      .toBe(word);
    await panel(page).waitFor({ state: 'detached' });
    // Laid at once, and said with what it makes, whichever way it turned the cursor.
    await expect.poll(() => said(page)).toMatch(new RegExp(`${word} for ${points}\\.$`));
    // The keys are on the board again, where Enter plays.
    await page.locator('[data-square]:focus').waitFor();
    await pressAnew(page);
    await page.getByRole('button', { name: 'Show Ben’s hand' }).waitFor();
    await expect.poll(() => page.locator('.score-pad').textContent()).toContain('1 hint');
    expect(await page.locator('.board-square--marked').count()).toBe(0);
    expect(door.heard()).toEqual([]);
  });

  it('H takes one where no letter is typed, Escape puts it away, and it comes back as it was', async () => {
    const page = door.page();
    const id = await door.lay(publishedBefore(11));
    await lift(page, 'Green');
    await page.getByRole('button', { name: 'Pass' }).focus();
    await page.keyboard.press('h');
    await expect.poll(() => steps(page)).toHaveLength(1);
    // The button is gone, and the focus is on the board, where H is a letter.
    await page.locator('[data-square]:focus').waitFor();
    await page.keyboard.press('!');
    await expect.poll(() => steps(page)).toHaveLength(2);
    await square(page, 'G4').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => panel(page).count()).toBe(0);
    // On the board H is a letter.
    await page.keyboard.press('h');
    await expect.poll(() => onBoard(page)).toContain('G4H');
    expect(await panel(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    // Where a cube is being turned, it is let go: the hint stands there.
    await page.keyboard.press('1');
    await page.locator('.net').waitFor();
    await page.keyboard.press('!');
    await expect.poll(() => steps(page)).toHaveLength(2);
    await page.locator('.net').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect.poll(() => steps(page)).toHaveLength(2);
    expect(hintsOf(id)).toEqual(['10 2 score', '10 2 cubes']);
  });

  it.each(['across', 'down'])('turns a cursor that points %s the way the play goes', async (before) => {
    const page = door.page();
    await door.lay(publishedBefore(11));
    await lift(page, 'Green');
    const cursor = page.locator('.board-square--cursor');
    const points = async () =>
      /board-square--(across|down)/.exec((await cursor.getAttribute('class')) ?? '')?.[1];
    if ((await points()) !== before) await page.keyboard.press('/');
    await expect.poll(points).toBe(before);
    for (const count of [1, 2, 3]) {
      await page.keyboard.press('!');
      await expect.poll(() => steps(page)).toHaveLength(count);
    }
    const place = (await steps(page))[2] ?? '';
    expect(place).toMatch(/^It goes (across|down), on /);
    await expect.poll(points).toBe(/across|down/.exec(place)?.[0]);
    // Of the two, the place is what is heard.
    await expect.poll(() => said(page)).toBe(place);
    await page.keyboard.press('!');
    await expect.poll(() => steps(page)).toHaveLength(4);
    const [, word = '', start] = /^(\w+) from (\w+)/.exec((await steps(page))[3] ?? '') ?? [];
    await expect.poll(() => cursor.getAttribute('data-square')).toBe(start);
    const names = await page
      .locator('.board-square--marked')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-square')));
    await square(page, start ?? '').focus();
    await page.keyboard.type(word.toLowerCase());
    const laid = page.locator('[data-square]:has(.cube--laid)');
    await expect
      .poll(() => laid.evaluateAll((all) => all.map((one) => one.getAttribute('data-square'))))
      .toEqual(names);
  });

  it('is not to be had behind the curtain, and leaves nothing on the board when the table is left', async () => {
    const page = door.page();
    const id = await door.lay(publishedBefore(11));
    await page.getByRole('button', { name: 'Show Green’s hand' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Hint' }).isDisabled()).toBe(true);
    await page.keyboard.press('!');
    await lift(page, 'Green');
    for (const count of [1, 2, 3]) {
      await page.keyboard.press('!');
      await expect.poll(() => steps(page)).toHaveLength(count);
    }
    await expect.poll(() => said(page)).toContain('It goes');
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.getByRole('heading', { level: 1, name: 'Cubewright' }).waitFor();
    // Nor in the speech region of other screens.
    await expect.poll(() => said(page)).toBe('');
    await expect.poll(() => page.locator('[data-live="urgent"]').textContent()).toBe('');
    await openTable(page, id);
    await page.getByRole('button', { name: 'Show Green’s hand' }).waitFor();
    expect(await page.locator('.board-square--marked').count()).toBe(0);
    expect(await panel(page).count()).toBe(0);
  });
});
