import type { Browser, Page } from 'playwright-core';
import { formatRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { callDoor, openBrowserDoor } from '#tests/support/browser-door.ts';

/** Milliseconds from the press of Hint until it is told. */
export interface HintTimes {
  /** The first of a page that has just been opened. */
  readonly first: number;
  /** Of tables opened later in the same page. */
  readonly later: readonly number[];
}

/** Hints of Alphacubes at tables of the published game, each asked for a second after the hand is open. */
export async function hintTimes(browser: Browser): Promise<HintTimes> {
  const door = await openBrowserDoor({ browser });
  const page = await door.open();
  const times: number[] = [];
  for (const moves of [6, 3, 8, 11, 4, 9, 5, 10]) times.push(await hintAfter(page, moves));
  await door.close();
  const [first = NaN, ...later] = times;
  return { first, later };
}

async function hintAfter(page: Page, moves: number): Promise<number> {
  const record = { ...published.record, moves: published.record.moves.slice(0, moves) };
  const made = (await callDoor(page, 'games:create', { text: formatRecord(record) })) as {
    readonly value: { readonly id: string };
  };
  await page.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, made.value.id);
  await page.getByRole('button', { name: /^Show / }).click();
  await page.getByRole('listbox', { name: 'Your hand' }).waitFor();
  await page.waitForTimeout(1_000);
  const ms = await page.evaluate(async () => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
    const began = performance.now();
    const told = new Promise<number>((done) => {
      new MutationObserver((_, observer) => {
        if (button('Which cubes?') === undefined) return;
        observer.disconnect();
        done(performance.now() - began);
      }).observe(document.body, { childList: true, subtree: true });
    });
    button('Hint')?.click();
    return told;
  });
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('.table').waitFor({ state: 'detached' });
  return ms;
}
