import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import { bounds } from '#print-templates/layout/bounds.ts';
import { box, rectOf, stroked } from '#print-templates/layout/draw.ts';
import type { Sheet } from '#print-templates/layout/types.ts';
import { uprightSheet } from '#print-templates/layout/transform.ts';
import { pointBehind } from '#print-templates/templates/workshop/duplex-test.ts';
import { expectOk, mm } from '#shared/kernel/index.ts';
import {
  calibration,
  correctionOf,
  printerOptions,
  truePrinter,
  type PrinterProfile,
} from '#shared/printers/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';
import { readPdf, type ReadPoint } from '#tests/support/print/read-pdf.ts';

const measured = fc.record(
  Object.fromEntries(
    printerOptions.map(({ name, min, max }) => [name, fc.double({ min, max, noNaN: true })]),
  ) as Record<keyof PrinterProfile, fc.Arbitrary<number>>,
);

/** A printer written from what was measured on its sheet alone: three points of the front say where all others go. */
function printerOf(profile: PrinterProfile, side: 'front' | 'back') {
  const { cross, line } = calibration;
  return ({ x, y }: ReadPoint): ReadPoint => {
    const [across, down] = [(x - cross) / line, (y - cross) / line];
    const shift = side === 'back' ? { x: -profile.backRight, y: profile.backDown } : { x: 0, y: 0 };
    return {
      x: profile.left + across * profile.across + down * (profile.leftBelow - profile.left) + shift.x,
      y: profile.top + down * profile.down + shift.y,
    };
  };
}

const portrait = { width: 210, height: 297 };

describe('a printer that was measured', () => {
  it('R3: prints every place where it belongs, whatever it does to lengths and places', () => {
    const place = fc.record({
      x: fc.double({ min: 0, max: 210, noNaN: true }),
      y: fc.double({ min: 0, max: 297, noNaN: true }),
    });
    fc.assert(
      fc.property(measured, place, fc.constantFrom('front', 'back'), (profile, { x, y }, side) => {
        const undo = correctionOf(profile, { side, ...portrait });
        const { a, b, c, d, e, f } = undo ?? { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
        const printed = printerOf(profile, side)({ x: a * x + c * y + e, y: b * x + d * y + f });
        expect(Math.hypot(printed.x - x, printed.y - y)).toBeLessThan(1e-6);
      }),
    );
  });

  it('R3: the corrected PDF measures right within 0.02 mm after what the printer does to it', async () => {
    const profile = { ...truePrinter, across: 149.1, down: 151.2, left: 20.7, top: 18.9, leftBelow: 21.4 };
    const set = layOut('workshop-calibration');
    const [plain] = await readPdf(expectOk(await writePdf(set)));
    const [page] = await readPdf(expectOk(await writePdf(set, { printer: profile })));
    const printer = printerOf(profile, 'front');
    expect(page?.texts.length).toBe(plain?.texts.length);
    page?.texts.forEach((text, index) => {
      const there = printer(text);
      const wanted = plain?.texts[index];
      expect(Math.hypot(there.x - (wanted?.x ?? 0), there.y - (wanted?.y ?? 0))).toBeLessThan(0.02);
    });
    expect([page?.width, page?.height]).toEqual([plain?.width, plain?.height]);
  });

  it('R3, R4: a back turned on the short edge goes through it upside down, and its corners land where they belong', () => {
    const corner = fc.constantFrom([0, 0], [210, 0], [0, 297], [210, 297]);
    fc.assert(
      fc.property(measured, corner, (profile, [x = 0, y = 0]) => {
        const side = { side: 'back', turn: 'short-edge', ...portrait } as const;
        const { a, b, c, d, e, f } = correctionOf(profile, side) ?? { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
        const sent = { x: 210 - (a * x + c * y + e), y: 297 - (b * x + d * y + f) };
        const printed = printerOf(profile, 'back')(sent);
        expect(Math.hypot(210 - printed.x - x, 297 - printed.y - y)).toBeLessThan(1e-6);
      }),
    );
  });

  it('R3, R4: booklets, which lie, are written upright and measure right within 0.02 mm, fronts and backs', async () => {
    const profile = {
      ...{ across: 149.1, down: 151.2, left: 22.7, top: 17.4, leftBelow: 24.1 },
      ...{ backRight: 1.7, backDown: -2.3 },
    };
    const set = layOut('alphacubes-booklet');
    const plain = await readPdf(expectOk(await writePdf(set)));
    const pages = await readPdf(expectOk(await writePdf(set, { printer: profile })));
    expect(pages).toHaveLength(plain.length);
    for (const [index, page] of pages.entries()) {
      const lying = plain[index];
      const { side } = set.sheets[index] ?? { side: 'front' };
      const [width, height] = [page.width, page.height];
      expect([width, height]).toEqual([lying?.height, lying?.width]);
      const printer = printerOf(profile, side);
      // What a printer draws on a back that is turned on the short edge, it draws upside down.
      const onPaper = ({ x, y }: ReadPoint): ReadPoint => {
        if (side === 'front') return printer({ x, y });
        const there = printer({ x: width - x, y: height - y });
        return { x: width - there.x, y: height - there.y };
      };
      const off = page.texts.map((text, at) => {
        const wanted = lying?.texts[at] ?? { x: NaN, y: NaN };
        const there = onPaper(text);
        // A quarter clockwise: what was the top is at the right.
        return Math.hypot(there.x - (width - wanted.y), there.y - wanted.x);
      });
      expect(off.length).toBeGreaterThan(10);
      expect(Math.max(...off)).toBeLessThan(0.02);
    }
  });

  it('R3: a page that lies keeps its boxes and its pictures when it is written upright', () => {
    const ops = [stroked('ink', box(rectOf(11, 3, 40, 20)), { ink: '#000000', width: 0.2 })];
    const sheet: Sheet = {
      label: 'Test',
      side: 'front',
      width: mm(297),
      height: mm(210),
      ops,
      trim: rectOf(11, 3, 40, 20),
    };
    const upright = uprightSheet(sheet);
    expect(upright).toMatchObject({
      width: 210,
      height: 297,
      trim: { x: 187, y: 11, width: 20, height: 40 },
    });
    const [drawn] = upright.ops.map(bounds);
    expect(drawn).toEqual({
      ...{ x: expect.closeTo(186.9, 9), y: expect.closeTo(10.9, 9) },
      ...{ width: expect.closeTo(20.2, 9), height: expect.closeTo(40.2, 9) },
    });
    expect(uprightSheet(upright)).toBe(upright);
  });

  it('that prints true leaves the bytes as they are', async () => {
    const set = layOut('workshop-duplex-test');
    const plain = expectOk(await writePdf(set));
    const same = expectOk(await writePdf(set, { printer: { ...truePrinter } }));
    expect(Buffer.from(plain).equals(Buffer.from(same))).toBe(true);
  });
});

describe('the sheet for both sides (R4)', () => {
  it.each([
    ['long-edge', 'portrait', portrait],
    ['short-edge', 'portrait', portrait],
    ['long-edge', 'landscape', { width: 297, height: 210 }],
  ] as const)('%s, %s: the scale says the drift, whatever it is', (turn, _, { width, height }) => {
    const paper = { width: mm(width), height: mm(height) };
    const isMirrored = (turn === 'long-edge') === height >= width;
    const drift = fc.double({ min: -6, max: 6, noNaN: true });
    fc.assert(
      fc.property(drift, drift, (right, below) => {
        const spot = { x: 70, y: 40 };
        const back = pointBehind(spot, { paper }, turn);
        // Where a mark of the back shows through, seen from the front.
        const seen = (at: ReadPoint): ReadPoint => ({
          x: (isMirrored ? width - at.x : at.x) + right,
          y: (isMirrored ? at.y : height - at.y) + below,
        });
        // The mark so far from the middle of the scale that the cross of the front meets it.
        const across = isMirrored ? right : -right;
        const down = isMirrored ? -below : below;
        const met = seen({ x: back.x + across, y: back.y + down });
        expect(met.x).toBeCloseTo(spot.x, 9);
        expect(met.y).toBeCloseTo(spot.y, 9);
      }),
    );
  });

  it('has figures that grow to where the cross goes as the back drifts', () => {
    const [, back] = layOut('workshop-duplex-test').sheets;
    const figures =
      back?.ops.flatMap((op) =>
        op.kind === 'text' && op.purpose === 'ink' && /^(0|[+–]6)$/.test(op.text) ? [op] : [],
      ) ?? [];
    expect(figures).toHaveLength(18);
    const across = figures.filter(({ anchor }) => anchor === 'middle').slice(0, 3);
    // To the right on the back, for a back that lies to the right of its front.
    expect(across.map(({ text }) => text)).toEqual(['–6', '0', '+6']);
    expect(across[2]?.x).toBeGreaterThan(across[0]?.x ?? 0);
  });

  it('tells viewers on which edge to turn, and is refused on no paper by a throw', () => {
    expect(layOut('workshop-duplex-test', { turn: 'short-edge' }).duplex).toBe('short-edge');
    expect(layOut('workshop-duplex-test').sheets.map(({ side }) => side)).toEqual(['front', 'back']);
  });
});
