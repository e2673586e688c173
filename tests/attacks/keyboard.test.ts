import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  annAndBen,
  comeForward,
  createGame,
  publishedBefore,
  tableCanBeSeen,
  theDoor,
  turnLine,
} from '#tests/e2e/table/at-the-table.ts';
import { readRecord, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { still, tabTo, visit, visitNewGameOfPeople } from '#tests/support/screens.ts';

/** Ann's hand and Ben's, and Cleo with what comes next; plays may be challenged. */
function threeWhoChallenge(): AlphacubesRecord {
  const record = annAndBen({ judge: 'challenge' });
  return { ...record, players: [...record.players, { name: 'Cleo', kind: 'person' }] };
}

/** However long the page takes: all events happen at the same moment, or each a minute after the one before. */
async function setEventClock(page: Page, clock: 'stands' | 'runs'): Promise<void> {
  await page.evaluate(
    (stepMs) => {
      let now = performance.now();
      Object.defineProperty(Event.prototype, 'timeStamp', {
        configurable: true,
        get: () => (now += stepMs),
      });
    },
    clock === 'stands' ? 0 : 60_000,
  );
}

/** Presses that nobody has looked between: at once, and again once everything has come. */
async function pressOn(page: Page): Promise<void> {
  for (const key of ['Enter', ' ', 'Enter']) await page.keyboard.press(key);
  await still(page);
  // A key between them, so that the first of these is no part of a double press.
  for (const key of ['Shift', 'Enter', 'Shift', ' ']) await page.keyboard.press(key);
  await still(page);
}

describe.skipIf(!tableCanBeSeen)('a second press of a key that nobody has looked before (7.16)', () => {
  const door = theDoor();
  beforeAll(() => setEventClock(door.page(), 'stands'));
  const games = () => readdirSync(path.join(door.home(), 'games')).filter((name) => name.endsWith('.json'));
  const kinds = (id: string) => {
    const text = readFileSync(path.join(door.home(), 'games', `${id}.cubewright.json`), 'utf8');
    return readRecord(text).moves.map(({ kind, by }) => `${kind} ${by}`);
  };
  const hands = () => door.page().locator('[data-cube]').count();
  const playVid = async () => {
    await comeForward(door.page(), 'Ann');
    await door.page().keyboard.type('vid');
    await expect.poll(() => door.page().locator('.actions-main').textContent()).toContain('Play VID for');
    await door.page().keyboard.press('Enter');
  };

  it('settles no challenge; each opponent answers by name, and hears who may', async () => {
    const page = door.page();
    const id = await door.lay(threeWhoChallenge());
    await playVid();
    await pressOn(page);
    await page.locator('#challenge-title:focus').waitFor();
    expect(await turnLine(page).textContent()).toBe('Turn 1, Ann has played');
    expect(kinds(id)).toEqual(['play 0']);
    const said = () => page.locator('[data-live=polite]').textContent();
    expect(await said()).toContain('Ben and Cleo may each let it stand or challenge it.');
    expect(await page.locator('.challenge-answers button').allTextContents()).toEqual([
      'Ben: let it stand',
      'Ben: challenge',
      'Cleo: let it stand',
      'Cleo: challenge',
    ]);

    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Ben: let it stand' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await pressOn(page);
    await page.locator('#challenge-title:focus').waitFor();
    // The heading has the focus while the answer is still on its way to the disk.
    await expect.poll(said).toContain('Cleo may let it stand or challenge it.');
    expect(kinds(id)).toEqual(['play 0', 'accept 1']);

    await tabTo(page, page.getByRole('button', { name: 'Cleo: challenge' }));
    await page.keyboard.press(' ');
    await pressOn(page);
    await page.locator('#curtain-title:focus').waitFor();
    expect(kinds(id)).toEqual(['play 0', 'accept 1', 'challenge 2']);
    expect(await hands()).toBe(0);
  });

  it('shows nobody’s hand at the beginning, after a play and after a pass', async () => {
    const page = door.page();
    const id = await door.lay(annAndBen());
    await pressOn(page);
    expect(await hands()).toBe(0);
    await comeForward(page, 'Ann');
    await page.keyboard.type('lid');
    await page.keyboard.press('Enter');
    await pressOn(page);
    await page.locator('#curtain-title:focus').waitFor();
    expect(await hands()).toBe(0);
    await comeForward(page, 'Ben');
    await tabTo(page, page.getByRole('button', { name: 'Pass' }));
    await page.keyboard.press('Enter');
    await pressOn(page);
    await page.locator('#curtain-title:focus').waitFor();
    expect(await hands()).toBe(0);
    expect(kinds(id)).toEqual(['play 0', 'pass 1']);
  });

  it('P11 shows the hand by Enter alone once somebody may have read whose it is', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await page.locator('#curtain-title:focus').waitFor();
    await page.keyboard.press('Enter');
    expect(await hands()).toBe(0);
    await setEventClock(page, 'runs');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox', { name: 'Your hand' }).waitFor();
    await setEventClock(page, 'stands');
  });

  it('deals one game, and opens no hand of it', async () => {
    const page = door.page();
    await visitNewGameOfPeople(page);
    await page.locator('.new-game-deal [type=submit]:enabled').waitFor();
    const before = games().length;
    await page.getByRole('textbox').first().focus();
    // The first is no second press of what the test before pressed.
    await page.keyboard.press('Shift');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
    await page.locator('#curtain-title:focus').waitFor();
    await pressOn(page);
    expect(await hands()).toBe(0);
    expect(games()).toHaveLength(before + 1);
  });

  it('begins one round after the last, not two', async () => {
    const page = door.page();
    await door.lay(publishedBefore(21));
    await page.locator('#end-title:focus').waitFor();
    const before = games().length;
    await pressOn(page);
    expect(games()).toHaveLength(before);
    await tabTo(page, page.getByRole('button', { name: 'Next round' }));
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
    await page.locator('#curtain-title:focus').waitFor();
    await pressOn(page);
    expect(games()).toHaveLength(before + 1);
    expect(await hands()).toBe(0);
  });

  it('removes no game, by key or by a double click, before it is asked whether to', async () => {
    const page = door.page();
    const id = await createGame(page, annAndBen());
    await visit(page, '/library', 'Library');
    const row = page.locator('.chosen-game');
    await row.locator(`a[href="#/table/${id}/review"]`).waitFor();
    await row.getByRole('button', { name: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await pressOn(page);
    await row.locator('.chosen-actions:focus').waitFor();
    expect(games()).toContain(`${id}.cubewright.json`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const remove = row.getByRole('button', { name: 'Remove' });
    await remove.waitFor();

    const click = async (clickCount: number, at: { readonly x: number; readonly y: number }) => {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    };
    // Once the row rests: what is known of a game comes after its name, and moves the buttons.
    await remove.click();
    const yes = row.getByRole('button').first();
    await row.locator('[role=group]').waitFor();
    await click(2, await middleOf(yes));
    await still(page);
    await row.locator('[role=group]').waitFor();
    expect(games()).toContain(`${id}.cubewright.json`);
    await yes.click();
    await row.locator(`a[href="#/table/${id}/review"]`).waitFor({ state: 'detached' });
    expect(games()).not.toContain(`${id}.cubewright.json`);
  });

  it('does nothing while a key is held down', async () => {
    const page = door.page();
    const id = await door.lay(annAndBen({ judge: 'challenge' }));
    const menu = page.getByRole('button', { name: 'Game', exact: true });
    await tabTo(page, menu);
    for (let time = 0; time < 4; time += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');

    await tabTo(page, page.getByRole('button', { name: 'Show Ann’s hand' }));
    await page.keyboard.press('Enter');
    await page.locator('[data-square]:focus').waitFor();
    await page.keyboard.type('vid');
    await page.keyboard.down('Enter');
    await page.locator('#challenge-title:focus').waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('.challenge-answers button')?.focus());
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await still(page);
    expect(kinds(id)).toEqual(['play 0']);
  });

  it('complains of nothing', () => {
    expect(door.heard()).toEqual([]);
  });
});

async function middleOf(button: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
