import { describe, expect, it } from 'vitest';
import { leastPitch, magnetHeight, sensorHeight, sensorPlaces } from '#firmware-protocol/wiring/index.ts';
import type { Sheet } from '#print-templates/index.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { extent, readPdf, type ReadPage, type ReadPoint } from '#tests/support/print/read-pdf.ts';

/** On one sheet, so that all is measured from one corner. */
const whole = { paper: 'custom', paperWidth: 400, paperHeight: 400 } as const;

describe('the drilling plan', () => {
  it('has its holes where the sensors feel the dice, and the lights between the dice', async () => {
    const [page] = await readPdf(await printed('box-drilling', whole));
    const plate = plateOf(page, 12 * 25 + 16, 9 * 25 + 16);
    const shift = sensorPlaces.hall.offset * sensorHeight('hall', 15) * Math.SQRT1_2;
    const squares = Array.from({ length: 108 }, (_, square) => ({
      x: plate.x + 8 + ((square % 12) + 0.5) * 25,
      y: plate.y + 8 + (Math.floor(square / 12) + 0.5) * 25,
    }));
    expectSame(
      holesOf(page, 6),
      squares.map(({ x, y }) => ({ x: x + shift, y: y + shift })),
    );
    expectSame(
      holesOf(page, 3),
      squares.map(({ x, y }) => ({ x, y: y - 7.5 - 2.5 })),
    );
  });

  it('has a slot for each reed switch, along the diagonal through the point below the die', async () => {
    const options = { ...whole, rows: 2, columns: 3, pitch: 30, sensor: 'reed', lights: false };
    const [page] = await readPdf(await printed('box-drilling', options));
    const plate = plateOf(page, 3 * 30 + 16, 2 * 30 + 16);
    expect(holesOf(page, 3)).toEqual([]);
    const shift = sensorPlaces.reed.offset * sensorHeight('reed', 15) * Math.SQRT1_2;
    const slots = (page?.paths ?? []).filter(({ contours }) => {
      const [a, b, , d] = contours[0] ?? [];
      return near(lengthOf(a, b), 17) && near(lengthOf(a, d), 3);
    });
    const middles = slots.map(({ contours }) => middleOf(contours[0] ?? []));
    expectSame(
      middles,
      [0, 1, 2, 3, 4, 5].map((square) => ({
        x: plate.x + 8 + ((square % 3) + 0.5) * 30 + shift,
        y: plate.y + 8 + (Math.floor(square / 3) + 0.5) * 30 + shift,
      })),
    );
    for (const { contours } of slots) {
      const [a, b] = contours[0] ?? [];
      expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo((b?.y ?? 0) - (a?.y ?? 1), 2);
    }
  });

  it('is tiled on small paper, each hole whole on the sheet that its square is on', () => {
    const { sheets } = layOut('box-drilling');
    expect(sheets).toHaveLength(4);
    const names = sheets.slice(0, 3).map((sheet) => textsOf(sheet.ops).map(({ text }) => text));
    for (const name of ['A1', 'L9', 'F5']) expect(names.some((texts) => texts.includes(name))).toBe(true);
  });

  it('says which magnet, how deep, and whether the squares are far enough apart', () => {
    const words = wordsOf(layOut('box-drilling').sheets.at(-1));
    const height = magnetHeight('hall', 15);
    expect(words).toContain(`5 mm across and ${height} mm high`);
    expect(words).toContain(`${7.5 + height / 2} mm deep`);
    expect(words).not.toContain('TOO CLOSE');
    const close = wordsOf(layOut('box-drilling', { lights: false, pitch: 17 }).sheets.at(-1));
    expect(close).toContain(
      `TOO CLOSE: the magnets of neighbours may close a sensor. From ${leastPitch('hall', 15)} mm`,
    );
  });

  it('refuses squares in which the die, or the light beside it, has no room', () => {
    const problem = { code: 'print/bad-option', option: 'pitch' };
    expect(refusal('box-drilling', { pitch: 22 })).toMatchObject({
      ...problem,
      expected: { phrase: 'range.measure', min: 23, max: 60, unit: 'mm' },
    });
    expect(refusal('box-drilling', { pitch: 15, lights: false })).toMatchObject(problem);
    expect(refusal('box-drilling', { pitch: 16, lights: false })).toBeUndefined();
  });
});

function wordsOf(sheet: Sheet | undefined): string {
  return textsOf(sheet?.ops ?? [])
    .map(({ text }) => text)
    .join(' ');
}

/** The upper left corner of the plate, found by its size. */
function plateOf(page: ReadPage | undefined, width: number, height: number): ReadPoint {
  const outline = page?.paths.find(({ contours, painted }) => {
    const { left, right, top, bottom } = extent(contours.flat());
    return painted === 'stroke' && near(right - left, width) && near(bottom - top, height);
  });
  if (outline === undefined) throw new Error('No plate');
  const { left, top } = extent(outline.contours.flat());
  return { x: left, y: top };
}

/** Middles of the circles of a diameter. */
function holesOf(page: ReadPage | undefined, diameter: number): readonly ReadPoint[] {
  return (page?.paths ?? [])
    .filter(({ contours, closed }) => closed && contours.length === 1 && (contours[0]?.length ?? 0) > 4)
    .map(({ contours }) => extent(contours.flat()))
    .filter(({ left, right, top, bottom }) => near(right - left, diameter) && near(bottom - top, diameter))
    .map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 }));
}

/** In reading order, each within a hundredth of a millimetre. */
function expectSame(found: readonly ReadPoint[], expected: readonly ReadPoint[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [at, { x, y }] of expected.entries()) {
    expect(lengthOf(found[at], { x, y }), `square ${at + 1}`).toBeLessThan(0.01);
  }
}

function lengthOf(a: ReadPoint | undefined, b: ReadPoint | undefined): number {
  return a === undefined || b === undefined ? Number.NaN : Math.hypot(a.x - b.x, a.y - b.y);
}

function middleOf(points: readonly ReadPoint[]): ReadPoint {
  const { left, right, top, bottom } = extent(points);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}
