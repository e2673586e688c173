import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { screensCanBeSeen, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('who is to play, on the form of a new game', () => {
  let door: BrowserDoor;
  let page: Page;
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    await visit(page, '/new', 'New game');
  });
  afterAll(async () => {
    await door.close();
  });
  const name = (place: number) => page.getByRole('textbox', { name: `Name at place ${place}` });
  const deal = () => page.getByRole('button', { name: 'Deal and begin' }).click();

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
  ])('what is wrong with the name at place %i, “%s”, is said beside it', async (place, written, sentence) => {
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
  });

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
