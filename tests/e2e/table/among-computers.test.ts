import { describe, expect, it } from 'vitest';
import type { AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { annAndBen, holdPauses, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';

const evaAndBob: AlphacubesRecord = {
  ...annAndBen(),
  players: [
    { name: 'Eva', kind: 'computer', level: 19 },
    { name: 'Bob', kind: 'computer', level: 19 },
  ],
};

describe.skipIf(!tableCanBeSeen)('a table of computers alone', () => {
  const door = theDoor();

  const said = (text: RegExp) => door.page().locator('[data-live="polite"]').getByText(text);

  it('says that it goes on and takes the focus to the board when the page is loaded again', async () => {
    const page = door.page();
    // No move of hers can say anything before she is waited for.
    await holdPauses(page);
    await door.lay(evaAndBob);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.reload();
    await page.locator('[data-square="I9"]:focus').waitFor();
    await said(/^Turn 1, Eva is thinking\.$/).waitFor();
  });

  it('says all that happens at once, and once', async () => {
    const page = door.page();
    await expect.poll(() => turnLine(page).textContent()).not.toContain('Turn 1,');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await said(/^The last move is undone\. \w+ is paused\.$/).waitFor();
  });

  it('leaves the focus at who has won when it is over, and says it', async () => {
    const page = door.page();
    const drawOrder = evaAndBob.setUp?.drawOrder?.slice(0, 15);
    await door.lay({ ...evaAndBob, setUp: { ...evaAndBob.setUp, drawOrder } });
    await page.getByRole('button', { name: 'Play now' }).focus();
    const winner = page.locator('h2:focus').getByText(/wins by|share it/);
    await winner.waitFor();
    expect(await turnLine(page).textContent()).toBe('The game is over');
    await said(/ The game is over\. /).waitFor();
    expect(await said(/ The game is over\. /).textContent()).toContain(`${await winner.textContent()}.`);
    // All that can be done is in view, in a small window as well.
    await page.setViewportSize({ width: 640, height: 400 });
    for (const name of ['Next round', 'Look back', 'Print the score sheet', 'New game']) {
      const action = page.locator('.end-actions').getByText(name);
      await expect
        .poll(() => action.evaluate((one) => one.getBoundingClientRect().right <= innerWidth))
        .toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
