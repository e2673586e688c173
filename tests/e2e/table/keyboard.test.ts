import { describe, expect, it } from 'vitest';
import { pressAnew, pressByKeys } from '#tests/support/screens.ts';
import { annAndBen, comeForward, onBoard, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';

describe.skipIf(!tableCanBeSeen)('the table by keyboard alone (P11, P12)', () => {
  const door = theDoor();
  /** What is said of whatever has the focus. */
  const focused = () =>
    door.page().evaluate(() => {
      const now = document.activeElement;
      return now?.querySelector('.visually-hidden')?.textContent ?? now?.textContent;
    });

  it('two people play, exchange, pass and take back without a pointer', async () => {
    const page = door.page();
    await page.evaluate(() => {
      for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
        document.addEventListener(kind, () => document.body.setAttribute('data-pointed', kind), true);
      }
    });
    await door.lay(annAndBen());
    const keys = async (...pressed: readonly string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
    };

    // Ann comes forward, walks from the centre to E9 and types her word.
    await comeForward(page, 'Ann');
    await expect.poll(focused).toBe('I9, centre, two times word');
    await keys('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await expect.poll(focused).toBe('E9, two times letter');
    await keys(...'validly');
    await expect.poll(() => onBoard(page)).toEqual(['E9V', 'F9A', 'G9L', 'H9I', 'I9D', 'J9L', 'K9Y']);
    await expect.poll(() => page.locator('.actions-main').textContent()).toContain('Play VALIDLY for 86');
    await keys('Enter');
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    await expect.poll(() => page.locator('.score-pad').textContent()).toContain('VALIDLY86');

    // Ben plays down through the L, with the letters that lie there typed as well.
    await comeForward(page, 'Ben');
    await expect.poll(focused).toContain('I9');
    await keys('ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', '/', ...'relax');
    await expect.poll(() => page.locator('.word-title').textContent()).toBe('RELAX');
    await keys('Backspace');
    await expect.poll(() => page.locator('.word-title').textContent()).toBe('RELA');
    await keys('x', 'Enter');
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 3, Ann to play');

    // Ann exchanges two cubes, chosen by their numbers.
    await comeForward(page, 'Ann');
    await pressByKeys(page, page.getByRole('button', { name: 'Exchange' }));
    await page.locator('[role=option]:focus').waitFor();
    await keys('1', '3');
    await expect.poll(() => page.locator('.actions-main').textContent()).toContain('Exchange 2 cubes');
    await keys('Enter');
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 4, Ben to play');
    await expect.poll(() => page.locator('.curtain').textContent()).toContain('Ann exchanges 2 cubes.');

    // Ben passes, and takes it back.
    await comeForward(page, 'Ben');
    await pressByKeys(page, page.getByRole('button', { name: 'Pass' }));
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 5, Ann to play');
    await pressByKeys(page, page.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 4, Ben to play');
    expect(await page.locator('body').getAttribute('data-pointed')).toBeNull();
  });

  it('every part is reached with Tab, and Tab always leads on', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await comeForward(page, 'Ann');
    const seen = new Set<string>();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      seen.add(
        String(
          await page.evaluate(
            () =>
              document.activeElement?.closest('[role=grid],[role=listbox],form,.actions,header')?.className ??
              'none',
          ),
        ),
      );
    }
    for (const part of ['board-field', 'hand-cubes', 'typed-line', 'actions', 'top-line']) {
      expect(
        [...seen].some((name) => name.includes(part)),
        part,
      ).toBe(true);
    }
  });

  it('turns the chosen cube with the arrow keys, and a letter chooses a face', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await comeForward(page, 'Ann');
    await page.keyboard.press('1');
    const top = page.locator('.net-face--top');
    const said = page.locator('.net-face--top > .visually-hidden');
    const above = page.locator('.net-face--up > .visually-hidden');
    await top.focus();
    const before = await said.textContent();
    const up = await above.textContent();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => said.textContent()).toBe(up);
    await expect.poll(() => above.textContent()).toBe(before);
    await page.keyboard.press((before ?? '').slice(0, 1).toLowerCase());
    await expect.poll(() => said.textContent()).toBe(before);
    await top.and(page.locator(':focus')).waitFor();
  });

  it('lays a whole play from one line, asks once which cubes are meant, and plays it with Enter', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await comeForward(page, 'Ann');
    const line = page.getByRole('textbox', { name: 'Type a play' });
    await line.fill('i9 across lid');
    await page.keyboard.press('Enter');
    await expect.poll(() => onBoard(page)).toEqual(['I9L', 'J9I', 'K9D']);
    const ways = page.locator('.ways button');
    await expect.poll(() => ways.count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.hand-cube--place').count()).toBe(3);
    await pressByKeys(page, ways.nth(1));
    await expect.poll(() => ways.count()).toBe(0);
    expect(await onBoard(page)).toEqual(['I9L', 'J9I', 'K9D']);
    await pressByKeys(page, line);
    await pressAnew(page);
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
  });

  it('says what cannot be, beside the board and in the speech region', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await comeForward(page, 'Ann');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const begin = 'Nothing is laid yet. Type a word, or choose a cube and its square.';
    await expect.poll(() => page.locator('.now-place .notice').textContent()).toBe(`${begin} More in Help`);
    await expect.poll(() => page.locator('[data-live=urgent]').textContent()).toBe(begin);
    await page.keyboard.press('z');
    const said = 'No cube left in your hand can show Z.';
    await expect.poll(() => page.locator('.now-place .notice').textContent()).toContain(said);
    await expect.poll(() => page.locator('[data-live=urgent]').textContent()).toContain(said);
    await page.keyboard.type('vid', { delay: 5 });
    await expect
      .poll(() => page.locator('.now-place .notice').textContent())
      .toBe(
        'VID at I9 is not in the list. Clear the word, or agree to allow it.Everyone agrees: allow VID The rule',
      );
    await expect.poll(() => page.locator('.cube--not-a-word').count()).toBe(3);
    // The refusal of Z no longer holds.
    await expect.poll(() => page.locator('[data-live=urgent]').textContent()).toBe('');
    await page.getByRole('button', { name: 'Everyone agrees: allow VID' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.cube--laid').count()).toBeGreaterThanOrEqual(3);
    await expect.poll(() => page.locator('.actions-main').textContent()).toContain('Play VID for');
  });

  it('P10 says that a word is on the list of the table, not that it is no word', async () => {
    const page = door.page();
    await door.lay(annAndBen({ forbid: ['LID'] }));
    await comeForward(page, 'Ann');
    await page.keyboard.type('lid', { delay: 5 });
    await expect
      .poll(() => page.locator('.now-place .notice-words').textContent())
      .toContain('On the list of words this table forbids: LID (at I9).');
    await page.getByRole('button', { name: 'Everyone agrees: allow LID' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.actions-main').textContent()).toContain('Play LID for');
  });
});
