import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualBox } from '#shared/pieces/index.ts';
import { markAt, squareName, trayOf } from '#renderer/screens/box/tray.ts';

const info = (rows: number, columns: number) => ({
  protocol: '1.0',
  firmware: '1.0.0',
  rows,
  columns,
  features: [],
  debounceMs: 20,
  serialNumber: 'T-1',
});

describe('the tray', () => {
  it('counts full, empty and unsure squares, which are all there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 21 }),
        fc.integer({ min: 1, max: 21 }),
        fc.infiniteStream(fc.constantFrom('0', '1', '?')),
        (rows, columns, signs) => {
          const squares = [...signs.take(rows * columns)].join('');
          const tray = trayOf({ info: info(rows, columns), squares });
          expect(tray.full + tray.empty + tray.unsure).toBe(rows * columns);
          expect(tray.full).toBe([...squares].filter((sign) => sign === '1').length);
        },
      ),
    );
  });

  it('is an empty 9 x 12 tray before the box has spoken', () => {
    expect(trayOf({})).toMatchObject({ rows: 9, columns: 12, full: 0, empty: 108 });
  });

  it('has the marks of the 9 x 12 box: 60 III, 36 I, 12 rings, the same after half a turn (K1)', () => {
    const tray = trayOf({});
    const marks = tray.squares.map((_, square) => markAt(tray, square, usualBox));
    const count = (mark: string) => marks.filter((other) => other === mark).length;
    expect([count('III'), count('I'), count('0')]).toEqual([60, 36, 12]);
    expect(marks.toReversed()).toEqual(marks);
    const other = trayOf({ info: info(8, 8), squares: '' });
    expect(markAt(other, 3, usualBox)).toBeUndefined();
  });

  it('names squares by column and row', () => {
    expect([squareName(0, 12), squareName(11, 12), squareName(62, 12), squareName(440, 21)]).toEqual([
      'A1',
      'L1',
      'C6',
      'U21',
    ]);
  });
});
