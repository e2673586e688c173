import { describe, expect, it } from 'vitest';
import { bounds, unionOf } from '#print-templates/layout/bounds.ts';
import type { DrawOp, Rect } from '#print-templates/layout/types.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const looks = [{}, { edge: 8 }, { edge: 40 }, { gutter: 0 }, { gutter: 5, paper: 'letter' }];

describe('the stickers of a cube', () => {
  it.each(looks)(
    'lie nearer to each other than to those of any other cube, with its name beside them, %o',
    (look) => {
      const gutter = 'gutter' in look ? look.gutter : 2;
      for (const { ops } of layOut('alphacubes-stickers', look).sheets) {
        const cuts = ops.filter((op) => op.kind === 'path' && op.purpose === 'cut').map(bounds);
        const groups = Array.from({ length: cuts.length / 6 }, (_, cube) =>
          unionOf(cuts.slice(cube * 6, cube * 6 + 6)),
        );
        groups.forEach((group, index) => {
          for (const other of groups.slice(index + 1))
            expect(apart(group, other)).toBeGreaterThan(gutter + 2);
        });
        const names = ops.filter(
          (op) => op.kind === 'text' && op.purpose === 'guide' && /^cube \d+$/.test(op.text),
        );
        expect(names).toHaveLength(groups.length);
        names.forEach((name, index) => {
          expect(name.kind === 'text' && name.size).toBeGreaterThanOrEqual(7);
          const distances = groups.map((group) => apart(bounds(name), group));
          expect(distances.indexOf(Math.min(...distances))).toBe(index);
          expect(Math.min(...distances)).toBeGreaterThan(0);
          // The name is that of the cube whose number stands on the last sticker.
          const named = [textOf(name), textOf(name)?.replace('cube ', '#')];
          const own = ops.filter((op) => named.includes(textOf(op)) && op !== name).map(bounds);
          expect(own).toHaveLength(1);
          expect(own.map((box) => apart(box, groups[index] as Rect))).toEqual([0]);
        });
      }
    },
  );
});

function textOf(op: DrawOp): string | undefined {
  return op.kind === 'text' ? op.text : undefined;
}

/** The gap between two boxes; 0 where they meet. */
function apart(a: Rect, b: Rect): number {
  const x = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
  const y = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);
  return Math.hypot(x, y);
}
