import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CubewordSetUp } from '#shared/games/cubeword/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { feltText } from '#tests/support/cubeword/table.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressAnew, still, visitNewGameOfPeople } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor, turnLine } from '../table/at-the-table.ts';
import { itFitsEverybody } from '../table/fits-everybody.ts';
import { onFelt, place, walkTo } from './at-cubeword.ts';

describe.skipIf(!tableCanBeSeen)('a game of CUBEWORD begun with cubes on a table', () => {
  const door = theDoor({ own: true });
  beforeAll(() => visitNewGameOfPeople(door.page()));

  const form = () => door.page().locator('.cubeword-position');
  const begin = () => door.page().getByRole('button', { name: 'Begin from here' }).click();
  const figure = (name: string) => door.page().getByRole('textbox', { name });
  const next = (name: string) =>
    door.page().getByRole('radiogroup', { name: 'Next to play' }).getByRole('radio', { name });
  const cube = (name: RegExp) =>
    door
      .page()
      .getByRole('listbox', { name: 'All cubes; outlined are those on the felt' })
      .getByRole('option', { name });
  const refused = async (sentence: string) => {
    await begin();
    await form().getByRole('alert').filter({ hasText: sentence }).waitFor();
  };

  it('has its rows typed as they lie, a cube found for each letter, by keys alone', async () => {
    const page = door.page();
    await page.getByRole('radio', { name: 'CUBEWORD', exact: true }).check();
    await page.getByRole('radio', { name: 'Enter a game begun with cubes on a table' }).check();
    await form().getByText('No cube lies yet.').waitFor();
    await refused('No cube lies on the felt yet.');
    await place(page, 0, 0).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('caxt');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t');
    await page.locator('[data-live="polite"]', { hasText: 'T at 2, 0' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('  .o');
    await page.keyboard.press('Enter');
    await page.keyboard.type('  *e');
    await expect.poll(() => onFelt(page)).toEqual(['A1,0', 'C0,0', 'E2,2', 'O2,1', 'T2,0']);
    await form().getByText('5 cubes lie. Read as: CAT, TOE.').waitFor();
    await page.keyboard.type('*q');
    await form().getByRole('alert').filter({ hasText: 'The Joker lies at 2, 2.' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('has single cubes chosen, turned, laid, told apart and taken off', async () => {
    const page = door.page();
    await cube(/^G; also I, N, T, Z|^. at .*G, I, N|also .*Z or a blank/)
      .first()
      .click();
    await form().getByRole('button', { name: 'Z', exact: true }).click();
    await place(page, 6, 4).click();
    await expect.poll(() => onFelt(page)).toContain('Z6,4');
    // The only Z is taken: another is refused, and said to be.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('z');
    await form().getByRole('alert').filter({ hasText: 'No cube is left that shows Z.' }).waitFor();
    await place(page, 0, 0).click();
    const which = page.getByRole('combobox', { name: 'Which cube lies at 0, 0' });
    const before = await which.inputValue();
    await which.selectOption({ index: 1 });
    await expect.poll(() => which.inputValue()).not.toBe(before);
    await expect.poll(() => onFelt(page)).toContain('C0,0');
    await place(page, 6, 4).click();
    await page.getByRole('button', { name: 'Take it off' }).click();
    await expect.poll(() => onFelt(page)).toEqual(['A1,0', 'C0,0', 'E2,2', 'O2,1', 'T2,0']);
  });

  it('keeps the focus in the form whatever button is pressed by keyboard', async () => {
    const page = door.page();
    // Steps of a figure have no focus of their own.
    const buttons = form().locator('button:enabled:not(.stepper-button)');
    const names = () =>
      buttons.evaluateAll((all) =>
        all.map((one) => (one.querySelector('.visually-hidden') ?? one).textContent ?? ''),
      );
    const pressed: string[] = [];
    await cube(/A at 1, 0/).focus();
    await page.keyboard.press('Space');
    await form().getByRole('button', { name: 'Take it off' }).waitFor();
    for (const name of await names()) {
      pressed.push(name);
      await form().getByRole('button', { name, exact: true }).focus();
      await pressAnew(page);
      await still(page);
      const inForm = await page.evaluate(
        () => document.activeElement?.closest('.cubeword-position') instanceof HTMLElement,
      );
      expect({ name, inForm }).toEqual({ name, inForm: true });
    }
    expect(pressed).toEqual(expect.arrayContaining(['A', 'Take it off', 'Fit the felt']));
    await place(page, 1, 0).focus();
    await page.keyboard.type('a');
    await expect.poll(() => onFelt(page)).toContain('A1,0');
  });

  it('says beside each field what is wrong with it, and goes there', async () => {
    const page = door.page();
    await figure('Points of Orange so far').fill('100');
    await refused('By these scores the game is over before the next turn.');
    await figure('Points of Orange so far').and(page.locator(':focus')).waitFor();
    await figure('Points of Orange so far').fill('31');
    await page.getByRole('radiogroup', { name: 'Finish' }).getByRole('radio', { name: 'Rounds' }).check();
    await figure('Round').last().fill('11');
    await refused('The next turn is in round 11, and 10 rounds were agreed.');
    await form().getByRole('textbox', { name: 'Round' }).and(page.locator(':focus')).waitFor();
    await form().getByRole('textbox', { name: 'Round' }).fill('3');
    await page.getByRole('radiogroup', { name: 'Finish' }).getByRole('radio', { name: 'A time' }).check();
    await figure('Time played, min').fill('30');
    await refused('30 of 30 minutes have been played');
    await figure('Time played, min').and(page.locator(':focus')).waitFor();
    await figure('Time played, min').fill('12.5');
    const words = page.getByRole('textbox', { name: 'In the last turn, by Yellow' });
    await words.fill('toe, ca7');
    await begin();
    await words.and(page.locator('[aria-invalid="true"]:focus')).waitFor();
    await words.fill('toe');
  });

  it('goes along with its players, and outlives a reload', async () => {
    const page = door.page();
    await figure('Points of Yellow so far').fill('8');
    await next('Yellow').check();
    await form().getByText('That makes it turn 6.').waitFor();
    await page.getByRole('button', { name: 'Add a player' }).click();
    // Orange began and Yellow is next, in round 3 as before.
    await form().getByText('That makes it turn 8.').waitFor();
    await page.getByRole('textbox', { name: 'In the last turn, by Orange' }).waitFor();
    await figure('Points of Green so far').fill('5');
    await page.getByRole('button', { name: 'Remove Orange' }).click();
    await page.reload();
    await form().getByText('5 cubes lie. Read as: CAT, TOE.').waitFor();
    await expect.poll(() => figure('Points of Yellow so far').inputValue()).toBe('8');
    await expect.poll(() => figure('Points of Green so far').inputValue()).toBe('5');
    await next('Yellow').and(page.locator(':checked')).waitFor();
    await expect.poll(() => onFelt(page)).toEqual(['A1,0', 'C0,0', 'E2,2', 'O2,1', 'T2,0']);
  });

  const hold = () => place(door.page(), 2, 0).click();
  itFitsEverybody({
    form,
    async show() {
      await hold();
      await form().evaluate((one) => {
        one.scrollIntoView({ block: 'start' });
      });
    },
    leave: hold,
  });

  it(
    'goes on from there with the next move, and its record carries the set-up',
    { timeout: longTest },
    async () => {
      const page = door.page();
      await page.setViewportSize({ width: 1280, height: 800 });
      await begin();
      await expect.poll(() => turnLine(page).textContent()).toBe('Turn 5, Yellow to play');
      await page
        .getByRole('timer')
        .getByText(/^17:[0-5]\d left$/)
        .waitFor();
      await place(page, 2, 0).focus();
      await walkTo(page, 3, 0);
      await page.keyboard.type('S');
      await page.keyboard.press('Enter');
      const folder = path.join(door.home(), 'games');
      const record = () => {
        const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.cubewright.json'));
        return expectOk(parseRecord(readFileSync(path.join(folder, file), 'utf8')));
      };
      await expect.poll(() => record().moves.length).toBe(1);
      const setUp = record().setUp as CubewordSetUp;
      expect(setUp).toMatchObject({ seat: 0, turn: 5, scores: [8, 5], passes: 0, minutesBefore: 12.5 });
      expect(feltText({ felt: setUp.felt ?? [] })).toBe('CAT\n..O\n..E');
      expect(setUp.counted).toEqual([{ word: 'TOE', turn: 4 }]);
      expect(door.heard()).toEqual([]);
    },
  );
});
