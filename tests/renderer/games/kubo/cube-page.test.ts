import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { has } from '#tests/support/capabilities.ts';
import { losses, loseContext, promisedMs } from '#tests/support/context-loss.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { cell, drawn, theKuboPage } from '#tests/support/kubo-page/open-page.ts';
import { still } from '#tests/support/screens.ts';

describe.skipIf(!has('chromium'))('the cube beside Kubo’s felts', () => {
  const open = theKuboPage();
  const draws = (page: Page) => page.evaluate(() => (window as unknown as { draws: number }).draws);
  const picture = (page: Page) => page.getByRole('img', { name: /^The cube/ });

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
