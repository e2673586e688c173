import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowserDoor } from '#tests/support/browser-door.ts';
import { still, visit } from '#tests/support/screens.ts';
import { drawMap } from './map.ts';

/**
 * The pictures of the README, taken of the real screens, and the map of ARCHITECTURE.md: `npm run pictures`.
 * The table shows the published game of Alphacubes at its eleventh play, CHECK, laid but not yet played.
 */
const playsBefore = 10;
const folder = import.meta.dirname;

writeFileSync(path.join(folder, 'map.svg'), drawMap());

const door = await openBrowserDoor();
try {
  const page = await door.open();
  await takeTable(page);
  await visit(page, '/print/alphacubes-nets', 'Cube nets');
  await page.getByText(/^Sheet 1 of \d+\s*$/).waitFor();
  await page.screenshot({ path: path.join(folder, 'print.png') });
} finally {
  await door.close();
}

async function takeTable(page: Page): Promise<void> {
  const published = JSON.parse(
    readFileSync(path.join(folder, '../golden/alphacubes-published.cubewright.json'), 'utf8'),
  ) as { options: object; moves: readonly unknown[] };
  const record = {
    ...published,
    options: { ...published.options, board: 'standard' },
    moves: published.moves.slice(0, playsBefore),
  };
  await visit(page, '/library', 'Library');
  await page.locator('input[type=file]').setInputFiles({
    name: 'published.cubewright.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: /Show Green/ }).click();
  await page.getByRole('textbox', { name: 'Type a play' }).fill('G4 across CHECK');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Play CHECK for 23/ }).waitFor();
  await page.getByRole('option', { name: 'O, 1; also E, R, T, U' }).click();
  await page.locator('.net').waitFor();
  await still(page);
  await page.screenshot({ path: path.join(folder, 'table.png') });
}
