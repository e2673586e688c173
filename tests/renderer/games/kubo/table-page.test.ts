import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { has } from '#tests/support/capabilities.ts';
import { cell, drawn, theKuboPage } from '#tests/support/kubo-page/open-page.ts';

/** The parts of Kubo's table in real Chromium, on a page of their own. */
describe.skipIf(!has('chromium'))('the parts of Kubo’s table', () => {
  const open = theKuboPage();
  const said = (page: Page) => page.locator('[data-said]').textContent();
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.querySelector('.visually-hidden')?.textContent);

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
