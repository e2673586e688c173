import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange, piecesPerSheet, type Arrangement } from '#print-templates/layout/packing/arrange.ts';
import { grown, intersection } from '#print-templates/layout/bounds.ts';
import { rectOf, type Point } from '#print-templates/layout/draw.ts';
import { squareSide } from '#print-templates/layout/frame.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const live = rectOf(12, 11, 193, 271);
const sizes = fc.record({
  width: fc.double({ min: 12, max: 90, noNaN: true }),
  height: fc.double({ min: 12, max: 90, noNaN: true }),
});

describe('pieces on sheets', () => {
  it('keep apart, inside the sheet, and clear of the square where it stands', () => {
    fc.assert(
      fc.property(sizes, (piece) => {
        const places = arranged(piece);
        const square = grown(rectOf(places.square.x, places.square.y, squareSide, squareSide), 1);
        const boxes = (spots: readonly Point[]) =>
          spots.map(({ x, y }) => rectOf(x, y, piece.width, piece.height));
        for (const box of boxes(places.spots)) expect(intersection(box, square)).toBeUndefined();
        const whole = boxes(places.whole);
        whole.forEach((box, index) => {
          expect(box.x + box.width).toBeLessThanOrEqual(live.x + live.width + 1e-6);
          expect(box.y + box.height).toBeLessThanOrEqual(live.y + live.height + 1e-6);
          for (const other of whole.slice(index + 1)) expect(intersection(box, other)).toBeUndefined();
        });
      }),
    );
  });

  it('give places to the square on the first sheet alone (R1, R30)', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 200 }), (piece, pieces) => {
        const places = arranged(piece);
        const loads = piecesPerSheet(places, pieces);
        expect(loads.reduce((sum, load) => sum + load, 0)).toBe(pieces);
        const most = [places.spots.length, ...loads.slice(1).map(() => places.whole.length)];
        loads.forEach((load, index) => expect(load).toBeLessThanOrEqual(most[index] ?? 0));
        // One sheet more than none with the square, at most.
        expect(loads.length).toBeLessThanOrEqual(Math.ceil(pieces / places.whole.length) + 1);
      }),
    );
  });

  it.each([
    ['alphacubes-nets', {}, 5],
    ['alphacubes-nets', { paper: 'letter' }, 6],
    ['alphacubes-stickers', {}, 5],
    ['alphacubes-stickers', { paper: 'letter' }, 5],
  ])('of %s with %o take %s sheets', (product, options, sheets) => {
    expect(layOut(product, { ...options, guide: false }).sheets).toHaveLength(sheets);
  });

  it('leave the square on every sheet where it costs none', () => {
    // Four sheets of nets: full ones need the corner of the square, the first does not.
    const squares = layOut('alphacubes-nets', { cubes: ['1-64'] }).sheets.map(({ ops }) =>
      ops.some((op) => op.kind === 'text' && op.text === '50 mm square'),
    );
    expect(squares).toEqual([true, false, false, false]);
  });
});

function arranged(piece: { readonly width: number; readonly height: number }): Arrangement {
  const places = arrange(live, piece, { x: 1, y: 1 });
  if (!places.ok) throw new Error('Does not fit');
  return places.value;
}
