import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { screens, screensCanBeSeen, visit } from '#tests/support/screens.ts';
import { axeOn } from '#tests/support/axe.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { annAndBen, lift, onBoard, square, theDoor } from './table/at-the-table.ts';

describe.skipIf(!screensCanBeSeen)('the keys of a screen (7.21)', () => {
  const door = theDoor();
  const sheet = () => door.page().getByRole('dialog', { name: 'Keys on this screen' });

  it('are shown at the table by ?, which takes no hint and uses no key on what lies under them', async () => {
    const page = door.page();
    const id = await door.lay(annAndBen());
    await page.keyboard.press('?');
    await sheet().waitFor();
    await page.keyboard.press('Escape');
    await lift(page, 'Ann');
    await square(page, 'G9').click();
    await page.keyboard.press('?');
    await sheet().getByText('Lay that letter here').waitFor();
    // A command that the game and the shell both tell stands once.
    const told = await sheet().getByRole('rowheader').allTextContents();
    for (const key of ['!', 'Ctrl+Z', 'Enter']) expect(told.filter((one) => one === key)).toEqual([key]);
    expect((await axeOn(page, { within: '.keys-sheet' })).findings).toEqual([]);
    for (const key of ['l', 'h', '!', '1', '/', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    await square(page, 'G9').and(page.locator(':focus')).waitFor();
    expect(await onBoard(page)).toEqual([]);
    expect(await page.locator('.hint, .net').count()).toBe(0);
    await page.keyboard.type('LID', { delay: 5 });
    await expect.poll(() => onBoard(page)).toEqual(['G9L', 'H9I', 'I9D']);
    const saved = readFileSync(path.join(door.home(), 'games', `${id}.cubewright.json`), 'utf8');
    expect(expectOk(parseRecord(saved))).toMatchObject({ moves: [] });
    expect(expectOk(parseRecord(saved)).hints).toBeUndefined();
  });

  it('give the focus back to a button, and close with ?, with Close and with a press beside them', async () => {
    const page = door.page();
    const pass = page.getByRole('button', { name: 'Pass' });
    await pass.focus();
    for (const close of [
      () => page.keyboard.press('?'),
      () => sheet().getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(30, 400),
    ]) {
      await page.keyboard.press('?');
      await sheet().waitFor();
      await close();
      await sheet().waitFor({ state: 'detached' });
      await pass.and(page.locator(':focus')).waitFor();
    }
  });

  it('are those of the game at the table', async () => {
    const page = door.page();
    const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
    await door.lay(annAndBen());
    await page.keyboard.press('?');
    await sheet().getByRole('heading', { name: 'Alphacubes: on the board' }).waitFor();
    expect(
      await sheet()
        .getByRole('heading', { name: /^Kubo:/ })
        .count(),
    ).toBe(0);
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    await door.lay(kuboRecord(people, 7));
    await page.keyboard.press('?');
    await sheet().getByRole('heading', { name: 'Kubo: on the felts' }).waitFor();
    await sheet().getByText('Draw a further card').waitFor();
    await sheet().getByRole('heading', { name: 'At every table' }).waitFor();
    expect(
      await sheet()
        .getByRole('heading', { name: /^Alphacubes:/ })
        .count(),
    ).toBe(0);
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
  });

  it.each(screens)('are shown on $path too', async ({ path: address, heading }) => {
    const page = door.page();
    await visit(page, address, heading);
    await page.keyboard.press('?');
    await sheet().getByRole('heading', { name: 'Everywhere' }).waitFor();
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
  });

  it('are not shown for a question mark that is typed', async () => {
    const page = door.page();
    await visit(page, '/help/keys', 'Keys');
    const field = page.getByRole('searchbox');
    await field.fill('tab');
    await field.press('?');
    await expect.poll(() => field.inputValue()).toBe('tab?');
    expect(await sheet().count()).toBe(0);
    expect(door.heard()).toEqual([]);
  });
});
