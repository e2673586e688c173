import { describe, expect, it } from 'vitest';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { overlapLength } from '#tests/support/print/cut-overlaps.ts';
import { readDxf, type DxfLine } from '#tests/support/print/read-dxf.ts';
import { layersOf } from '#tests/support/print/read-svg.ts';
import { pictureOfSvg } from '#tests/support/print/tools.ts';

/** Space between one bed and the next, in millimetres. */
const gap = 10;
const kerf = { x: 0.3, y: 0.2 };

interface Bed {
  readonly paper: string;
  readonly width: number;
  readonly height: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

const small: Bed = { paper: 'bed-300x200', width: 300, height: 200 };
const wide: Bed = { paper: 'bed-600x300', width: 600, height: 300 };
const square: Bed = { paper: 'bed-400x400', width: 400, height: 400 };
const own: Bed = {
  paper: 'custom',
  width: 385,
  height: 262,
  options: { paperWidth: 385, paperHeight: 262 },
};

async function fileOf(product: string, bed: Bed, more: object = {}, options: object = {}): Promise<string> {
  const job = {
    product,
    options: { paper: bed.paper, margin: 6, ...bed.options, ...options },
    format: 'dxf',
    content: 'lines',
    files: 'together',
    ...more,
  } as const;
  return new TextDecoder().decode(expectOk(await runPrintJob(job)).bytes);
}

/** The lines on each bed, measured from its own corner. */
function bedsOf(lines: readonly DxfLine[], bed: Bed): readonly (readonly DxfLine[])[] {
  const step = bed.width + gap;
  const by = Map.groupBy(lines, ({ points }) => Math.floor(Math.min(...points.map(({ x }) => x)) / step));
  return Array.from({ length: Math.max(...by.keys()) + 1 }, (_, at) =>
    (by.get(at) ?? []).map((line) => ({
      ...line,
      points: line.points.map(({ x, y }) => ({ x: x - at * step, y })),
    })),
  );
}

describe('all sheets of a product, laid on beds (R21)', () => {
  it.each([
    ['alphacubes-nets', small],
    ['alphacubes-nets', wide],
    ['alphacubes-nets', own],
    ['alphacubes-stickers', square],
    // The layout of these lies across the paper, and is turned to lie as the bed does.
    ['alphacubes-board', small],
    ['kubo-layer-mats', wide],
    ['kubo-deck', small],
    ['cubeword-laser-box', own],
  ])('%s on %j keeps all that is cut inside the margin, with a kerf too', async (product, bed) => {
    const { lines } = readDxf(await fileOf(product, bed, { kerf }));
    const beds = bedsOf(lines, bed);
    const loose = 6 - Math.max(kerf.x, kerf.y) / 2 - 1e-3;
    for (const on of beds) {
      expect(on.length).toBeGreaterThan(0);
      const beyond = on.flatMap(({ points }) =>
        points.filter(
          ({ x, y }) => x < loose || y < loose || x > bed.width - loose || y > bed.height - loose,
        ),
      );
      expect(beyond).toEqual([]);
      const cuts = on.filter(({ layer }) => layer === 'CUT');
      // A slot as wide as card is thick is narrowed to 0.05 mm, and its sides are two cuts.
      expect(overlapLength(cuts, 0.04)).toBe(0);
    }
  });

  it('has on each bed just what the sheet has in a file of its own', async () => {
    const bed = small;
    const together = bedsOf(readDxf(await fileOf('alphacubes-nets', bed)).lines, bed);
    const alone = await Promise.all(
      together.map(async (_, index) => {
        // The first sheet only shows how nets are folded.
        const text = await fileOf('alphacubes-nets', bed, { files: 'each', sheet: `${index + 2}` });
        return readDxf(text).lines;
      }),
    );
    const rounded = (lines: readonly DxfLine[]) =>
      lines.map(({ layer, isClosed, points }) => [
        layer,
        isClosed,
        points.map(({ x, y }) => [Math.round(x * 1e3), Math.round(y * 1e3)]),
      ]);
    expect(together.length).toBeGreaterThan(3);
    expect(together.map((lines) => rounded(lines))).toEqual(alone.map((lines) => rounded(lines)));
  });

  it('is turned before the kerf is added, which is that of the machine', async () => {
    const sizeOf = async (of: { readonly x: number; readonly y: number }) => {
      const { lines } = readDxf(await fileOf('kubo-layer-mats', wide, { kerf: of }));
      const [outline] = lines.filter(({ layer, isClosed }) => layer === 'CUT' && isClosed);
      const [xs, ys] = (['x', 'y'] as const).map((axis) => outline?.points.map((point) => point[axis]) ?? []);
      return [xs, ys].map((all = []) => Math.max(...all) - Math.min(...all));
    };
    const [plain, grown] = [await sizeOf({ x: 0, y: 0 }), await sizeOf({ x: 0.4, y: 0.1 })];
    expect((grown[0] ?? 0) - (plain[0] ?? 0)).toBeCloseTo(0.4, 2);
    expect((grown[1] ?? 0) - (plain[1] ?? 0)).toBeCloseTo(0.1, 2);
  });

  it('is an SVG of the same lines, in which Inkscape shows the beds as pages', async () => {
    const svg = await fileOf('alphacubes-nets', small, { format: 'svg' });
    const dxf = readDxf(await fileOf('alphacubes-nets', small));
    const pages = [
      ...svg.matchAll(/<inkscape:page id="bed-\d+" x="(\d+)" y="0" width="300" height="200"\/>/g),
    ];
    expect(pages.map(([, x]) => Number(x))).toEqual(pages.map((_, index) => index * (300 + gap)));
    const width = pages.length * (300 + gap) - gap;
    expect(svg).toContain(`width="${width}mm" height="200mm" viewBox="0 0 ${width} 200"`);
    const { cut = [], score = [] } = layersOf(svg);
    expect(Object.keys(layersOf(svg))).toEqual(['score', 'cut']);
    const at = (spots: readonly { readonly x: number; readonly y: number }[]) =>
      spots.map(({ x, y }) => [expect.closeTo(x, 2), expect.closeTo(200 - y, 2)]);
    const drawn = [...score, ...cut].map(({ points }) => points.map(({ x, y }) => [x, y]));
    expect(drawn).toEqual(dxf.lines.map(({ points }) => at(points)));
  });

  it('is refused where nothing is cut, and for a kit, whose sheets are of several materials', async () => {
    const ask = { options: {}, format: 'svg', files: 'together' } as const;
    expect(await runPrintJob({ ...ask, product: 'workshop-calibration' })).toEqual({
      ok: false,
      problem: { code: 'print/nothing-to-cut' },
    });
    expect(await runPrintJob({ ...ask, product: 'kubo-kit' })).toEqual({
      ok: false,
      problem: { code: 'print/several-materials' },
    });
  });

  it.skipIf(!has('rsvg'))('can be read by another program', async () => {
    const svg = await fileOf('alphacubes-nets', small, { format: 'svg', lines: 'visible' });
    const { width, height } = pictureOfSvg(svg, 25.4);
    expect(height).toBe(200);
    expect((width + gap) % (300 + gap)).toBe(0);
  });
});
