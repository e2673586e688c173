import { describe, expect, it } from 'vitest';
import type { GameRecord } from '#shared/records/index.ts';
import { annAndBen, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';

const evaAndBob: GameRecord = {
  ...annAndBen(),
  players: [
    { name: 'Eva', kind: 'computer', level: 4 },
    { name: 'Bob', kind: 'computer', level: 4 },
  ],
};

describe.skipIf(!tableCanBeSeen)('a table of computers alone', () => {
  const door = theDoor();

  it('says that it goes on and takes the focus to the board when the page is loaded again', async () => {
    const page = door.page();
    await door.lay(evaAndBob);
    await page.getByRole('button', { name: 'Stop thinking' }).click();
    await page.reload();
    await page.locator('[data-square]:focus').waitFor();
    await page
      .locator('[data-live="polite"]')
      .getByText(/^(Turn \d+, \w+ is thinking\.|\w+ lays)/)
      .waitFor();
  });

  it('leaves the focus at who has won when it is over', async () => {
    const page = door.page();
    const drawOrder = evaAndBob.setUp?.drawOrder?.slice(0, 15);
    await door.lay({ ...evaAndBob, setUp: { ...evaAndBob.setUp, drawOrder } });
    await page.getByRole('button', { name: 'Play now' }).focus();
    await expect.poll(() => turnLine(page).textContent(), { timeout: 20_000 }).toBe('The game is over');
    await page
      .locator('h2:focus')
      .getByText(/wins with|share the win/)
      .waitFor();
  });
});
