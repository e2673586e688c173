import { beforeAll, describe, expect, it } from 'vitest';
import { ask, tabTo } from '#tests/support/screens.ts';
import { annAndBen, lift, square, tableCanBeSeen, theDoor } from './at-the-table.ts';

const wide = { width: 1280, height: 800 };
const small = { width: 640, height: 400 };

describe.skipIf(!tableCanBeSeen)('the place of a hint', () => {
  const door = theDoor();
  const steps = () => door.page().locator('.hint-steps > li');
  beforeAll(async () => {
    await door.lay(annAndBen());
    await lift(door.page(), 'Ann');
  });

  it('rests on its heading after each step, so that a second quick press takes no further one', async () => {
    const page = door.page();
    await page.keyboard.press('!');
    await tabTo(page, page.getByRole('button', { name: 'Which cubes?' }));
    for (const name of ['Where?', 'Which word?', 'Does it win?']) {
      await page.keyboard.press('Enter');
      await page.locator('.hint h2:focus').waitFor();
      await tabTo(page, page.getByRole('button', { name }));
    }
    // The play is known; how often it wins takes longer to find, and need not be waited for.
    await page.getByRole('button', { name: 'Lay it' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => steps().last().textContent()).toMatch(/^Played now, it wins about \d+ of 100/);
    await page.getByRole('button', { name: 'Close hint' }).click();
    await page.locator('[data-square]:focus').waitFor();
  });

  it('moves with the size of the window without being said again, or moving the cursor', async () => {
    const page = door.page();
    const said = () => page.locator('[data-live="polite"]').innerHTML();
    // What was said last is another sentence, so that the hint is known to be said once it is there.
    await ask(page, ',', 'n');
    await page.keyboard.press('!');
    await expect.poll(() => steps().count()).toBe(5);
    await expect.poll(said).toContain('Played now');
    await square(page, 'C3').focus();
    const before = await said();
    await page.setViewportSize(small);
    await page.getByRole('tab', { name: 'Hand' }).waitFor();
    await expect.poll(() => steps().count()).toBe(5);
    await page.setViewportSize(wide);
    await page.getByRole('tab', { name: 'Hand' }).waitFor({ state: 'detached' });
    await expect.poll(() => steps().count()).toBe(5);
    expect(await said()).toBe(before);
    await square(page, 'C3').and(page.locator('[tabindex="0"]')).waitFor();
  });

  it('comes into view from the scores, where there are tabs', async () => {
    const page = door.page();
    await page.setViewportSize(small);
    await page.getByRole('button', { name: 'Close hint' }).click();
    await page.getByRole('tab', { name: 'Scores' }).click();
    await page.keyboard.press('!');
    await steps().first().waitFor();
    expect(await page.getByRole('tab', { name: 'Hand' }).getAttribute('aria-selected')).toBe('true');
    // So do the other actions.
    await page.getByRole('tab', { name: 'Moves' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Pass' }).waitFor();
    await page.setViewportSize(wide);
  });
});
