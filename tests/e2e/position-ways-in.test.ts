import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { cardNames, cornersOf, type KuboSetUp } from '#shared/games/kubo/index.ts';
import type { ScrubleSetUp } from '#shared/games/scruble/index.ts';
import { kuboRecord, untimed } from '#tests/support/kubo/records.ts';
import { midGame } from '#tests/support/mid-games/mid-games.ts';
import { visit } from '#tests/support/screens.ts';
import { onFelt } from './cubeword/at-cubeword.ts';
import { tableCanBeSeen, theDoor } from './table/at-the-table.ts';

const edit = (page: Page) => page.getByRole('button', { name: 'Edit this position', exact: true });
const menu = (page: Page) => page.getByRole('button', { name: 'Game', exact: true });
const editor = (page: Page) => page.getByRole('heading', { level: 1, name: 'Position editor' }).waitFor();
const shown = async (page: Page) => {
  const text = page.getByRole('textbox', { name: /^The position as text/ });
  await expect.poll(() => text.inputValue()).not.toBe('');
  return expectOk(parseRecord(await text.inputValue()));
};

describe.skipIf(!tableCanBeSeen)('the ways into the position editor', () => {
  const door = theDoor({ own: true });
  beforeAll(() => visit(door.page(), '/', 'Cubewright'));

  it('fill it from the table, and its undo brings back what was in it', async () => {
    const page = door.page();
    await visit(page, '/position/cubeword', 'Position editor');
    await page.locator('.cubeword-position').waitFor();
    await door.lay(midGame('cubeword'));
    const there = await onFelt(page);
    await menu(page).click();
    await edit(page).click();
    await editor(page);
    await expect.poll(() => onFelt(page)).toEqual(there);
    await page.getByText('This position can be played.').waitFor();
    await page.reload();
    await expect.poll(() => onFelt(page)).toEqual(there);
    expect((await shown(page)).players.map(({ name }) => name)).toEqual(
      midGame('cubeword').players.map(({ name }) => name),
    );
    await page.goBack();
    await menu(page).click();
    await edit(page).click();
    await editor(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page
      .locator('[data-live="polite"]', { hasText: 'Took the position' })
      .waitFor({ state: 'attached' });
  });

  it('fill it with a turn that is looked back at', async () => {
    const page = door.page();
    const id = await door.lay(midGame('kubagram'));
    await visit(page, `/table/${id}/review`, 'Kubagram, look back');
    await page.locator('.review-turns .review-step').first().click();
    const turn = await page.locator('#review-turn').innerText();
    await page.setViewportSize({ width: 390, height: 844 });
    const close = page.getByRole('button', { name: 'Back to the game' });
    await expect.poll(async () => ((await close.boundingBox())?.x ?? 999) + 100).toBeLessThan(390);
    await page.setViewportSize({ width: 1280, height: 800 });
    await edit(page).click();
    await editor(page);
    await page.getByText('This position can be played.').waitFor();
    const { setUp, players } = await shown(page);
    const { turn: seat } = setUp as KuboSetUp;
    expect(turn).toContain(players[seat ?? -1]?.name);
  });

  it('fill it with the cube and the words of SCRUBLE Cube', async () => {
    const page = door.page();
    await door.lay(midGame('scruble'));
    await menu(page).click();
    await edit(page).click();
    await editor(page);
    await page.getByText('This position can be played.').waitFor();
    const { setUp } = await shown(page);
    const { claimed = [] } = setUp as ScrubleSetUp;
    expect(claimed.length).toBeGreaterThan(0);
    const words = await page.getByRole('textbox', { name: 'Words claimed so far' }).inputValue();
    expect(words).toBe(claimed.map(({ word }) => word).join(', '));
  });

  it('fill it with the turns of Kubo that have laid nothing', async () => {
    const page = door.page();
    const others = cardNames.filter((card) => !cornersOf('standard').includes(card));
    const setUp: KuboSetUp = { dealer: 1, turn: 0, hands: [others.slice(0, 30), others.slice(30)] };
    const players = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' }) as const);
    await door.lay({ ...kuboRecord(players, 1, untimed, [{ kind: 'end', by: seat(0) }]), setUp });
    await page.getByRole('button', { name: /^Show .*hand$/ }).click();
    await menu(page).click();
    await edit(page).click();
    await editor(page);
    const fact = page.locator('.kubo-position [data-part="barren"] input');
    await expect.poll(() => fact.inputValue()).toBe('1');
  });

  it('are closed in front of covered hands and in strict play, and show no other hand', async () => {
    const page = door.page();
    const kubo = midGame('kubo');
    await door.lay(kubo);
    await page.locator('#curtain-title').waitFor();
    await menu(page).click();
    await page.getByRole('button', { name: 'Export the record' }).waitFor();
    expect(await edit(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Show .*hand$/ }).click();
    await menu(page).click();
    await edit(page).click();
    await editor(page);
    await page.locator('.kubo-position').waitFor();
    // The form asks for the other hands, since nothing of them came along.
    const empty = await page.getByRole('radio', { name: /: 0$/ }).count();
    expect(empty).toBe(kubo.players.length - 1);

    const strict = midGame('cubeword');
    await door.lay({ ...strict, options: { ...strict.options, strict: true } });
    await menu(page).click();
    await page.getByRole('button', { name: 'Export the record' }).waitFor();
    expect(await edit(page).count()).toBe(0);
  });
});
