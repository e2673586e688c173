import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { complaints, screensCanBeSeen, still, visit } from '#tests/support/screens.ts';

/** The form of a new game, on a home of its own. */
describe.skipIf(!screensCanBeSeen)('the form of a new game', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  const deal = () => page.getByRole('button', { name: 'Deal and begin' }).click();
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    heard = complaints(page);
    await visit(page, '/new', 'New game');
  });
  afterAll(async () => {
    await door.close();
  });

  describe('who is to play', () => {
    const name = (place: number) => page.getByRole('textbox', { name: `Name at place ${place}` });

    it('a new place has the focus on its name', async () => {
      await page.getByRole('button', { name: 'Add a player' }).click();
      await name(3).and(page.locator(':focus')).waitFor();
      await page.getByRole('button', { name: 'Remove Green' }).click();
      await name(2).and(page.locator(':focus')).waitFor();
    });

    it.each([
      [2, '', 'Place 2 at the table has no name. Write one, or remove the place.'],
      [2, 'orange', 'Two players are called orange. Give one of them another name.'],
      [
        2,
        'Yel\u200blow',
        'The name at place 2 holds a character that cannot be seen (U+200B). Write the name again.',
      ],
    ])(
      'what is wrong with the name at place %i, “%s”, is said beside it',
      async (place, written, sentence) => {
        await name(place).fill(written);
        await deal();
        await name(place).and(page.locator(':focus')).waitFor();
        const field = name(place);
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        const says = (await field.getAttribute('aria-describedby')) ?? '';
        expect(await page.locator(`[id="${says}"]`).textContent()).toBe(sentence);
        expect(await name(1).getAttribute('aria-invalid')).toBe('false');
        await field.fill('Yellow');
        expect(await field.getAttribute('aria-invalid')).toBe('false');
        await page.getByText(sentence).first().waitFor({ state: 'detached' });
      },
    );

    it('what is wrong with a name is said aloud where the focus is in it already', async () => {
      const said = page.locator('[data-live="urgent"]');
      await name(2).fill('');
      await name(2).press('Enter');
      await said.filter({ hasText: 'Place 2 at the table has no name.' }).waitFor();
      await name(2).fill('Yellow');
    });

    it('of two problems in one frame both are said aloud', async () => {
      await name(2).focus();
      await name(2).evaluate(async (field: HTMLInputElement) => {
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        await new Promise(requestAnimationFrame);
        for (const text of ['', 'orange']) {
          write?.call(field, text);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          await Promise.resolve();
          field.form?.requestSubmit();
          await Promise.resolve();
        }
      });
      const said = page.locator('[data-live="urgent"]');
      await said.filter({ hasText: /has no name\. .*Two players are called orange/ }).waitFor();
      await name(2).fill('Yellow');
    });

    it('a choice that means nothing for one player is refused beside it', async () => {
      await page.getByRole('radio', { name: 'CUBEWORD', exact: true }).check();
      const finish = page.getByRole('radiogroup', { name: 'Finish' });
      const sentence = 'Finish: “A lead” is for 2 players or more. Choose another, or add a player.';
      await finish.getByRole('radio', { name: 'A lead' }).check();
      expect(await page.getByText(sentence).count()).toBe(0);
      await page.getByRole('button', { name: 'Remove Yellow' }).click();
      await finish.and(page.locator('[aria-invalid="true"]')).waitFor();
      expect(await page.locator('.rule-control', { has: finish }).innerText()).toContain(sentence);
      await deal();
      await finish.locator(':checked:focus').waitFor();
      await page.getByRole('button', { name: 'Add a player' }).click();
      await page.getByText(sentence).waitFor({ state: 'detached' });
      await finish.getByRole('radio', { name: 'A score' }).check();
      await page.getByRole('radio', { name: 'Alphacubes', exact: true }).check();
    });

    it('a curtain is offered where there are two people to part', async () => {
      const curtain = page.getByRole('radiogroup', { name: 'Hands' });
      const kind = page.getByRole('radiogroup', { name: 'Who plays for Yellow' });
      await kind.getByRole('radio', { name: 'Computer', checked: true }).waitFor();
      expect(await curtain.count()).toBe(0);
      await kind.getByRole('radio', { name: 'Person' }).check();
      await curtain.waitFor();
      await kind.getByRole('radio', { name: 'Computer' }).check();
      await curtain.waitFor({ state: 'detached' });
    });
  });

  describe('a new game', () => {
    beforeAll(async () => {
      // As in a new window: no form has been left half filled in.
      await visit(page, '/', 'Cubewright');
      await page.evaluate(() => sessionStorage.clear());
    });
    const said = (text: string) =>
      expect.poll(() => page.locator('.new-game-deal .notice').textContent()).toContain(text);

    it('asks for a name at every place, and for different ones', async () => {
      await visit(page, '/new', 'New game');
      await page.getByLabel('Name at place 1').fill(' ');
      await deal();
      await said('Place 1');
      await page.getByLabel('Name at place 1').fill('yellow');
      await deal();
      await said('Two players are called Yellow');
    });

    it('finds the row of a board that is at fault, at once', async () => {
      await page.getByRole('radio', { name: 'My own' }).check();
      const rows = page.getByLabel('Rows of my board');
      await rows.fill('.....\n.d.d.\n..*..\n.dxd.\n.....');
      await page.locator('.rule-row .notice').getByText('row 4').waitFor();
      await rows.fill('.....\n.d.d.\n..*..\n.d.d.\n.....');
      await page.getByText('5 by 5, 5 premium squares, the centre included.').waitFor();
    });

    it('refuses a seed that is none', async () => {
      await page.getByLabel('Name at place 1').fill('Mira');
      await page.getByRole('button', { name: 'Repeat a deal' }).click();
      await page.getByLabel('Seed', { exact: true }).fill('4294967296');
      await deal();
      await said('4294967296');
    });

    it('keeps what is filled in while the rules are read, which lead back to it (8.1)', async () => {
      const isKept = async () => {
        await page.getByRole('heading', { level: 1, name: 'New game' }).waitFor();
        await expect.poll(() => page.getByLabel('Name at place 1').inputValue()).toBe('Mira');
        await expect.poll(() => page.getByLabel('Rows of my board').inputValue()).toContain('.d.d.');
        await expect.poll(() => page.getByLabel('Seed', { exact: true }).inputValue()).toBe('4294967296');
      };
      await page.getByRole('link', { name: 'Read the rules' }).click();
      await page.getByRole('heading', { level: 1, name: 'The rules of Alphacubes' }).waitFor();
      // However long the rules are looked at.
      await page.getByRole('link', { name: 'Keys', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
      await page.reload();
      await page.getByRole('link', { name: 'Back to New game' }).click();
      await isKept();
      await page.reload();
      await isKept();
    });

    it('is called what its people write (8.1)', async () => {
      const field = page.getByLabel('Name of the game');
      await field.fill('Sun\u200bday');
      await page.getByLabel('Seed', { exact: true }).fill('1917');
      await deal();
      await said('cannot be seen (U+200B)');
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      await field.fill('Sunday at Mira’s');
    });

    it('writes what was chosen into the record', async () => {
      await page.getByLabel('Seed', { exact: true }).fill('1917');
      await page.getByRole('button', { name: 'Add a player' }).click();
      await page.getByLabel('Name at place 3').fill('Anders');
      await page.getByRole('button', { name: 'Remove Yellow' }).click();
      await page.getByRole('radio', { name: 'The table' }).check();
      await page.getByLabel('A challenge costs').selectOption({ label: '5 points' });
      await page.getByRole('button', { name: 'Change the exceptions' }).click();
      await page.getByLabel('Words the table forbids').fill('xu\n\nqi');
      await deal();
      await page.waitForURL(/#\/table\//);
      await page.getByRole('heading', { level: 1, name: 'Alphacubes' }).waitFor();
      const id = new URL(page.url()).hash.replace('#/table/', '');
      const text = readFileSync(path.join(door.home, 'games', `${id}.cubewright.json`), 'utf8');
      const record = expectOk(parseRecord(text));
      expect(record.seed).toBe(1917);
      expect(record.title).toBe('Sunday at Mira’s');
      expect(record.players.map(({ name }) => name)).toEqual(['Mira', 'Anders']);
      expect(record.options).toMatchObject({
        board: 'own',
        ownBoard: ['.....', '.d.d.', '..*..', '.d.d.', '.....'],
        judge: 'challenge',
        challengeKind: 'plus5',
        forbid: ['XU', 'QI'],
      });
    });

    it('remembers the table for the next time', async () => {
      await visit(page, '/new', 'New game');
      await expect.poll(() => page.getByLabel('Name at place 2').inputValue()).toBe('Anders');
      await expect.poll(() => page.getByRole('radio', { name: 'The table' }).isChecked()).toBe(true);
      expect(await page.getByLabel('Seed', { exact: true }).count()).toBe(0);
      expect(await page.getByLabel('Name of the game').inputValue()).toBe('');
    });

    it('waits on Home as the game on the table', async () => {
      await visit(page, '/', 'Cubewright');
      await page.getByRole('heading', { level: 3, name: 'Sunday at Mira’s' }).waitFor();
      await page.getByText(/^Alphacubes\. Turn 1, (Mira|Anders) to play$/).waitFor();
      await still(page);
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/table\//);
    });
  });

  describe('another game', () => {
    it('is chosen by keyboard, seats who sat there, and asks for what it has alone (8.1)', async () => {
      await visit(page, '/new', 'New game');
      await page.getByRole('radio', { name: 'Alphacubes' }).focus();
      const down = gameIds.indexOf('kubo') - gameIds.indexOf('alphacubes');
      for (let at = 0; at < down; at += 1) await page.keyboard.press('ArrowDown');
      await page.getByRole('heading', { level: 2, name: 'Kubo' }).waitFor();
      await expect.poll(() => page.getByLabel('Name at place 2').inputValue()).toBe('Anders');
      expect(await page.getByLabel('Word list').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Remove Anders' }).count()).toBe(0);
      expect(await page.locator('.rule-name').getByText('Rounds', { exact: true }).count()).toBe(0);
      await page.getByLabel('Length').selectOption('rounds');
      await page.locator('.rule-name').getByText('Rounds', { exact: true }).waitFor();
    });

    it('is dealt without a word list, and lies on Home in a picture of its own', async () => {
      await page.getByRole('button', { name: 'Deal and begin' }).click();
      await page.waitForURL(/#\/table\/kubo-/);
      const id = new URL(page.url()).hash.replace('#/table/', '');
      const text = readFileSync(path.join(door.home, 'games', `${id}.cubewright.json`), 'utf8');
      const record = expectOk(parseRecord(text));
      expect(record.lexicon).toBeUndefined();
      expect(record.options).toMatchObject({ match: 'rounds' });
      await visit(page, '/', 'Cubewright');
      await page.getByRole('img', { name: 'Kubo as it lies on the table' }).waitFor();
    });

    it('is the game that New game shows next time, and each keeps its own form', async () => {
      await visit(page, '/new', 'New game');
      await expect.poll(() => page.getByLabel('Length').inputValue()).toBe('rounds');
      await page.getByRole('radio', { name: 'Alphacubes' }).check();
      await expect.poll(() => page.getByRole('radio', { name: 'My own' }).isChecked()).toBe(true);
    });
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });
});
