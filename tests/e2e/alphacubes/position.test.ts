import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AlphacubesSetUp } from '#shared/games/alphacubes/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { cubes } from '#tests/support/alphacubes/position.ts';
import { longTest } from '#tests/support/patience.ts';
import { pressByKeys, visit } from '#tests/support/screens.ts';
import { publishedBefore, tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { itFitsEverybody } from '../table/fits-everybody.ts';

const ann = 'AEHNO AENST ADIRT BIKLS CEIOV CDELN DEFPR';
/** Seven cubes that Ann does not hold; letters on the board are shown by others then. */
const others = alphacubesSet.pieces
  .map(({ letters }) => letters.join(''))
  .filter((name) => !ann.includes(name))
  .slice(0, 7)
  .join(' ');

describe.skipIf(!tableCanBeSeen)('a position of Alphacubes being entered', () => {
  const door = theDoor({ own: true });
  beforeAll(() => visit(door.page(), '/', 'Cubewright'));
  const form = () => door.page().locator('.alphacubes-position');
  const square = (name: string) => door.page().locator(`.alphacubes-position [data-square="${name}"]`);
  const button = (name: string) => door.page().getByRole('button', { name, exact: true });
  const hand = (name: string) => door.page().getByRole('textbox', { name: `Hand of ${name}` });
  const text = () => door.page().getByRole('textbox', { name: /^The position as text/ });
  const stands = () => door.page().getByText('This position can be played.').waitFor();
  const lies = () =>
    form()
      .locator('[data-square]:has(.cube)')
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('data-square')} ${one.textContent?.charAt(0)}`).sort(),
      );
  const games = () => {
    const folder = path.join(door.home(), 'games');
    const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    return texts.map((one) => expectOk(parseRecord(one)));
  };

  it('is typed along a direction, with a word as a line, by keys alone', async () => {
    const page = door.page();
    await visit(page, '/position/alphacubes', 'Position editor');
    await pressByKeys(page, button('Play on'));
    await form().getByText('Nothing lies on the board and nobody holds a cube').waitFor();
    await square('I9').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('chxck');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('e');
    await expect.poll(lies).toEqual(['I9 C', 'J9 H', 'K9 E', 'L9 C', 'M9 K']);
    await page.keyboard.press('Backspace');
    await page
      .locator('[data-live="polite"]', { hasText: 'K9 is empty now.' })
      .waitFor({ state: 'attached' });
    await page.keyboard.press('/');
    await page.keyboard.type('ex');
    await expect.poll(lies).toEqual(['I9 C', 'J9 H', 'K10 X', 'K9 E', 'L9 C', 'M9 K']);
    await square('K11').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Delete');
    await square('K10').and(page.locator(':focus')).waitFor();
    // The grid is one tab stop; the list of letters comes next.
    await page.keyboard.press('Tab');
    await page.getByRole('combobox', { name: 'Letter on K10' }).and(page.locator(':focus')).waitFor();
    const line = page.getByRole('textbox', { name: 'Type a word' });
    await line.fill('K8 across ABC');
    await line.press('Enter');
    await line.fill('H7 down QUIET');
    await line.press('Enter');
    await form().locator('.notice', { hasText: 'hangs together' }).waitFor({ state: 'detached' });
    await expect.poll(async () => (await lies()).length).toBe(13);
    await button('Undo').click();
    await expect.poll(async () => (await lies()).length).toBe(8);
    await button('Undo').click();
    await expect.poll(lies).toEqual(['I9 C', 'J9 H', 'K9 E', 'L9 C', 'M9 K']);
    await stands();
  });

  it('says beside its place what cannot be', async () => {
    const page = door.page();
    await square('A1').click();
    await page.keyboard.type('a');
    await form().getByText('The cube on A1 hangs together with no other up to the centre.').waitFor();
    await button('Undo').click();
    await stands();
    const line = page.getByRole('textbox', { name: 'Type a word' });
    await line.fill('K8 down MOON');
    await line.press('Enter');
    await form().getByText('E already lies on K9').waitFor();
    expect(await line.inputValue()).toBe('K8 down MOON');
    await hand('Orange').fill('AEHNO QQQQQ');
    await hand('Orange').press('Tab');
    await form().getByText('is no cube').waitFor();
    await button('Play on').click();
    await hand('Orange').and(page.locator('[aria-invalid="true"]:focus')).waitFor();
    await hand('Orange').fill(ann.split(' ').slice(1).join(' '));
    await hand('Orange').press('Tab');
    await button('Play on').click();
    await form().getByText('Hands are filled up to seven').waitFor();
    await hand('Orange').and(page.locator(':focus')).waitFor();
    await hand('Orange').fill(ann);
    await form().getByText('E already lies on K9').waitFor({ state: 'detached' });
    await stands();
    await expect.poll(lies).toEqual(['I9 C', 'J9 H', 'K9 E', 'L9 C', 'M9 K']);
  });

  it('goes on where it was after a step is undone, with what was typed half', async () => {
    const page = door.page();
    const line = page.getByRole('textbox', { name: 'Type a word' });
    await line.fill('K8 down');
    const down = page.getByRole('radiogroup', { name: 'Typing goes' }).getByRole('radio', { name: 'down' });
    await down.check();
    await square('N9').click();
    await page.keyboard.type('s');
    await square('N10').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(lies).toEqual(['I9 C', 'J9 H', 'K9 E', 'L9 C', 'M9 K']);
    await square('N10').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('t');
    await expect.poll(async () => (await lies()).includes('N10 T')).toBe(true);
    await square('N11').and(page.locator(':focus')).waitFor();
    expect(await down.isChecked()).toBe(true);
    expect(await line.inputValue()).toBe('K8 down');
    await line.fill('');
    // Text that cannot be read goes with the hand that it was typed over.
    await hand('Yellow').fill('AENPT');
    await hand('Yellow').fill('AENPT QQQQQ');
    await button('Undo').click();
    await expect.poll(() => hand('Yellow').inputValue()).toBe('');
    await button('Undo').click();
    await expect.poll(lies).toEqual(['I9 C', 'J9 H', 'K9 E', 'L9 C', 'M9 K']);
    await stands();
  });

  it('is chosen from lists by whoever has no keyboard', async () => {
    const page = door.page();
    await square('N9').click();
    await page.getByRole('combobox', { name: 'Letter on N9' }).selectOption('S');
    await expect.poll(async () => (await lies()).includes('N9 S')).toBe(true);
    const which = page.getByRole('combobox', { name: 'Which cube lies on N9' });
    const other = await which.locator('option:not(:checked)').first().getAttribute('value');
    await which.selectOption(other);
    await expect.poll(() => which.inputValue()).toBe(other);
    await page.getByRole('combobox', { name: 'Letter on N9' }).selectOption('');
    await expect.poll(async () => (await lies()).includes('N9 S')).toBe(false);
    await page.getByRole('combobox', { name: 'Add a cube to the hand of Yellow' }).selectOption({ index: 1 });
    await expect.poll(() => hand('Yellow').inputValue()).not.toBe('');
    await hand('Yellow').fill('');
    await stands();
  });

  it('covers a hand while hands are covered, until its player asks for it', async () => {
    const page = door.page();
    const yellow = page.getByRole('radiogroup', { name: /^Who plays/ }).last();
    await yellow.getByRole('radio', { name: 'Person' }).check();
    await form().getByText('7 cubes, covered').waitFor();
    expect(await hand('Orange').count()).toBe(0);
    await button('Show the hand of Orange').click();
    await expect.poll(() => hand('Orange').inputValue()).toBe(ann);
    await button('Cover the hand of Orange').click();
    await form().getByText('7 cubes, covered').waitFor();
    // The hand of another is not open because it now stands where the open one stood.
    await hand('Yellow').fill(others);
    await page.getByRole('button', { name: 'Add a player' }).click();
    await button('Show the hand of Orange').click();
    await hand('Orange').fill(`${ann} QQQQQ`);
    await button('Remove Orange').click();
    await button('Show the hand of Yellow').waitFor();
    expect(await hand('Yellow').count()).toBe(0);
    await button('Undo').click();
    await button('Show the hand of Orange').waitFor();
    await button('Show the hand of Yellow').click();
    await expect.poll(() => hand('Yellow').inputValue()).toBe(others);
    await hand('Yellow').fill('');
    await yellow.getByRole('radio', { name: 'Computer' }).check();
    await stands();
  });

  itFitsEverybody({ form, show: () => square('K9').click() });

  it(
    'is analysed, refused as a puzzle with its reason, and played on from',
    async () => {
      const page = door.page();
      await page.setViewportSize({ width: 1280, height: 800 });
      await button('Analyse').click();
      await page
        .getByRole('region', { name: 'Analysis: Orange to play' })
        .getByRole('rowheader', { name: 'Best' })
        .waitFor();
      await button('Save as puzzle').click();
      // Seven cubes can be laid in too many ways here for one answer.
      const refused = page.getByRole('alert').filter({ hasText: 'No puzzle:' });
      await refused.waitFor();
      expect(await refused.innerText()).toBe('No puzzle: The position is not one for a puzzle. More in Help');
      expect(await page.getByRole('link', { name: 'Open the puzzle' }).count()).toBe(0);
      await button('Play on').click();
      await page.locator('.table-screen .top-line-game').waitFor();
      const [record] = games();
      const setUp = record?.setUp as AlphacubesSetUp;
      expect(setUp.hands).toEqual([cubes(ann), []]);
      expect(setUp.squares?.map((one) => `${one.square} ${one.letter}`).sort()).toEqual([
        'I9 C',
        'J9 H',
        'K9 E',
        'L9 C',
        'M9 K',
      ]);
      expect(door.heard()).toEqual([]);
    },
    longTest,
  );

  it('comes from a table without the hands of others, and from the end with all of them', async () => {
    const page = door.page();
    const edit = button('Edit this position');
    const midway = publishedBefore(10);
    await door.lay({
      ...midway,
      players: midway.players.map((player, at) =>
        at === 1 ? player : { name: player.name, kind: 'computer', level: 5 },
      ),
    });
    await button('Game').click();
    await edit.click();
    await form().waitFor();
    await stands();
    const known = async () =>
      (expectOk(parseRecord(await text().inputValue())).setUp as AlphacubesSetUp).hands?.map(
        ({ length }) => length,
      );
    expect(await known()).toEqual([0, 7, 0, 0]);

    await door.lay({ ...published.record, options: { ...published.record.options, board: 'standard' } });
    await page.locator('#end-title').waitFor();
    await edit.click();
    await form().waitFor();
    await stands();
    await button('Show the text with all hands').click();
    const held = (await known()) ?? [];
    expect(held.filter((count) => count > 0).length).toBeGreaterThan(1);
  });
});
