import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bestCubeSource, gamesToPrint, planTonight, cubeSources } from '#print-templates/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { formatSet, cubewordSet } from '#shared/pieces/index.ts';
import { setTitle } from '#shared/set-design/index.ts';
import { callDoor, openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { complaints, screensCanBeSeen, tabTo, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('a game before supper', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open({ width: 640, height: 400 });
    heard = complaints(page);
  });
  afterAll(async () => {
    await door.close();
  });

  const found = () => page.locator('#tonight-found').textContent();
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  it('is a way in from Home, by its key', async () => {
    await page.keyboard.press('t');
    await page.getByRole('heading', { level: 1, name: 'Make a set tonight' }).waitFor();
    await expect.poll(() => page.title()).toBe('Make a set tonight · Cubewright');
  });

  it.each(gamesToPrint.map(({ game, sets: [{ name }] }, at) => [game, name, at] as const))(
    'leads from %s to its sheets, by keyboard, at 640 px',
    async (_, set, at) => {
      await tabTo(page, page.getByLabel('Game'));
      await page.keyboard.press('Home');
      for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown');
      const plan = expectOk(
        planTonight({
          set,
          players: 2,
          cubesFrom: bestCubeSource(cubeSources(set, ['card']), ['card']),
          paper: 'a4',
          language: 'en',
          owned: ['card'],
        }),
      );
      await expect.poll(found).toMatch(new RegExp(`^${plan.papers} sheets, about `));
      expect(await page.locator('.tonight-steps > li').count()).toBeGreaterThan(plan.parts.length);
      expect(await over()).toBe(0);
      await tabTo(page, page.getByRole('button', { name: `Save all as one ZIP: ${plan.piles.length} PDFs` }));
    },
  );

  it('follows from what is there, prints all of it by one press, and remembers it', async () => {
    await page.getByLabel('Game').selectOption('cubeword');
    for (const name of ['Wooden blocks', 'Label sheets', 'A 3D printer']) {
      await tabTo(page, page.getByRole('checkbox', { name }));
      await page.keyboard.press('Space');
    }
    await expect.poll(() => page.getByLabel('Cubes from').inputValue()).toBe('label-sheets');
    await page.getByText('25 wooden blocks, 15 mm a side.').waitFor();
    await page.getByText('3D printer: nothing yet. Choose 3D printer under Cubes from.').waitFor();
    await tabTo(page, page.getByRole('checkbox', { name: 'A laser cutter' }));
    await page.keyboard.press('Space');
    await page.getByRole('link', { name: /^Laser-cut box: cut \d boards?/ }).waitFor();
    const coming = page.waitForEvent('download');
    await tabTo(page, page.getByRole('button', { name: /^Save all as one ZIP: \d PDFs, \d SVGs?$/ }));
    await page.keyboard.press('Enter');
    const zip = await coming;
    expect(zip.suggestedFilename()).toBe('cubeword-kit.zip');
    const files = Object.keys(unzipSync(readFileSync(await zip.path())));
    const piles = await page.getByRole('region', { name: 'What is printed' }).getByRole('listitem').count();
    expect(files.filter((name) => name.endsWith('.pdf'))).toHaveLength(piles);
    expect(files).toEqual(expect.arrayContaining(['cubeword-kit-labels.pdf', 'cubeword-laser-box.svg']));
    await page.getByText('cubeword-kit.zip is in your downloads.').first().waitFor();

    await tabTo(page, page.getByRole('checkbox', { name: /^Print every file at 100 %/ }));
    await page.keyboard.press('Space');
    // A choice is on disk a moment after it is made.
    const kept = () => readFileSync(path.join(door.home, 'settings.json'), 'utf8');
    await expect.poll(() => /"tonight.ticked"[^}]*"ticked": *\[\s*"/.test(kept())).toBe(true);
    await page.reload();
    await visit(page, '/tonight', 'Make a set tonight');
    await expect.poll(() => page.getByLabel('Game').inputValue()).toBe('cubeword');
    expect(await page.getByRole('checkbox', { name: /^Print every file at 100 %/ }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Wooden blocks' }).isChecked()).toBe(true);
  });

  it('has the sets that were designed here among those of their game', async () => {
    const set = expectOk(setTitle(cubewordSet, 'Cubes of the attic'));
    await callDoor(page, 'designs:create', { text: formatSet(set) });
    await page.getByLabel('Set', { exact: true }).selectOption({ label: 'Cubes of the attic, your own' });
    const owned = ['card', 'blocks', 'labels', 'plastic', 'laser'] as const;
    const plan = expectOk(
      planTonight({
        ...{ set: set.name, own: formatSet(set), players: 2, paper: 'a4', language: 'en', owned },
        cubesFrom: 'label-sheets',
      }),
    );
    await expect.poll(found).toMatch(new RegExp(`^${plan.papers} sheets, about `));
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Save all as one ZIP: / }).click();
    expect((await coming).suggestedFilename()).toBe('cubes-of-the-attic-kit.zip');
    await page.getByText('cubes-of-the-attic-kit.zip is in your downloads.').first().waitFor();
    await page.getByRole('link', { name: 'Deal this game on the screen' }).click();
    await page.getByRole('combobox', { name: 'My set' }).waitFor();
    await page.goBack();
    await page.getByText('is in your downloads').first().waitFor({ state: 'detached' });
    await expect.poll(found).toMatch(new RegExp(`^${plan.papers} sheets, about `));
  });

  it('prints the steps alone, a box before each', async () => {
    await page.evaluate(() => {
      const counted = { printed: 0 };
      Object.assign(window, counted);
      window.print = () => {
        Object.assign(window, { printed: (counted.printed += 1) });
      };
    });
    await page.getByRole('button', { name: 'Print this list' }).click();
    const list = page.locator('.printed-steps');
    await list.waitFor({ state: 'attached' });
    // A change of the steps meanwhile opens the dialog no second time.
    const step = page.locator('.tonight-steps input').nth(1);
    await step.check();
    expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await list.isVisible()).toBe(true);
    expect(await page.locator('main').isVisible()).toBe(false);
    expect(await list.locator('ol > li').count()).toBe(await page.locator('.tonight-steps > li').count());
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => list.count()).toBe(0);
    expect(heard).toEqual([]);
  });
});
