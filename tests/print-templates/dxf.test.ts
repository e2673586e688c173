import { describe, expect, it } from 'vitest';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import { sheetToDxf, withTidyCuts } from '#print-templates/index.ts';
import { box, circle, polyline, rectOf, roundedBox, stroked } from '#print-templates/layout/draw.ts';
import type { DrawOp, Sheet } from '#print-templates/layout/types.ts';
import { withKerf } from '#print-templates/solids/kerf.ts';
import { expectOk, mm } from '#shared/kernel/index.ts';
import { overlapLength } from '#tests/support/print/cut-overlaps.ts';
import { layOut, ownSheets, productNames } from '#tests/support/print/lay-out.ts';
import { readDxf, type DxfLine } from '#tests/support/print/read-dxf.ts';

const pen = { ink: '#000000', width: 0.2 };
const cut = (steps: Parameters<typeof stroked>[1]) => stroked('cut', steps, pen);
const sheetWith = (ops: readonly DrawOp[]): Sheet => ({
  label: 'Test',
  side: 'front',
  width: mm(200),
  height: mm(300),
  ops,
});
const sizeOf = ({ points }: DxfLine) => ({
  width: Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x)),
  height: Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y)),
});

describe.each(productNames)('a DXF of %s', (product) => {
  const [sheet] = ownSheets(layOut(product));
  const dxf = readDxf(sheetToDxf(withTidyCuts(sheet as Sheet), glyphOutlines));

  it('R20: is of Release 12, in millimetres, with a layer for each thing a machine does', () => {
    expect(dxf).toMatchObject({ version: 'AC1009', isMetric: true, units: 4 });
    expect(dxf.layers).toEqual({ PRINT: 7, GUIDES: 8, SCORE: 5, CUT: 1 });
    expect(dxf.lines.every(({ layer }) => layer in dxf.layers)).toBe(true);
  });

  it('R20: measures as the sheet does: both rulers of 100 mm, the square of 50 mm, nothing beyond the paper', () => {
    const sizes = dxf.lines.filter(({ layer }) => layer === 'GUIDES').map(sizeOf);
    const measured = (width: number, height: number) =>
      sizes.some((size) => Math.abs(size.width - width) < 0.01 && Math.abs(size.height - height) < 0.01);
    expect([measured(100, 0), measured(0, 100), measured(50, 50)]).toEqual([true, true, true]);
    const { width, height } = sheet as Sheet;
    const onPaper = (place: number, length: number) => place > -0.01 && place < length + 0.01;
    const beyond = dxf.lines.flatMap(({ points }) =>
      points.filter(({ x, y }) => !onPaper(x, width) || !onPaper(y, height)),
    );
    expect(beyond).toEqual([]);
  });
});

describe('what is new among machines', () => {
  it.each([
    ['kubo-deck', { registration: 'corners' }],
    ['alphacubes-nets', { registration: 'three', cubes: ['1-12'] }],
    ['cubeword-laser-box', { compartmentsAcross: 3, compartmentsDown: 2, fit: 'press' }],
    ['cubeword-engraving', { edge: 20 }],
  ])('R21: %s with %j cuts no stretch twice, and closes what it cuts', (product, options) => {
    const [sheet] = ownSheets(layOut(product, options));
    const lines = readDxf(sheetToDxf(withTidyCuts(sheet as Sheet), glyphOutlines)).lines;
    const cuts = lines.filter(({ layer }) => layer === 'CUT');
    expect(cuts.length).toBeGreaterThan(1);
    expect(overlapLength(cuts, 0.05)).toBe(0);
    // Only cards share a line with their neighbours, and what is left of the second is open.
    if (product !== 'kubo-deck') expect(cuts.every(({ isClosed }) => isClosed)).toBe(true);
  });
});

describe('cuts in order (R21)', () => {
  it('a line that two stickers share is cut once, and all of it is cut', () => {
    const set = layOut('alphacubes-stickers', { gutter: 0, cubes: ['1'], guide: false });
    const lines = readDxf(sheetToDxf(withTidyCuts(set.sheets[0] as Sheet), glyphOutlines)).lines;
    const cuts = lines.filter(({ layer }) => layer === 'CUT');
    expect(overlapLength(cuts, 0.05)).toBe(0);
    const length = cuts.reduce(
      (sum, { points, isClosed }) =>
        sum +
        points.slice(1).reduce((part, to, index) => {
          const from = points[index] ?? to;
          return part + Math.hypot(to.x - from.x, to.y - from.y);
        }, 0) +
        (isClosed
          ? Math.hypot(
              (points[0]?.x ?? 0) - (points.at(-1)?.x ?? 0),
              (points[0]?.y ?? 0) - (points.at(-1)?.y ?? 0),
            )
          : 0),
      0,
    );
    // Six squares of 15 mm in a row or column share five sides.
    expect(length).toBeCloseTo(15 * (4 * 6 - 5), 6);
  });

  it('what lies in a shape comes before the shape, and the rest from each to the nearest next', () => {
    const ops = [
      cut(box(rectOf(100, 100, 60, 60))),
      cut(box(rectOf(10, 10, 40, 40))),
      cut(box(rectOf(20, 20, 5, 5))),
      cut(circle(120, 120, 5)),
    ];
    const starts = withTidyCuts(sheetWith(ops)).ops.map((op) =>
      op.kind === 'path' ? op.steps[0] : undefined,
    );
    expect(starts).toMatchObject([
      { x: 20, y: 20 },
      { x: 125, y: 120 },
      { x: 100, y: 100 },
      { x: 10, y: 10 },
    ]);
  });

  it('after an open cut comes the nearest to its end', () => {
    const down = (x: number, y: number) =>
      cut(
        polyline([
          { x, y },
          { x, y: y + 10 },
        ]),
      );
    const across = cut(
      polyline([
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ]),
    );
    const { ops } = withTidyCuts(sheetWith([down(10, 10), down(100, 10), across]));
    const starts = ops.map((op) => (op.kind === 'path' ? op.steps[0] : undefined));
    expect(starts).toMatchObject([
      { x: 0, y: 0 },
      { x: 100, y: 10 },
      { x: 10, y: 10 },
    ]);
  });

  it('only a part that is cut already is left out', () => {
    const ops = [
      cut(
        polyline([
          { x: 0, y: 50 },
          { x: 100, y: 50 },
        ]),
      ),
      cut(
        polyline([
          { x: 140, y: 50 },
          { x: 60, y: 50 },
          { x: 60, y: 80 },
        ]),
      ),
    ];
    const tidy = withTidyCuts(sheetWith(ops)).ops.flatMap((op) => (op.kind === 'path' ? [op.steps] : []));
    expect(tidy).toContainEqual([
      expect.objectContaining({ to: 'move', x: 140, y: 50 }),
      expect.objectContaining({ to: 'line', x: 100, y: 50 }),
      expect.objectContaining({ to: 'move', x: 60, y: 50 }),
      expect.objectContaining({ to: 'line', x: 60, y: 80 }),
    ]);
  });
});

describe('kerf (R21)', () => {
  const frame = [cut(box(rectOf(20, 20, 50, 30))), cut(box(rectOf(30, 25, 10, 10)))];
  const sizes = async (x: number, y: number) => {
    const sheet = expectOk(await withKerf(sheetWith(frame), { x, y }));
    return readDxf(sheetToDxf(sheet, glyphOutlines))
      .lines.map(sizeOf)
      .sort((a, b) => b.width - a.width)
      .map(({ width, height }) => [Math.round(width * 1e3) / 1e3, Math.round(height * 1e3) / 1e3]);
  };

  it('makes outlines wider and holes narrower by as much as is taken away, across and down by their own', async () => {
    expect(await sizes(0.2, 0.2)).toEqual([
      [50.2, 30.2],
      [9.8, 9.8],
    ]);
    expect(await sizes(0.3, 0.1)).toEqual([
      [50.3, 30.1],
      [9.7, 9.9],
    ]);
    expect(await sizes(0, 0)).toEqual([
      [50, 30],
      [10, 10],
    ]);
  });

  it('makes a circle of r grow to r and half a kerf, and a round hole shrink, within 0.01 mm', async () => {
    const round = [
      cut(circle(100, 100, 30)),
      cut(circle(100, 100, 6)),
      cut(roundedBox(rectOf(20, 200, 40, 30), 5)),
    ];
    const { ops } = expectOk(await withKerf(sheetWith(round), { x: 0.3, y: 0.3 }));
    const lines = readDxf(sheetToDxf(sheetWith(ops), glyphOutlines)).lines.map(({ points }) => points);
    const radii = lines.map((points) => points.map(({ x, y }) => Math.hypot(x - 100, y - 200)));
    for (const r of [30.15, 5.85]) {
      const line = radii.findIndex((all) => all.every((one) => Math.abs(one - r) < 0.01));
      expect(line, `a circle of ${r} mm`).toBeGreaterThanOrEqual(0);
      // Between its corners it runs no further in.
      const points = lines[line] ?? [];
      for (const [index, { x, y }] of points.entries()) {
        const next = points[(index + 1) % points.length] ?? { x, y };
        expect(Math.abs(Math.hypot((x + next.x) / 2 - 100, (y + next.y) / 2 - 200) - r)).toBeLessThan(0.01);
      }
    }
    const sizes = lines.map((points) => sizeOf({ layer: 'CUT', isClosed: true, points }));
    expect(sizes).toContainEqual({ width: expect.closeTo(40.3, 2), height: expect.closeTo(30.3, 2) });
    // Apart in x and y, a circle becomes as much wider as it is told to.
    const oval = expectOk(await withKerf(sheetWith([cut(circle(100, 100, 30))]), { x: 0.4, y: 0.1 }));
    const [line] = readDxf(sheetToDxf(oval, glyphOutlines)).lines.map(sizeOf);
    expect(line?.width).toBeCloseTo(60.4, 2);
    expect(line?.height).toBeCloseTo(60.1, 2);
  });

  it('leaves a line that two parts share in the middle, cut once, and moves what lies round them', async () => {
    const ops = [cut(box(rectOf(20, 20, 30, 30))), cut(box(rectOf(50, 20, 30, 30)))];
    const grown = expectOk(await withKerf(sheetWith(ops), { x: 0.4, y: 0.2 }));
    const lines = readDxf(sheetToDxf(withTidyCuts(grown), glyphOutlines)).lines;
    expect(overlapLength(lines, 0.05)).toBe(0);
    const [outline] = lines.filter(({ isClosed }) => isClosed).map(sizeOf);
    expect(outline?.width).toBeCloseTo(60.4, 3);
    expect(outline?.height).toBeCloseTo(30.2, 3);
    const [shared, ...others] = lines.filter(({ isClosed }) => !isClosed);
    expect(others).toEqual([]);
    expect(shared?.points.map(({ x }) => x)).toEqual([50, 50]);
    expect(shared && sizeOf(shared).height).toBeCloseTo(30, 3);
  });

  it('is refused where two parts would grow together, and not where they just do not', async () => {
    const ops = [cut(box(rectOf(20, 20, 30, 30))), cut(box(rectOf(50.3, 20, 30, 30)))];
    expect(await withKerf(sheetWith(ops), { x: 0.35, y: 0 })).toEqual({
      ok: false,
      problem: { code: 'print/kerf-too-wide', kerf: '0.35 x 0' },
    });
    expect(await withKerf(sheetWith(ops), { x: 0.25, y: 0.5 })).toMatchObject({ ok: true });
  });

  it('reaches the file: a net cut at 0.2 mm measures 0.2 mm more', async () => {
    const ask = {
      product: 'alphacubes-nets',
      options: { cubes: ['1'], guide: false },
      format: 'dxf',
    } as const;
    const cutIn = (bytes: Uint8Array) =>
      readDxf(new TextDecoder().decode(bytes))
        .lines.filter(({ layer }) => layer === 'CUT')
        .map(sizeOf);
    const [plain] = cutIn(expectOk(await runPrintJob(ask)).bytes);
    const [grown] = cutIn(expectOk(await runPrintJob({ ...ask, kerf: { x: 0.2, y: 0.2 } })).bytes);
    expect((grown?.width ?? 0) - (plain?.width ?? 0)).toBeCloseTo(0.2, 2);
    expect((grown?.height ?? 0) - (plain?.height ?? 0)).toBeCloseTo(0.2, 2);
    const twice = expectOk(await runPrintJob({ ...ask, kerf: { x: 0.2, y: 0.2 } }));
    expect(twice.sha256).toBe(expectOk(await runPrintJob({ ...ask, kerf: { x: 0.2, y: 0.2 } })).sha256);
  });
});
