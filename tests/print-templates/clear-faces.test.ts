import { describe, expect, it } from 'vitest';
import { bounds, grown, intersection } from '#print-templates/layout/bounds.ts';
import type { DrawOp } from '#print-templates/layout/types.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const fonts = ['besley', 'bitter', 'franklin', 'atkinson'];
const looks = fonts.flatMap((font) => [8, 11, 15].map((edge) => ({ font, edge, paper: 'a3' })));

/** Letters, values, captions, numbers and bars: whatever is read on a face. */
function marksOf(ops: readonly DrawOp[]): readonly DrawOp[] {
  return ops.filter((op) =>
    op.kind === 'text' ? op.purpose === 'ink' : op.kind === 'path' && op.fill === '#1F1610',
  );
}

function nameOf(op: DrawOp): string {
  return op.kind === 'text' ? op.text : 'bar';
}

describe.each(looks)('on cubes of $edge mm in $font', (look) => {
  it.each(['alphacubes-nets', 'alphacubes-stickers'])('nothing on %s covers anything else', (product) => {
    // One sheet of each letter in each place would not do: sums, numbers of tabs and values differ from cube to cube.
    for (const { ops } of layOut(product, { ...look, bars: 'all' }).sheets) {
      // From left to right, so that each is compared with those alone that begin before it ends.
      const marks = marksOf(ops)
        .map((op) => ({ name: nameOf(op), box: bounds(op) }))
        .sort((one, other) => one.box.x - other.box.x);
      const collisions = marks.flatMap(({ name, box }, index) => {
        const core = grown(box, -0.01);
        const found: string[] = [];
        for (const other of marks.slice(index + 1)) {
          if (other.box.x >= core.x + core.width) break;
          if (intersection(core, other.box) !== undefined) found.push(`${name} and ${other.name}`);
        }
        return found;
      });
      expect([...new Set(collisions)]).toEqual([]);
    }
  });
});
