import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { still } from '#tests/support/screens.ts';
import { annAndBen, lift, publishedBefore, square, tableCanBeSeen, theDoor } from './at-the-table.ts';

/** One square of each kind on the standard board. */
const kinds = { plain: 'B1', letter2: 'E2', letter3: 'C7', word2: 'C3', word3: 'A1', centre: 'I9' };

/** How light each pixel of a picture is, from 0 to 255. */
function greyOf(bytes: Buffer): readonly number[] {
  const { data, width, height } = PNG.sync.read(bytes);
  return Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
}

/** A picture in one bit: 1 where it is darker than the middle of its own darkest and lightest. */
function oneBit(bytes: Buffer): readonly number[] {
  const grey = greyOf(bytes);
  const middle = (Math.min(...grey) + Math.max(...grey)) / 2;
  return grey.map((value) => (value < middle ? 1 : 0));
}

/** The contrast of the darkest and the lightest of a picture (WCAG 2.2), of what covers a twentieth of it or more. */
function contrastIn(bytes: Buffer): number {
  const light = greyOf(bytes)
    .map((value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
    .sort((one, other) => one - other);
  const least = Math.ceil(light.length / 20);
  return ((light.at(-least) ?? 0) + 0.05) / ((light[least - 1] ?? 0) + 0.05);
}

/** A part of the square of 39 px, cut out of the screen. */
async function part(page: Page, name: string, from: number, to: number): Promise<Buffer> {
  const box = await square(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not on the screen`);
  const clip = { x: box.x + from, y: box.y + from, width: to - from, height: to - from };
  return page.screenshot({ clip });
}

describe.skipIf(!tableCanBeSeen)('premium squares without colour (P26)', () => {
  const door = theDoor();

  describe.each(['light', 'dark'] as const)('where the system forces a %s palette (7.20)', (colorScheme) => {
    const page = () => door.page();
    beforeAll(async () => {
      await page().emulateMedia({ forcedColors: 'active', colorScheme });
    });
    afterAll(async () => {
      await page().emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    });

    it('every kind is told from every other, and its text stands out', async () => {
      await door.lay(annAndBen());
      await still(page());
      const seen = new Map<string, readonly number[]>();
      for (const [kind, name] of Object.entries(kinds)) {
        seen.set(kind, greyOf(await part(page(), name, 3, 36)));
        if (kind !== 'plain') {
          // The star of the centre reaches further than a text.
          const [from, to] = kind === 'centre' ? [5, 34] : [12, 27];
          expect(contrastIn(await part(page(), name, from, to)), kind).toBeGreaterThan(4.5);
        }
      }
      for (const [one, first] of seen) {
        for (const [other, second] of seen) {
          if (one >= other) continue;
          const apart =
            first.filter((grey, at) => Math.abs(grey - (second[at] ?? 0)) > 128).length / first.length;
          expect(apart, `${one} and ${other}`).toBeGreaterThan(0.08);
        }
      }
    });

    it('every state of a cube is told from every other, and its letter can be read', async () => {
      await door.lay(publishedBefore(4));
      await lift(page(), 'Blue');
      await square(page(), 'A2').click();
      await page().keyboard.press('/');
      const letter = await page().locator('.hand-cube .cube-letter').first().textContent();
      await page().keyboard.press(letter ?? '');
      await square(page(), 'A2').locator('.cube--laid, .cube--not-a-word').waitFor();
      await still(page());
      const states = { free: 'B1', fixed: 'E9', last: 'G8', laid: 'A2' };
      const seen = new Map<string, readonly number[]>();
      for (const [state, name] of Object.entries(states)) {
        const grey = greyOf(await part(page(), name, 2, 37));
        seen.set(state, grey);
        if (state !== 'free') expect(contrastIn(await part(page(), name, 8, 31)), state).toBeGreaterThan(4.5);
      }
      for (const [one, first] of seen) {
        for (const [other, second] of seen) {
          if (one >= other) continue;
          const apart =
            first.filter((grey, at) => Math.abs(grey - (second[at] ?? 0)) > 100).length / first.length;
          expect(apart, `${one} and ${other}`).toBeGreaterThan(0.03);
        }
      }
    });
  });

  it.each(['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const)(
    'differ in black and white alone, seen with %s',
    async (type) => {
      const page = door.page();
      await door.lay(annAndBen());
      await still(page);
      const session = await page.context().newCDPSession(page);
      for (const theme of ['light', 'dark', 'high-contrast']) {
        await page.evaluate((name) => {
          document.documentElement.dataset['theme'] = name;
        }, theme);
        await still(page);
        await session.send('Emulation.setEmulatedVisionDeficiency', { type });
        const seen = new Map<string, readonly number[]>();
        for (const [kind, name] of Object.entries(kinds)) {
          const box = await square(page, name).boundingBox();
          if (box === null) throw new Error(`${name} is not on the screen`);
          const clip = { x: box.x + 3, y: box.y + 3, width: 33, height: 33 };
          seen.set(kind, oneBit(await page.screenshot({ clip })));
        }
        for (const [one, first] of seen) {
          for (const [other, second] of seen) {
            if (one >= other) continue;
            const apart = first.filter((bit, at) => bit !== second[at]).length / first.length;
            expect(apart, `${theme}: ${one} and ${other}`).toBeGreaterThan(0.08);
          }
        }
      }
      await session.detach();
    },
  );
});
