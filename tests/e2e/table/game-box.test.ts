import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kubagram } from '#shared/games/kubagram/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { connectOnScreen, openBoxOnPty, type BoxOnPty } from '#tests/support/box-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { visit } from '#tests/support/screens.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { longWait } from '#tests/support/patience.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { annAndBen, lift, tableCanBeSeen, theDoor } from './at-the-table.ts';
import { savedMoves } from '../kubagram/at-kubagram.ts';

const finding = (page: Page) => page.locator('.box-place h2');
const square = (name: string) => (Number(name.slice(1)) - 1) * 12 + 'ABCDEFGHIJKL'.indexOf(name.charAt(0));

const isLit = (box: BoxOnPty, name: string): boolean => {
  const { red = 0, green = 0, blue = 0 } = box.lights()[square(name)] ?? {};
  return red + green + blue > 0;
};

/** The firmware runs on a simulated chip behind a port of its own; the app does not know that it is no real box. */
const canRun = tableCanBeSeen && has('socat');

describe.skipIf(!canRun)('Kubagram on a box that feels its squares', () => {
  const door = theDoor({ own: true });
  let box: BoxOnPty;
  beforeAll(async () => {
    box = await openBoxOnPty();
  });
  afterAll(() => box.end());

  it('is filled, turned by lifting the first die, and played by lifting', async () => {
    const page = door.page();
    await connectOnScreen(page, box);
    const record = kubagramRecord([ann, ben], { seed: 7 });
    const start = expectOk(kubagram.rules.setup({ options: record.options, seats: 2, seed: 7 }));
    const full = start.box.flatMap((one, at) => (one === null ? [] : [at]));
    const all = Array.from({ length: 108 }, (_, at) => at);
    const id = await door.lay(record);
    // The dice that were drawn still lie in it.
    await expect.poll(() => finding(page).textContent()).toMatch(/^Lift \d dice$/);
    box.lift(...full);
    await expect.poll(() => finding(page).textContent()).toBe('Fill the box');
    await page.getByText(/^Lay [A-Z]{3,6} on A1$/).waitFor();
    box.lift(...all);
    box.put(...full);
    await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');

    const kinds = () => savedMoves(door.home(), id).map(({ kind }) => kind);
    box.lift(square('A9'));
    await expect.poll(kinds).toEqual(['corner', 'take']);
    await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');

    // B9 while Ann still has A9 in hand; the light of its square says so too.
    expect(isLit(box, 'B9')).toBe(false);
    box.lift(square('B9'));
    await expect.poll(() => finding(page).textContent()).toBe('B9 was lifted too early');
    await expect.poll(() => isLit(box, 'B9')).toBe(true);
    expect((await axeOn(page)).findings).toEqual([]);
    box.put(square('B9'));
    await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');
  });

  it('has a die told that nobody has seen, once it is lifted (B16)', async () => {
    const page = door.page();
    box.put(...Array.from({ length: 108 }, (_, at) => at));
    const id = await door.lay(kubagramRecord([ann, ben], { setUp: { unseen: true, first: 0 } }));
    await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');
    box.lift(square('A9'));
    await expect.poll(() => finding(page).textContent()).toBe('Which die is that from A9?');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('placeholder')))
      .toBe('HO');
    await page.keyboard.type('cah');
    await page.keyboard.press('Enter');
    await expect.poll(() => savedMoves(door.home(), id).map(({ kind }) => kind)).toEqual(['corner', 'take']);
    await expect
      .poll(() => page.locator('.kubagram-faces .cube-letter').allTextContents())
      .toEqual(['C', 'A', 'H']);
  });

  it('goes on by hand while the box is gone, and compares both when it is back (B10)', async () => {
    const page = door.page();
    const id = page.url().split('/').at(-1) ?? '';
    await box.unplug();
    await expect.poll(() => finding(page).textContent(), { timeout: longWait }).toBe('The box is not heard');
    await page.keyboard.type('c');
    await page.getByRole('button', { name: 'Lay C at the right', exact: true }).click();
    await expect.poll(() => savedMoves(door.home(), id).map(({ kind }) => kind)).toContain('lay');
    await page.getByRole('button', { name: 'End turn' }).click();
    await page.getByText('Ben to play').first().waitFor();
    box.lift(square('B9'));
    await box.plug();
    await expect
      .poll(() => finding(page).textContent(), { timeout: longWait })
      .toBe('Which die is that from B9?');
    // A sensor that is not believed is told so, and the rest goes on.
    box.put(square('B9'));
    box.lift(square('E3'));
    await expect.poll(() => finding(page).textContent()).toBe('E3 is not next');
    await page.getByRole('button', { name: 'Bad sensor at E3' }).click();
    await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');
  });
});

describe.skipIf(!tableCanBeSeen)('Kubagram on the virtual box', () => {
  const door = theDoor({ own: true });

  it('is played by clicking the dice beside the game', async () => {
    const page = door.page();
    await visit(page, '/box', 'Connect the box');
    // The ports come a moment later, above the button.
    await page.locator('.port-row').last().waitFor();
    await page.getByRole('button', { name: 'Try the virtual box' }).click();
    await page.getByRole('main').getByText('Box connected').waitFor();
    // Of a game under way the box is laid out at once, and filled again for the next.
    const layOut = page.getByRole('button', { name: 'Lay the virtual box as the game has it' });
    await door.lay(
      kubagramRecord([ann, ben], { setUp: shortGame({ central: 'CATTLEX', box: ['ACH:C', 'ANT:T'] }) }),
    );
    await expect.poll(() => finding(page).textContent()).toBe('Lift 106 dice');
    await layOut.click();
    await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');
    // A finger and an unsteady hand find each square (WCAG 2.5.8).
    const sizes = await page
      .locator('.virtual-square')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map((at) => [at.width, at.height]));
    expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(24);
    const id = await door.lay(kubagramRecord([ann, ben], { setUp: { unseen: true, first: 0 } }));
    await expect.poll(() => finding(page).textContent()).toBe('Fill the box');
    await layOut.click();
    await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');
    await page.getByRole('button', { name: /^A9, a die/ }).click();
    await expect.poll(() => finding(page).textContent()).toBe('Which die is that from A9?');
    await page.getByRole('button', { name: /^A9, no die/ }).waitFor();
    expect((await axeOn(page)).findings).toEqual([]);
    await page.getByRole('button', { name: /^C9, a die/ }).click();
    await page.getByRole('button', { name: /^C9, no die.* put it back$/ }).click();
    await expect.poll(() => finding(page).textContent()).toBe('Which die is that from A9?');
    await page.getByPlaceholder('HO', { exact: true }).fill('cah');
    await page.keyboard.press('Enter');
    await expect.poll(() => savedMoves(door.home(), id).map(({ kind }) => kind)).toEqual(['corner', 'take']);
  });

  it('lies as the map lies that was turned, square for square (K2)', async () => {
    const page = door.page();
    const setUp = { unseen: true, first: 0 } as const;
    const moves = [{ kind: 'corner', by: seat(1), corner: 90 }] as const;
    await door.lay(kubagramRecord([ann, ben], { setUp, moves }));
    await page.getByText('As player 1 sees it: L9 is the lower left corner.').waitFor();
    const map = await page
      .locator('.kubagram-box [data-square]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-square')));
    const picture = () =>
      page
        .locator('.virtual-square')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(',')[0]));
    expect(map).toHaveLength(108);
    await expect.poll(picture).toEqual(map);
    // Twelve rows are high, and what can be done stays in view.
    const { y = 0, height = 0 } = (await page.locator('.actions-main').boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(await page.evaluate(() => window.innerHeight));
  });
});

describe.skipIf(!canRun)('Alphacubes on a board that feels where cubes lie', () => {
  const door = theDoor({ own: true });
  let board: BoxOnPty;
  beforeAll(async () => {
    board = await openBoxOnPty({ rows: 17, columns: 17 });
    board.lift(...Array.from({ length: 17 * 17 }, (_, at) => at));
  });
  afterAll(() => board.end());

  it('knows the squares of a word that is laid there; its letters are typed', async () => {
    const page = door.page();
    await connectOnScreen(page, board);
    await door.lay(annAndBen({ board: 'standard' }));
    await lift(page, 'Ann');
    const at = (square: string) => (Number(square.slice(1)) - 1) * 17 + square.charCodeAt(0) - 65;
    const word = ['I7', 'I8', 'I9', 'I10'];
    board.put(...word.map(at));
    await page.getByText('4 cubes lie from I7 on: type their letters.').first().waitFor();
    await page.locator('[data-square="I7"]:focus').waitFor();
    await page.keyboard.type('VALID', { delay: 5 });
    await page.getByText('Lay it at the table, too.').first().waitFor();
    board.put(at('I11'));
    await expect.poll(() => page.locator('.sensor-board').count()).toBe(0);
  });
});
