import { describe, expect, it, onTestFinished } from 'vitest';
import { annAndBen, holdPauses, lift, onBoard, square, tableCanBeSeen, theDoor } from './at-the-table.ts';

describe.skipIf(!tableCanBeSeen)('the table by touch, and pages beside it', () => {
  const door = theDoor();

  it.each([
    [390, 844],
    [1024, 768],
  ])('at %i by %i has targets of 40 px for fingers, and the hand stays (8.1)', async (width, height) => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    const client = await page.context().newCDPSession(page);
    const as = async (mobile: boolean) => {
      await client.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile,
      });
      await client.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
    };
    onTestFinished(async () => {
      await as(false);
      await client.send('Emulation.clearDeviceMetricsOverride');
      await client.detach();
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await as(true);
    await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.table-screen :is(button, a, [role=option], [role=gridcell], input)')]
          .map((target) => ({ target, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 40 || box.height < 40))
          .map(({ target }) => target.outerHTML.slice(0, 90)),
      );
    await expect.poll(small).toEqual([]);
    const hand = page.getByRole('listbox', { name: 'Your hand' });
    const face = page.locator('.net-face').nth(1);
    for (const [at, to] of ['H9', 'I9'].entries()) {
      await hand.getByRole('option').nth(at).click();
      // Once it is open, every cube that is chosen is turned there.
      if (at === 0) await page.getByRole('button', { name: 'Turn', exact: true }).click();
      await face.click();
      expect(await hand.count()).toBe(1);
      await square(page, to).click();
      await expect.poll(async () => (await onBoard(page)).length).toBe(at + 1);
      await hand.getByRole('option').nth(6).scrollIntoViewIfNeeded();
      expect(await hand.getByRole('option').nth(6).isVisible()).toBe(true);
    }
  });

  it.each([1000, 720, 800])(
    'in a window %i px high keeps hand and actions where they are while a computer has its turn, and says nothing of a quick one (8.1)',
    async (height) => {
      const page = door.page();
      await page.setViewportSize({ width: 1280, height });
      const pauses = await holdPauses(page);
      const eva = { name: 'Eva', kind: 'computer', level: 19 } as const;
      await door.lay({ ...annAndBen(), players: [{ name: 'Ann', kind: 'person' }, eva] });
      await page.locator('[data-square]:focus').waitFor();
      const hand = page.getByRole('listbox', { name: 'Your hand' });
      const place = async () => {
        const box = await hand.boundingBox();
        return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
      };
      const before = await place();
      await page.getByRole('button', { name: 'Pass' }).click();
      const thinking = page.locator('.computer-place--thinking');
      await thinking.waitFor({ state: 'attached' });
      expect(await thinking.evaluate((one) => getComputedStyle(one).animationDelay)).toBe('0.4s');
      await thinking.waitFor();
      await expect.poll(place).toEqual(before);
      await pauses.release();
      // So it stays when her own turn comes again, with Eva's move above it, and once that is folded into a line.
      await page.locator('.turn-places > .last-move').waitFor();
      await expect.poll(place).toEqual(before);
      await page.keyboard.type('va');
      await page.locator('.turn-places > .last-move-line').waitFor();
      await expect.poll(async () => Math.abs((await place()).y - before.y)).toBeLessThanOrEqual(1);
      await expect.poll(async () => (await onBoard(page)).length).toBeGreaterThan(1);
    },
  );

  it('leads from the rules back to the table, with what was laid (8.1)', async () => {
    const page = door.page();
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await square(page, 'E9').focus();
    await page.keyboard.type('val');
    await expect.poll(() => onBoard(page)).toEqual(['E9V', 'F9A', 'G9L']);
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await lift(page, 'Ann');
    await expect.poll(() => onBoard(page)).toEqual(['E9V', 'F9A', 'G9L']);
  });
});
