import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { TrayView } from '#renderer/screens/box/TrayView.tsx';
import { createTranslator } from '#shared/i18n/index.ts';
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

  it('calls no square empty before the box has spoken, and has 9 x 12 of them', () => {
    const tray = trayOf({});
    expect(tray).toMatchObject({ rows: 9, columns: 12, full: 0, empty: 0, unsure: 0 });
    expect(new Set(tray.squares)).toEqual(new Set(['unknown']));
    expect(trayOf({ squares: '' })).toMatchObject({ full: 0, empty: 108 });
  });

  it('is read row by row as unknown before the box has spoken', () => {
    const props = { tray: trayOf({}), marks: usualBox, newest: undefined, live: false };
    const view = createElement(I18nextProvider, { i18n: createTranslator() }, createElement(TrayView, props));
    const html = renderToStaticMarkup(view);
    expect(html).toContain('Row 9: unknown until a box answers.');
    expect(html).not.toContain('empty are');
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
