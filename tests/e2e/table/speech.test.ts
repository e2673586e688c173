import { describe, expect, it } from 'vitest';
import { annAndBen, lift, square, tableCanBeSeen, theDoor } from './at-the-table.ts';

describe.skipIf(!tableCanBeSeen)('what the table says', () => {
  const door = theDoor();
  /** Everything the speech region says from now on. */
  const listen = async () => {
    await door.page().evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const region = document.querySelector('[data-live="polite"]');
      if (region === null) throw new Error('There is no speech region');
      new MutationObserver(() => {
        const said = region.textContent.trim();
        if (said !== '') heard.push(said);
      }).observe(region, { subtree: true, childList: true, characterData: true });
    });
  };
  const heard = () =>
    door.page().evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);

  it('judges a word after a pause, not each of its beginnings, and tells other ways of cubes (8.1)', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await square(page, 'E9').focus();
    await listen();
    await page.keyboard.type('validly');
    await expect.poll(async () => (await heard()).at(-1)).toContain('VALIDLY for 86.');
    const said = (await heard()).join('\n');
    expect(said).not.toContain('not in the list');
    expect(said).toContain('L on G9');
    await page.keyboard.press('Escape');
    await square(page, 'H9').focus();
    await page.keyboard.type('di');
    await expect
      .poll(async () => (await heard()).at(-1))
      .toMatch(/DI.*\d+ choices of cubes lay the same letters/);
  });

  it('loses no sentence that comes before the page shows the last (8.1)', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await listen();
    // All of these come in one task, as they may on a busy machine.
    await page.evaluate(() => {
      for (const key of [',', 's', ',', 'h'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    await expect.poll(async () => (await heard()).join()).toContain('In the hand, 7 cubes.');
    expect((await heard()).join()).toContain('Ann 0');
  });

  it('says a refusal anew, however busy the page is (8.1)', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    // On a busy machine a frame may come before the page shows what was changed last.
    await page.evaluate(() => {
      const heard: string[] = [];
      const region = document.querySelector('[data-live="urgent"]');
      if (region === null) throw new Error('There is no speech region');
      new MutationObserver(() => {
        if (region.textContent !== '') heard.push(region.textContent);
      }).observe(region, { subtree: true, childList: true, characterData: true });
      const atNextFrame = window.requestAnimationFrame;
      let isFrame = false;
      const atOnce: typeof atNextFrame = (step) => {
        if (isFrame) return atNextFrame(step);
        queueMicrotask(() => {
          isFrame = true;
          step(performance.now());
          isFrame = false;
        });
        return 0;
      };
      Object.assign(window, { heard, requestAnimationFrame: atOnce });
    });
    const field = page.getByRole('textbox', { name: 'Type a play' });
    for (const times of [1, 2, 3]) {
      await field.fill('E9 across');
      await field.press('Enter');
      await expect.poll(async () => (await heard()).length).toBe(times);
    }
    expect(new Set(await heard()).size).toBe(1);
  });

  it('says what a dragged cube did (8.1)', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await listen();
    const cube = page.locator('[role=option]').first();
    const letter = (await cube.locator('.cube-letter').textContent()) ?? '';
    await cube.dragTo(page.locator('.top-line h1'));
    await expect.poll(async () => (await heard()).at(-1)).toBe(`${letter} stays in the hand.`);
    await cube.dragTo(square(page, 'E9'));
    await expect.poll(async () => (await heard()).join()).toContain(`${letter} on E9`);
    await square(page, 'E9').dragTo(square(page, 'G7'));
    await expect.poll(async () => (await heard()).at(-1)).toBe(`${letter} is moved from E9 to G7.`);
    await square(page, 'G7').dragTo(page.locator('.top-line h1'));
    await expect.poll(async () => (await heard()).at(-1)).toBe(`${letter} is back in the hand.`);
    // Nothing else was back at any time.
    expect((await heard()).filter((one) => one.includes('back in the hand'))).toHaveLength(1);
  });

  it('names square and direction of a play, there and in the list of moves (8.1)', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await page.getByRole('textbox', { name: 'Type a play' }).fill('E9 across VALIDLY');
    await page.keyboard.press('Enter');
    await listen();
    await page.getByRole('button', { name: /^Play VALIDLY/ }).click();
    const played = 'Ann plays VALIDLY from E9 across for 86.';
    await expect.poll(async () => (await heard()).join()).toContain(played);
    await page.getByRole('tab', { name: 'Moves' }).click();
    await expect.poll(() => page.locator('.score-pad .moves').textContent()).toContain(played);
    await page.getByRole('tab', { name: 'Scores' }).click();
  });

  it('says how a cube is turned where the focus is, and rings one thing alone (8.1)', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await page.keyboard.press('1');
    const how = page.locator('.turn-how');
    await expect.poll(() => how.textContent()).toContain('Once it has the focus');
    const rings = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('.table *')].filter(
            (one) =>
              getComputedStyle(one, '::before').borderTopWidth >= '3px' &&
              getComputedStyle(one, '::before').content !== 'none',
          ).length,
      );
    await expect.poll(rings).toBe(1);
    await page.locator('.net-face--top').focus();
    await expect.poll(() => how.textContent()).toBe('Arrow keys tip it, or choose a face');
    const before = await page.locator('.net-face--top .cube-letter').textContent();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.net-face--top .cube-letter').textContent()).not.toBe(before);
    await expect.poll(rings).toBe(1);
  });
});
