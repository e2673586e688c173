import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounds, intersection, unionOf } from '#print-templates/layout/bounds.ts';
import { rectOf } from '#print-templates/layout/draw.ts';
import { foldedSheet, motionsOf, outlineOf, type Panel } from '#print-templates/layout/nets/folded.ts';
import { fromFront, picture } from '#print-templates/layout/guide/picture.ts';
import { blockScene, sheetScene } from '#print-templates/layout/guide/scene.ts';
import { guideShapes } from '#print-templates/layout/guide/strip.ts';
import { edgesOf, visibleParts, type Line } from '#print-templates/layout/guide/visible.ts';
import { pack } from '#print-templates/layout/packing/pack.ts';
import { squareSide } from '#print-templates/layout/frame.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { runs } from '#tests/support/runs.ts';
import type { Vector } from '#print-templates/layout/types.ts';

const lengthOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, [a, b]) => sum + Math.hypot(a[0] - b[0], a[1] - b[1]), 0);

const rect = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** As on the paper: across, down, and how near. */
const plate = (x: number, y: number, width: number, height: number, near: number): readonly Vector[] => [
  [x, y, near],
  [x + width, y, near],
  [x + width, y + height, near],
  [x, y + height, near],
];

describe('lines that are hidden in a guide (R28)', () => {
  it('are those behind a nearer face, cut where they come out', () => {
    const front = plate(10, 0, 20, 30, 5);
    const line: Line = [
      [0, 17, 0],
      [50, 17, 0],
    ];
    const parts = visibleParts([line], [front]);
    expect(parts.map(([a, b]) => [a[0], b[0]])).toEqual([
      [expect.closeTo(0, 6), expect.closeTo(10, 6)],
      [expect.closeTo(30, 6), expect.closeTo(50, 6)],
    ]);
    // Before the face, or on it, all of it is seen.
    for (const near of [5, 9]) {
      const nearer = line.map(([x, y]): Vector => [x, y, near]) as unknown as Line;
      expect(lengthOf(visibleParts([nearer], [front]))).toBeCloseTo(50, 6);
    }
  });

  it('are hidden from where they dip through a face', () => {
    const line: Line = [
      [11, 17, 10],
      [29, 17, -10],
    ];
    const [only, ...others] = visibleParts([line], [plate(10, 0, 20, 30, 0)]);
    expect(others).toEqual([]);
    expect(only?.[1][0]).toBeCloseTo(20, 0);
  });

  it('leave nine of the twelve edges of a block', () => {
    const drawn = picture(blockScene([0, 0, 0], [30, 30, 30]), rectOf(0, 0, 60, 60), fromFront, 1.2);
    const [edges] = drawn;
    const strokes = edges?.kind === 'path' ? edges.steps.filter(({ to }) => to === 'move').length : 0;
    expect(drawn).toHaveLength(1);
    expect(strokes).toBe(9);
  });

  it('take an edge that faces share once', () => {
    const [left, right] = [plate(0, 0, 10, 10, 0), plate(10, 0, 10, 10, 0)];
    expect(edgesOf([left, right])).toHaveLength(7);
  });
});

describe('a folded sheet', () => {
  const panels: readonly Panel[] = [
    { name: 'floor', outline: rect(0, 0, 30, 20) },
    {
      name: 'wall',
      outline: rect(30, 0, 7, 20),
      on: { panel: 'floor', from: { x: 30, y: 0 }, to: { x: 30, y: 20 }, angle: 90 },
    },
    {
      name: 'rim',
      outline: rect(37, 3, 5, 13),
      on: { panel: 'wall', from: { x: 37, y: 3 }, to: { x: 37, y: 16 }, angle: -90 },
    },
  ];

  it('folds each panel with the one it hangs on, away from the print or towards it', () => {
    const place = (share: number) => motionsOf({ panels }, () => share).get('rim')?.([42, 11, 0]) ?? [];
    expect(place(0)).toEqual([42, 11, 0]);
    // Down by the wall, then outwards again.
    expect(place(1).map((value) => Math.round(value * 1e6) / 1e6)).toEqual([35, 11, -7]);
  });

  it('has one outline, without the folds', () => {
    const outline = outlineOf(panels);
    expect(outline).toHaveLength(8);
    expect(outline).not.toContainEqual({ x: 30, y: 20 });
    expect(() => outlineOf([{ outline: rect(0, 0, 5, 5) }, { outline: rect(9, 0, 5, 5) }])).toThrow(
      RangeError,
    );
  });

  it('is drawn with its glue hatched and the way of each panel that moves', () => {
    const sheet = foldedSheet(panels);
    const flat = () => 0;
    const scene = sheetScene(sheet, { shares: () => 1, before: flat, glue: ['rim'] });
    expect(scene.faces).toHaveLength(3);
    expect(scene.marks.length).toBeGreaterThan(1);
    expect(scene.arrows).toHaveLength(2);
    // A panel of one's choice lies on the table instead of the first.
    const lying = sheetScene(sheet, { shares: () => 1, ground: 'wall' });
    for (const [, , z] of lying.faces[1] ?? []) expect(z).toBeCloseTo(0, 9);
    for (const [x] of lying.faces[1] ?? []) expect(x).toBeGreaterThan(29.9);
  });
});

describe('a strip of pictures', () => {
  const steps = ['One sentence of some length that takes two lines.', 'Another.', 'A third.'].map(
    (caption) => ({
      scene: blockScene([0, 0, 0], [30, 20, 10]),
      view: fromFront,
      caption,
    }),
  );

  it('stays inside its size in every shape', () => {
    const shapes = guideShapes(steps);
    expect(shapes).toHaveLength(3);
    for (const strip of shapes) {
      const drawn = unionOf(strip.draw({ x: 11, y: 23 }).map(bounds));
      expect(drawn.x).toBeGreaterThan(11 - 0.1);
      expect(drawn.y).toBeGreaterThan(23 - 0.1);
      expect(drawn.x + drawn.width).toBeLessThan(11 + strip.width + 0.1);
      expect(drawn.y + drawn.height).toBeLessThan(23 + strip.height + 0.1);
    }
  });
});

describe('parts on sheets', () => {
  it('lie apart, on the sheet, and clear of the square', () => {
    const live = rectOf(12, 11, 190, 270);
    const side = fc.double({ min: 5, max: 130, noNaN: true });
    const part = fc.record({ width: side, height: side });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 9 }), (parts) => {
        const { sheets, square } = expectOk(pack(live, parts, 3));
        expect(
          sheets
            .flat()
            .map((placed) => placed.part)
            .sort(),
        ).toEqual(parts.map((_, index) => index));
        for (const [sheet, placed] of sheets.entries()) {
          const rects = placed.map(({ part: index, at }) =>
            rectOf(at.x, at.y, parts[index]?.width ?? 0, parts[index]?.height ?? 0),
          );
          const all = sheet === 0 ? [...rects, rectOf(square.x, square.y, squareSide, squareSide)] : rects;
          for (const [index, one] of all.entries()) {
            expect(one.x).toBeGreaterThanOrEqual(live.x);
            expect(one.x + one.width).toBeLessThanOrEqual(live.x + live.width + 1e-6);
            expect(one.y + one.height).toBeLessThanOrEqual(live.y + live.height + 1e-6);
            const covered = all.slice(index + 1).filter((other) => intersection(one, other) !== undefined);
            expect(covered).toEqual([]);
          }
        }
      }),
      { numRuns: runs(30) },
    );
  });
});
