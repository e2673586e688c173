import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';
import { pressAnew, pressByKeys, still, visit } from '#tests/support/screens.ts';
import { publishedBefore, tableCanBeSeen, theDoor, turnLine } from './table/at-the-table.ts';

/** From an empty home to a named player, by keyboard alone. */
describe.skipIf(!tableCanBeSeen)('somebody who is here for the first time', () => {
  const door = theDoor({ own: true });
  const games = () => {
    const folder = path.join(door.home(), 'games');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.cubewright.json'))
      .map((name) => readRecord(readFileSync(path.join(folder, name), 'utf8')));
  };

  it.each([
    [1280, 800],
    [390, 844],
    [640, 400],
  ])('finds the ways in at %i by %i, without scrolling sideways', async (width, height) => {
    const page = door.page();
    await page.setViewportSize({ width, height });
    await page.getByText('Play against Tom').waitFor();
    await still(page);
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return { right: scrollWidth - clientWidth, below: scrollHeight - clientHeight };
    });
    expect(over.right).toBe(0);
    if (width === 1280) expect(over.below).toBe(0);
    expect((await axeOn(page)).findings).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('hears where it is and what it can do, when it asks', async () => {
    const page = door.page();
    for (const key of [',', 'n']) await page.keyboard.press(key);
    const said = page.locator('[data-live="polite"]');
    await said.filter({ hasText: /Five games with letter cubes.*Learn a game.*Play now.*Tom/ }).waitFor();
  });

  it('P34 plays a move that counts after two presses: Play now, and Enter for a word', async () => {
    const page = door.page();
    await page.keyboard.press('a');
    await expect.poll(() => turnLine(page).textContent()).toMatch(/^Turn [12], you to play$/);
    await page.locator('[data-square]:focus').waitFor();
    // A newcomer would type a word; a hint lays one here, whatever was dealt.
    await page.keyboard.press('!');
    await expect.poll(() => page.locator('.hint-steps').textContent()).toMatch(/scores/);
    for (const step of [2, 3, 4]) {
      await page.keyboard.press('!');
      await expect.poll(() => page.locator('.hint-steps > li').count()).toBe(step);
    }
    await pressByKeys(page, page.getByRole('button', { name: 'Lay it' }));
    await page.locator('[data-square]:focus').waitFor();
    await pressAnew(page);
    await expect.poll(() => games()[0]?.moves.some(({ by, kind }) => by === 0 && kind === 'play')).toBe(true);
    expect(games()).toHaveLength(1);
  });

  it('is back on Home, and not at a new deal, by going back from the table', async () => {
    const page = door.page();
    await page.goBack();
    await page.locator('.on-table').waitFor();
    expect(games()).toHaveLength(1);
  });

  it('is asked for a name after a game, which is kept in it and for later ones', async () => {
    const page = door.page();
    const record = publishedBefore(21);
    const id = await door.lay({
      ...record,
      players: record.players.map((player, at) => (at === 0 ? { name: 'You', kind: 'person' } : player)),
    });
    await page.getByRole('heading', { name: 'You win by 54' }).and(page.locator(':focus')).waitFor();
    const field = page.getByRole('textbox', { name: 'Your name, in place of “You”' });
    await field.focus();
    await page.keyboard.type('yellow');
    await page.keyboard.press('Enter');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('Mira');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Mira wins by 54' }).and(page.locator(':focus')).waitFor();
    await page.locator('[data-live="polite"]').getByText('Mira is your name from now on.').waitFor();
    expect(await field.count()).toBe(0);
    const text = readFileSync(path.join(door.home(), 'games', `${id}.cubewright.json`), 'utf8');
    expect(readRecord(text).players[0]?.name).toBe('Mira');
    await visit(page, '/new', 'New game');
    await expect.poll(() => page.getByLabel('Name at place 1').inputValue()).toBe('Mira');
  });

  it('reads why nothing could be dealt, and deals once it can', async () => {
    const page = door.page();
    await visit(page, '/', 'Cubewright');
    const full = { ok: false, problem: { code: 'file/disk-full', path: '/home' } };
    await page.route('**/call/games:create', (route) => route.fulfill({ json: full }));
    await page.keyboard.press('a');
    await page.getByRole('alert').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Play now' }).waitFor();
    await page.unroute('**/call/games:create');
    await pressByKeys(page, page.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => turnLine(page).textContent()).toMatch(/Mira to play|Tom/);
    expect(door.heard()).toEqual([]);
  });
});
