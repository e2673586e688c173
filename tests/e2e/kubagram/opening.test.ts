import { describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { longTest } from '#tests/support/patience.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { pressAnew } from '#tests/support/screens.ts';
import { tableCanBeSeen, theDoor } from '../table/at-the-table.ts';
import { mainAction, savedMoves } from './at-kubagram.ts';

const eva = { name: 'Eva', kind: 'computer', level: 1 } as const;
/** Ann draws S and Ben I, so Ben begins and Ann turns the box. */
const annTurns = 22;
/** Ann draws G and the other L, so Ann begins. */
const annBegins = 3;

describe.skipIf(!tableCanBeSeen)('the opening of Kubagram (K2, K3)', () => {
  const door = theDoor();
  const marker = (name: string) => door.page().getByRole('radio', { name, exact: true });
  const moves = (id: string) => savedMoves(door.home(), id);

  it('has its corner chosen on the box by arrows, each to the corner in its direction', async () => {
    const page = door.page();
    const id = await door.lay(kubagramRecord([ann, ben], { seed: annTurns }));
    await marker('Near left').and(page.locator(':focus:checked')).waitFor();
    await page.getByText('Ben sits here').waitFor();
    const row = page.locator('.kubagram-first-dice > li');
    expect(await row.first().getAttribute('data-square')).toBe('A9');
    await page.keyboard.press('ArrowUp');
    await marker('Far left').and(page.locator(':focus:checked')).waitFor();
    await page.keyboard.press('ArrowRight');
    await marker('Far right').and(page.locator(':focus:checked')).waitFor();
    const spoken = page.locator('[data-live="polite"]');
    await expect
      .poll(() => spoken.textContent())
      .toMatch(/^\s*Ben sits at the far side\. First row: [A-Z]+, /);
    expect(await row.first().getAttribute('data-square')).toBe('L1');
    await mainAction(page, 'Begin at the far right').waitFor();
    await pressAnew(page);
    await expect.poll(() => moves(id)).toEqual([{ kind: 'corner', by: 0, corner: 180 }]);
    await page.locator('.kubagram-board:not(.kubagram-board--opening)').waitFor();
    // Undone, the box can be turned anew.
    await page.getByRole('button', { name: 'Undo' }).click();
    await marker('Near right').check({ force: true });
    await mainAction(page, 'Begin at the near right').click();
    await expect.poll(() => moves(id)).toEqual([{ kind: 'corner', by: 0, corner: 90 }]);
  });

  it('left to chance is recorded as the choice of whoever turns the box', async () => {
    const page = door.page();
    const id = await door.lay(kubagramRecord([ann, ben], { seed: annTurns }));
    await page.getByRole('button', { name: 'Leave it to chance' }).click();
    await expect.poll(() => moves(id)).toMatchObject([{ kind: 'corner', by: 0 }]);
    expect([0, 90, 180, 270]).toContain((moves(id)[0] as { readonly corner: number }).corner);
  });

  it('turned by a computer shows where the person begins, until the first die is taken', async () => {
    const page = door.page();
    const id = await door.lay(kubagramRecord([ann, eva], { seed: annBegins }));
    await page.getByRole('heading', { name: 'Eva has turned the box' }).waitFor();
    await page.getByText('G comes 5 letters before L, so you begin.').waitFor();
    await page.getByText(/^You begin at the (near|far) (left|right)\.$/).waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    const next = page.locator('.kubagram-square--next .cube-letter');
    await mainAction(page, `Take ${await next.textContent()}`).waitFor();
    await page.locator('.kubagram-box :focus').waitFor();
    await pressAnew(page);
    await expect.poll(() => moves(id).at(-1)).toMatchObject({ kind: 'take', by: 0 });
    await page.locator('.kubagram-board:not(.kubagram-board--opening)').waitFor();
  });

  it(
    'has all markers in reach at every size, and gives axe nothing to find',
    { timeout: longTest },
    async () => {
      const page = door.page();
      await door.lay(kubagramRecord([ann, ben], { seed: annTurns }));
      for (const [width, height] of [
        [390, 844],
        [640, 400],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const size = `${width} x ${height}`;
        const inReach = () =>
          page.locator('.kubagram-marker').evaluateAll(
            (all) =>
              all.filter((one) => {
                const { left, right, top, bottom } = one.getBoundingClientRect();
                const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return left >= 0 && right <= innerWidth && shown !== null && one.contains(shown);
              }).length,
          );
        await expect.poll(async () => [size, await inReach()]).toEqual([size, 4]);
        expect([size, (await axeOn(page)).findings]).toEqual([size, []]);
      }
      for (const [theme, media] of [
        ['dark', { colorScheme: 'dark', contrast: 'no-preference' }],
        ['high-contrast', { colorScheme: 'light', contrast: 'more' }],
        ['light', { colorScheme: 'light', contrast: 'no-preference' }],
      ] as const) {
        await page.emulateMedia(media);
        await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
        expect([theme, (await axeOn(page, { only: 'color-contrast' })).findings]).toEqual([theme, []]);
      }
    },
  );
});

describe.skipIf(!tableCanBeSeen)('the ends of the central field (K4)', () => {
  const door = theDoor();
  const end = (name: string) => door.page().getByRole('button', { name, exact: true });

  it('take the die in hand, by a press or by Enter, once its letter is chosen', async () => {
    const page = door.page();
    const setUp = shortGame({ central: 'CATTLEX', box: ['ACH:C', 'ANT:T', 'BEH:E'] });
    const id = await door.lay(kubagramRecord([ann, ben], { setUp }));
    const moves = () => savedMoves(door.home(), id);
    expect(await page.locator('.kubagram-end').count()).toBe(0);
    await mainAction(page, 'Take').click();
    // A square of three strokes: the end is chosen before the letter, and nothing is laid yet.
    await end('left end').click();
    await page.getByRole('radio', { name: 'At the left' }).and(page.locator(':checked')).waitFor();
    expect(moves()).toHaveLength(1);
    await page.keyboard.press('h');
    await end('Lay H at the right end').click();
    await expect.poll(() => moves().at(-1)).toEqual({ kind: 'lay', by: 0, letter: 'H', side: 'right' });
    await expect.poll(() => page.locator('.kubagram-end').count()).toBe(0);
  });
});
