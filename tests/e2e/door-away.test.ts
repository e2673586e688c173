import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysKey } from '#renderer/table/puzzle/days.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseSetText } from '#shared/pieces/index.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { packagedProgram } from '#tests/support/packaged-door.ts';
import { screensCanBeSeen, visit } from '#tests/support/screens.ts';
import { annAndBen, createGame, lift, openTable, turnLine } from './table/at-the-table.ts';

/** The window of the packaged program has no door that could close behind it. */
describe.skipIf(!screensCanBeSeen || packagedProgram !== undefined)('a page that gets no answer', () => {
  const doors: BrowserDoor[] = [];
  let page: Page;
  beforeAll(async () => {
    doors.push(await openBrowserDoor());
    page = await door(0).open();
  });
  afterAll(async () => {
    for (const one of doors.toReversed()) await one.close();
  });

  function door(at = -1): BrowserDoor {
    const [one] = doors.slice(at);
    if (one === undefined) throw new Error('No door was opened');
    return one;
  }
  /** Starts a new Cubewright where the last one was, and lets the page in. */
  const startAgain = async () => {
    const { port } = new URL(door().address);
    doors.push(await openBrowserDoor({ home: door(0).home, port }));
    await page.getByRole('heading', { name: 'Let this browser in' }).waitFor();
    await page.getByRole('textbox', { name: 'Address from the terminal' }).fill(door().address);
    await page.keyboard.press('Enter');
  };
  const go = (path: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, path);
  const stopped = () => page.getByRole('heading', { level: 1, name: 'This screen has stopped' });
  const later = () => page.getByRole('alert').getByText('How far you are is saved once it answers again.');
  const remembered = () => {
    const settings = readFileSync(join(door(0).home, 'settings.json'), 'utf8');
    return (JSON.parse(settings) as { readonly remembered: Readonly<Record<string, unknown>> }).remembered;
  };
  const gone = () => page.getByRole('alert').getByText('Every move you have seen is saved');

  /** A notice above the screen takes its room from the screen, not from what is below the window. */
  const fits = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  it('stops a screen whose own code is not there, and loads it again', async () => {
    const miniatures = '**/assets/*iniature*.js';
    await page.route(miniatures, (route) => route.abort());
    await go('/learn');
    await stopped().waitFor();
    await page.getByText('That is a mistake in Cubewright, not yours.').waitFor();
    await page.unroute(miniatures);
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.locator('.learn-game').first().waitFor();
    expect(await stopped().count()).toBe(0);
  });

  it('goes on with a lesson, and saves how far it is once it is let in again', async () => {
    const step = (at: number) => page.locator('.lesson-slip').getByText(`Step ${at} of`);
    await go('/learn/kubo');
    await step(1).waitFor();
    door().process.kill('SIGKILL');
    await later().waitFor();
    await fits();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await step(2).waitFor();
    await startAgain();
    await expect.poll(remembered).toMatchObject({ 'lesson.kubo': { at: 1 } });
    await later().waitFor({ state: 'detached' });
    await step(2).waitFor();
  });

  it('goes on with a puzzle, and saves what came of it once it is let in again', async () => {
    await visit(page, '/puzzles', 'Puzzles');
    await page.locator('.five-row').first().click();
    await page.locator('#puzzle-title').waitFor();
    door().process.kill('SIGKILL');
    await later().waitFor();
    await fits();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.locator('.puzzle-finding').getByText('Given up:').waitFor();
    await startAgain();
    await page.locator('.five-row[aria-current]').getByText('given up').waitFor();
    await expect.poll(() => JSON.stringify(remembered()[daysKey] ?? 'nothing')).toContain('given-up');
  });

  it('keeps a move, and saves it once it is let in again', async () => {
    await openTable(page, await createGame(page, annAndBen()));
    await lift(page, 'Ann');
    door().process.kill('SIGKILL');
    await gone().waitFor();
    await fits();
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.locator('#unsaved-title').waitFor();
    await startAgain();
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
  });

  it('keeps a change of a set of one’s own, and saves it once it is let in again', async () => {
    await visit(page, '/design', 'Design a set');
    await page.getByLabel('Its name').fill('Away');
    await page.keyboard.press('Enter');
    await page.getByText('98 pieces', { exact: true }).waitFor();
    door().process.kill('SIGKILL');
    await gone().waitFor();
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await page.getByText('97 pieces', { exact: true }).waitFor();
    await page.locator('.designer').getByText('Cubewright does not answer.').waitFor();
    await startAgain();
    const [file = ''] = readdirSync(join(door(0).home, 'designs')).filter((name) => name.startsWith('away'));
    const kept = () => parseSetText(readFileSync(join(door(0).home, 'designs', file), 'utf8'));
    await expect.poll(() => expectOk(kept()).pieces.length).toBe(97);
    await page.getByText('Kept.').waitFor();
  });

  it('says so when the Cubewright behind it is gone, and what is safe, also on the next screen', async () => {
    const table = async () => {
      await go('/table/none');
      await page.getByRole('heading', { level: 1, name: 'This game cannot be opened' }).waitFor();
    };
    await table();
    await visit(page, '/', 'Cubewright');
    door().process.kill('SIGKILL');
    await gone().waitFor();
    await table();
    await gone().waitFor();
    // The sheet of keys would have to be loaded, and stops nothing.
    await page.keyboard.press('?');
    await visit(page, '/', 'Cubewright');
    await gone().waitFor();
    expect(await stopped().count()).toBe(0);
  });

  it('says it of a screen that was not loaded yet, and goes on with that once it is let in again', async () => {
    await go('/tiles');
    await stopped().waitFor();
    await gone().waitFor();
    await startAgain();
    await page.getByRole('heading', { level: 1, name: 'Positions of a GCG' }).waitFor();
  });
});
