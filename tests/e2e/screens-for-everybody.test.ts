import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { openBrowserDoor, type BrowserDoor } from '#tests/support/browser-door.ts';
import {
  complaints,
  screens,
  speechInTopLine,
  screensCanBeSeen,
  still,
  visit,
  visitWhole,
} from '#tests/support/screens.ts';
import { unnamed } from '#tests/support/unnamed.ts';

/** Every screen, for every eye and every hand (D8). */
describe.skipIf(!screensCanBeSeen)('every screen', () => {
  let door: BrowserDoor;
  let page: Page;
  let heard: readonly string[];
  beforeAll(async () => {
    door = await openBrowserDoor();
    page = await door.open();
    heard = complaints(page);
  });
  afterAll(async () => {
    await door.close();
  });

  const scrollsSideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  /** Buttons and links that are too small to be hit. */
  const smallTargets = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, select, .choice-segment, nav a')]
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
        .map(({ target }) => target.outerHTML.slice(0, 80)),
    );

  /** Names of texts that stand where the texts should. */
  const namesOfTexts = async () => {
    const names = await page.evaluate(() => {
      const named = [...document.querySelectorAll('[aria-label]')].map((part) =>
        part.getAttribute('aria-label'),
      );
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: (string | null)[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode.nodeValue);
      return [...named, ...texts].filter((text) => /^[a-z][\w-]*([.:][\w-]+)+$/i.test(text?.trim() ?? ''));
    });
    // Names of files and values in the print studio are no names of texts.
    return names.filter((name) => !/\d|\.(pdf|svg|json)$/.test(name ?? ''));
  };

  /** Heights of the name of the program, and of the first thing in the screen that can be pressed. */
  const heights = () =>
    page.evaluate(() =>
      ['.brand', 'main :is(a, button, select)'].map((selector) => {
        const all = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().height);
        return all.find((height) => height > 0) ?? 0;
      }),
    );

  /** What axe finds: in the first light all, in the others the contrast alone, for structure is the same in every light. */
  const axeIn = async (light: string, path: string) => {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      // Over the soft light of the page axe measures no contrast; its plain colour is the darker of the two.
      document.body.style.background = 'var(--table)';
    }, light);
    // A sheet is white paper in every light, and one holds a thousand shapes: one is enough.
    const isSheet = light === 'light' && path === '/print/alphacubes-nets';
    const { findings, applied } = await axeOn(page, {
      only: light === 'light' ? undefined : 'color-contrast',
      without: isSheet ? undefined : '.sheet-picture',
    });
    expect(applied).toContain('color-contrast');
    return findings;
  };

  // To come to a screen costs more than most of what is asked there: each is visited once.
  it.each(screens)('$path can be used by everybody, in every light and window', async (screen) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visitWhole(page, screen);
    // It names itself, and takes the focus to its heading.
    if (screen.path !== '/') {
      await expect.poll(() => page.title()).toMatch(/ · Cubewright$/);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(screen.heading);
    }
    // It speaks words, has targets of 24 px or more, and Tab reaches every part.
    expect(await smallTargets()).toEqual([]);
    expect(await namesOfTexts()).toEqual([]);
    expect(await unnamed(page)).toEqual([]);
    // Speech is a press away, in the top line (P13).
    expect(await speechInTopLine(page)).toBe(1);
    expect(await tabThrough(page)).toEqual([]);
    for (const light of ['light', 'dark', 'high-contrast']) {
      expect(await axeIn(light, screen.path), light).toEqual([]);
    }
    // It grows with its window by one measure (8.1), and never scrolls sideways.
    const [brand = 0, first = 0] = await heights();
    await page.setViewportSize({ width: 2560, height: 1440 });
    const grown = async () =>
      (await heights()).map((height, at) => Math.round((10 * height) / (at === 0 ? brand : first)) / 10);
    await expect.poll(grown).toEqual([1.8, 1.8]);
    expect(await scrollsSideways()).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(scrollsSideways).toBe(0);
    await page.setViewportSize({ width: 640, height: 400 });
    await expect.poll(scrollsSideways).toBe(0);
    // The room that a bar at the foot needs is measured with the first picture after the window has another size.
    await still(page);
    expect(await tabThrough(page)).toEqual([]);
  });

  it('its settings fit into a phone at 200 % zoom', async () => {
    await page.setViewportSize({ width: 195, height: 422 });
    await visit(page, '/settings', 'Settings');
    await expect.poll(scrollsSideways).toBe(0);
  });

  it.each(['Dark', 'High contrast', 'Light'])('wears the light that is chosen: %s', async (light) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/settings', 'Settings');
    await page.getByRole('radio', { name: light, exact: true }).check();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['theme']))
      .toBe(light.toLowerCase().replace(' ', '-'));
  });

  it('P25: has letters on cubes in three sizes, which stay within their cubes in every font', async () => {
    await visit(page, '/settings', 'Settings');
    const sample = page.locator('.setting-cubes');
    const shares = () =>
      sample.locator('.cube').evaluateAll((cubes) =>
        cubes.map((cube) => {
          const outside = cube.getBoundingClientRect();
          const letter = cube.querySelector('.cube-letter')?.getBoundingClientRect() ?? outside;
          const isWithin =
            letter.left >= outside.left && letter.right <= outside.right && letter.top >= outside.top;
          return isWithin ? letter.height / outside.height : 2;
        }),
      );
    for (const font of ['Bitter', 'Franklin', 'Atkinson', 'Besley']) {
      await page.getByRole('radio', { name: font, exact: true }).check();
      let before = [0, 0, 0, 0];
      for (const size of ['Usual', 'Large', 'Largest']) {
        await page.getByRole('radio', { name: size, exact: true }).check();
        const smaller = before;
        await expect
          .poll(async () => (await shares()).every((share, at) => share > (smaller[at] ?? 0)))
          .toBe(true);
        before = await shares();
        expect(Math.max(...before)).toBeLessThan(1);
      }
      expect(await sample.locator('.cube-value:visible').count()).toBe(0);
      await page.getByRole('radio', { name: 'Usual', exact: true }).check();
      await expect.poll(() => sample.locator('.cube-value:visible').count()).toBe(4);
    }
  });

  it('wears outlines where the system forces colours, and moves less where that is asked for', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['theme']))
      .toBe('high-contrast');
    const motion = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--motion-settle'));
    await expect.poll(motion).toBe('80ms');
    await page.emulateMedia({ forcedColors: null });
  });

  it('breaks neither the page policy nor itself', () => {
    expect(heard).toEqual([]);
  });
});

/**
 * Tabs round the page. What could take the focus and never did, took it without a ring round it, or took it under
 * something that covers it.
 */
async function tabThrough(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const seen of document.querySelectorAll<HTMLElement>('[data-seen]')) delete seen.dataset['seen'];
    (document.activeElement as HTMLElement | null)?.blur();
    window.getSelection()?.removeAllRanges();
  });
  const found: string[] = [];
  let round = await onTheWay(page);
  // What a screen reads later adds stops while Tab goes round: the round ends when every one has been seen.
  for (let n = 0; round.unseen.length > 0 && n < 2 * round.stops + 8; n += 1) {
    await page.keyboard.press('Tab');
    round = await onTheWay(page);
    if (round.wrong !== undefined) found.push(round.wrong);
  }
  return [...round.unseen.map((stop) => `not reached: ${stop}`), ...found];
}

/** How many stops the page has, those that Tab has not seen yet, and what is wrong with the one it is at. */
function onTheWay(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    let wrong: string | undefined;
    if (at instanceof HTMLElement && at !== document.body) {
      at.dataset['seen'] = '';
      const ringed = [at, at.parentElement, at.parentElement?.parentElement].some((around) => {
        if (around === null || around === undefined) return false;
        return [undefined, '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(around, part);
          return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
        });
      });
      if (!ringed) wrong = `no ring: ${at.outerHTML.slice(0, 100)}`;
      const box = at.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const covering = top?.closest('.new-game-deal, .save-line');
      if (covering !== null && covering !== undefined && !covering.contains(at)) {
        wrong = `covered: ${at.outerHTML.slice(0, 100)}`;
      }
    }
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
    ].filter(
      (stop) =>
        !stop.matches(':disabled, [tabindex="-1"]') &&
        stop.checkVisibility() &&
        // Of a group of radio buttons Tab stops at the chosen one.
        !(stop instanceof HTMLInputElement && stop.type === 'radio' && !stop.checked),
    );
    const unseen = stops.filter((stop) => stop.dataset['seen'] === undefined);
    return { stops: stops.length, unseen: unseen.map((stop) => stop.outerHTML.slice(0, 100)), wrong };
  });
}
