import type { Browser } from 'playwright-core';
import { everyTwist, twistText } from '#shared/games/scruble/index.ts';
import { launchChromium } from '#tests/support/browser-door.ts';
import { has } from '#tests/support/capabilities.ts';
import { openPartsPage } from '#tests/support/parts-page.ts';
import { percentile, type Row } from './measure.ts';

/** A frame longer than this is seen as a jerk, in milliseconds. */
const jerk = 50;

/**
 * How smoothly a twist of SCRUBLE's cube is seen where no graphics card draws it: the page has the cube as large as at its
 * table, and every twist is made once, from outside as by a button. A twist ends with the frame that shows its layer at
 * home; the one that makes the edges smooth again, when nothing moves any more, has a row of its own.
 */
export default async function* twists(): AsyncGenerator<Row> {
  if (!has('chromium')) return;
  const [served, browser] = await Promise.all([openPartsPage('scruble-page'), launchChromium()]);
  try {
    const { frames, smooth } = await framesOf(browser, served.address, 1);
    const many = `36 twists, ${frames.length} frames`;
    const share = frames.filter((ms) => ms > jerk).length / frames.length;
    yield { what: `${many}: share over ${jerk} ms`, value: share, unit: 'ratio', bar: 0.05 };
    yield { what: 'a frame of a twist, median', value: percentile(frames, 50), unit: 'ms' };
    yield {
      what: 'a frame of a twist, 95 of 100 within',
      value: percentile(frames, 95),
      unit: 'ms',
      bar: jerk,
    };
    yield {
      what: 'the frame that makes its edges smooth, median',
      value: percentile(smooth, 50),
      unit: 'ms',
    };
    const sharp = await framesOf(browser, served.address, 2);
    const inFour = 'a frame of a twist in four times as many pixels, 95 of 100 within';
    yield { what: inFour, value: percentile(sharp.frames, 95), unit: 'ms' };
  } finally {
    await browser.close();
    served.close();
  }
}

interface Frames {
  /** Milliseconds of each frame while a layer turns, from the call to the last one that moves. */
  readonly frames: readonly number[];
  /** Of the longest frame after each twist. */
  readonly smooth: readonly number[];
}

async function framesOf(browser: Browser, address: string, deviceScaleFactor: number): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('[data-drawn="scene"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const names = everyTwist.map((twist) => twistText(twist));
  const frames = await page.evaluate(async (all) => {
    const { twistCube } = window as unknown as { readonly twistCube: (text: string) => void };
    const counted = { draws: 0 };
    const { drawElementsInstanced } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.drawElementsInstanced = function (...drawn) {
      counted.draws += 1;
      drawElementsInstanced.apply(this, drawn);
    };
    const next = () => new Promise<number>((done) => requestAnimationFrame(done));
    const frames: number[] = [];
    const smooth: number[] = [];
    // The first two warm up.
    for (const [at, name] of [...all.slice(0, 2), ...all].entries()) {
      let before = await next();
      twistCube(name);
      // From when something is drawn first, and as long as more is drawn between two frames, the layer is on its way.
      let begun = false;
      for (let drawn = counted.draws; ;) {
        const now = await next();
        if (at > 1) frames.push(now - before);
        before = now;
        await new Promise((done) => setTimeout(done));
        if (begun && counted.draws === drawn) break;
        begun ||= counted.draws > drawn;
        drawn = counted.draws;
      }
      const longest: number[] = [];
      for (const canvas = document.querySelector('canvas'); canvas?.dataset['edges'] !== 'smooth';) {
        const now = await next();
        longest.push(now - before);
        before = now;
      }
      longest.push((await next()) - before);
      if (at > 1) smooth.push(Math.max(...longest));
    }
    return { frames, smooth };
  }, names);
  await context.close();
  return frames;
}
