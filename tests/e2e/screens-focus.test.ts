import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import { longTest } from '#tests/support/patience.ts';
import { answered, countCalls, screens, screensCanBeSeen, visitWhole } from '#tests/support/screens.ts';
import { annAndBen, createGame } from './table/at-the-table.ts';

describe.skipIf(!screensCanBeSeen)('the focus after every button of the other screens (7.17)', () => {
  let door: BrowserDoor;
  let page: Page;
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    await countCalls(page);
    await createGame(page, annAndBen());
    await createGame(page, annAndBen());
  });
  afterAll(() => door.close());

  const presses = process.env.CUBEWRIGHT_EVERY_BUTTON === '1' ? 'every' : 'one of each kind';

  /** Of the squares of a box and the pieces of a sheet, which are alike, the outer ones. CUBEWRIGHT_EVERY_BUTTON=1 presses all. */
  const alike =
    presses === 'every'
      ? '.none'
      : ':is(.virtual-row, .virtual-cell):not(:first-child, :last-child) *, .pick-pieces > :not(:first-child, :last-child)';

  /** What has been pressed in the print studio, whose products share most buttons: at the second its own are pressed. */
  const inStudio = new Set<string>();
  const withoutCounts = (name: string) => name.replaceAll(/\d+/g, '#');

  /** The next button not yet pressed gets the focus, as Tab would take it there; gives its name, or null. */
  const focusNext = (pressed: readonly string[], elsewhere: readonly string[]) =>
    page.evaluate(
      ([done, same, known]) => {
        const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
        const buttons = [...document.querySelectorAll<HTMLElement>('#app button:enabled')];
        const next = buttons.find(
          (one) =>
            one.checkVisibility() &&
            !one.matches(same) &&
            !done.includes(nameOf(one)) &&
            !known.includes(nameOf(one).replaceAll(/\d+/g, '#')),
        );
        next?.focus();
        return next === undefined ? null : nameOf(next);
      },
      [pressed, alike, elsewhere] as const,
    );
  const focusIsSomewhere = () =>
    page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

  /** The screen of games is full here, not empty. */
  const full = screens.map((one) => (one.path === '/library' ? { ...one, last: '.shelf-item' } : one));

  it.each(full)('at $path it is never left nowhere', { timeout: longTest }, async (screen) => {
    await visitWhole(page, screen);
    if (screen.path === '/words') {
      const list = { name: 'family.txt', mimeType: 'text/plain', buffer: Buffer.from('AARDVARK\nZEBRA\n') };
      await page.getByLabel('The file').setInputFiles(list);
    }
    const pressed: string[] = [];
    const isStudio = screen.path.startsWith('/print/alphacubes-');
    const elsewhere = isStudio && presses !== 'every' ? [...inStudio] : [];
    for (;;) {
      const name = await focusNext(pressed, elsewhere);
      if (name === null) break;
      pressed.push(name);
      await page.keyboard.press('Shift');
      await page.keyboard.press('Enter');
      await answered(page);
      await expect
        .poll(async () => ({ pressed: name, somewhere: await focusIsSomewhere() }))
        .toEqual({
          pressed: name,
          somewhere: true,
        });
      if (name === 'Try the virtual box') await page.locator('.virtual-cell button').first().waitFor();
      if (name === 'Add the list') await page.locator('.words-report').waitFor();
      const at = await page.evaluate(() => location.hash.replace('#', '') || '/');
      if (at !== screen.path) await visitWhole(page, screen);
    }
    await expect
      .poll(async () => ({
        pressed,
        at: await page.evaluate(() => location.hash),
        somewhere: await focusIsSomewhere(),
      }))
      .toMatchObject({ somewhere: true });
    if (isStudio) {
      expect(pressed.length).toBeGreaterThan(3);
      for (const name of pressed) inStudio.add(withoutCounts(name));
    }
    if (screen.path === '/library') expect(pressed).toContain('Remove');
    if (screen.path === '/box') expect(pressed.filter((name) => /a die$/.test(name))).not.toHaveLength(0);
    if (screen.path === '/new') expect(pressed.length).toBeGreaterThan(3);
  });

  /** Browsers differ in whether they let go of a button that is disabled for less than a frame: either way is tried. */
  it.each([
    ['as this browser has it', false],
    ['where the browser lets go of it', true],
  ])(
    'is not left nowhere by a button that is disabled and back before the next frame, %s',
    async (_, letsGo) => {
      await visitWhole(page, full[0] ?? screens[0]);
      await page.evaluate(async (isLetGo) => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('#app button:enabled')];
        const button = buttons.find((one) => one.checkVisibility());
        if (button === undefined) throw new Error('No button');
        button.focus();
        button.disabled = true;
        // The observers hear of it.
        await Promise.resolve();
        if (isLetGo) button.blur();
        button.disabled = false;
      }, letsGo);
      await expect.poll(focusIsSomewhere).toBe(true);
    },
  );

  it('goes back to the menu of the doors in a narrow window', async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    await visitWhole(page, screens.find(({ path }) => path === '/help/alphacubes') ?? screens[0]);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    // With a key between no press is the second of a double press with the one before.
    await page.keyboard.press('Shift');
    await page.keyboard.press('Enter');
    await page.locator('#doors-menu').waitFor();
    await page.keyboard.press('Shift');
    await page.keyboard.press('Enter');
    await menu.and(page.locator(':focus')).waitFor();
  });
});
