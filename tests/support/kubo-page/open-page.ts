import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from '../browser-door.ts';
import { openPartsPage, type PartsPage } from '../parts-page.ts';
import { patience } from '../patience.ts';

type Options = BrowserContextOptions & { readonly webgl?: boolean };

/** For the tests of one file: opens the parts of Kubo's table in real Chromium, on pages of their own. */
export function theKuboPage(): (query?: string, options?: Options) => Promise<Page> {
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
  return async function open(query = '', { webgl = true, ...options }: Options = {}): Promise<Page> {
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
  };
}

export const drawn = (page: Page) => page.locator('.kubo-cube').getAttribute('data-drawn');

export const cell = (page: Page, card: string) => page.locator(`[data-cell="${card}"]`);
