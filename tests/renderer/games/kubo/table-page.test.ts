import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { launchChromium } from '#tests/support/browser-door.ts';
import { has } from '#tests/support/capabilities.ts';
import { losses, loseContext, promisedMs } from '#tests/support/context-loss.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { openPartsPage, type PartsPage } from '#tests/support/parts-page.ts';
import { patience } from '#tests/support/patience.ts';
import { still } from '#tests/support/screens.ts';

/** The parts of Kubo's table in real Chromium, on a page of their own. */
describe.skipIf(!has('chromium'))('the parts of Kubo’s table', () => {
  let served: PartsPage;
  let browser: Browser;

  beforeAll(async () => {
    [served, browser] = await Promise.all([openPartsPage('kubo-page'), launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    served.close();
  });

  /** One context for all pages with the same options: a new one costs more than a page. */
  const contexts = new Map<string, Promise<BrowserContext>>();
  function contextFor(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const context =
      contexts.get(key) ?? browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    contexts.set(key, context);
    return context.then((made) => {
      made.setDefaultTimeout(patience);
      return made;
    });
  }

  /** A fresh page; without WebGL, with all its draws counted, or as the context's options have it. */
  async function open(
    query = '',
    { webgl = true, ...options }: BrowserContextOptions & { readonly webgl?: boolean } = {},
  ): Promise<Page> {
    const page = await (await contextFor(options)).newPage();
    await page.addInitScript((isOn) => {
      if (!isOn) HTMLCanvasElement.prototype.getContext = () => null;
      const counted = Object.assign(window, { draws: 0 });
      const { drawElements } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.drawElements = function (...drawn) {
        counted.draws += 1;
        drawElements.apply(this, drawn);
      };
    }, webgl);
    await page.goto(`${served.address}${query}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  const drawn = (page: Page) => page.locator('.kubo-cube').getAttribute('data-drawn');
  const draws = (page: Page) => page.evaluate(() => (window as unknown as { draws: number }).draws);
  const said = (page: Page) => page.locator('[data-said]').textContent();
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.querySelector('.visually-hidden')?.textContent);
  const cell = (page: Page, card: string) => page.locator(`[data-cell="${card}"]`);
  const picture = (page: Page) => page.getByRole('img', { name: /^The cube/ });

  describe('the felts', () => {
    it('have one tab stop each, and arrow keys walk over all four', async () => {
      const page = await open('?cube=off');
      expect(await page.locator('.kubo-cell[tabindex="0"]').count()).toBe(4);
      await cell(page, 'red M2').focus();
      expect(await focused(page)).toBe('red M2, empty, the chosen card lies here');
      await page.keyboard.press('PageDown');
      expect(await focused(page)).toBe('yellow M2, on line C');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('red S1, on lines A, C');
      await page.keyboard.press('ArrowLeft');
      expect(await focused(page)).toBe('yellow XL1, under red XL1');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
      expect(await focused(page)).toBe('green XL1, empty for good, yellow XL1 lies above');
      expect(await said(page)).toBe('cell green XL1');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
      expect(await said(page)).toBe('cell green L1');
      await page.close();
    });

    it('point out a line by keys, and by clicks', async () => {
      const page = await open('?cube=off');
      const choice = page.locator('[data-choice]');
      await page.getByRole('button', { name: 'Point out a line' }).click();
      await cell(page, 'blue S4').focus();
      await page.keyboard.press('Enter');
      expect(await choice.textContent()).toBe('picking blue S4');
      expect(await focused(page)).toContain('picked for a line');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      expect((await choice.textContent())?.split(' ').sort().join(' ')).toBe(
        'L4 M4 S4 XL4 blue blue blue blue line',
      );
      await page.getByRole('button', { name: 'Point out a line' }).click();
      await cell(page, 'blue S1').click();
      await cell(page, 'green M4').click();
      expect(await choice.textContent()).toBe('no-line blue S1 green M4');
      await page.close();
    });

    it('become one layer with four tabs at 200 % zoom, and the focus goes along from layer to layer', async () => {
      const page = await open('', { webgl: false, viewport: { width: 640, height: 400 } });
      expect(await page.getByRole('grid').count()).toBe(1);
      const tabs = page.getByRole('tab');
      expect(await tabs.allTextContents()).toEqual([
        'Blue10 of 16 cards',
        'Green11 of 16 cards',
        'Yellow9 of 16 cards',
        'Red8 of 16 cards',
      ]);
      await tabs.filter({ hasText: 'Green' }).click();
      await cell(page, 'green M2').focus();
      await page.keyboard.press('PageUp');
      expect(await focused(page)).toBe('yellow M2, on line C');
      await tabs.filter({ hasText: 'Yellow' }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('tab', { selected: true }).textContent()).toContain('Red');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
      const sides = await page
        .locator('.kubo-cell')
        .evaluateAll((cells) => cells.map((one) => Math.min(one.clientWidth, one.clientHeight)));
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
      await page.close();
    });
  });

  describe('the hand', () => {
    it('is one tab stop, chosen from and ordered by keys', async () => {
      const page = await open('?cube=off');
      const cards = page.locator('[data-hand]');
      const names = () => cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-hand')));
      expect(await page.locator('[data-hand][tabindex="0"]').count()).toBe(1);
      await page.locator('[data-hand="red M2"]').focus();
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe('red XL3. Red XL3 waits for yellow XL3, red L3, red XL4 or red XL2.');
      await page.keyboard.press('Enter');
      expect(await page.locator('[aria-selected="true"][data-hand]').getAttribute('data-hand')).toBe(
        'red XL3',
      );
      await page.keyboard.press('Alt+ArrowLeft');
      // Ordered before the card on the rail, it still waits beside it.
      expect(await names()).toEqual(['red M2', 'red XL3', 'yellow S2']);
      await page.keyboard.press('Alt+ArrowRight');
      await page.keyboard.press('Alt+ArrowRight');
      expect(await names()).toEqual(['red M2', 'yellow S2', 'red XL3']);
      expect(await focused(page)).toContain('red XL3');
      expect(await page.locator('.kubo-why').textContent()).toMatch(/^Red XL3 waits for yellow XL3, /);
      await page.close();
    });

    it('is ordered by dragging, and a card dropped on its cell is laid', async () => {
      const page = await open('?cube=off');
      const middle = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
      };
      await page.mouse.move(...(await middle('[data-hand="yellow S2"]')));
      await page.mouse.down();
      const [x, y] = await middle('[data-hand="red XL3"]');
      await page.mouse.move(x - 8, y, { steps: 4 });
      await page.mouse.up();
      expect(await page.locator('[data-hand]').nth(1).getAttribute('data-hand')).toBe('yellow S2');
      await page.mouse.move(...(await middle('[data-hand="red M2"]')));
      await page.mouse.down();
      await page.mouse.move(...(await middle('[data-cell="red M2"]')), { steps: 4 });
      await page.mouse.up();
      expect(await said(page)).toBe('drop red M2 on red M2');
      await page.locator('[data-card="red M2"]').waitFor();
      await page.close();
    });

    it('slides a laid card once from its place to its cell, and does not where motion is reduced', async () => {
      for (const [reducedMotion, times] of [
        ['no-preference', [200]],
        ['reduce', []],
      ] as const) {
        const page = await open('?cube=off', { reducedMotion });
        const durations = await page.evaluate(async () => {
          const found: unknown[] = [];
          const { animate } = HTMLElement.prototype;
          HTMLElement.prototype.animate = function (frames, options) {
            found.push((options as KeyframeAnimationOptions).duration);
            return animate.call(this, frames, options);
          };
          const place = document.querySelector<HTMLElement>('[data-cell="red M2"]');
          place?.click();
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          return found;
        });
        expect(durations).toEqual(times);
        expect(await page.locator('[data-card="red M2"]').count()).toBe(1);
        await page.close();
      }
    });
  });

  describe('the cube', () => {
    it('is drawn in three dimensions, only when something changed, and gives its context back', async () => {
      const page = await open();
      await expect.poll(() => drawn(page)).toBe('scene');
      await still(page);
      await page.evaluate(() => document.fonts.ready);
      await still(page);
      const before = await draws(page);
      expect(before).toBeGreaterThan(0);
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect(await draws(page)).toBe(before);
      await page.getByRole('button', { name: 'Right', exact: true }).click();
      await expect
        .poll(() => picture(page).getAttribute('aria-label'))
        .toBe('The cube with 38 cards, turned 30 degrees to the right, seen from 24 degrees above');
      expect(await draws(page)).toBeGreaterThan(before);
      const canvas = await page.locator('.kubo-cube canvas').elementHandle();
      const lost = () =>
        canvas?.evaluate((one) => (one as HTMLCanvasElement).getContext('webgl2')?.isContextLost());
      expect(await lost()).toBe(false);
      await page.getByRole('button', { name: 'Cube', exact: true }).click();
      await expect.poll(lost).toBe(true);
      await page.close();
    });

    it('brings what it takes only once it is shown (D7)', async () => {
      const page = await open('?cube=off');
      const scenes = () =>
        page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => /scene/.test(name)).length,
        );
      expect(await scenes()).toBe(0);
      await page.getByRole('button', { name: 'Cube', exact: true }).click();
      await expect.poll(() => drawn(page)).toBe('scene');
      expect(await scenes()).toBe(1);
      await page.close();
    });

    it('is turned by keys, by buttons and by dragging, and set back', async () => {
      const page = await open('', { reducedMotion: 'reduce' });
      const label = () => picture(page).getAttribute('aria-label');
      await expect.poll(() => drawn(page)).toBe('scene');
      await picture(page).focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
      expect(await label()).toContain('turned 15 degrees to the left, seen from 39 degrees above');
      await page.keyboard.press('Home');
      expect(await label()).toContain('as it stands, seen from 24 degrees above');
      await page.getByRole('button', { name: 'Down' }).click();
      expect(await label()).toContain('seen from 8 degrees above');
      await page.getByRole('button', { name: 'Reset' }).click();
      const box = await picture(page).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 150];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y, { steps: 4 });
      await page.mouse.up();
      expect(await label()).toContain('turned 20 degrees to the right');
      await page.close();
    });

    it('is painted anew when the theme changes', async () => {
      const page = await open('?theme=light');
      await expect.poll(() => drawn(page)).toBe('scene');
      await still(page);
      const pixels = async () => (await page.locator('.kubo-cube-stage').screenshot()).toString('base64');
      const light = await pixels();
      const before = await draws(page);
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'dark';
      });
      await expect.poll(() => draws(page)).toBeGreaterThan(before);
      expect(await pixels()).not.toBe(light);
      await page.close();
    });

    it('goes on as a flat picture when WebGL is lost (P24)', async () => {
      const page = await open('', { reducedMotion: 'reduce' });
      await expect.poll(() => drawn(page)).toBe('scene');
      await still(page);
      const before = await page.locator('.kubo-cube svg polygon').count();
      const scene = PNG.sync.read(await page.locator('.kubo-cube-stage').screenshot());
      await loseContext(page, '.kubo-cube canvas', '[data-drawn="scene"]');
      expect(await drawn(page)).toBe('flat');
      expect(await page.locator('.kubo-cube svg polygon').count()).toBeGreaterThan(before + 38);
      // The same picture: edges are smoothed otherwise, and nothing is elsewhere or of another colour.
      const flat = PNG.sync.read(await page.locator('.kubo-cube-stage').screenshot());
      const { width, height } = flat;
      const other = pixelmatch(scene.data, flat.data, undefined, width, height, { threshold: 0.2 });
      expect(other / (width * height)).toBeLessThan(0.01);
      await page.getByRole('button', { name: 'Left', exact: true }).click();
      expect(await picture(page).getAttribute('aria-label')).toContain('turned 90 degrees to the left');
      await cell(page, 'red M2').click();
      await page.locator('[data-card="red M2"]').waitFor();
      expect(await picture(page).getAttribute('aria-label')).toContain('39 cards');
      await page.close();
    });

    it.runIf(losses > 0)(`is there within a second after each of ${losses} losses (P24)`, async () => {
      const times: number[] = [];
      for (let loss = 0; loss < losses; loss += 1) {
        const page = await open('', { reducedMotion: 'reduce' });
        await expect.poll(() => drawn(page)).toBe('scene');
        times.push(await loseContext(page, '.kubo-cube canvas', '[data-drawn="scene"]'));
        await page.close();
      }
      tellFigures({ losses, 'slowest in ms': Math.round(Math.max(...times)) });
      expect(Math.max(...times)).toBeLessThanOrEqual(promisedMs);
    });

    it('is a flat picture that turns by quarters where there is no WebGL (P24)', async () => {
      const page = await open('', { webgl: false, reducedMotion: 'reduce' });
      const faces = () => page.locator('.kubo-cube-face').count();
      await expect.poll(faces).toBe(38);
      expect(await drawn(page)).toBe('flat');
      const before = await page.locator('.kubo-cube-face').first().getAttribute('points');
      await page.getByRole('button', { name: 'Right', exact: true }).click();
      expect(await picture(page).getAttribute('aria-label')).toContain('turned 90 degrees to the right');
      expect(await page.locator('.kubo-cube-face').first().getAttribute('points')).not.toBe(before);
      expect(await faces()).toBe(38);
      await page.close();
    });
  });

  it('claim in the steal window by a key and by a button for each player', async () => {
    const page = await open('?cube=off&left=4');
    expect(await page.getByRole('timer').textContent()).toBe('0:04 left');
    expect(await page.locator('.sand-box--full').count()).toBe(4);
    await page.getByRole('button', { name: 'Claim a line for Lotte' }).click();
    expect(await said(page)).toBe('claim 2');
    await page.keyboard.press('2');
    expect(await said(page)).toBe('claim 1');
    await page.getByRole('button', { name: 'Let it pass for Sam' }).click();
    expect(await said(page)).toBe('wave 1');
    await page.close();
  });

  it.each([
    ['light', 1280, 800],
    ['dark', 900, 700],
    ['high-contrast', 640, 400],
  ] as const)('have nothing that axe objects to: %s at %i x %i', async (theme, width, height) => {
    const page = await open(`?theme=${theme}&left=4&miniature&many`, {
      viewport: { width, height },
    });
    await expect.poll(() => drawn(page)).toBe('scene');
    const { findings, applied } = await axeOn(page);
    expect(findings).toEqual([]);
    expect(applied).toContain('color-contrast');
    await page.close();
  });
});
