import { describe, expect, it } from 'vitest';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import {
  findProduct,
  papers,
  sheetToDxf,
  withTidyCuts,
  type DrawOp,
  type PaperName,
  type Sheet,
} from '#print-templates/index.ts';
import { bounds, intersection } from '#print-templates/layout/bounds.ts';
import { keepOut, noMarks, registrations } from '#print-templates/layout/registration.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { layOut, productNames, refusal } from '#tests/support/print/lay-out.ts';
import { readDxf } from '#tests/support/print/read-dxf.ts';
import { extent, readPdf } from '#tests/support/print/read-pdf.ts';
import { layersOf } from '#tests/support/print/read-svg.ts';

const marked = productNames.filter((name) =>
  findProduct(name)?.options.some((option) => option.name === 'registration'),
);
const presets = registrations.filter((name) => name !== 'none');
const counts = { three: 3, corners: 4, rings: 4 } as const;

const isMark = (op: DrawOp) => op.kind === 'path' && op.purpose === 'mark';
const hasCut = ({ ops }: Sheet) => ops.some((op) => op.kind === 'path' && op.purpose === 'cut');

describe.each(marked.map((product, index) => ({ product, index })))(
  'marks on $product (R23)',
  ({ product, index }) => {
    const some =
      findProduct(product)?.options.some(({ name }) => name === 'cubes') === true ? { cubes: ['1-30'] } : {};

    it.each(
      (Object.keys(papers) as PaperName[]).map((paper, at) => ({
        paper,
        registration: presets[(index + at) % 3] ?? 'three',
      })),
    )('as $registration stand alone in their corners on $paper', ({ paper, registration }) => {
      const options = { ...some, paper, registration };
      const problem = refusal(product, options);
      if (problem !== undefined) {
        expect(problem).toMatchObject({ code: 'print/marks-need-room', strip: 20 });
        return;
      }
      const { sheets } = layOut(product, options);
      expect(sheets.some(hasCut)).toBe(true);
      for (const sheet of sheets) {
        expect(sheet.ops.some(isMark)).toBe(sheet.side === 'front' && hasCut(sheet));
        const zones = keepOut(sheet, { ...noMarks, registration }, 5);
        expect(zones).toHaveLength(counts[registration]);
        const misplaced = sheet.ops.filter((op) => {
          const place = bounds(op);
          return zones.some((zone) => intersection(zone, place) !== undefined) !== isMark(op);
        });
        expect(misplaced.map(bounds)).toEqual([]);
      }
    });
  },
);

describe('print and cut', () => {
  const options = { registration: 'three', cubes: ['1-4'] };
  const inset = 10;

  it('is for what is cut from paper, cards with their outlines', () => {
    expect(marked.map((name) => name.replace(/^[a-z]+-/, '')).sort()).toEqual(
      expect.arrayContaining([
        'nets',
        'board',
        'mat',
        'layer-mats',
        'tray',
        'stickers',
        'tiles',
        'cards',
        'labels',
        'deck',
        'rack',
        'tuck-box',
        'box-net',
      ]),
    );
    const [front, back] = layOut('kubo-deck', { registration: 'corners', guide: false }).sheets;
    const cuts = front?.ops.filter((op) => op.kind === 'path' && op.purpose === 'cut') ?? [];
    expect(cuts).toHaveLength(front?.cards?.length ?? 0);
    for (const cut of cuts) {
      const { width, height } = bounds(cut);
      expect([width, height]).toEqual([expect.closeTo(63.58, 2), expect.closeTo(88.98, 2)]);
    }
    expect(back?.ops.some(isMark)).toBe(false);
  });

  it('has the marks in the PDF, the SVG and the DXF at the same places, of the sizes that are told', async () => {
    const pdf = expectOk(await runPrintJob({ product: 'alphacubes-nets', options, format: 'pdf' }));
    const [page] = await readPdf(pdf.bytes);
    const { width = 0, height = 0 } = page ?? {};
    const wanted = [
      { left: inset, top: inset, right: inset + 5, bottom: inset + 5 },
      { left: width - inset - 8, top: inset, right: width - inset, bottom: inset + 8 },
      { left: inset, top: height - inset - 8, right: inset + 8, bottom: height - inset },
    ];
    const near = (box: ReturnType<typeof extent>, other: (typeof wanted)[number]) =>
      (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(box[side] - other[side]) < 0.01);
    const found = (boxes: readonly ReturnType<typeof extent>[]) =>
      wanted.map((one) => boxes.filter((box) => near(box, one)).length);
    expect(found((page?.paths ?? []).map(({ contours }) => extent(contours.flat())))).toEqual([1, 1, 1]);

    const text = async (format: 'svg' | 'dxf') =>
      new TextDecoder().decode(
        expectOk(await runPrintJob({ product: 'alphacubes-nets', options, format, sheet: '1' })).bytes,
      );
    const svg = layersOf(await text('svg'));
    expect(Object.keys(svg)).toEqual(['print', 'guides', 'marks', 'score', 'cut']);
    expect(found((svg['marks'] ?? []).map(({ points }) => extent(points)))).toEqual([1, 1, 1]);
    const dxf = readDxf(await text('dxf'));
    const lines = dxf.lines.filter(({ layer }) => layer === 'MARKS');
    expect(lines).toHaveLength(3);
    const turned = lines.map(({ points }) => extent(points.map(({ x, y }) => ({ x, y: height - y }))));
    expect(found(turned)).toEqual([1, 1, 1]);
  });

  it('keeps marks out of a margin that the printer needs, and says when there is no room for them', () => {
    const [sheet] = layOut('alphacubes-nets', {
      ...options,
      registration: 'rings',
      margin: 14,
      guide: false,
    }).sheets;
    const places = sheet?.ops.filter(isMark).map(bounds) ?? [];
    expect(Math.min(...places.map(({ x }) => x))).toBeGreaterThanOrEqual(14);
    const narrow = { paper: 'custom', paperWidth: 125, paperHeight: 180 };
    expect(refusal('alphacubes-nets', { ...narrow, cubes: ['1'] })).toBeUndefined();
    expect(refusal('alphacubes-nets', { ...narrow, ...options })).toEqual({
      code: 'print/marks-need-room',
      strip: 20,
    });
    // What has no room by itself is told so, and not of marks.
    expect(refusal('alphacubes-nets', { ...narrow, paperWidth: 100, ...options })).toMatchObject({
      code: 'print/paper-too-small',
    });
  });

  it('stands where its options say, and is refused where labels reach the edges', () => {
    const measures = { registration: 'corners', markInset: 20, markLength: 15, markLine: 1 };
    const [sheet] = layOut('alphacubes-board', { square: 12, guide: false, ...measures }).sheets;
    const places = sheet?.ops.filter(isMark).map(bounds) ?? [];
    expect(Math.min(...places.map(({ x }) => x))).toBeCloseTo(20 - 0.5, 6);
    // Half a line on either side.
    expect(places.map(({ width }) => width)).toEqual(places.map(() => expect.closeTo(15 + 1, 6) as number));
    // A tile is cut where it would be trimmed by hand.
    const cuts = sheet?.ops.filter((op) => op.kind === 'path' && op.purpose === 'cut').map(bounds) ?? [];
    expect(cuts.map(({ width, height }) => [width, height])).toEqual(
      sheet?.cards?.map(({ width, height }) => [expect.closeTo(width, 0), expect.closeTo(height, 0)]),
    );
    expect(refusal('alphacubes-nets', { ...options, markInset: 50 })).toMatchObject({ option: 'markInset' });
    expect(refusal('alphacubes-label-sheets', { registration: 'three' })).toEqual({
      code: 'print/no-marks',
      product: 'label-sheets',
      works: 'stickers',
    });
  });

  it('has the outlines of tiles and cards in a cut file, each once, with marks or without', async () => {
    const cutsOf = async (product: string, more: Readonly<Record<string, unknown>>) => {
      const ask = { product, options: { guide: false, ...more }, format: 'svg', sheet: '1' } as const;
      const svg = new TextDecoder().decode(expectOk(await runPrintJob(ask)).bytes);
      return (layersOf(svg)['cut'] ?? []).map(({ points }) => extent(points));
    };
    const [tile, ...others] = await cutsOf('alphacubes-board', { square: 12 });
    const [drawn] = layOut('alphacubes-board', { square: 12, guide: false }).sheets[0]?.cards ?? [];
    expect(others).toEqual([]);
    expect((tile?.right ?? 0) - (tile?.left ?? 0)).toBeCloseTo(drawn?.width ?? -1, 2);
    const marked = await cutsOf('alphacubes-board', { square: 12, registration: 'three', checkSheet: false });
    expect(marked).toHaveLength(1);
  });

  it('changes nothing where no marks are asked for', () => {
    const sheet = layOut('alphacubes-nets', { registration: 'none', guide: false }).sheets[0] as Sheet;
    expect(sheet.ops.some(isMark)).toBe(false);
    expect(readDxf(sheetToDxf(withTidyCuts(sheet), glyphOutlines)).layers).not.toHaveProperty('MARKS');
  });
});
