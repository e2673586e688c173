import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepOnShelves } from '#renderer/screens/library/shelf-keys.ts';
import {
  drawnRows,
  heightOf,
  mostRows,
  rowsBetween,
  topOf,
  type ShelfRows,
} from '#renderer/screens/library/shelf-rows.ts';

const someRows = fc.record({
  count: fc.integer({ min: 1, max: 2000 }),
  height: fc.integer({ min: 20, max: 400 }),
  open: fc.option(fc.record({ row: fc.nat(2000), height: fc.integer({ min: 0, max: 600 }) }), {
    nil: undefined,
  }),
});
const fitted = (rows: ShelfRows): ShelfRows =>
  rows.open === undefined ? rows : { ...rows, open: { ...rows.open, row: rows.open.row % rows.count } };

describe('the shelves that are drawn', () => {
  it('are all of those of which something can be seen', () => {
    fc.assert(
      fc.property(someRows, fc.nat(500_000), fc.integer({ min: 0, max: 2000 }), (made, at, window) => {
        const rows = fitted(made);
        const from = at % heightOf(rows);
        const [first, end] = rowsBetween(rows, from, from + window);
        const seen = Array.from({ length: rows.count }, (_, row) => row).filter((row) => {
          const top = topOf(rows, row);
          return top + rows.height > from && top < from + window;
        });
        expect(seen.every((row) => row >= first && row < end)).toBe(true);
      }),
    );
  });

  it('are few, however many games there are, with that of the chosen game', () => {
    const rows: ShelfRows = { count: 200, height: 224 };
    const shown = drawnRows(rows, rowsBetween(rows, 0, 600), 150);
    expect(shown).toEqual([0, 1, 2, 3, 150]);
    expect(drawnRows(rows, [0, 200], 0)).toHaveLength(mostRows);
    expect(drawnRows(rows, [0, 4], 200)).toEqual([0, 1, 2, 3]);
  });
});

describe('the arrows on the shelves', () => {
  it.each([
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 12, 12],
    ['ArrowDown', 3, 8],
    // The last shelf is shorter.
    ['ArrowDown', 9, 12],
    ['ArrowDown', 11, 11],
    ['ArrowUp', 11, 6],
    ['ArrowUp', 3, 3],
    ['Home', 7, 0],
    ['End', 7, 12],
    ['a', 7, undefined],
  ])('%s leads from %i to %s', (key, at, to) => {
    expect(stepOnShelves(key, at, 13, 5)).toBe(to);
  });
});
