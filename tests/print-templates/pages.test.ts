import pixelmatch from 'pixelmatch';
import type { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { alphacubesSet, kuboDeck } from '#shared/pieces/index.ts';
import { inkOf } from '#print-templates/layout/facts.ts';
import { tileBleed } from '#print-templates/layout/cards/tile-sheets.ts';
import { has } from '#tests/support/capabilities.ts';
import { keptPage, keptPages, pictureOf } from '#tests/support/print/kept-pages.ts';
import { layOut, printed, printedSheet } from '#tests/support/print/lay-out.ts';
import { expectApart, lookAt, shareOfRuns, type Look } from '#tests/support/print/looks.ts';
import { picturesOf } from '#tests/support/print/tools.ts';

const inks = ['full', 'low', 'outline'] as const;

describe.skipIf(!has('poppler'))('pages, rendered', () => {
  it.each(keptPages)('$name looks as it was kept', async (kept) => {
    const picture = await pictureOf(kept);
    const before = keptPage(kept);
    expect([picture.width, picture.height]).toEqual([before.width, before.height]);
    const { width, height } = picture;
    const differing = pixelmatch(before.data, picture.data, undefined, width, height, { threshold: 0.15 });
    // Other versions of poppler smooth edges a little otherwise; a letter more or less is far above this.
    expect(differing).toBeLessThan(width * height * 0.002);
  });

  it.each([
    'alphacubes-nets',
    'alphacubes-board',
    'kubo-deck',
    'alphacubes-stickers',
    'alphacubes-rack',
    'box-drilling',
  ])('the ink that %s is said to take is the ink on its page', async (product) => {
    const seen: number[] = [];
    for (const ink of inks) {
      // Where the square has a sheet of its own before the tiles, that is the same in any ink.
      const { sheets } = layOut(product, { ink });
      const at = sheets.findIndex(({ ops }) => ops.some((op) => op.kind === 'clip' || op.purpose === 'ink'));
      const sheet = sheets[at];
      const [picture] = picturesOf(await printedSheet(product, { ink }, at + 1), { dpi: 300 });
      if (sheet === undefined || picture === undefined) throw new Error('No page');
      const said = inkOf(sheet.ops) / (sheet.width * sheet.height);
      seen.push(inkSeen(picture));
      expect(Math.abs(said - inkSeen(picture))).toBeLessThan(0.002 + said * 0.06);
    }
    // Full, low, outline.
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });
});

describe.skipIf(!has('poppler'))('in one bit of black and white (R18)', () => {
  it.each(inks)('the kinds of square stay apart in %s ink', async (ink) => {
    const dpi = 254;
    const options = { square: 10, ink, guide: false };
    const [picture] = picturesOf(await printed('alphacubes-board', options), { dpi, mono: true });
    const clip = layOut('alphacubes-board', options).sheets[0]?.ops.find((op) => op.kind === 'clip');
    if (picture === undefined || clip?.kind !== 'clip') throw new Error('No board');
    const over = 4.5 + tileBleed;
    const start = { x: clip.to.x + over, y: clip.to.y + over };
    const kinds = new Map<string, Look[]>();
    alphacubesSet.boards['standard']?.rows.forEach((row, r) =>
      [...row].forEach((mark, c) => {
        const at = { x: start.x + c * 10, y: start.y + r * 10 };
        kinds.set(mark, [...(kinds.get(mark) ?? []), lookAt(picture, at.x, at.y, 10)]);
      }),
    );
    expect([...kinds.keys()].sort().join('')).toBe('*.DTdt');
    expectApart([...kinds.values()].map((looks) => looks.slice(0, 6)));
  });

  it.each(inks)('the colours of Kubo stay apart in %s ink', async (ink) => {
    const options = { ink, backs: false, guide: false };
    const sheets = layOut('kubo-deck', options).sheets;
    const colours = [...new Set(kuboDeck.map((card) => card.colour))];
    // Two sheets a colour; places in the border of the first card, clear of its panel. An outline has no
    // border: the shapes of the first two cards.
    const [places, look] = ink === 'outline' ? [outlined, lookAt] : [bordered, shareOfRuns];
    const looks: Look[][] = [];
    for (const [index] of colours.entries()) {
      const pdf = await printedSheet('kubo-deck', options, index * 2 + 1);
      const [picture] = picturesOf(pdf, { dpi: 254, mono: true, only: { width: 1400, height: 900 } });
      const clip = sheets[index * 2]?.ops.find((op) => op.kind === 'clip');
      if (picture === undefined || clip?.kind !== 'clip') throw new Error('No card');
      looks.push(places.map(({ x, y, side }) => look(picture, clip.to.x + x, clip.to.y + y, side)));
    }
    expectApart(looks);
  });
});

/** From the corner of the bleed. */
const bordered = [0, 18, 33, 51].map((along) => ({ x: 1, y: 1 + along, side: 5.5 }));
/** Round the shape in the corner of a card, and of the card beside it. */
const outlined = [0, 63.5].map((along) => ({ x: 54.3 + along, y: 9.9, side: 5 }));

/** Share of the page's whiteness that is gone. */
function inkSeen({ data }: PNG): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    sum += 1 - ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765;
  }
  return sum / (data.length / 4);
}
