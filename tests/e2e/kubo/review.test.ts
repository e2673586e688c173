import { describe, expect, it } from 'vitest';
import type { CardName, KuboMove } from '#shared/games/kubo/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
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

  it('shows in the own turn what the last one missed, and what could have been completed', async () => {
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
    const review = page.locator('.review');
    await expect
      .poll(() => review.innerText())
      .toContain('Lines worth 1 point were completed, and Ann claimed 0.');
    expect(await review.innerText()).toContain(
      'With this hand the best was 2 points, and Ann stayed 2 below it.',
    );
    expect(await page.locator('.kubo-review-lines > li').allInnerTexts()).toEqual([
      expect.stringMatching(/Row blue S1, M1, L1, XL1\s+1\s+missed by all/),
    ]);
    expect(await page.locator('[data-hand], .kubo-typed').count()).toBe(0);
    expect((await axeOn(page)).findings).toEqual([]);

    await review.getByRole('radio', { name: 'The most points' }).click();
    await page.locator('[data-card="blue S3"].kubo-card--laid').waitFor();
    expect(await page.locator('.kubo-review-lines > li').count()).toBe(2);
    await page.keyboard.press('Escape');
    await page.locator('[data-hand]').first().waitFor();
    expect(await page.locator('[data-card="blue S3"]').count()).toBe(0);

    // A line that is found, and a look back over it: nothing of the turn hears a key, and Escape leads to it from the felts.
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
    expect(await review.count()).toBe(0);
  });
});
