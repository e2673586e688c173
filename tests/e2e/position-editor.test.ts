import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KuboSetUp } from '#shared/games/kubo/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressByKeys, still, visit } from '#tests/support/screens.ts';
import { onFelt, place } from './cubeword/at-cubeword.ts';
import { pickCell } from './kubo/at-kubo.ts';
import { tableCanBeSeen, theDoor } from './table/at-the-table.ts';

const title = 'Position editor';
const text = (page: Page) => page.getByRole('textbox', { name: /^The position as text/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.skipIf(!tableCanBeSeen)('the position editor', () => {
  const door = theDoor({ own: true });
  beforeAll(() => visit(door.page(), '/', 'Cubewright'));
  const newestGame = () => {
    const folder = path.join(door.home(), 'games');
    const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    return texts.map((one) => expectOk(parseRecord(one)));
  };

  it('is found from New game, and leads to Kubo by keyboard alone', async () => {
    const page = door.page();
    await visit(page, '/new', 'New game');
    await page.getByRole('radio', { name: 'Kubo', exact: true }).check();
    const link = page.getByRole('link', { name: 'Open the position editor' });
    await link.waitFor();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await pickCell(page, 'blue L1');
    await page.getByRole('radio', { name: 'On the table: 5' }).waitFor();
    await pressByKeys(page, page.getByRole('button', { name: 'Play on' }));
    await page.getByRole('alert').filter({ hasText: 'Orange has no card yet.' }).waitFor();
    await page.getByRole('radio', { name: 'Orange: 0' }).and(page.locator(':checked:focus')).waitFor();
    await pickCell(page, 'red M3');
    await page.getByRole('radio', { name: 'Yellow: 0' }).check();
    await pickCell(page, 'red S1');
    await page.getByText('This position can be played.').waitFor();
    // What cannot lie is named at its place at once.
    await page.getByRole('radio', { name: 'On the table: 5' }).check();
    await pickCell(page, 'yellow M3');
    const floats = page.locator('.kubo-position .notice', { hasText: 'yellow M3 cannot lie there' });
    await floats.waitFor();
    await pressByKeys(page, page.getByRole('button', { name: 'Undo' }));
    await floats.waitFor({ state: 'detached' });
    await page.locator('[data-live="polite"]', { hasText: 'Undone: ' }).waitFor({ state: 'attached' });
    await page.getByText('This position can be played.').waitFor();
  });

  it('keeps the draft over a reload', async () => {
    const page = door.page();
    await page.reload();
    await page.getByRole('radio', { name: 'On the table: 5' }).waitFor();
    await page.getByRole('radio', { name: 'Orange: 1' }).waitFor();
    await page.getByRole('radio', { name: 'Yellow: 1' }).waitFor();
  });

  it(
    'says why there is no puzzle, and keeps the one there is among the own ones',
    async () => {
      const page = door.page();
      await press(page, 'Save as puzzle');
      await page.getByRole('alert').filter({ hasText: 'No puzzle:' }).waitFor();
      await page.getByRole('radio', { name: 'Orange: 1' }).check();
      await page.locator('[data-cell="red M3"]').click();
      await page.locator('[data-cell="blue M1"]').click();
      await press(page, 'Save as puzzle');
      const open = page.getByRole('link', { name: 'Open the puzzle' });
      await open.waitFor();
      const address = (await open.getAttribute('href')) ?? '';
      await visit(page, '/puzzles', 'Puzzles');
      await page.locator(`.puzzles-row a[href="${address}"]`).waitFor();
      await page.goBack();
      await page.locator('.kubo-felts').waitFor();
    },
    longTest,
  );

  it(
    'analyses a position, which changes nothing',
    async () => {
      const page = door.page();
      await press(page, 'Analyse');
      const table = page.getByRole('region', { name: 'Analysis: Orange to play' });
      await table.getByRole('rowheader', { name: 'Best' }).waitFor();
      expect(await table.innerText()).toMatch(/blue M1/i);
      await page.getByRole('radio', { name: 'Orange: 1' }).waitFor();
    },
    longTest,
  );

  it('takes a position from its text, and refuses other text with line and cure', async () => {
    const page = door.page();
    const kept = await text(page).inputValue();
    await text(page).fill(`${kept.slice(0, 40)}\n!${kept.slice(40)}`);
    await press(page, 'Take over this text');
    await page
      .getByRole('alert')
      .filter({ hasText: /line \d+/i })
      .waitFor();
    await text(page).fill(kept.replaceAll('blue L1', 'blue L4').replaceAll('blue M1', 'blue M4'));
    await press(page, 'Take over this text');
    await page.locator('[data-live="polite"]', { hasText: 'taken over' }).waitFor({ state: 'attached' });
    await expect.poll(() => text(page).inputValue()).toContain('blue L4');
    await press(page, 'Clear the position');
    await page.getByRole('radio', { name: 'On the table: 4' }).waitFor();
    await press(page, 'Undo');
    await press(page, 'Undo');
    await page.getByRole('radio', { name: 'On the table: 5' }).waitFor();
    await expect.poll(() => text(page).inputValue()).toBe(kept);
  });

  it('covers the text while hands are covered, until somebody asks for it', async () => {
    const page = door.page();
    const kept = await text(page).inputValue();
    expect(kept).toContain('red S1');
    const yellow = page.getByRole('radiogroup', { name: /^Who plays/ }).last();
    await yellow.getByRole('radio', { name: 'Person' }).check();
    const show = page.getByRole('button', { name: 'Show the text with all hands' });
    await show.waitFor();
    expect(await text(page).inputValue()).toBe('');
    await show.focus();
    await page.keyboard.press('Enter');
    await text(page).and(page.locator(':focus')).waitFor();
    await expect.poll(() => text(page).inputValue()).toContain('red S1');
    await press(page, 'Undo');
    await expect.poll(() => text(page).inputValue()).toBe(kept);
  });

  it('covers a card that a redo brings into a hand that was open while it was empty', async () => {
    const page = door.page();
    const kept = await text(page).inputValue();
    const [orange, none, one] = ['Orange: 1', 'Yellow: 0', 'Yellow: 1'].map((name) =>
      page.getByRole('radio', { name }),
    ) as [Locator, Locator, Locator];
    const cell = (card: string) => page.locator(`[data-cell="${card}"]`);
    const covered = page.getByRole('img', { name: 'Yellow holds 1 card, covered' });
    const yellow = page.getByRole('radiogroup', { name: /^Who plays/ }).last();
    await yellow.getByRole('radio', { name: 'Person' }).check();
    await one.check();
    await press(page, 'Show Yellow’s cards');
    await cell('red S1').click();
    await none.waitFor();
    await cell('red M2').click();
    await one.waitFor();
    // What its player taps stays open, until it is hidden.
    expect(await cell('red M2').getAttribute('aria-selected')).toBe('true');
    await press(page, 'Hide Yellow’s cards');
    await covered.waitFor();
    await press(page, 'Undo');
    await none.waitFor();
    await orange.check();
    await none.check();
    await press(page, 'Redo');
    await covered.waitFor();
    expect(await cell('red M2').getAttribute('aria-selected')).toBe('false');
    for (const before of [none, one]) {
      await press(page, 'Undo');
      await before.waitFor();
    }
    await press(page, 'Undo');
    await expect.poll(() => text(page).inputValue()).toBe(kept);
  });

  it('plays on from there, with what was laid and held', async () => {
    const page = door.page();
    await press(page, 'Play on');
    await page.locator('.kubo-felts').waitFor();
    await expect.poll(() => page.url()).toContain('#/table/');
    const [record] = newestGame();
    const setUp = record?.setUp as KuboSetUp;
    expect([setUp.laid, setUp.hands]).toEqual([['blue L1'], [['blue M1'], ['red S1']]]);
    expect(record?.moves).toEqual([]);
    await page.locator('[data-hand="blue M1"]').waitFor();
  });

  it(
    'lays and analyses CUBEWORD',
    async () => {
      const page = door.page();
      await visit(page, '/position/cubeword', title);
      await place(page, 0, 0).focus();
      await page.keyboard.type('cat');
      await expect.poll(() => onFelt(page)).toEqual(['A1,0', 'C0,0', 'T2,0']);
      await press(page, 'Undo');
      await expect.poll(() => onFelt(page)).toEqual(['A1,0', 'C0,0']);
      await press(page, 'Redo');
      await expect.poll(() => onFelt(page)).toEqual(['A1,0', 'C0,0', 'T2,0']);
      await page.reload();
      await expect.poll(() => onFelt(page)).toEqual(['A1,0', 'C0,0', 'T2,0']);
      await page.getByText('This position can be played.').waitFor();
      await press(page, 'Analyse');
      await page
        .getByRole('region', { name: 'Analysis: Orange to play' })
        .getByRole('rowheader', { name: 'Best' })
        .waitFor();
    },
    longTest,
  );

  it(
    'lays and analyses Kubagram, and names letters that no die is left for',
    async () => {
      const page = door.page();
      await visit(page, '/position/kubagram', title);
      await page.getByRole('radio', { name: 'Dice have been taken' }).check();
      const central = page.getByRole('textbox', { name: 'Central field', exact: true });
      await central.fill('QQQQQQQQQQQQQ');
      await central.press('Tab');
      await page.locator('.kubagram-position .notice').first().waitFor();
      await central.fill('RETAINS');
      await page.getByText('This position can be played.').waitFor();
      await page.reload();
      await expect.poll(() => central.inputValue()).toBe('RETAINS');
      await page.getByText('This position can be played.').waitFor();
      await press(page, 'Analyse');
      await page
        .getByRole('region', { name: /^Analysis: .* to play/ })
        .getByRole('rowheader', { name: 'Best' })
        .waitFor();
    },
    longTest,
  );

  it(
    'lays SCRUBLE Cube by typing its pegs, whose parity does not matter, and analyses it',
    async () => {
      const page = door.page();
      await visit(page, '/position/scruble', title);
      const at = (number: number) => page.locator(`.scruble-position [data-place="${number}"]`);
      await press(page, 'Play on');
      await page.locator('.notice', { hasText: 'No peg is entered yet' }).waitFor();
      await at(0).and(page.locator(':focus')).waitFor();
      await page.keyboard.type('cube3w');
      const top = async () =>
        Promise.all([0, 1, 2, 3, 4].map(async (place) => (await at(place).innerText()).trim()));
      await expect.poll(top).toEqual(['C', 'U', 'B', 'E', '3W']);
      await page.getByText('This position can be played.').waitFor();
      await page.reload();
      await expect.poll(top).toEqual(['C', 'U', 'B', 'E', '3W']);
      await at(5).focus();
      await page.keyboard.type('4w');
      await page.locator('.notice', { hasText: 'no peg 4W' }).waitFor();
      // Two pegs that have changed places cannot be reached by twists, and are no fault.
      await at(0).focus();
      await page.keyboard.type('u');
      await expect.poll(top).toEqual(['U', 'C', 'B', 'E', '3W']);
      await page.getByText('This position can be played.').waitFor();
      await press(page, 'Analyse');
      await page
        .getByRole('region', { name: 'Analysis: Orange to play' })
        .getByRole('rowheader', { name: 'Best' })
        .waitFor();
      await press(page, 'Play on');
      await page.locator('.table .scruble-map').waitFor();
      await page.locator('.top-line-game').waitFor();
    },
    longTest,
  );

  it.each([
    ['scruble', 390, 844],
    ['kubo', 1280, 800],
    ['cubeword', 390, 844],
    ['kubagram', 390, 844],
  ] as const)(
    'of %s has nothing that axe refuses at %i px, and nothing to the side',
    async (game, width, height) => {
      const page = door.page();
      await page.setViewportSize({ width, height });
      await visit(page, `/position/${game}`, title);
      await page.locator(`.${game}-position`).waitFor();
      await still(page);
      expect((await axeOn(page)).findings).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
});
