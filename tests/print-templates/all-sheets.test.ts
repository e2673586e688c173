import { describe, expect, it } from 'vitest';
import { bounds } from '#print-templates/layout/bounds.ts';
import { density, inkOf } from '#print-templates/layout/facts.ts';
import type { DrawOp } from '#print-templates/layout/types.ts';
import {
  common,
  extent,
  readPdf,
  type Extent,
  type ReadPage,
  type ReadPath,
} from '#tests/support/print/read-pdf.ts';
import { inkedProducts, layOut, printed, productNames, refusal } from '#tests/support/print/lay-out.ts';
import { papers, type PaperName } from '#print-templates/index.ts';

const paperNames = Object.keys(papers) as PaperName[];
const inks = ['full', 'low', 'outline'] as const;
/** What must be measured right, in millimetres (R1). */
const tolerance = 0.01;

/** `CUBEWRIGHT_EVERY_SHEET=1` measures every product on every paper; else two each, so that each paper meets each ink. */
const isWhole = process.env.CUBEWRIGHT_EVERY_SHEET === '1';

/** What is larger than A5 as it is printed without a choice. */
const largerThanA5: readonly string[] = [
  'alphacubes-booklet',
  'scruble-cube-map',
  'box-plans',
  'workshop-calibration',
  'workshop-kerf-coupon',
];

const cases = productNames.flatMap((product, row) =>
  paperNames.flatMap((paper, column) => {
    if (paper === 'a5' && largerThanA5.includes(product)) return [];
    const ink = inks[(Math.floor(row / 3) + column) % 3] as (typeof inks)[number];
    return isWhole || column % 3 === row % 3 ? [{ product, paper, ink }] : [];
  }),
);

it('is shown on every paper in every ink, and every product on two papers at least', () => {
  const met = new Set(cases.map(({ paper, ink }) => `${paper} ${ink}`));
  expect(met.size).toBe(paperNames.length * inks.length);
  for (const product of productNames) {
    expect(cases.filter((one) => one.product === product).length).toBeGreaterThanOrEqual(2);
  }
});

it.each(productNames)('%s on A5 is printed, or refused with both sizes', (product) => {
  const problem = refusal(product, { paper: 'a5' });
  if (largerThanA5.includes(product)) expect(problem).toMatchObject({ code: 'print/does-not-fit' });
  else expect(problem).toBeUndefined();
});

describe.each(cases)('$product on $paper in $ink ink', ({ product, paper, ink }) => {
  const options = inkedProducts.includes(product) ? { paper, ink } : { paper };
  const set = layOut(product, options);

  it('shows the rulers and the sentence, and first the 50 mm square, inside the margin, at the size of the paper', async () => {
    const pages = await readPdf(await printed(product, options));
    expect(pages).toHaveLength(set.sheets.length);
    const { width, height } = papers[paper];
    for (const [index, page] of pages.entries()) {
      expect([page.width, page.height].sort((a, b) => a - b)).toEqual([
        expect.closeTo(Math.min(width, height), 3),
        expect.closeTo(Math.max(width, height), 3),
      ]);
      checkRulers(page);
      if (index === 0) checkSquare(page);
      expect(page.texts.map(({ text }) => text).join(' ')).toContain('Print at 100 %, actual size.');
      checkMargin(page, 5);
    }
  });

  it('has no text under 5 points', () => {
    expect(set.facts.smallestText).toBeGreaterThanOrEqual(5);
  });
});

describe('sheets with a wider margin', () => {
  it.each(productNames)('%s keeps 12 mm free', async (product) => {
    const pages = await readPdf(await printed(product, { margin: 12, paper: 'a3' }));
    for (const [index, page] of pages.entries()) {
      checkMargin(page, 12);
      if (index === 0) checkSquare(page);
      checkRulers(page);
    }
  });
});

describe('saving ink (R17)', () => {
  it.each([...inkedProducts, 'alphacubes-label-sheets'])(
    '%s takes less in low and least in outline on every sheet, there 70 percent less',
    (product) => {
      const [full, low, outline] = inks.map((ink) =>
        layOut(product, { ink }).sheets.map((sheet) => inkOf(piecesOf(sheet.ops))),
      );
      expect(Math.max(...(full ?? []))).toBeGreaterThan(0);
      for (const [index, most] of (full ?? []).entries()) {
        // A sheet of guide pictures alone has thin lines in any ink.
        if (most === 0) continue;
        expect(low?.[index]).toBeLessThan(most * 0.8);
        expect(outline?.[index]).toBeLessThan(low?.[index] ?? 0);
        expect(outline?.[index]).toBeLessThanOrEqual(most * 0.3);
      }
      const whole = (ink: string) => layOut(product, { ink }).facts.inkCoverage;
      expect(whole('outline')).toBeLessThanOrEqual(whole('full') * 0.3);
    },
  );

  it.each(inkedProducts)('%s has solid letters and no large fills in low', (product) => {
    const ops = layOut(product, { ink: 'low' }).sheets.flatMap((sheet) => flat(sheet.ops));
    expect(ops.some((op) => op.kind === 'text' && op.purpose === 'ink')).toBe(true);
    for (const op of ops) {
      if (op.kind === 'text') expect(op.outline).toBeUndefined();
      else if (op.kind === 'path' && op.purpose === 'ink' && op.fill !== undefined && density(op.fill) > 0) {
        const { width, height } = bounds(op);
        expect(width * height).toBeLessThan(40);
      }
    }
  });
});

/** Without rulers, the square, headings and outlines of labels, which are the same in any ink. */
function piecesOf(ops: readonly DrawOp[]): readonly DrawOp[] {
  return ops.filter((op) => (op.kind === 'clip' ? piecesOf(op.ops).length > 0 : op.purpose !== 'guide'));
}

function flat(ops: readonly DrawOp[]): readonly DrawOp[] {
  return ops.flatMap((op) => (op.kind === 'clip' ? flat(op.ops) : [op]));
}

/** A line of exactly 100 mm each way with 101 ticks, a millimetre apart. */
function checkRulers(page: ReadPage): void {
  for (const way of ['x', 'y'] as const) {
    const other = way === 'x' ? 'y' : 'x';
    const ticks = page.paths.filter(
      ({ contours }) =>
        contours.length === 101 &&
        contours.every((tick) => Math.abs((tick[0]?.[way] ?? 0) - (tick[1]?.[way] ?? 1)) < 1e-3),
    );
    expect(ticks).toHaveLength(1);
    const places = ticks[0]?.contours.map((tick) => tick[0]?.[way] ?? Number.NaN) ?? [];
    const start = places[0] ?? Number.NaN;
    const off = places.map((place, at) => Math.abs(place - start - at));
    expect(Math.max(...off)).toBeLessThan(tolerance);
    const level = ticks[0]?.contours[0]?.[0]?.[other] ?? Number.NaN;
    const lines = page.paths.filter(({ contours, painted }) => {
      const [from, to] = contours[0] ?? [];
      return (
        painted === 'stroke' &&
        contours.length === 1 &&
        contours[0]?.length === 2 &&
        from !== undefined &&
        to !== undefined &&
        Math.abs(from[other] - level) < 1e-3 &&
        Math.abs(to[other] - level) < 1e-3 &&
        Math.abs(Math.abs(to[way] - from[way]) - 100) < tolerance
      );
    });
    expect(lines).toHaveLength(1);
  }
}

function checkSquare(page: ReadPage): void {
  const caption = page.texts.find(({ text }) => text === '50 mm square');
  expect(caption).toBeDefined();
  const squares = page.paths.filter(({ closed, contours }) => {
    const box = extent(contours.flat());
    return (
      closed &&
      contours.length === 1 &&
      Math.abs(box.right - box.left - 50) < tolerance &&
      Math.abs(box.bottom - box.top - 50) < tolerance &&
      (caption?.x ?? 0) > box.left &&
      (caption?.y ?? 0) < box.bottom &&
      (caption?.y ?? 0) > box.top
    );
  });
  expect(squares).toHaveLength(1);
}

/** Nothing lies outside the margin: paths with their strokes, texts along their length, as far as clips show them. */
function checkMargin(page: ReadPage, margin: number): void {
  const room = { left: margin, top: margin, right: page.width - margin, bottom: page.height - margin };
  const outside: string[] = [];
  const check = (what: string, shown: Extent): void => {
    if (shown.left >= shown.right || shown.top >= shown.bottom) return;
    const out = Math.max(
      room.left - shown.left,
      room.top - shown.top,
      shown.right - room.right,
      shown.bottom - room.bottom,
    );
    if (!(out < tolerance)) outside.push(`${what} at ${shown.left}, ${shown.top}: ${out} mm`);
  };
  for (const { text, x, y, length, em, turn, clip } of page.texts) {
    const angle = (turn * Math.PI) / 180;
    const up = { x: Math.sin(angle) * em * 0.75, y: -Math.cos(angle) * em * 0.75 };
    const end = { x: x + length * Math.cos(angle), y: y + length * Math.sin(angle) };
    const corners = [{ x, y }, end, { x: x + up.x, y: y + up.y }, { x: end.x + up.x, y: end.y + up.y }];
    check(text, common(clip, extent(corners)));
  }
  for (const path of page.paths) check('path', common(path.clip, inkExtent(path)));
  expect(outside).toEqual([]);
}

/** A stroke reaches half its width to either side; the ends of a straight line are cut square. */
function inkExtent({ contours, painted, width }: ReadPath): Extent {
  const { left, top, right, bottom } = extent(contours.flat());
  const half = painted === 'fill' ? 0 : width / 2;
  const sideways = bottom - top < 1e-3 ? 0 : half;
  const upright = right - left < 1e-3 ? 0 : half;
  return { left: left - sideways, right: right + sideways, top: top - upright, bottom: bottom + upright };
}
