import { existsSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { has } from './capabilities.ts';
import { packagedProgram } from './packaged-door.ts';

const built = existsSync(new URL('../../build/renderer/index.html', import.meta.url));

/** Whether the screens can be seen at all: they are built, and there is a browser. */
export const screensCanBeSeen = built && (has('chromium') || packagedProgram !== undefined);

/** Every address that stands without a game of its own, with the heading it shows, and what comes to it last. */
export const screens = [
  { path: '/', heading: 'Cubewright', last: '.on-table, .first-ways' },
  { path: '/new', heading: 'New game', last: '.new-game-deal [type=submit]:enabled' },
  { path: '/position/kubagram', heading: 'Position editor', last: '.kubagram-position' },
  { path: '/learn', heading: 'Learn a game', last: '.learn-game' },
  { path: '/puzzles', heading: 'Puzzles', last: '.five-row' },
  { path: '/library', heading: 'Library', last: '.library a[href="#/new"]' },
  { path: '/library/deleted', heading: 'Deleted games', last: '.deleted-games > p:last-child' },
  { path: '/tonight', heading: 'Make a set tonight', last: '.tonight-steps > li' },
  { path: '/print/set/kubo', heading: 'Print a set', last: '.gallery-picture > img' },
  { path: '/print/alphacubes-nets', heading: 'Cube nets', last: '.preview-paper svg' },
  { path: '/print/alphacubes-board', heading: 'Board, 17 by 17', last: '.preview-paper svg' },
  { path: '/design', heading: 'Design a set', last: '.design-form [type=submit]' },
  { path: '/box', heading: 'Connect the box', last: '.port-row' },
  { path: '/help/alphacubes', heading: 'The rules of Alphacubes', last: 'article' },
  { path: '/help/keys', heading: 'Keys', last: 'article' },
  { path: '/words', heading: 'Word lists', last: '.words-list > li' },
  { path: '/tiles', heading: 'Positions of a GCG', last: '.tiles .button' },
  { path: '/settings', heading: 'Settings', last: '.settings-folder' },
] as const;

/** Goes to an address inside the program and waits until its screen has arrived: heading shown, focus taken. */
export async function visit(page: Page, path: string, heading: string): Promise<void> {
  const before = await page.evaluate((to) => {
    const from = location.hash;
    location.hash = to;
    return from.replace('#', '');
  }, path);
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
  await title.waitFor();
  if (!staysInPlace(before, path)) await title.and(page.locator(':focus')).waitFor();
}

/** Whether the heading stays, and with it the place of the focus: nothing is left, or one product for another. */
function staysInPlace(from: string, to: string): boolean {
  return (from === '' ? '/' : from) === to || [from, to].every((path) => path.startsWith('/print'));
}

/** Goes to one of the `screens` and waits until all of it is there and at rest. */
export async function visitWhole(
  page: Page,
  { path, heading, last }: Readonly<Record<'path' | 'heading' | 'last', string>>,
): Promise<void> {
  await visit(page, path, heading);
  await page.locator(last).first().waitFor();
  await still(page);
}

/** Goes to the form of a new game and gives its places to people alone: of itself it seats one, and a computer. */
export async function visitNewGameOfPeople(page: Page): Promise<void> {
  await visit(page, '/new', 'New game');
  const kind = page.getByRole('radiogroup', { name: /^Who plays/ });
  await kind.first().waitFor();
  for (const one of await kind.all()) await one.getByRole('radio', { name: 'Person' }).check();
}

/** Goes to a control by Tab alone, as somebody without a pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // To find a control by its role the whole page is gone through: once, unless it is replaced meanwhile.
  await target.waitFor();
  let control = await target.elementHandle();
  for (let step = 0; step < 90; step += 1) {
    const found = await control?.evaluate((one) =>
      one.isConnected ? one === document.activeElement : undefined,
    );
    if (found === true) return;
    if (found === undefined) control = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** How many switches for Speech the top line has. */
export function speechInTopLine(page: Page): Promise<number> {
  return page
    .locator('.top-line')
    .getByRole('button', { name: /^Speech/ })
    .count();
}

/** Presses keys that ask for an answer (P13), and returns it once the live region has changed. */
export async function ask(page: Page, ...keys: readonly string[]): Promise<string> {
  const region = page.locator('[data-live="polite"]');
  const before = await region.innerHTML();
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForFunction(
    (was) => document.querySelector('[data-live="polite"]')?.innerHTML !== was,
    before,
  );
  return (await region.innerText()).trim();
}

/**
 * Presses what has the focus as somebody does who sees what it is. The program takes the second of two quick presses for
 * a double press (renderer/app/presses.ts), unless another key comes between them: Shift, which does nothing else.
 */
export async function pressAnew(page: Page, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await page.keyboard.press('Shift');
  await page.keyboard.press(key);
}

/** Goes to a control by Tab, and presses it. */
export async function pressByKeys(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await pressAnew(page);
}

/**
 * Waits until nothing moves or fades any more: what is coming into view is paler and elsewhere than it will be. And until
 * what follows a change after it has been painted is done, as keys that mean something else now.
 */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
}

interface CountedWindow {
  readonly calls: Set<Promise<unknown>>;
}

/** From now on the page keeps its calls that are not answered yet, for `answered` to wait for. */
export async function countCalls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fetch } = window;
    const calls = new Set<Promise<unknown>>();
    window.fetch = (...ask) => {
      const call = fetch(...ask).then(async (answer) => {
        // The body may come later than the head, and the page goes on once it has both.
        await answer.clone().arrayBuffer();
        return answer;
      });
      const done = () => calls.delete(call);
      calls.add(call);
      call.then(done, done);
      return call;
    };
    Object.assign(window, { calls });
  });
}

/** Waits until every call is answered and what came of it is on the screen. */
export async function answered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { calls } = window as unknown as CountedWindow;
    while (calls.size > 0) await Promise.allSettled(calls);
  });
  await still(page);
}

/** Everything the page complains about: breaches of its policy, failed loads, warnings, mistakes of ours. */
export function complaints(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
