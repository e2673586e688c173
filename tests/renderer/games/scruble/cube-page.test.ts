import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeTurn, sightOf, type Pixel } from '#renderer/games/scruble/cube/sight.ts';
import { spotOf, sum, times } from '#renderer/games/scruble/cube/spots.ts';
import { stickersOf } from '#renderer/games/scruble/cube/stickers.ts';
import { afterTwists, parseTwists, placeAt, places } from '#shared/games/scruble/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { launchChromium } from '#tests/support/browser-door.ts';
import { has } from '#tests/support/capabilities.ts';
import { losses, loseContext, promisedMs } from '#tests/support/context-loss.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { openPartsPage, type PartsPage } from '#tests/support/parts-page.ts';
import { patience } from '#tests/support/patience.ts';
import { still } from '#tests/support/screens.ts';
import { drawnCube } from '#tests/support/scruble-page/drawn.ts';

/** The cube in space in real Chromium, on a page of its own. */
describe.skipIf(!has('chromium'))('the cube in space of SCRUBLE', () => {
  let served: PartsPage;
  let browser: Browser;
  beforeAll(async () => {
    [served, browser] = await Promise.all([openPartsPage('scruble-page'), launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    served.close();
  });

  async function open(
    query = '',
    { webgl = true, ...options }: BrowserContextOptions & { readonly webgl?: boolean } = {},
  ): Promise<Page> {
    const viewport = { width: 450, height: 560 };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.addInitScript((isOn) => {
      if (!isOn) {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
          return kind === '2d' ? getContext.call(this, kind) : null;
        } as typeof getContext;
      }
      const counted = Object.assign(window, { draws: 0 });
      const { drawElementsInstanced } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.drawElementsInstanced = function (...drawn) {
        counted.draws += 1;
        drawElementsInstanced.apply(this, drawn);
      };
    }, webgl);
    // Small, since every pixel is drawn by the processor here.
    await page.goto(`${served.address}?size=400x435&${query}`);
    if (webgl) await page.locator('[data-drawn="scene"]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await still(page);
    return page;
  }

  const stage = (page: Page) => page.locator('.scruble-space-stage');
  const said = (page: Page) => page.locator('[data-said]').textContent();
  const draws = (page: Page) => page.evaluate(() => (window as unknown as { draws: number }).draws);
  const picture = async (page: Page) => PNG.sync.read(await stage(page).screenshot());
  const twist = (page: Page, text: string) =>
    page.evaluate((made) => {
      (window as unknown as { twistCube: (text: string) => void }).twistCube(made);
    }, text);
  /** Pixels in which two pictures differ. */
  const differ = (one: PNG, other: PNG) =>
    pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.05 });

  /** Where a place of the cube as it stands at first is in the page. */
  async function pixelOf(page: Page, place: number): Promise<Pixel> {
    const box = await stage(page).boundingBox();
    if (box === null) throw new Error('The cube is not there');
    const { x, y } = sightOf(homeTurn, box.width, box.height).see(spotOf(place).centre);
    return { x: box.x + x, y: box.y + y };
  }
  const front = (row: number, column: number) => placeAt({ face: 'front', row, column });

  /** What every place in sight shows, told from the colour of its peg beside what is printed on it. */
  async function kindsSeen(page: Page): Promise<ReadonlyMap<number, string>> {
    const { data, width, height } = await picture(page);
    const sight = sightOf(homeTurn, width, height);
    const kinds = new Map<number, string>();
    for (const place of places) {
      const { centre, normal, right, up } = spotOf(place);
      if (!sight.faces(normal, centre)) continue;
      const { x, y } = sight.see(sum(centre, times(right, -0.19), times(up, -0.17), times(normal, 0.05)));
      const at = 4 * (Math.floor(y) * width + Math.floor(x));
      const [red = 0, green = 0] = [data[at], data[at + 1]];
      kinds.set(place, red > green ? 'wood' : green > 120 ? 'letter' : 'word');
    }
    return kinds;
  }
  function kindsOf(text: string): ReadonlyMap<number, string> {
    const cube = afterTwists(drawnCube, expectOk(parseTwists(text)));
    return new Map(
      stickersOf(cube, new Map(), new Map()).map(({ place, print }) => [
        place,
        print.kind === 'premium' ? print.of : 'wood',
      ]),
    );
  }

  it('shows on every place in sight the peg that lies there, also after twists that are seen to be made', async () => {
    const page = await open('plain', { reducedMotion: 'no-preference' });
    const made: string[] = [];
    for (const text of ['R', "3U'", 'F2']) {
      made.push(text);
      const before = await draws(page);
      await twist(page, text);
      const right = [...kindsOf(made.join(' '))];
      await expect
        .poll(async () => {
          const kinds = await kindsSeen(page);
          return right.filter(([place, kind]) => (kinds.get(place) ?? kind) !== kind);
        })
        .toEqual([]);
      // More pictures than the one that a jump takes: four shapes each.
      expect(await draws(page)).toBeGreaterThan(before + 8);
    }
    expect((await kindsSeen(page)).size).toBe(48);
    // The very picture of a cube that was never seen to turn.
    const other = await open(`plain&twists=${encodeURIComponent(made.join(' '))}`);
    const whole = await picture(other);
    await expect.poll(async () => differ(await picture(page), whole)).toBe(0);
    await twist(other, 'L');
    expect(differ(await picture(other), whole)).toBeGreaterThan(1000);
    await page.context().close();
    await other.context().close();
  });

  it('draws only when something changed, and gives its context back', async () => {
    const page = await open('plain');
    const canvas = await page.locator('.scruble-space canvas').elementHandle();
    const resting = async () => {
      const before = await draws(page);
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      });
      return before > 0 && before === (await draws(page));
    };
    await expect.poll(resting).toBe(true);
    const before = await draws(page);
    await twist(page, 'U2');
    expect(await draws(page)).toBeGreaterThan(before);
    const lost = () =>
      canvas?.evaluate((one) => (one as HTMLCanvasElement).getContext('webgl2')?.isContextLost());
    expect(await lost()).toBe(false);
    await page.getByRole('button', { name: 'Flat view only' }).click();
    await expect.poll(lost).toBe(true);
    await page.context().close();
  });

  it('is twisted on the very layer by a pointer, and put back by Escape or near the start', async () => {
    const page = await open('plain');
    const from = await pixelOf(page, front(1, 1));
    const along = await pixelOf(page, front(1, 3));
    const drag = async (share: number) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + (along.x - from.x) * share, from.y + (along.y - from.y) * share, {
        steps: 5,
      });
    };
    const whole = await picture(page);
    await drag(0.3);
    expect(differ(await picture(page), whole)).toBeGreaterThan(1000);
    await page.mouse.up();
    await expect.poll(async () => differ(await picture(page), whole)).toBe(0);
    await drag(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(async () => differ(await picture(page), whole)).toBe(0);
    expect(await said(page)).toBe('');
    await drag(1);
    await page.mouse.up();
    expect(await said(page)).toBe('twist 6 1');
    const twisted = await open('plain&twists=2U%27');
    const right = await picture(twisted);
    await expect.poll(async () => differ(await picture(page), right)).toBe(0);
    await drag(0.01);
    await page.mouse.up();
    expect(await said(page)).toBe(`twist 6 1, place ${front(1, 1)}`);
    await page.getByRole('button', { name: 'Take back a twist' }).click();
    await expect.poll(async () => differ(await picture(page), whole)).toBe(0);
    await twisted.context().close();
    await page.context().close();
  });

  it('is twisted by a finger as well, and goes back where the table does not take the twist', async () => {
    const page = await open('plain&refuse', { hasTouch: true });
    const whole = await picture(page);
    const [from, to] = [await pixelOf(page, front(0, 2)), await pixelOf(page, front(2, 2))];
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Pixel) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
    await finger('touchStart', from);
    for (const share of [0.3, 0.6, 1])
      await finger('touchMove', {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
    await finger('touchEnd');
    await expect.poll(() => said(page)).toBe('twist 3 1');
    await expect.poll(async () => differ(await picture(page), whole)).toBe(0);
    await page.context().close();
  });

  it('turns as it is seen beside the cube, by buttons, and everywhere where it may not be twisted', async () => {
    const page = await open('plain&still');
    const whole = await picture(page);
    const pull = async (from: Pixel) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y, { steps: 3 });
      await page.mouse.up();
    };
    await pull(await pixelOf(page, front(2, 2)));
    expect(differ(await picture(page), whole)).toBeGreaterThan(1000);
    // Sixty pixels are thirty degrees, and so is a press.
    await page.getByRole('button', { name: 'Left', exact: true }).click();
    await expect.poll(async () => differ(await picture(page), whole)).toBe(0);
    const box = await stage(page).boundingBox();
    await pull({ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 });
    await page.locator('canvas[data-edges="smooth"]').waitFor();
    const turned = await picture(page);
    expect(differ(turned, whole)).toBeGreaterThan(1000);
    const flat = page.getByRole('button', { name: 'Flat view only' });
    await flat.click();
    await flat.click();
    await page.locator('[data-drawn="scene"]').waitFor();
    await expect.poll(async () => differ(await picture(page), turned)).toBe(0);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(async () => differ(await picture(page), whole)).toBe(0);
    expect(await said(page)).toBe('');
    await page.context().close();
  });

  it('is nothing without WebGL or when that is lost, and says so (the map is complete)', async () => {
    const without = await open('', { webgl: false });
    await expect.poll(() => said(without)).toBe('no scene');
    expect(await without.locator('.scruble-space').count()).toBe(0);
    await without.context().close();
    const page = await open();
    await loseContext(page, '.scruble-space canvas', '.scruble-space');
    // React tells it in an effect, after the scene has left the page.
    await expect.poll(() => said(page)).toBe('no scene');
    expect(await page.locator('.scruble-space').count()).toBe(0);
    await page.context().close();
  });

  it.runIf(losses > 0)(`is gone within a second after each of ${losses} losses (P24)`, async () => {
    const times: number[] = [];
    for (let loss = 0; loss < losses; loss += 1) {
      const page = await open();
      times.push(await loseContext(page, '.scruble-space canvas', '.scruble-space'));
      await page.context().close();
    }
    tellFigures({ losses, 'slowest in ms': Math.round(Math.max(...times)) });
    expect(Math.max(...times)).toBeLessThanOrEqual(promisedMs);
  });

  it('has nothing that axe objects to, and follows the theme', async () => {
    const page = await open('theme=light&layer=6');
    const light = await picture(page);
    const { findings } = await axeOn(page);
    expect(findings).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'high-contrast';
    });
    await expect.poll(async () => differ(await picture(page), light)).toBeGreaterThan(20_000);
    await page.context().close();
  });
});
