import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cornersOf, layersOf, type CardName, type KuboMove } from '#shared/games/kubo/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { kuboRecord, type KuboRecord } from '#tests/support/kubo/records.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { comeForward } from './at-kubo.ts';

const [ann, ben] = [seat(0), seat(1)];
const hands: readonly (readonly CardName[])[] = [
  ['blue M1', 'blue L1', 'blue S2', 'blue S3', 'red M3'],
  ['red M4', 'red L4', 'red L3'],
];
const moves: readonly KuboMove[] = [
  { kind: 'lay', by: ann, card: 'blue M1' },
  { kind: 'lay', by: ann, card: 'blue L1' },
  { kind: 'end', by: ann },
  { kind: 'wave', by: ben },
  { kind: 'end', by: ben },
];

describe.skipIf(!tableCanBeSeen)('a look back at Kubo', () => {
  const door = theDoor();

  it('shows in the own turn what the last one missed, and what could have been laid', async () => {
    const page = door.page();
    const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
    const setUp = { dealer: 1, hands, deck: ['yellow M3', 'yellow L3', 'yellow XL3'] as const };
    await door.lay({ ...kuboRecord(people, 5), setUp, moves });
    const link = page.getByRole('button', { name: 'What could I have played?' });
    await page.locator('#curtain-title:focus').waitFor();
    expect(await link.count()).toBe(0);
    await comeForward(page);
    await link.click();
    await page.locator('#review-title:focus').waitFor();
    await page.getByRole('heading', { name: 'Turn 1, Ann: missed' }).waitFor();
    expect(await page.locator('.review-statements').textContent()).toContain(
      'was complete and nobody pointed it out: 1 point.',
    );
    // What was laid stands beside what could have been.
    await page.locator('[data-card="blue M1"].kubo-card--laid').waitFor();
    const best = page.getByRole('button', { name: /^Best: / });
    await best.and(page.locator('[aria-pressed=true]')).waitFor();
    expect(await page.locator('[data-hand], .kubo-typed').count()).toBe(0);
    expect((await axeOn(page)).findings).toEqual([]);
    await page.keyboard.press('b');
    await best.and(page.locator('[aria-pressed=false]')).waitFor();
    await page.keyboard.press('b');
    await best.and(page.locator('[aria-pressed=true]')).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-hand]').first().waitFor();

    // A line that is found outlasts a look back.
    for (const card of ['blue S2', 'blue S3'] as const) {
      await page.getByRole('textbox', { name: 'Type a move' }).fill(card);
      await page.keyboard.press('Enter');
      await page.locator(`[data-card="${card}"].kubo-card--laid`).waitFor();
      await page.locator('.kubo-end:enabled').waitFor();
    }
    for (const card of ['blue S1', 'blue S4']) await page.locator(`[data-cell="${card}"]`).click();
    const claim = page.locator('.actions-main', { hasText: 'Claim for 1 point' });
    await claim.waitFor();
    await link.click();
    await page.locator('#review-title:focus').waitFor();
    await page.locator('[data-cell="blue S1"]').focus();
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    await claim.and(page.locator(':enabled')).waitFor();
    expect(await page.locator('.review').count()).toBe(0);
  });

  it('of a game that is over is kept, and opens as it was reckoned', async () => {
    const page = door.page();
    const [top = []] = layersOf('standard').slice(-1);
    const [first = 'red S1', drawn = 'red S2', other = 'red S3'] = top;
    const corners = cornersOf('standard');
    const laid = layersOf('standard')
      .slice(0, -1)
      .flat()
      .filter((card) => !corners.includes(card));
    const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
    const record: KuboRecord = {
      ...kuboRecord(people, 1),
      setUp: { dealer: 1, laid, hands: [[first], [other]], deck: [drawn] },
      moves: [
        { kind: 'lay', by: ann, card: first },
        { kind: 'lay', by: ann, card: drawn },
        { kind: 'end', by: ann },
        { kind: 'wave', by: ben },
      ],
    };
    const id = await door.lay(record);
    await page.getByRole('button', { name: 'Look back' }).click();
    const row = page.getByRole('option', { name: /^1, Ann, laid 2 cards, 0 points, missed$/ });
    await row.waitFor();
    const file = join(door.home(), 'reviews', `${id}.json`);
    await expect.poll(() => existsSync(file)).toBe(true);
    await page.getByRole('heading', { name: /^Save the report, \d+ pages?$/ }).waitFor();
    // What was missed becomes a puzzle of one's own.
    await page.keyboard.press('p');
    await page.getByRole('link', { name: 'Solve the puzzle' }).click();
    await page.locator('.puzzle-title').waitFor();
    await page.goBack();
    await row.waitFor();
    // It is not reckoned again: what is kept is shown, whatever it says.
    writeFileSync(file, readFileSync(file, 'utf8').replace('"missed"', '"slip"'));
    await page.reload();
    await page.getByRole('option', { name: /^1, Ann, laid 2 cards, 0 points, slip$/ }).waitFor();
  });
});
