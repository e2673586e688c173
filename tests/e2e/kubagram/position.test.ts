import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { tabTo, visit, visitNewGameOfPeople } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { itFitsEverybody } from '../table/fits-everybody.ts';
import { mainAction } from './at-kubagram.ts';

describe.skipIf(!tableCanBeSeen)('a game of Kubagram begun with printed dice', () => {
  const door = theDoor({ own: true });
  beforeAll(() => visitNewGameOfPeople(door.page()));

  const line = (name: string) => door.page().getByRole('textbox', { name, exact: true });
  const focused = (name: string) => line(name).and(door.page().locator(':focus')).waitFor();
  const begin = () => door.page().getByRole('button', { name: 'Begin from here' }).click();
  const row = (at: number) =>
    door
      .page()
      .locator(`[data-field="row ${at}"] .kubagram-square`)
      .evaluateAll((squares) =>
        squares
          .map((one) => {
            const letter = one.querySelector('.cube-letter')?.textContent;
            return letter ?? (one.querySelector('.cube') === null ? '.' : '?');
          })
          .join(''),
      );
  const problemBeside = (field: string) => door.page().locator(`[data-field="${field}"] [role="alert"]`);

  it('takes the box row by row, by keyboard alone', async () => {
    const page = door.page();
    await page.getByRole('radio', { name: 'Kubagram', exact: true }).check();
    await tabTo(page, page.getByRole('radio', { name: 'New deal' }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, line('Row A1 to L1'));
    await page.keyboard.type('absenteedogx');
    await expect.poll(() => row(0)).toBe('ABSENTEEDOGX');
    await page.keyboard.press('Enter');
    await focused('Row A2 to L2');
    await page.keyboard.type('C(AH)?.T*');
    await page.keyboard.press('Enter');
    await focused('Row A3 to L3');
    await expect.poll(() => row(1)).toBe('C?.T????????');
    await page.locator('[data-field="row 1"] .cube--joker').waitFor();
    await page.getByText('107 dice lie in the box, 14 entered.').waitFor();
  });

  it('leads from a square to its letter, so that one die is changed at a time', async () => {
    const page = door.page();
    await page.locator('[data-field="row 0"] [data-square="D1"]').click();
    await focused('Row A1 to L1');
    await page.keyboard.type('?');
    await expect.poll(() => row(0)).toBe('ABS?NTEEDOGX');
    await page.locator('[data-field="row 4"] [data-square="C5"]').click();
    await page.keyboard.type('.');
    await expect.poll(() => row(4)).toBe('??.?????????');
  });

  it('takes rows that are dictated one after the other', async () => {
    const page = door.page();
    await line('Row A5 to L5').fill('Alpha, bravo. Charlie next row delta space next row golf hotel sharlie');
    await focused('Row A7 to L7');
    await expect.poll(() => row(4)).toBe('ABC?????????');
    await expect.poll(() => row(5)).toBe('D.??????????');
    await page.keyboard.press('Enter');
    await problemBeside('row 6')
      .filter({ hasText: 'did not understand sharlie (word 3 of this line)' })
      .waitFor();
    for (const name of ['Row A6 to L6', 'Row A7 to L7']) await line(name).fill('');
    await line('Row A5 to L5').fill('??.');
  });

  it('says beside a line what is wrong with it, once it is left', async () => {
    const page = door.page();
    await line('Row A4 to L4').fill('AB4');
    await expect.poll(() => problemBeside('row 3').count()).toBe(0);
    await page.keyboard.press('Enter');
    await problemBeside('row 3').filter({ hasText: '“4” is no letter of these dice.' }).waitFor();
    // What cannot be read is not begun with.
    await begin();
    await line('Row A4 to L4').and(page.locator('[aria-invalid="true"]:focus')).waitFor();
    await line('Row A4 to L4').fill('A(CH)');
    await page.keyboard.press('Enter');
    await problemBeside('row 3').filter({ hasText: 'The die ACH is named twice' }).waitFor();
    await line('Row A4 to L4').fill('');
    await problemBeside('row 3').waitFor({ state: 'detached' });
    // Two squares are empty, and every die has to be somewhere.
    await begin();
    await problemBeside('row 8').filter({ hasText: 'dice that lie nowhere are 2' }).waitFor();
    await focused('Row A9 to L9');
  });

  it('takes a game half way through, and adds up its words', async () => {
    const page = door.page();
    await page.getByRole('radio', { name: 'Dice have been taken' }).check();
    for (const name of ['Row A1 to L1', 'Row A5 to L5']) await line(name).fill('');
    await line('Row A2 to L2').fill('C(AH)');
    await line('Central field').fill('RETAINS');
    await line('Words of Yellow').fill('CATTLE* TABLE+SPOON');
    await page.getByText('CATTLE 42, TABLESPOON 210: 252 points').waitFor();
    // Those that are taken first are the empty ones.
    await expect.poll(() => row(8)).toBe('............');
    await expect.poll(() => row(7)).toBe('...........?');
    await page.getByRole('radio', { name: 'L9', exact: true }).check();
    await line('Row L9 to L1').waitFor();
    await page.getByRole('radio', { name: 'A9', exact: true }).check();
    await line('Words of Orange').fill('CAT');
    await line('Words of Orange').press('Tab');
    await problemBeside('words 0').filter({ hasText: 'CAT of player 1 is too short.' }).waitFor();
    await line('Words of Orange').fill('');
    await page.getByRole('combobox', { name: 'Joker DOKTER' }).selectOption('Set aside by Orange');
    await problemBeside('words 1').waitFor({ state: 'detached' });
    await problemBeside('joker DOKTER').filter({ hasText: 'The die DOKTER is named twice' }).waitFor();
    await page.getByRole('combobox', { name: 'Joker DOKTER' }).selectOption('Not set aside');
    await page.getByRole('combobox', { name: 'Joker POLLET' }).selectOption('Set aside by Yellow');
    // What lies elsewhere counts for nothing while the box is filled, and is there again.
    await page.getByRole('radio', { name: 'The box is filled' }).check();
    await line('Row A1 to L1').fill('L*');
    await expect.poll(() => row(0)).toBe('L???????????');
    await line('Row A1 to L1').fill('');
    await page.getByRole('radio', { name: 'Dice have been taken' }).check();
    await page
      .getByRole('radiogroup', { name: 'Next to play' })
      .getByRole('radio', { name: 'Yellow' })
      .check();
    await page
      .getByRole('radiogroup', { name: 'The one skip of Orange' })
      .getByRole('radio', { name: 'Used', exact: true })
      .check();
  });

  it('goes along with its players, and outlives a reload', async () => {
    const page = door.page();
    await page.getByRole('button', { name: 'Add a player' }).click();
    await page.getByRole('button', { name: 'Remove Orange' }).click();
    const inOrder = async () => [await line('Words of Yellow').inputValue(), await row(1)];
    const entered = ['CATTLE(DOKTR) TABLESPOON/2', 'C???????????'];
    await expect.poll(inOrder).toEqual(entered);
    await page.reload();
    await expect.poll(inOrder).toEqual(entered);
    await page.getByRole('combobox', { name: 'Joker POLLET' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Joker POLLET' }).inputValue()).toBe('0');
  });

  itFitsEverybody({
    form: () => door.page().locator('.kubagram-position'),
    show: () =>
      line('Central field').evaluate((one) => {
        one.scrollIntoView({ block: 'start' });
      }),
  });

  it(
    'goes on from there with the next move, and its record carries the set-up',
    { timeout: longTest },
    async () => {
      const page = door.page();
      await page.setViewportSize({ width: 1280, height: 800 });
      await begin();
      await page.getByRole('button', { name: 'TABLESPOON, 210' }).waitFor();
      await mainAction(page, 'from A7').click();
      const folder = path.join(door.home(), 'games');
      const record = () => {
        const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.cubewright.json'));
        return expectOk(parseRecord(readFileSync(path.join(folder, file), 'utf8')));
      };
      await expect.poll(() => record().moves).toEqual([{ kind: 'take', by: 0 }]);
      expect(record()).toMatchObject({
        players: [{ name: 'Yellow' }, {}],
        setUp: {
          corner: 0,
          turn: 0,
          words: [[{}, { parts: 2 }], []],
          jokers: [[107], []],
          skipped: [false, false],
        },
      });
      expect(door.heard()).toEqual([]);
    },
  );

  it('has dice told as they are lifted, where nobody has entered them (B16)', async () => {
    const page = door.page();
    await visit(page, '/new', 'New game');
    await page.getByRole('radio', { name: 'Kubagram', exact: true }).check();
    await page.getByRole('radio', { name: 'Enter a game begun with printed dice' }).check();
    await page.getByRole('radio', { name: 'Told as they are lifted' }).check();
    await page.getByText(/are told when they are lifted/).waitFor();
    await begin();
    await page.getByText('Cubewright cannot draw dice that nobody has told.').first().waitFor();
    await page.getByLabel('Who begins').selectOption({ index: 1 });
    await begin();
    await page.getByRole('radio', { name: 'Near left', exact: true }).check();
    await mainAction(page, 'Begin at the near left').click();
    await page.getByRole('heading', { name: 'Which die lies on A9?' }).waitFor();
    const letters = page.getByRole('textbox', { name: 'Its letters, the one that is up first' });
    await letters.fill('xyz');
    await page.getByText('No die that is left has X Y Z.').waitFor();
    await letters.fill('a');
    await page.getByText(/dice that are left have it/).waitFor();
    await letters.fill('hac');
    await letters.press('Enter');
    await mainAction(page, 'Take H from A9').click();
    await expect
      .poll(() => page.locator('.kubagram-faces .cube-letter').allTextContents())
      .toEqual(['H', 'A', 'C']);
  });
});
