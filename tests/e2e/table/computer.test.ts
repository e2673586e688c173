import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { annAndBen, holdPauses, onBoard, square, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';
import { readRecord, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { pressAnew, pressByKeys, tabTo, visit } from '#tests/support/screens.ts';

/** Ann against a computer that plays the best there is. */
function annAndEva(cubes?: number): AlphacubesRecord {
  const record = annAndBen();
  const drawOrder = record.setUp?.drawOrder?.slice(0, cubes);
  return {
    ...record,
    players: [
      { name: 'Ann', kind: 'person' },
      { name: 'Eva', kind: 'computer', level: 19 },
    ],
    setUp: { ...record.setUp, drawOrder },
  };
}
const myTurn = (page: Page) => page.locator('.hand [data-cube]').first().and(page.locator(':visible'));
const spoken = async (page: Page) =>
  (await page.locator('[data-live="polite"] p').allTextContents()).join(' ');
const turnIs = (page: Page, pattern: RegExp) =>
  expect.poll(() => turnLine(page).textContent()).toMatch(pattern);

describe.skipIf(!tableCanBeSeen)('a game against the computer', () => {
  const door = theDoor({ own: true });
  const saved = (id: string) =>
    readRecord(readFileSync(path.join(door.home(), 'games', `${id}.cubewright.json`), 'utf8'));

  it('is dealt by keyboard from the form of a new game, each computer with its level', async () => {
    const page = door.page();
    await visit(page, '/new', 'New game');
    const kind = page.getByRole('radiogroup', { name: 'Who plays for Yellow' });
    await kind.getByRole('radio', { name: 'Computer', checked: true }).waitFor();
    const level = page.getByRole('combobox', { name: 'Level of Yellow' });
    expect(await level.locator('option').count()).toBe(5);
    await pressByKeys(page, page.getByRole('button', { name: 'More levels' }));
    await level.focus();
    const chosen = () => level.locator('option:checked').textContent();
    for (const from of [0, ...Array.from({ length: 13 }, (_, at) => at + 1)]) {
      await expect.poll(() => level.inputValue()).toBe(String(from));
      await page.keyboard.press('ArrowDown');
    }
    await expect.poll(chosen).toBe('A steady club player');
    await expect.poll(() => page.locator('.player-says').textContent()).toBe('About 69 points a play.');
    await page.getByRole('textbox', { name: 'Name at place 1' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.table').waitFor();
    const [file = ''] = readdirSync(path.join(door.home(), 'games')).filter((one) =>
      one.endsWith('.cubewright.json'),
    );
    expect(saved(file.replace('.cubewright.json', '')).players).toEqual([
      { name: 'Orange', kind: 'person' },
      { name: 'Yellow', kind: 'computer', level: 14 },
    ]);
    await turnIs(page, /Orange to play/);
  });

  it('P11 is played to its end by keyboard, with no curtain and with frames going on all the while', async () => {
    const page = door.page();
    const id = await door.lay(annAndEva(22));
    await page.evaluate(() => {
      document.addEventListener('pointerdown', () => document.body.setAttribute('data-pointed', ''), true);
      // Frames drawn while a computer is thinking.
      const seen = { thinking: 0 };
      Object.assign(window, { seen });
      const look = () => {
        if (/Eva is thinking/.test(document.querySelector('main')?.textContent ?? '')) seen.thinking += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (let turn = 0; turn < 30; turn += 1) {
      await turnIs(page, /Ann to play|The game is over/);
      const before = await turnLine(page).textContent();
      if (before === 'The game is over') break;
      const turnIsOver = () => expect.poll(() => turnLine(page).textContent()).not.toBe(before);
      await myTurn(page).waitFor();
      await page.locator('[data-square]:focus').waitFor();
      await page.keyboard.press('!');
      await expect.poll(() => page.locator('.hint-steps').textContent()).toMatch(/scores|Nothing/);
      if (((await page.locator('.hint-steps').textContent()) ?? '').includes('Nothing')) {
        await pressByKeys(page, page.getByRole('button', { name: 'Pass' }));
        await turnIsOver();
        continue;
      }
      for (const step of [2, 3, 4]) {
        await page.keyboard.press('!');
        await expect.poll(() => page.locator('.hint-steps > li').count()).toBe(step);
      }
      await pressByKeys(page, page.getByRole('button', { name: 'Lay it' }));
      await page.locator('[data-square]:focus').waitFor();
      await pressAnew(page);
      await turnIsOver();
    }
    expect(await turnLine(page).textContent()).toBe('The game is over');
    const record = saved(id);
    expect(record.moves.filter(({ by }) => by === 1).length).toBeGreaterThan(1);
    expect(await page.locator('body').getAttribute('data-pointed')).toBeNull();
    const { thinking } = await page.evaluate(
      () => (window as unknown as { seen: { thinking: number } }).seen,
    );
    expect(thinking).toBeGreaterThan(0);
    // What is searched for is searched for elsewhere; how fast, `npm run bench` says.
    expect(page.workers().map((worker) => worker.url())).toContainEqual(
      expect.stringContaining('word-worker'),
    );
    expect(door.heard()).toEqual([]);
  });

  it('thinks visibly, shows the person’s own hand and never its own, and stops when told to', async () => {
    const page = door.page();
    const pauses = await holdPauses(page);
    const id = await door.lay(annAndEva());
    await page.locator('[data-square]:focus').waitFor();
    await page.keyboard.type('LID', { delay: 5 });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Eva is thinking' }).waitFor();
    await pressByKeys(page, page.getByRole('button', { name: 'Pause' }));
    await page.getByRole('heading', { name: 'Eva is paused' }).waitFor();
    // What she had begun to think out, nobody plays, although its pause is over.
    await pauses.release();
    expect(await turnLine(page).textContent()).toBe('Turn 2, Eva to play');
    await expect.poll(() => spoken(page)).toContain('Eva is paused.');
    // The button that was pressed is gone; Tab leads on.
    await page.locator('#computer-title:focus').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    const fronts = await page.locator('.hand-cube-front').allTextContents();
    expect(fronts).toHaveLength(7);
    const body = (await page.locator('body').innerHTML()).replaceAll(/<[^>]*>/g, ' ');
    for (const letters of ['AELOT', 'DEGLX']) expect(body).not.toContain(letters);
    // Her own hand lies open: what she has not seen is the stock and Eva's.
    await page.getByRole('tab', { name: 'Unseen' }).click();
    await page.getByText('88 cubes: 81 in the stock, 7 in hands.').waitFor();
    // What is typed now is laid by nobody.
    await square(page, 'H8').focus();
    await page.keyboard.type('A');
    expect(await onBoard(page)).toHaveLength(3);
    expect(saved(id).moves).toHaveLength(1);
    await page.getByRole('button', { name: 'Continue' }).click();
    await turnIs(page, /Turn 3, Ann to play/);
    expect(saved(id).moves).toHaveLength(2);

    // P15: one undo leads back to Ann's own decision.
    await page.getByRole('button', { name: 'Undo' }).click();
    await turnIs(page, /Turn 1, Ann to play/);
    await expect.poll(() => onBoard(page)).toEqual([]);
    await expect.poll(() => spoken(page)).toContain('The last 2 moves are undone.');
    await page.getByRole('button', { name: 'Game' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    await turnIs(page, /Turn 3, Ann to play/);
  });

  it('plays on without the pause when nobody wants to wait, turn after turn', async () => {
    const page = door.page();
    const pauses = await holdPauses(page);
    await door.lay(annAndEva());
    let hurried = 0;
    for (let turn = 0; turn < 12; turn += 1) {
      await turnIs(page, /Ann to play|over/);
      if ((await turnLine(page).textContent())?.includes('over') === true) break;
      await page.getByRole('button', { name: 'Pass' }).click();
      await page.getByRole('button', { name: 'Play now' }).click();
      await turnIs(page, /Ann to play|over/);
      hurried += 1;
    }
    expect(hurried).toBeGreaterThan(5);
    await pauses.release();
  });

  it('challenges what is in no list, where the table judges, and leaves the people their own say', async () => {
    const page = door.page();
    const pauses = await holdPauses(page);
    const record = annAndEva();
    await door.lay({ ...record, options: { ...record.options, judge: 'challenge' } });
    await page.locator('[data-square]:focus').waitFor();
    await page.keyboard.type('LYD', { delay: 5 });
    await page.keyboard.press('Enter');
    await turnIs(page, /Ann has played/);
    expect(await page.getByRole('button', { name: 'Eva: challenge' }).count()).toBe(0);
    await pauses.end();
    await expect
      .poll(() => page.locator('.table-side').textContent())
      .toContain('Eva challenges. LYD is not good: the play is taken back.');
    await expect.poll(() => onBoard(page)).toEqual([]);
    await pauses.end();
    await turnIs(page, /Eva has played/);
    await pauses.release();
    // Eva has laid a word in the meantime: Ann may let it stand.
    await page.getByRole('button', { name: 'Ann: let it stand' }).click();
    await turnIs(page, /Turn 3, Ann to play/);
  });
});
