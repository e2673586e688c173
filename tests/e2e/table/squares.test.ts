import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { still } from '#tests/support/screens.ts';
import { annAndBen, square, tableCanBeSeen, theDoor } from './at-the-table.ts';

/** One square of each kind on the standard board. */
const kinds = { plain: 'B1', letter2: 'E2', letter3: 'C7', word2: 'C3', word3: 'A1', centre: 'I9' };

/** A picture in one bit: 1 where it is darker than the middle of its own darkest and lightest. */
function oneBit(bytes: Buffer): readonly number[] {
  const { data, width, height } = PNG.sync.read(bytes);
  const grey = Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  const middle = (Math.min(...grey) + Math.max(...grey)) / 2;
  return grey.map((value) => (value < middle ? 1 : 0));
}

describe.skipIf(!tableCanBeSeen)('premium squares without colour (P26)', () => {
  const door = theDoor();

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
