import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  piecesPerSheet,
  squareCorners,
  squareRoom,
  type Arrangement,
} from '#print-templates/layout/packing/arrange.ts';
import { cornersOf, rectOf, type Point } from '#print-templates/layout/draw.ts';
import { frameOf } from '#print-templates/layout/frame.ts';
import { interlock } from '#print-templates/layout/packing/interlock.ts';
import { Nest, nestingStrategies } from '#print-templates/layout/packing/nest.ts';
import { netPlaces } from '#print-templates/layout/nets/net-places.ts';
import { netNames } from '#print-templates/layout/nets/net-shapes.ts';
import { cubeNet, type Net } from '#print-templates/layout/nets/net.ts';
import type { Rect } from '#print-templates/layout/types.ts';
import { papers, type PaperName } from '#print-templates/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { runs } from '#tests/support/runs.ts';
import { EveryPacking, isApart, turnedOutline } from '#tests/support/print/packing.ts';
import { longTest } from '#tests/support/patience.ts';

const thickness = 0.25;
/** The least that nets keep from each other, in millimetres. */
const gap = 0.9;
const paperNames = Object.keys(papers) as readonly PaperName[];

/** Where the outlines lie. */
function outlinesOf(net: Net, spots: Arrangement['whole']): readonly (readonly Point[])[] {
  return spots.map(({ x, y, quarters = 0 }) =>
    turnedOutline(net, quarters).outline.map((point) => ({ x: x + point.x, y: y + point.y })),
  );
}

function expectPlaced(net: Net, live: Rect, spots: Arrangement['whole'], square?: Point): void {
  const outlines = outlinesOf(net, spots);
  for (const { x, y } of outlines.flat()) {
    expect(x).toBeGreaterThan(live.x - 1e-6);
    expect(x).toBeLessThan(live.x + live.width + 1e-6);
    expect(y).toBeGreaterThan(live.y - 1e-6);
    expect(y).toBeLessThan(live.y + live.height + 1e-6);
  }
  outlines.forEach((one, index) => {
    for (const other of outlines.slice(index + 1)) expect(isApart(one, other, gap)).toBe(true);
    if (square !== undefined) expect(isApart(one, cornersOf(squareRoom(square)), 0)).toBe(true);
  });
}

describe('nets on a sheet (R30)', () => {
  it(
    'lie on no other, on no square, and on the paper, whichever net, of any edge, on any paper',
    { timeout: longTest },
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...netNames),
          fc.integer({ min: 16, max: 80 }),
          fc.constantFrom(...paperNames),
          fc.integer({ min: 1, max: 108 }),
          (name, half, paper, pieces) => {
            const net = expectOk(cubeNet(half / 2, { name, thickness }));
            const { live } = frameOf(papers[paper], 5);
            const placed = netPlaces(live, net, pieces);
            // The largest nets are larger than A5.
            if (!placed.ok && paper === 'a5') return;
            const { spots, whole, square } = expectOk(placed);
            expectPlaced(net, live, whole);
            expectPlaced(net, live, spots, square);
          },
        ),
        { numRuns: runs(6) },
      );
    },
  );

  it.each(
    nestingStrategies.map(
      (manner) => [manner.turns.join(), manner.fromLeft ? 'left' : 'top', manner.by, manner] as const,
    ),
  )('keep apart when they are laid in the turns %s from the %s, by their %s', (_, __, ___, manner) => {
    const net = expectOk(cubeNet(20, { name: 'snake', thickness }));
    const live = rectOf(12, 11, 190, 130);
    const taken = rectOf(150, 30, 40, 50);
    const spots = new Nest(net, 1, live).lay(live, [taken], manner);
    expect(spots.length).toBeGreaterThan(1);
    for (const { quarters } of spots) expect(manner.turns).toContain(quarters);
    expectPlaced(net, live, spots);
    for (const one of outlinesOf(net, spots)) expect(isApart(one, cornersOf(taken), gap)).toBe(true);
  });

  it.each([
    ['a4', 15],
    ['letter', 25],
  ] as const)('reach into each other in columns, on %s, of %i mm, and lie on no other', (paper, edge) => {
    const net = expectOk(cubeNet(edge));
    const { live } = frameOf(papers[paper], 5);
    const places = interlock(live, net, { x: 1, y: gap });
    expect(places?.whole.length).toBeGreaterThan(1);
    expectPlaced(net, live, places?.whole ?? []);
    expectPlaced(net, live, places?.spots ?? [], places?.square);
  });

  /** Room for few of them, where everything can be tried. */
  const rooms = [
    { width: 104, height: 104 },
    { width: 90, height: 122 },
    { width: 136, height: 100 },
  ] as const;
  it('take at most one sheet more than the best packing that there is', { timeout: longTest }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...netNames), fc.constantFrom(...rooms), (name, { width, height }) => {
        const net = expectOk(cubeNet(16, { name, thickness }));
        const every = new EveryPacking(net, 1, 6);
        const live = rectOf(0, 0, width, height);
        const whole = every.most(width, height);
        const beside = Math.max(
          ...squareCorners(live).map((square) => {
            const { x, y, width: wide, height: high } = squareRoom(square);
            const outline = cornersOf(rectOf(0, 0, wide, high));
            return every.most(width, height, { x, y, width: wide, height: high, outline });
          }),
        );
        for (const pieces of [2, 5, 8]) {
          const places = netPlaces(live, net, pieces);
          if (!places.ok) {
            expect(beside).toBe(0);
            continue;
          }
          const best = beside === 0 ? Infinity : 1 + Math.ceil(Math.max(0, pieces - beside) / whole);
          expect(piecesPerSheet(places.value, pieces).length).toBeLessThanOrEqual(best + 1);
        }
      }),
      { numRuns: runs(2) },
    );
  });

  it.each(netNames)('of 15 mm go on seven sheets of A4 or of Letter, 98 of the %s', (name) => {
    const net = expectOk(cubeNet(15, { name, thickness }));
    for (const paper of ['a4', 'letter'] as const) {
      const places = expectOk(netPlaces(frameOf(papers[paper], 5).live, net, 98));
      expect(piecesPerSheet(places, 98).length).toBeLessThanOrEqual(
        name === 'cross' && paper === 'a4' ? 5 : 6,
      );
    }
  });
});
