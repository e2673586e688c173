import { beforeAll, describe, expect, it } from 'vitest';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import { coupon, kerfSteps } from '#print-templates/templates/workshop/kerf-coupon.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { layOut, refusal } from '#tests/support/print/lay-out.ts';
import { readDxf, type DxfLine } from '#tests/support/print/read-dxf.ts';

type Axis = 'x' | 'y';

const boxOf = ({ points }: DxfLine) => {
  const length = (axis: Axis) =>
    Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
  return { x: length('x'), y: length('y') };
};

/** The outlines of the parts, as they stand in the file: both combs, then both keys. */
function partsOf(lines: readonly DxfLine[]) {
  const cuts = lines.filter(({ layer, isClosed }) => layer === 'CUT' && isClosed);
  const combs = cuts.filter((cut) => cut.points.length > 20);
  const keys = cuts.filter((cut) => cut.points.length <= 20);
  const along = (parts: readonly DxfLine[], axis: Axis, isLong: (x: number, y: number) => boolean) =>
    parts.find((part) => isLong(boxOf(part)[axis], boxOf(part)[axis === 'x' ? 'y' : 'x']));
  return (axis: Axis) => ({
    comb: along(combs, axis, (own, other) => own > other)?.points ?? [],
    key: along(keys, axis, (own, other) => own > other)?.points ?? [],
  });
}

/** Widths of the slots of a comb, from the first: the ground of a slot lies between spine and rim. */
function slotsOf(comb: DxfLine['points'], axis: Axis): readonly number[] {
  const across = axis === 'x' ? 'y' : 'x';
  const levels = [...new Set(comb.map((p) => p[across].toFixed(3)))];
  const rims = [Math.min(...comb.map((p) => p[across])), Math.max(...comb.map((p) => p[across]))];
  const ground = levels.map(Number).find((level) => rims.every((rim) => Math.abs(rim - level) > 1));
  const ends = comb
    .filter((p) => Math.abs(p[across] - (ground ?? NaN)) < 0.002)
    .map((p) => p[axis])
    .sort((a, b) => a - b);
  const widths = ends.flatMap((end, index) => (index % 2 === 0 ? [(ends[index + 1] ?? NaN) - end] : []));
  // Up in the file is down on the sheet.
  return axis === 'x' ? widths : widths.reverse();
}

/** How wide the tongue of a key is: what its points have in common but for the handle. */
function tongueOf(key: DxfLine['points'], axis: Axis): number {
  const places = [...new Set(key.map((p) => p[axis].toFixed(3)))].map(Number).sort((a, b) => a - b);
  return (places[2] ?? NaN) - (places[1] ?? NaN);
}

const ask = { product: 'workshop-kerf-coupon', options: {}, format: 'dxf' } as const;

describe('the kerf coupon (R21)', () => {
  let part: ReturnType<typeof partsOf>;
  let scored: readonly DxfLine[];
  beforeAll(async () => {
    const { lines } = readDxf(new TextDecoder().decode(expectOk(await runPrintJob(ask)).bytes));
    part = partsOf(lines);
    scored = lines.filter(({ layer }) => layer === 'SCORE');
  });

  it.each(['x', 'y'] as const)(
    'in %s: the last slot that takes the key is the kerf, whatever that is',
    (axis) => {
      const { comb, key } = part(axis);
      const [slots, tongue] = [slotsOf(comb, axis), tongueOf(key, axis)];
      expect(slots).toHaveLength(9);
      expect(tongue).toBeCloseTo(coupon.key, 3);
      for (const kerf of [0, 0.1, 0.17, 0.35, 0.4]) {
        // What the beam takes: half a kerf on either side of each line.
        const takes = kerfSteps.filter((_, index) => (slots[index] ?? 0) + kerf >= tongue - kerf - 0.005);
        const last = Math.max(...takes);
        expect(last).toBeCloseTo(Math.floor(kerf / 0.05 + 1e-6) * 0.05, 6);
      }
    },
  );

  it('is named by engraved figures: nine a comb, and a letter on each part', () => {
    // 0.00 to 0.40 on two combs: four characters a figure, and strokes of more than one line in some of them.
    expect(scored.length).toBeGreaterThanOrEqual(2 * 9 * 4 + 4);
    const [sheet] = layOut('workshop-kerf-coupon').sheets;
    expect(sheet?.ops.filter((op) => op.kind === 'path' && op.purpose === 'score')).toHaveLength(
      2 * 9 * 4 + 4,
    );
  });

  it('is refused where its combs have no room', () => {
    expect(
      refusal('workshop-kerf-coupon', { paper: 'custom', paperWidth: 160, paperHeight: 297 }),
    ).toMatchObject({
      code: 'print/does-not-fit',
      cause: 'width',
    });
  });
});
