import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seat } from '#shared/kernel/index.ts';
import type { GameRecord } from '#shared/records/index.ts';
import { cubewordRecord } from '#tests/support/cubeword/records.ts';
import { kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { kuboRecord } from '#tests/support/kubo/records.ts';
import { longTest } from '#tests/support/patience.ts';
import { screens, speechInTopLine, still, visitWhole } from '#tests/support/screens.ts';
import { scrubleRecord } from '#tests/support/scruble/records.ts';
import { unnamed } from '#tests/support/unnamed.ts';
import { annAndBen, tableCanBeSeen, theDoor } from './at-the-table.ts';

const people = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
const near = shortGame({ central: 'CATTLEX', box: ['ACH:C', 'ANT:T'], words: [['TABLE'], ['SPOON']] });

/** A turn of each game, and the states of a turn in which other controls stand. */
const tables: Readonly<Record<string, GameRecord>> = {
  Alphacubes: annAndBen(),
  CUBEWORD: cubewordRecord(people),
  Kubagram: kubagramRecord(people, { setUp: near }),
  'Kubagram with a die in hand': kubagramRecord(people, {
    setUp: near,
    moves: [{ kind: 'take', by: seat(0) }],
  }),
  Kubo: kuboRecord(people, 5),
  'SCRUBLE Cube': scrubleRecord(people),
};

/** What can have the focus and does something, by kind; what is chosen or unavailable already has nothing to do. */
const controls =
  '.table-screen :is(button, a[href], summary, input, select, [role=tab], [role=option], [role=gridcell])' +
  ':not(:disabled, :checked, [aria-disabled=true], [aria-pressed=true], [aria-selected=true], [aria-readonly=true] *)';

/** Runs in the page: gives the controls a number by kind, the first of each. */
function numberControls(selector: string): readonly string[] {
  const kinds = new Map<string, number>();
  for (const one of document.querySelectorAll<HTMLElement>(selector)) {
    const kind = `${one.tagName} ${one.classList.item(0) ?? ''} ${one.getAttribute('role') ?? ''}`;
    if (!one.checkVisibility() || kinds.has(kind)) continue;
    one.dataset['kind'] = String(kinds.size);
    kinds.set(kind, kinds.size);
  }
  return [...kinds.keys()];
}

/**
 * Runs in the page. `native`: the press is left to the browser, which presses a button. `done`: a key of the game changed
 * something that is seen or said. `nothing`: neither.
 */
async function pressed([kind, key]: readonly [number, string]): Promise<'native' | 'done' | 'nothing'> {
  const control = document.querySelector<HTMLElement>(`[data-kind="${kind}"]`);
  if (control === null) throw new Error(`Control ${kind} is gone`);
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  control.focus();
  await frame();
  const answer = new Promise<'done'>((done) => {
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName !== 'tabindex')) done('done');
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  control.dispatchEvent(press);
  if (!press.defaultPrevented) {
    return control.matches('button, a, summary, input, select') ? 'native' : 'nothing';
  }
  const frames = async () => {
    for (let count = 0; count < 30; count += 1) await frame();
    return 'nothing' as const;
  };
  return Promise.race([answer, frames()]);
}

/** By how much the page is longer and wider than its window. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { down: scrollHeight - innerHeight, sideways: scrollWidth - innerWidth };
  });

/** Screens that are the same whatever games there are. */
const screensLike = (path: RegExp) => screens.filter((screen) => path.test(screen.path));

const full = { width: 1280, height: 800 };
const sizes = [
  { width: 2560, height: 1440 },
  { width: 640, height: 400 },
  { width: 390, height: 844 },
  full,
] as const;

describe.skipIf(!tableCanBeSeen)('every table', () => {
  const door = theDoor();
  const layOut = async (name: string) => {
    const page = door.page();
    const record = tables[name];
    if (record === undefined) throw new Error(`No table is called ${name}`);
    await door.lay(record);
    // What has no graphics gets its controls once it has tried to draw.
    await page.locator('[data-drawn="loading"]').waitFor({ state: 'detached' });
    await still(page);
    const curtain = page.locator('.curtain button');
    if ((await curtain.count()) === 0) return;
    await curtain.click();
    await curtain.waitFor({ state: 'detached' });
    await still(page);
  };

  it.each(Object.keys(tables))(
    '%s: each control answers Enter and Space (P11)',
    { timeout: longTest },
    async (name) => {
      const page = door.page();
      await page.setViewportSize(full);
      await layOut(name);
      const kinds = await page.evaluate(numberControls, controls);
      expect(kinds.length).toBeGreaterThan(4);
      for (const [at, kind] of kinds.entries()) {
        for (const key of ['Enter', ' ']) {
          const answer = await page.evaluate(pressed, [at, key] as const);
          expect({ kind, key, answer }).not.toEqual({ kind, key, answer: 'nothing' });
          if (answer === 'native') continue;
          await layOut(name);
          expect(await page.evaluate(numberControls, controls)).toEqual(kinds);
        }
      }
    },
  );

  it(
    'and every screen keep to their window in all sizes and no longer than they were in it, with all named',
    { timeout: longTest },
    async () => {
      const page = door.page();
      for (const name of Object.keys(tables)) {
        await page.setViewportSize(full);
        await layOut(name);
        expect(await unnamed(page)).toEqual([]);
        expect(await speechInTopLine(page)).toBe(1);
        // Parts of a table scroll; the page never does.
        for (const size of sizes) {
          await page.setViewportSize(size);
          await expect
            .poll(() => beyond(page), { message: `${name} ${size.width}` })
            .toEqual({ down: 0, sideways: 0 });
        }
      }
      for (const screen of screensLike(/^\/(?:new|design|box)?$/u)) {
        await page.setViewportSize(full);
        await visitWhole(page, screen);
        const first = await beyond(page);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await expect.poll(async () => (await beyond(page)).sideways, { message: screen.path }).toBe(0);
        }
        await expect.poll(() => beyond(page), { message: screen.path }).toEqual(first);
      }
    },
  );
});
