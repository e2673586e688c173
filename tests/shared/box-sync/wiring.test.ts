import { describe, expect, it } from 'vitest';
import { firstCornerOf, firstCorners, squaresSensed, squaresOver } from '#shared/box-sync/index.ts';

const tray = { rows: 9, columns: 12 };
const across = { rows: 12, columns: 9 };
const square = (name: string): number =>
  (Number(name.slice(1)) - 1) * 12 + 'ABCDEFGHIJKL'.indexOf(name.charAt(0));

describe('a tray over a box whose first sensor lies at any corner (B15)', () => {
  it.each(firstCorners.flatMap((first) => [tray, across].map((box) => ({ first, box }))))(
    'each of the 108 squares lies over one sensor: $first, $box.rows rows',
    ({ first, box }) => {
      const over = squaresOver(box, tray, first) ?? [];
      expect(over.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 108 }, (_, at) => at));
      // Neighbours stay neighbours: along a row of sensors one square is beside the next.
      const step = Math.abs((over[1] ?? 0) - (over[0] ?? 0));
      expect(step).toBe(box === tray ? 1 : 12);
    },
  );

  it.each([
    ['upper-left', 'A1', 'B1', 'A2'],
    ['upper-right', 'L1', 'K1', 'L2'],
    ['lower-right', 'L9', 'K9', 'L8'],
    ['lower-left', 'A9', 'B9', 'A8'],
  ] as const)('the first sensor at the %s corner lies under %s, then come %s and %s', (first, ...names) => {
    const over = squaresOver(tray, tray, first) ?? [];
    expect([over[0], over[1], over[12]]).toEqual(names.map(square));
    const turned = squaresOver(across, tray, first) ?? [];
    expect([turned[0], turned[9], turned[1]]).toEqual(names.map(square));
  });

  it.each(firstCorners.flatMap((first) => [tray, across].map((box) => ({ first, box }))))(
    'lifting the die of A1 finds it: $first, $box.rows rows',
    ({ first, box }) => {
      const sensor = squaresOver(box, tray, first)?.indexOf(0) ?? -1;
      expect(firstCornerOf(box, tray, sensor)).toBe(first);
    },
  );

  it('what is felt is told by square of the tray', () => {
    const sensed = `${'1'.repeat(11)}0${'1'.repeat(95)}?`;
    expect(squaresSensed(sensed, tray, tray, 'upper-right')).toBe(`0${'1'.repeat(95)}?${'1'.repeat(11)}`);
    expect(squaresSensed(sensed, tray, tray, 'upper-left')).toBe(sensed);
  });

  it('no sensor but one at a corner tells anything, and no box of another size', () => {
    expect(firstCornerOf(tray, tray, 5)).toBeUndefined();
    expect(squaresOver({ rows: 17, columns: 17 }, tray, 'upper-left')).toBeUndefined();
    expect(squaresSensed('1', tray, tray, 'upper-left')).toBeUndefined();
  });
});
