import type { Page } from 'playwright-core';
import { cubeOf, type Placement } from '#shared/games/alphacubes/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import { square } from './at-the-table.ts';

/** From one square of the board to another, key by key. */
function way(from: string, to: string): readonly string[] {
  const columns = to.charCodeAt(0) - from.charCodeAt(0);
  const rows = Number(to.slice(1)) - Number(from.slice(1));
  return [
    ...Array<string>(Math.abs(columns)).fill(columns < 0 ? 'ArrowLeft' : 'ArrowRight'),
    ...Array<string>(Math.abs(rows)).fill(rows < 0 ? 'ArrowUp' : 'ArrowDown'),
  ];
}

export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Lays one cube: walks to its square, types its letter, and changes cubes until it is the one that was meant. */
export async function layByKeys(
  page: Page,
  set: PieceSet,
  { square: to, cube, letter }: Placement,
): Promise<void> {
  const from = await page.locator('[data-square][tabindex="0"]').getAttribute('data-square');
  await square(page, from ?? '').focus();
  await press(page, [...way(from ?? '', to), letter.toLowerCase()]);
  const { letters } = cubeOf(set, cube);
  const others = [...letters].filter((one) => one !== letter).join(', ');
  const laid = page.getByRole('option', { name: new RegExp(`^${letter}, \\d+, on ${to}; also ${others}$`) });
  for (let tries = 0; (await laid.count()) === 0; tries += 1) {
    if (tries > 8) throw new Error(`No cube of the hand shows ${letter} and ${others} on ${to}`);
    // The cursor has gone on to the next square: back on the cube, + takes the next that can show the letter.
    const now = await page.locator('[data-square][tabindex="0"]').getAttribute('data-square');
    await press(page, [...way(now ?? '', to), '+']);
  }
}
