import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { CubewordMove } from '#shared/games/cubeword/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';

export const person = (name: string) => ({ name, kind: 'person' }) as const;

export function savedMoves(home: string, id: string): readonly CubewordMove[] {
  const text = readFileSync(path.join(home, 'games', `${id}.cubewright.json`), 'utf8');
  return expectOk(parseRecord(text)).moves as readonly CubewordMove[];
}

/** A place of the felt. */
export const place = (page: Page, column: number, row: number) =>
  page.locator(`[data-place="${column},${row}"]`);

/** Walks the felt to a place, key by key, from the one that has the focus. */
export async function walkTo(page: Page, column: number, row: number): Promise<void> {
  const focused = page.locator('[data-place]:focus');
  await focused.waitFor();
  const [x = 0, y = 0] = ((await focused.getAttribute('data-place')) ?? '').split(',').map(Number);
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await press('ArrowRight', column - x);
  await press('ArrowLeft', x - column);
  await press('ArrowDown', row - y);
  await press('ArrowUp', y - row);
  await place(page, column, row).and(page.locator(':focus')).waitFor();
}

/** Letters on the felt by place: `T4,0`; those in the air among them. */
export function onFelt(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-place]:has(.cube-letter)')
    .evaluateAll((places) =>
      places
        .map((one) => `${one.querySelector('.cube-letter')?.textContent}${one.getAttribute('data-place')}`)
        .sort(),
    );
}
