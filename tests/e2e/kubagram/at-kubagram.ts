import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { KubagramMove } from '#shared/games/kubagram/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';
import { said } from '#tests/support/said.ts';
import { pressAnew } from '#tests/support/screens.ts';

export function savedMoves(home: string, id: string): readonly KubagramMove[] {
  const text = readFileSync(path.join(home, 'games', `${id}.cubewright.json`), 'utf8');
  return expectOk(parseRecord(text)).moves as readonly KubagramMove[];
}

/** The filled button, once it reads so. */
export const mainAction = (page: Page, ...names: readonly string[]) =>
  page.locator('.actions-main:not(:disabled)', { hasText: said(...names) });

/** Presses Enter for the main action once it is offered, and waits until the move is on disk. */
export async function enter(
  page: Page,
  home: string,
  id: string,
  ...names: readonly string[]
): Promise<void> {
  await mainAction(page, ...names).waitFor();
  const before = savedMoves(home, id).length;
  await pressAnew(page);
  await expect.poll(() => savedMoves(home, id).length).toBeGreaterThan(before);
  await expect.poll(() => page.locator('.actions[aria-busy="true"]').count()).toBe(0);
}
