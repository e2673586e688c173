import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, bounds, grown, intersection, textStart, unionOf } from '#print-templates/layout/bounds.ts';
import { box, circle, curve, line, move, rectOf } from '#print-templates/layout/draw.ts';
import { chordsOf, flattened } from '#print-templates/layout/flatten.ts';
import { saddleStitch, wholeSheets } from '#print-templates/layout/imposition.ts';
import type { DrawOp, PathStep, Rect, TextOp } from '#print-templates/layout/types.ts';
import { tileExtent, tilesOf } from '#print-templates/layout/cards/tiles.ts';
import { halfTurn, quarterTurns, shift } from '#print-templates/layout/transform.ts';
import { mm, pt } from '#shared/kernel/index.ts';
import { glyphBox, textWidth } from '#print-templates/fonts/index.ts';

const length = fc.double({ min: -100, max: 100, noNaN: true });
const size = fc.double({ min: 0.5, max: 100, noNaN: true });
const rects = fc.tuple(length, length, size, size).map((sides) => rectOf(...sides));

const path = (steps: readonly PathStep[], stroke?: number): DrawOp => ({
  kind: 'path',
  purpose: 'ink',
  steps,
  ...(stroke === undefined ? {} : { stroke: { ink: '#000000', width: mm(stroke) } }),
});
const written = (more: Partial<TextOp> = {}): TextOp => ({
  kind: 'text',
  purpose: 'ink',
  text: 'Ag',
  font: 'franklin',
  size: pt(12),
  x: mm(10),
  y: mm(20),
  anchor: 'start',
  ink: '#000000',
  ...more,
});

function expectRect(found: Rect, wanted: Rect): void {
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(found[side]).toBeCloseTo(wanted[side], 6);
}

describe('boxes of ink', () => {
  it('hold a path with half its stroke on either side, and the control points of its curves', () => {
    const corner = [move(1, 2), line(5, 2), line(5, 9), { to: 'close' } as const];
    expectRect(bounds(path(corner)), rectOf(1, 2, 4, 7));
    expectRect(bounds(path(corner, 0.5)), rectOf(0.75, 1.75, 4.5, 7.5));
    expectRect(bounds(path(circle(10, 20, 3))), rectOf(7, 17, 6, 6));
    expectRect(bounds(path([move(0, 0), curve(4, -7, 9, 3, 5, 1)])), rectOf(0, -7, 9, 10));
  });

  it('hold what a clip lets through, and nothing where it lets nothing through', () => {
    const ops = [path(box(rectOf(0, 0, 10, 10))), path(box(rectOf(20, 5, 10, 10)))];
    expectRect(bounds({ kind: 'clip', to: rectOf(5, -5, 20, 12), ops }), rectOf(5, 0, 20, 7));
    expectRect(bounds({ kind: 'clip', to: rectOf(50, 60, 5, 5), ops }), rectOf(50, 60, 0, 0));
  });

  it('hold a text sign by sign, however it is anchored and turned', () => {
    const [first, second] = [...'Ag'].map((sign) => glyphBox('franklin', sign, pt(12)));
    if (first === undefined || second === undefined) throw new Error('Two signs');
    const width = textWidth('franklin', 'Ag', pt(12));
    const [left, right] = [first.left, first.advance + second.right];
    const [top, bottom] = [Math.max(first.top, second.top), Math.min(first.bottom, second.bottom)];
    const plain = rectOf(10 + left, 20 - top, right - left, top - bottom);
    expectRect(bounds(written()), plain);
    expectRect(bounds(written({ anchor: 'end' })), { ...plain, x: mm(plain.x - width) });
    expectRect(bounds(written({ anchor: 'middle' })), { ...plain, x: mm(plain.x - width / 2) });
    expectRect(bounds(written({ outline: mm(0.4) })), grown(plain, 0.2));
    // A quarter clockwise about (10, 20): what was above lies to the right.
    expectRect(bounds(written({ turn: 90 })), rectOf(10 + bottom, 20 + left, top - bottom, right - left));
    expectRect(bounds(written({ text: '' })), rectOf(10, 20, 0, 0));
    const start = textStart(written({ anchor: 'end', turn: 90 }));
    expect([start.x, start.y]).toEqual([expect.closeTo(10, 6), expect.closeTo(20 - width, 6)]);
  });

  it('are joined, cut and grown', () => {
    fc.assert(
      fc.property(rects, rects, (one, other) => {
        const whole = unionOf([one, other]);
        const shared = intersection(one, other);
        // As long as both along either way, less what they share and plus what lies between them.
        const across = one.width + other.width - whole.width;
        const down = one.height + other.height - whole.height;
        expect(shared !== undefined).toBe(across > 1e-9 && down > 1e-9);
        if (shared !== undefined) {
          expect(shared.width).toBeCloseTo(Math.min(across, one.width, other.width), 6);
          expect(shared.x).toBe(Math.max(one.x, other.x));
          expect(shared.y).toBe(Math.max(one.y, other.y));
          expect(shared.height).toBeCloseTo(Math.min(down, one.height, other.height), 6);
        }
        expectRect(
          around(
            [
              { x: one.x, y: one.y },
              { x: one.x + one.width, y: one.y + one.height },
            ],
            2,
          ),
          grown(one, 2),
        );
      }),
      { numRuns: 50 },
    );
    expect(intersection(rectOf(0, 0, 5, 5), rectOf(5, 0, 5, 5))).toBeUndefined();
    expect(intersection(rectOf(0, 0, 5, 5), rectOf(0, 5, 5, 5))).toBeUndefined();
  });
});

describe('operations that are moved and turned', () => {
  const sheet = { width: 40, height: 30 };
  const ops: readonly DrawOp[] = [
    path([move(1, 2), line(8, 3), curve(9, 4, 10, 6, 12, 5), { to: 'close' }], 0.3),
    written(),
    { kind: 'clip', to: rectOf(3, 4, 10, 6), ops: [path(box(rectOf(0, 0, 30, 20))), written({ turn: 270 })] },
  ];
  const boxes = (list: readonly DrawOp[]) => list.map(bounds);

  it('lie where a shift puts them', () => {
    for (const [at, found] of boxes(shift(ops, 3, -4)).entries()) {
      const before = bounds(ops[at] as DrawOp);
      expectRect(found, { ...before, x: mm(before.x + 3), y: mm(before.y - 4) });
    }
    expect(shift(ops, 0, 0)).toEqual(ops);
  });

  it('lie at the other end after half a turn, which is two quarters', () => {
    const about = { x: 20, y: 15 };
    const turned = halfTurn(ops, about);
    for (const [at, found] of boxes(turned).entries()) {
      const { x, y, width, height } = bounds(ops[at] as DrawOp);
      expectRect(found, rectOf(40 - x - width, 30 - y - height, width, height));
    }
    expect(quarterTurns(ops, sheet, 2)).toEqual(turned);
    expect(halfTurn(turned, about)).toEqual(ops);
  });

  it('lie in their box after a quarter, and where they were after four', () => {
    for (const [at, found] of boxes(quarterTurns(ops, sheet, 1)).entries()) {
      const { x, y, width, height } = bounds(ops[at] as DrawOp);
      expectRect(found, rectOf(30 - y - height, x, height, width));
    }
    expect(quarterTurns(ops, sheet, 4)).toBe(ops);
    const [, text] = quarterTurns(ops, sheet, 3);
    expect(text).toMatchObject({ kind: 'text', turn: 270 });
    const back = quarterTurns(quarterTurns(ops, sheet, 1), { width: 30, height: 40 }, 3);
    for (const [at, found] of boxes(back).entries()) expectRect(found, bounds(ops[at] as DrawOp));
    // A curve goes the same way in it, point by point.
    expect(quarterTurns(ops, sheet, 1)[0]).toMatchObject({
      steps: [
        { x: 28, y: 1 },
        { x: 27, y: 8 },
        { x1: 26, y1: 9, x2: 24, y2: 10, x: 25, y: 12 },
        { to: 'close' },
      ],
    });
  });
});

describe('paths as straight stretches', () => {
  it('are cut at each move, closed where they are, without lone points', () => {
    const steps = [
      move(0, 0),
      line(4, 0),
      line(4, 3),
      { to: 'close' } as const,
      move(9, 9),
      move(1, 1),
      line(2, 1),
    ];
    expect(flattened(steps)).toEqual([
      {
        points: [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
          { x: 4, y: 3 },
        ],
        isClosed: true,
      },
      {
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 1 },
        ],
        isClosed: false,
      },
    ]);
    expect(flattened([{ to: 'close' }])).toEqual([]);
  });

  it('have their first corner once where a path comes back by itself', () => {
    const home = [move(0, 0), line(4, 0), line(4, 3), line(0, 1e-7), { to: 'close' } as const];
    expect(flattened(home)[0]?.points).toHaveLength(3);
    expect(flattened([...home.slice(0, 3), line(0, 1e-3), { to: 'close' }])[0]?.points).toHaveLength(4);
  });

  it('lie no further off a circle than 5 micrometres, with no more chords than that needs', () => {
    const [ring] = flattened(circle(50, 60, 20));
    const points = ring?.points ?? [];
    expect(ring?.isClosed).toBe(true);
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`)).size).toBe(points.length);
    const apart = points.map(({ x, y }, at) => {
      const next = points[(at + 1) % points.length] ?? { x, y };
      return Math.hypot((x + next.x) / 2 - 50, (y + next.y) / 2 - 60);
    });
    // The curve itself is off by 0.03 % of the radius.
    expect(Math.min(...apart)).toBeGreaterThan(20 - 0.005);
    expect(points.length).toBeGreaterThan(80);
    expect(points.length).toBeLessThan(260);
    for (const { x, y } of points) expect(Math.hypot(x - 50, y - 60)).toBeCloseTo(20, 1);
  });

  it('follow a curve by its formula, and a straight one in one chord', () => {
    expect(chordsOf({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 2, y: 0 }, { x: 3, y: 0 })).toEqual([
      { x: 3, y: 0 },
    ]);
    const chords = chordsOf({ x: 0, y: 0 }, { x: 0, y: 8 }, { x: 16, y: 8 }, { x: 16, y: 0 });
    expect(chords).toHaveLength(Math.ceil(Math.sqrt((0.75 * Math.hypot(16, 8)) / 0.005)));
    const half = chordsOf({ x: 0, y: 0 }, { x: 0.01, y: 0.03 }, { x: 0.05, y: 0.02 }, { x: 0.08, y: 0 });
    expect(half).toHaveLength(3);
    const [s, t] = [2 / 3, 1 / 3];
    expect(half[0]?.x).toBeCloseTo(3 * s * s * t * 0.01 + 3 * s * t * t * 0.05 + t * t * t * 0.08, 9);
    expect(half[0]?.y).toBeCloseTo(3 * s * s * t * 0.03 + 3 * s * t * t * 0.02, 9);
  });
});

describe('pages and tiles', () => {
  it('pages of a booklet lie so that it reads on when it is folded', () => {
    expect([1, 4, 5, 8].map(wholeSheets)).toEqual([4, 4, 8, 8]);
    expect(saddleStitch(8)).toEqual([
      { left: 8, right: 1 },
      { left: 2, right: 7 },
      { left: 6, right: 3 },
      { left: 4, right: 5 },
    ]);
    expect(() => saddleStitch(6)).toThrow('Not whole sheets: 6 pages');
  });

  it('tiles are cut on the lines of squares, outer ones with the border, and run on by the overlap', () => {
    const spec = { columns: 5, rows: 3, side: 10, tall: 20, border: 4, overlap: 7 };
    const tiles = tilesOf(spec, 2, 2);
    expect(tiles.map(({ across, down, columns, rows }) => [across, down, columns, rows])).toEqual([
      [0, 0, { first: 0, last: 2 }, { first: 0, last: 1 }],
      [1, 0, { first: 3, last: 4 }, { first: 0, last: 1 }],
      [0, 1, { first: 0, last: 2 }, { first: 2, last: 2 }],
      [1, 1, { first: 3, last: 4 }, { first: 2, last: 2 }],
    ]);
    expect(tiles.map(({ own }) => own)).toEqual([
      rectOf(0, 0, 34, 44),
      rectOf(34, 0, 24, 44),
      rectOf(0, 44, 34, 24),
      rectOf(34, 44, 24, 24),
    ]);
    expect(tiles.map(({ window }) => [window.width, window.height])).toEqual([
      [41, 51],
      [24, 51],
      [41, 24],
      [24, 24],
    ]);
    expect(tileExtent(tiles)).toEqual({ width: 41, height: 51 });
    expect(tilesOf({ ...spec, columns: 1 }, 1, 1)[0]?.own).toEqual(rectOf(0, 0, 18, 68));
  });
});
