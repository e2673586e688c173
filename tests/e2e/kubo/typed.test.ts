import { describe, expect, it } from 'vitest';
import type { CardName } from '#shared/games/kubo/index.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { comeForward, saved, savedMoves } from './at-kubo.ts';

const hands: readonly (readonly CardName[])[] = [
  ['blue M1', 'blue L1', 'blue S2', 'red M3'],
  ['blue XL3', 'red M4'],
  ['red L4', 'red L3'],
];

describe.skipIf(!tableCanBeSeen)('a game of Kubo that is typed', () => {
  const door = theDoor({ motion: 'full' });

  it('is open to whoever may move, tells what is wrong beside the field, and speaks back what was done', async () => {
    const page = door.page();
    const people = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'person' as const }));
    const id = await door.lay({ ...kuboRecord(people, 5), setUp: { dealer: 2, hands } });
    const field = page.getByRole('textbox', { name: 'Type a move' });
    const enter = async (text: string) => {
      await field.fill(text);
      await page.keyboard.press('Enter');
    };
    const spoken = async () => (await page.locator('[data-live="polite"]').textContent())?.trim();
    const fails = (why: string) => expect.poll(() => field.locator('xpath=..').textContent()).toContain(why);

    await page.locator('#curtain-title:focus').waitFor();
    await page.keyboard.press('/');
    expect(await field.count()).toBe(0);
    await comeForward(page);
    await page.keyboard.press('/');
    await field.and(page.locator(':focus')).waitFor();
    expect(await field.inputValue()).toBe('');
    await enter('lay red M3');
    await fails('Nothing holds red M3 yet. It waits for one of these');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.evaluate(() => {
      const { animate } = HTMLElement.prototype;
      HTMLElement.prototype.animate = function (...asked) {
        document.body.dataset['slid'] = `${document.body.dataset['slid'] ?? ''}${this.dataset['card'] ?? ''}`;
        return animate.apply(this, asked);
      };
    });
    await enter('lay blue M1');
    await saved(page, door.home(), id, 1);
    await expect.poll(spoken).toBe('Ann lays blue M1. Done: lay blue M1');
    expect(await field.inputValue()).toBe('');
    expect(await page.locator('body').getAttribute('data-slid')).toBe('blue M1');
    await enter('blue l1');
    await expect.poll(spoken).toContain('Done: lay blue L1');
    await page.keyboard.press('Escape');
    await page.locator('[data-cell]:focus').waitFor();

    // A card is chosen, the table left and come back to: nothing behind the curtain tells of it.
    await page.locator('[data-hand="red M3"]').click();
    await page.locator('[data-cell="red M3"][tabindex="0"]').waitFor();
    await page.evaluate(() => (location.hash = '#/'));
    await page.getByRole('heading', { name: 'Cubewright' }).waitFor();
    await page.goBack();
    await page.locator('#curtain-title:focus').waitFor();
    expect(await page.locator('[data-cell="red M3"][tabindex="0"], [data-cell="red M3"]:focus').count()).toBe(
      0,
    );
    await comeForward(page);
    await page.keyboard.press('/');
    await enter('end');
    await page.locator('#kubo-window-title:focus').waitFor();
    await expect.poll(spoken).toContain('Done: end');
    expect(await field.inputValue()).toBe('');

    // Key by key: the numbers in a move call nobody out.
    await page.keyboard.press('/');
    await page.keyboard.type('claim blue S2 L2');
    await page.keyboard.press('Enter');
    await fails('Begin with the number of whoever does: 2 Ben, 3 Cleo.');
    const heading = () => page.locator('#kubo-window-title').textContent();
    expect(await heading()).not.toContain('points out');
    await page.keyboard.press('Escape');
    await page.keyboard.press('3');
    await expect.poll(heading).toBe('A line for Cleo');
    await page.keyboard.press('/');
    await field.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('claim blue S1 XL1');
    await page.keyboard.press('Enter');
    await expect.poll(spoken).toContain('Done: claim blue S1 XL1');
    await expect.poll(heading).not.toContain('points out');
    await enter('3 wave');
    await expect.poll(spoken).toContain('Done: wave');
    await enter('wave');
    await page.locator('#curtain-title:focus').waitFor();
    expect(savedMoves(door.home(), id).map(({ kind, by }) => `${by} ${kind}`)).toEqual([
      '0 lay',
      '0 lay',
      '0 end',
      '2 claim',
      '2 wave',
      '1 wave',
    ]);

    // What was refused names a card of the hand, and no one else sees it once the turn is ended.
    await comeForward(page);
    await page.keyboard.press('/');
    await enter('lay blue XL3');
    await expect.poll(spoken).toContain('Done: lay blue XL3');
    await enter('lay red M4');
    await fails('Nothing holds red M4 yet.');
    await page.locator('.kubo-end').click();
    await page.locator('#kubo-window-title:focus').waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await page.locator('.kubo-typed').textContent()).not.toContain('red M4');
    await field.focus();
    await enter('1 wave');
    await expect.poll(spoken).toContain('Done: wave');
    await enter('3 wave');
    await comeForward(page);
    expect(await field.inputValue()).toBe('');
    expect(await page.locator('.kubo-typed').textContent()).not.toContain('red M4');
  });
});
