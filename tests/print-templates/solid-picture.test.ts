import { describe, expect, it } from 'vitest';
import { openKernel } from '#print-templates/solids/kernel.ts';
import { pictureOf } from '#print-templates/solids/picture.ts';

const kernel = await openKernel();

/** Areas of the parts, by their shades: shoelaces over the triangles that they are made of. */
function areas(parts: readonly { readonly path: string; readonly shade: number }[]): readonly number[] {
  return parts.map(({ path }) =>
    [...path.matchAll(/M([^Z]+)Z/g)].reduce((sum, [, spots = '']) => {
      const [a, b, c] = spots.split('L').map((spot) => spot.split(' ').map(Number));
      const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = [], [cx = 0, cy = 0] = []] = [a, b, c];
      return sum + Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
    }, 0),
  );
}

describe('the picture of a solid', () => {
  it('shows three sides of a block, each of its own shade, and its nine edges', () => {
    const block = kernel.making((tools) => tools.block([0, 0, 0], [30, 20, 10]));
    const { parts, edges, box } = pictureOf(block);
    expect(parts.length).toBe(3);
    expect(new Set(parts.map(({ shade }) => shade)).size).toBe(3);
    // The view from (0.5, -0.75, 0.6): each side as large as it is turned to it.
    const length = Math.hypot(0.5, 0.75, 0.6);
    const seen = [(20 * 10 * 0.5) / length, (30 * 10 * 0.75) / length, (30 * 20 * 0.6) / length];
    for (const [index, area] of [...areas(parts)].sort((a, b) => a - b).entries()) {
      expect(area).toBeCloseTo(seen.sort((a, b) => a - b)[index] ?? 0, 0);
    }
    // Inner edges belong to two sides: six outer ones, three inner ones drawn from either.
    expect(edges.match(/M/g)?.length).toBe(12);
    expect(box[2]).toBeGreaterThan(30);
  });

  it('leaves out what lies behind something', () => {
    const hidden = kernel.making((tools) =>
      tools.union([tools.block([0, 0, 0], [30, 2, 30]), tools.block([10, 6, 5], [14, 8, 9])]),
    );
    const plain = kernel.making((tools) => tools.block([0, 0, 0], [30, 2, 30]));
    expect(pictureOf(hidden).parts).toEqual(pictureOf(plain).parts);
  });
});
