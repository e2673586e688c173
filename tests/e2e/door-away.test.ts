import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { packagedProgram } from '#tests/support/packaged-door.ts';
import { screensCanBeSeen, visit } from '#tests/support/screens.ts';

/** The window of the packaged program has no door that could close behind it. */
describe.skipIf(!screensCanBeSeen || packagedProgram !== undefined)('a page that gets no answer', () => {
  let door: BrowserDoor;
  let page: Page;
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
  });
  afterAll(async () => {
    await door.close();
  });

  const stopped = () => page.getByRole('heading', { level: 1, name: 'This screen has stopped' });
  const gone = () => page.getByRole('alert').getByText('Every move you have seen is saved');

  const go = (path: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, path);

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

  it('says so when the Cubewright behind it is gone, and what is safe, also on the next screen', async () => {
    const table = async () => {
      await go('/table/none');
      await page.getByRole('heading', { level: 1, name: 'This game cannot be opened' }).waitFor();
    };
    await table();
    await visit(page, '/', 'Cubewright');
    door.process.kill('SIGKILL');
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
    const { port } = new URL(door.address);
    const again = await openBrowserDoor({ home: door.home, port });
    try {
      await page.getByRole('heading', { level: 1, name: 'Let this browser in' }).waitFor();
      await page.getByRole('textbox').fill(again.address);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Positions of a GCG' }).waitFor();
    } finally {
      await again.close();
    }
  });
});
