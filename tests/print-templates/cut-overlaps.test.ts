import { describe, expect, it } from 'vitest';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import {
  findProduct,
  products,
  sheetToDxf,
  withCardCuts,
  withTidyCuts,
  type Sheet,
} from '#print-templates/index.ts';
import { box, circle, clipped, polyline, rectOf, stroked } from '#print-templates/layout/draw.ts';
import { isCut } from '#print-templates/layout/cuts/tidy-cuts.ts';
import type { DrawOp } from '#print-templates/layout/types.ts';
import { withKerf } from '#print-templates/solids/kerf.ts';
import { expectOk, mm } from '#shared/kernel/index.ts';
import { overlapLength } from '#tests/support/print/cut-overlaps.ts';
import { layOut, productNames } from '#tests/support/print/lay-out.ts';
import { readDxf } from '#tests/support/print/read-dxf.ts';

const pen = { ink: '#000000', width: 0.2 };
const cut = (steps: Parameters<typeof stroked>[1]) => stroked('cut', steps, pen);
const kerf = 0.2;

/** The cuts of a sheet's file and nothing else of it. */
async function cutsIn(sheet: Sheet, width: number) {
  const outlined = withCardCuts({ ...sheet, ops: sheet.ops.flatMap(cutsOnly) });
  const grown = width === 0 ? outlined : expectOk(await withKerf(outlined, { x: width, y: width }));
  return readDxf(sheetToDxf(withTidyCuts(grown), glyphOutlines)).lines.filter(({ layer }) => layer === 'CUT');
}

function cutsOnly(op: DrawOp): readonly DrawOp[] {
  if (op.kind === 'clip') return [{ ...op, ops: op.ops.flatMap(cutsOnly) }];
  return isCut(op) ? [op] : [];
}

/** The sheets of a kit are those of its parts. `CUBEWRIGHT_EVERY_SHEET=1` looks at them too. */
const all = products.filter(
  ({ template }) => process.env.CUBEWRIGHT_EVERY_SHEET === '1' || template !== 'kit',
);
/** Marks go on the sheets of a template in one way, whichever set they are of. */
const withMarks = new Set(
  productNames.filter((name) => findProduct(name)?.options.some((option) => option.name === 'registration')),
);
/** Sheets of different sets are cut alike: what was looked at is not looked at again. */
const seen = new Set<string>();

describe('no line is cut twice (R34)', () => {
  it.each(all.map(({ name }) => name))(
    'in any file of %s, without a kerf and with one, though all is cut once',
    async (name) => {
      for (const options of withMarks.has(name) ? [{}, { registration: 'corners' }] : [{}]) {
        for (const sheet of layOut(name, options).sheets) {
          const look = JSON.stringify([sheet.side, sheet.cards, sheet.ops.flatMap(cutsOnly)]);
          if (seen.has(look)) continue;
          seen.add(look);
          expect(overlapLength(await cutsIn(sheet, 0), 0.05)).toBe(0);
          // Two lines of a shared side would be as far apart as the kerf.
          expect(overlapLength(await cutsIn(sheet, kerf), kerf + 0.01)).toBe(0);
        }
      }
    },
  );

  it('a drilling plan is cut along the tiles once, and its holes grow smaller by the kerf', async () => {
    const { sheets } = layOut('box-drilling');
    for (const sheet of sheets.filter(({ cards }) => cards !== undefined)) {
      const [plain, grown] = [await cutsIn(sheet, 0), await cutsIn(sheet, kerf)];
      const [tile] = sheet.cards ?? [];
      expect(widths(plain).at(-1)).toBeCloseTo(tile?.width ?? 0, 3);
      expect(widths(grown).at(-1)).toBeCloseTo((tile?.width ?? 0) + kerf, 3);
      expect(widths(plain)).toContainEqual(expect.closeTo(6, 2));
      expect(widths(grown)).toContainEqual(expect.closeTo(6 - kerf, 2));
      expect(grown.length).toBe(plain.length);
    }
  });

  it.each([
    ['the same circle', circle(50, 50, 20), circle(50, 50, 20), 1],
    [
      'lines apart by less than a machine can follow',
      box(rectOf(10, 10, 40, 40)),
      box(rectOf(10.004, 10, 40, 40)),
      1,
    ],
    [
      'lines apart by as much as can be seen',
      box(rectOf(10, 10, 40, 40)),
      box(rectOf(10.4, 10.4, 39.2, 39.2)),
      2,
    ],
  ])('%s', async (_, first, second, left) => {
    expect(await cutsIn(sheetWith([cut(first), cut(second)]), 0)).toHaveLength(left);
  });

  it('a line that runs slowly away from another is left out as far as both are one', async () => {
    const level = polyline([
      { x: 0, y: 50 },
      { x: 100, y: 50 },
    ]);
    const aslant = polyline([
      { x: 0, y: 50 },
      { x: 100, y: 50.1 },
    ]);
    const [, rest] = await cutsIn(sheetWith([cut(level), cut(aslant)]), 0);
    expect(rest?.points[0]?.x).toBeCloseTo(10, 3);
  });

  it('two lines that cross are both whole', async () => {
    const cross = [
      [0, 0, 100, 60],
      [0, 60, 100, 0],
    ].map(([ax = 0, ay = 0, bx = 0, by = 0]) =>
      cut(
        polyline([
          { x: ax, y: ay },
          { x: bx, y: by },
        ]),
      ),
    );
    expect((await cutsIn(sheetWith(cross), 0)).map(({ points }) => points.length)).toEqual([2, 2]);
  });

  it('a cut is seen through its window, and an outline that is given twice grows by the kerf all the same', async () => {
    const window = clipped(rectOf(0, 0, 30, 100), [cut(box(rectOf(10, 10, 40, 40))), cut(circle(20, 70, 5))]);
    const twice = [
      window,
      cut(circle(20, 70, 5)),
      cut(box(rectOf(100, 100, 30, 20))),
      cut(box(rectOf(100, 100, 30, 20))),
    ];
    const lines = await cutsIn(sheetWith(twice), 0.4);
    // Of the box in the window two sides are cut off, and what is left of it is open.
    expect(widths(lines)).toEqual([expect.closeTo(10.4, 2), 20, 20, expect.closeTo(30.4, 3)]);
  });
});

describe('pieces that lie edge to edge (R34)', () => {
  const adjoining = all.filter(({ options }) => options.some(({ name }) => name === 'gutter'));

  it('can be had of stickers, labels and tiles', () => {
    expect([...new Set(adjoining.map(({ template }) => template))].sort()).toEqual([
      'labels',
      'stickers',
      'tiles',
    ]);
  });

  it.each(adjoining.map(({ name }) => name))(
    '%s: one cut serves two, so that a machine cuts a fifth less or more, and no line twice',
    async (name) => {
      // Rounded corners touch at no side.
      const square = name.endsWith('labels') ? { radius: 0 } : {};
      const lengthWith = async (gutter: number): Promise<number> => {
        let length = 0;
        for (const sheet of layOut(name, { ...square, gutter }).sheets) {
          const cuts = await cutsIn(sheet, 0);
          length += cuts.reduce((sum, line) => sum + lineLength(line), 0);
          expect(overlapLength(cuts, 0.05)).toBe(0);
          // Outer sides move out by half a kerf, and a shared cut stays where it is.
          expect(overlapLength(await cutsIn(sheet, kerf), kerf - 0.01)).toBe(0);
        }
        return length;
      };
      expect((await lengthWith(0)) / (await lengthWith(2))).toBeLessThan(0.8);
    },
  );
});

function lineLength({ points, isClosed }: Awaited<ReturnType<typeof cutsIn>>[number]): number {
  return points.reduce((sum, to, index) => {
    const from = points[index - 1] ?? (isClosed ? points.at(-1) : undefined) ?? to;
    return sum + Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);
}

function widths(lines: Awaited<ReturnType<typeof cutsIn>>): readonly number[] {
  return lines
    .map(({ points }) => Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x)))
    .sort((a, b) => a - b);
}

function sheetWith(ops: readonly DrawOp[]): Sheet {
  return { label: 'Test', side: 'front', width: mm(200), height: mm(300), ops };
}
