import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { keptSettings } from '#tests/support/kept-settings.ts';
import { tabTo } from '#tests/support/screens.ts';
import { annAndBen, lift, publishedBefore, tableCanBeSeen, theDoor, turnLine } from './at-the-table.ts';

/** Everything a page could betray: its source, what assistive technology reads, its title. */
async function everything(page: Page): Promise<string> {
  const source = await page.evaluate(() => `${document.title}\n${document.documentElement.outerHTML}`);
  return `${source}\n${await page.locator('body').ariaSnapshot()}`;
}

interface HeldWindow {
  drawHeld(): void;
}

/** What the page does before its next frame is held until the test has it drawn, as where a machine is busy. */
async function holdFrames(page: Page) {
  await page.evaluate(() => {
    const { requestAnimationFrame: request } = window;
    const held: FrameRequestCallback[] = [];
    const drawHeld = () => {
      window.requestAnimationFrame = request;
      for (const draw of held) draw(performance.now());
    };
    Object.assign(window, {
      requestAnimationFrame: (draw: FrameRequestCallback) => held.push(draw),
      drawHeld,
    });
  });
  return {
    draw: () =>
      page.evaluate(() => {
        (window as unknown as HeldWindow).drawHeld();
      }),
  };
}

describe.skipIf(!tableCanBeSeen)('the curtain between turns (P3)', () => {
  const door = theDoor();

  it('shows nobody’s letters before the first turn: not one letter is on the page', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await page.getByRole('button', { name: 'Show Ann’s hand' }).waitFor();
    expect(await page.locator('.cube-letter, .cube-value, [data-cube], .net').count()).toBe(0);
    await expect.poll(() => page.locator('.hand-cube').count()).toBe(7);
    expect(await page.locator('.hand').textContent()).toBe('');
    const all = await everything(page);
    for (const { letters } of alphacubesSet.pieces) {
      expect(all).not.toContain(letters.join(''));
      expect(all).not.toContain(letters.join(', '));
    }
    expect(all).not.toMatch(/; also/);
  });

  it('falls when a turn is over: what is left in the hand and what was drawn are gone from the page', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await page.keyboard.type('LID', { delay: 5 });
    const own = await page.locator('.hand-cube-front').allTextContents();
    expect(own).toHaveLength(7);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Show Ben’s hand' }).waitFor();
    await expect.poll(() => page.locator('.cube-letter').allTextContents()).toEqual(['L', 'I', 'D']);
    const all = await everything(page);
    for (const front of own) expect(all).not.toContain(front);
    expect(all).not.toMatch(/; also|data-cube=/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    expect(await page.locator('[data-cube], .net').count()).toBe(0);
  });

  it('falls when a move is taken back, for the hand of whoever moved', async () => {
    const page = door.page();
    await door.lay(publishedBefore(11));
    await lift(page, 'Green');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 10, Yellow to play');
    await page.getByRole('button', { name: 'Show Yellow’s hand' }).waitFor();
    expect(await page.locator('[data-cube]').count()).toBe(0);
    await expect
      .poll(() => page.locator('.score-pad').textContent())
      .toContain('One move was undone after pieces had been drawn or shown, or after time had run out.');
  });

  it('draws no hand while a play may be challenged, and tells the verdict', async () => {
    const page = door.page();
    await door.lay(annAndBen({ judge: 'challenge' }));
    await lift(page, 'Ann');
    await page.keyboard.type('VID', { delay: 5 });
    await expect.poll(() => page.locator('.actions-main').textContent()).toContain('Play VID for');
    expect(await page.locator('.cube--not-a-word').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ben: challenge' }).waitFor();
    expect(await page.locator('[data-cube]').count()).toBe(0);
    await page.getByRole('button', { name: 'Ben: challenge' }).click();
    await expect
      .poll(() => page.locator('.curtain').textContent())
      .toContain('Ben challenges. VID is not good: the play is taken back.');
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    await expect.poll(() => page.locator('.cube-letter').count()).toBe(0);
  });

  it('leaves the focus where somebody takes it by Tab, however late a frame comes (7.17)', async () => {
    const page = door.page();
    await door.lay(publishedBefore(11));
    await page.locator('#curtain-title:focus').waitFor();
    const frames = await holdFrames(page);
    await page.keyboard.press('Control+z');
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 10, Yellow to play');
    const show = page.getByRole('button', { name: 'Show Yellow’s hand' });
    await tabTo(page, show);
    await frames.draw();
    expect(await show.and(page.locator(':focus')).count()).toBe(1);
  });

  it('can be turned off by the table, and stays off', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await page.getByRole('button', { name: 'Game' }).click();
    const setting = page.getByRole('radiogroup', { name: 'Curtain between turns' });
    await setting.getByRole('radio', { name: 'Off' }).check();
    await expect
      .poll(() => keptSettings(door.home()))
      .toMatchObject({ remembered: { 'table.curtain': false } });
    // Whoever turned it off need not be Ann: this one stays down for her, the next hand opens by itself (7.15).
    expect(await page.locator('[data-cube]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await lift(page, 'Ann');
    await page.getByRole('button', { name: 'Pass' }).click();
    await expect.poll(() => turnLine(page).textContent()).toBe('Turn 2, Ben to play');
    await page.getByRole('listbox', { name: 'Your hand' }).waitFor();
    await page.reload();
    await page.getByRole('listbox', { name: 'Your hand' }).waitFor();
    await page.getByRole('button', { name: 'Game' }).click();
    await setting.getByRole('radio', { name: 'On' }).check();
    await page.getByRole('button', { name: 'Show Ben’s hand' }).waitFor();
  });

  it('writes nothing to the page’s console', () => {
    expect(door.heard()).toEqual([]);
  });
});
