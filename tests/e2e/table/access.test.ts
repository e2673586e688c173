import { beforeAll, describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { still } from '#tests/support/screens.ts';
import {
  annAndBen,
  holdPauses,
  lift,
  publishedBefore,
  square,
  tableCanBeSeen,
  theDoor,
} from './at-the-table.ts';

const wide = { width: 1280, height: 800 };
const zoomed = { width: 640, height: 400 };
const board = '.board';

describe.skipIf(!tableCanBeSeen)('the table for everybody (D8, P26)', () => {
  const door = theDoor();
  const lights = [
    { theme: 'light', media: { colorScheme: 'light', contrast: 'no-preference' } },
    { theme: 'dark', media: { colorScheme: 'dark', contrast: 'no-preference' } },
    { theme: 'high-contrast', media: { colorScheme: 'light', contrast: 'more' } },
  ] as const;

  describe.each([
    [wide, lights],
    // Sizes change no colour.
    [zoomed, lights.slice(0, 1)],
  ])('at %o, in every light, gives axe nothing to find', (size, looks) => {
    const menu = () => door.page().getByRole('button', { name: 'Game' });
    beforeAll(async () => {
      await door.page().setViewportSize(size);
    });
    /**
     * What axe holds against the page in one light after the other; the structure is the same in all of them. Two thirds
     * of its time go into the board, which is left out where another test sees it in the same state, or in a wide window.
     */
    const seenWide = size === zoomed ? board : undefined;
    const findings = async (without?: string): Promise<readonly string[]> => {
      const page = door.page();
      const found: string[] = [];
      for (const [at, { theme, media }] of looks.entries()) {
        await page.emulateMedia(media);
        await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
        const { findings: ofThis } = await axeOn(page, {
          only: at === 0 ? undefined : 'color-contrast',
          without,
        });
        found.push(...ofThis.map((finding) => `${theme}: ${finding}`));
      }
      await page.emulateMedia(lights[0].media);
      return found;
    };

    /**
     * What stands on the board now has been looked at in every light. A square that comes to look as another did needs
     * no second look; only where nothing lies over the board, which could change its colours.
     */
    const rememberSquares = () =>
      door.page().evaluate(() => {
        const seen = ((window as { squaresSeen?: Set<string> }).squaresSeen ??= new Set<string>());
        for (const one of document.querySelectorAll('[data-square]')) {
          one.removeAttribute('data-seen');
          seen.add(one.outerHTML);
        }
      });
    /** The squares that look as some did before, as a selector. */
    const squaresSeen = async () => {
      await still(door.page());
      await door.page().evaluate(() => {
        const { squaresSeen: seen } = window as { squaresSeen?: Set<string> };
        for (const one of document.querySelectorAll('[data-square]')) {
          one.removeAttribute('data-seen');
          if (seen?.has(one.outerHTML) === true) one.setAttribute('data-seen', '');
        }
      });
      return '[data-seen]';
    };

    it('between turns, and in the menu', async () => {
      await door.lay(publishedBefore(11));
      expect(await findings(seenWide)).toEqual([]);
      await menu().click();
      await door.page().getByRole('radiogroup', { name: 'Appearance' }).waitFor();
      expect(await findings(board)).toEqual([]);
      await door.page().keyboard.press('Escape');
    });

    it('while a play is laid, a word and none', async () => {
      const page = door.page();
      await door.lay(publishedBefore(11));
      await lift(page, 'Green');
      await square(page, 'G4').click();
      await page.keyboard.type('CHECK', { delay: 5 });
      await page.getByRole('option').nth(5).click();
      await page.getByRole('option', { selected: true }).waitFor();
      expect(await findings()).toEqual([]);
      await rememberSquares();
      await page.keyboard.press('Escape');
      await square(page, 'G4').click();
      await page.keyboard.type('CHEK', { delay: 5 });
      await page.locator('.cube--not-a-word').first().waitFor();
      expect(await findings(await squaresSeen())).toEqual([]);
    });

    it('at the end, and while a play may be challenged', async () => {
      await door.lay(publishedBefore(21));
      await door.page().locator('.end-sheet').waitFor();
      expect(await findings(seenWide)).toEqual([]);
      await door.lay(publishedBefore(2, { judge: 'challenge' }));
      expect(await findings(board)).toEqual([]);
    });

    it('with a hint to its last step', async () => {
      const page = door.page();
      await door.lay(publishedBefore(11));
      await lift(page, 'Green');
      for (const step of [1, 2, 3, 4]) {
        await page.keyboard.press('!');
        await page.locator(`.hint-steps:not(.hint-steps--late) > li:nth-child(${step})`).waitFor();
      }
      expect(await findings(seenWide ?? (await squaresSeen()))).toEqual([]);
    });

    it('looking back at a turn and at a game', async () => {
      const page = door.page();
      await door.lay(publishedBefore(11));
      await lift(page, 'Green');
      if (size === zoomed) await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'What could I have played?' }).click();
      await page.locator('.review-statements').waitFor();
      expect(await findings(board)).toEqual([]);
      await door.lay(publishedBefore(21));
      await page.getByRole('button', { name: 'Look back' }).click();
      if (size !== zoomed) await page.getByRole('button', { name: 'how it is reckoned' }).click();
      await page.locator('.review-statements').waitFor();
      expect(await findings(board)).toEqual([]);
    });

    it('while a computer waits', async () => {
      const page = door.page();
      const { players, ...record } = annAndBen();
      const computers = players.map(({ name }, at) =>
        at === 0 ? { name, kind: 'computer' as const, level: 2 } : { name, kind: 'person' as const },
      );
      const pauses = await holdPauses(page);
      await door.lay({ ...record, players: computers });
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('heading', { name: 'Ann is paused' }).waitFor();
      expect(await findings(board)).toEqual([]);
      await pauses.release();
    });
  });

  it.each([zoomed, { width: 320, height: 640 }, { width: 1000, height: 700 }, { width: 999, height: 900 }])(
    'never scrolls sideways at %o, and keeps the main action in view',
    async (size) => {
      const page = door.page();
      await page.setViewportSize(size);
      await door.lay(publishedBefore(11));
      await lift(page, 'Green');
      await square(page, 'G4').click();
      await page.keyboard.type('CHECK', { delay: 5 });
      await expect.poll(() => page.locator('.actions-main').textContent()).toMatch(/^Play .*for 23/);
      await still(page);
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(over).toBe(0);
      const main = await page.locator('.actions-main').boundingBox();
      if (main === null) throw new Error('there is no main action');
      expect(main.x + main.width).toBeLessThanOrEqual(size.width);
      expect(main.y + main.height).toBeLessThanOrEqual(size.height);
      expect(main.width).toBeGreaterThan(80);
    },
  );

  it('at 200 % zoom shows a window of 9 x 9 squares or more, of 28 px or more, that follows the cursor', async () => {
    const page = door.page();
    await page.setViewportSize(zoomed);
    await door.lay(publishedBefore(11));
    await lift(page, 'Green');
    const inView = () =>
      page.evaluate(() => {
        const frame = document.querySelector('.board')?.getBoundingClientRect();
        const margin = document.querySelector('.board-corner')?.getBoundingClientRect();
        if (frame === undefined || margin === undefined) return [];
        return [...document.querySelectorAll('[data-square]')]
          .map((one) => ({ name: one.getAttribute('data-square') ?? '', box: one.getBoundingClientRect() }))
          .filter(
            ({ box }) =>
              box.left >= margin.right - 1 &&
              box.top >= margin.bottom - 1 &&
              box.right <= frame.right + 1 &&
              box.bottom <= frame.bottom + 1,
          )
          .map(({ name, box }) => ({ name, width: box.width }));
      });
    await expect.poll(async () => (await inView()).length).toBeGreaterThanOrEqual(81);
    expect(Math.min(...(await inView()).map(({ width }) => width))).toBeGreaterThanOrEqual(28);
    for (const [key, corner] of [
      ['Control+Home', 'A1'],
      ['End', 'Q1'],
      ['PageDown', 'Q17'],
      ['Home', 'A17'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(async () => (await inView()).map(({ name }) => name)).toContain(corner);
      await square(page, corner).and(page.locator(':focus')).waitFor();
    }
    // The names of columns and rows stay.
    const names = () =>
      page.evaluate(() => {
        const frame = document.querySelector('.board')?.getBoundingClientRect();
        const left = document.querySelector('.board-names--left')?.getBoundingClientRect();
        return (left?.left ?? -1) - (frame?.left ?? 0);
      });
    await expect.poll(async () => Math.abs(await names())).toBeLessThan(2);
  });

  it('moves nothing where motion is not wanted', async () => {
    const page = door.page();
    await page.setViewportSize(wide);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await door.lay(annAndBen());
    await lift(page, 'Ann');
    await page.keyboard.type('LID', { delay: 5 });
    const motions = await page.evaluate(() =>
      document.getAnimations().map((one) => (one instanceof CSSAnimation ? one.animationName : 'transition')),
    );
    expect(motions.filter((name) => !/fade|transition/.test(name))).toEqual([]);
  });

  it('keeps cubes, squares and what is laid apart where the system forces its colours', async () => {
    const page = door.page();
    await page.setViewportSize(wide);
    await page.emulateMedia({ forcedColors: 'active' });
    await door.lay(publishedBefore(11));
    await lift(page, 'Green');
    await square(page, 'G4').click();
    await page.keyboard.type('CHECK', { delay: 5 });
    await square(page, 'G4').locator('.cube').waitFor();
    await still(page);
    const [fixed, laid] = await page.evaluate(() =>
      ['I4', 'G4'].map((name) => {
        const cube = document.querySelector(`[data-square="${name}"] .cube`);
        return cube === null ? '' : getComputedStyle(cube).backgroundColor;
      }),
    );
    expect(fixed).not.toBe('');
    expect(laid).not.toBe(fixed);
    expect((await axeOn(page)).findings).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
