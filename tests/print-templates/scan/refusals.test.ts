import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { driftBetween, profileFrom } from '#print-templates/scan/figures.ts';
import { readScan, type GreyPicture } from '#print-templates/scan/index.ts';
import { cells, markedSheets, placeOf } from '#print-templates/scan/marks.ts';
import { applied } from '#print-templates/scan/plane.ts';
import { shrunk } from '#print-templates/scan/picture.ts';
import { papers } from '#print-templates/units/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { correctionOf, printerOptions, truePrinter, type PrinterProfile } from '#shared/printers/index.ts';
import { printerMap, scanPicture, type ScanSettings } from '#tests/support/print/scans/scan-picture.ts';
import { randomOf, scanner } from '#tests/support/print/scans/scan-cases.ts';

const dpi = 92;
const [width, height] = [820, 1135];
const settings: ScanSettings = {
  sheet: { side: 'front', paper: 'a4' },
  paper: papers.a4,
  printer: { ...truePrinter, across: 149.4, down: 150.7, left: 21.1, top: 19.2, leftBelow: 21.6 },
  turn: 0.2,
  camera: scanner({ width, height, paper: papers.a4, turn: 1, dpi }),
  ...{ width, height, blur: 0.6, noise: 1, jpeg: undefined, random: randomOf(7) },
  lights: { paper: 0.85, ink: 0.03, ground: 0.1, rough: 0 },
  shade: { least: 1, towards: 0, isShadow: false },
};
const plain = scanPicture(settings);

function changed(picture: GreyPicture, grey: (x: number, y: number, was: number) => number): GreyPicture {
  return {
    ...picture,
    grey: picture.grey.map((was, at) => grey(at % picture.width, Math.floor(at / picture.width), was)),
  };
}

function part(
  { grey, width: across }: GreyPicture,
  left: number,
  top: number,
  right: number,
  bottom: number,
): GreyPicture {
  const rows = Array.from({ length: bottom - top }, (_, row) =>
    grey.slice((top + row) * across + left, (top + row) * across + right),
  );
  return {
    grey: Uint8Array.from(rows.flatMap((row) => [...row])),
    width: right - left,
    height: bottom - top,
  };
}

const middleOf = (at: number) =>
  applied(settings.camera, applied(printerMap(settings), placeOf(cells[at] ?? { column: 0, row: 0 })));

/** As if these marks were under a hand. */
function without(count: number): GreyPicture {
  const gone = Array.from({ length: count }, (_, at) => middleOf(at));
  return changed(plain, (x, y, was) =>
    gone.some((mark) => Math.hypot(x - mark.x, y - mark.y) < 15) ? 235 : was,
  );
}

describe('a picture of the calibration sheet (R31)', () => {
  it('that names its dots an inch is measured by them, another by its paper', () => {
    const byScan = expectOk(readScan({ ...plain, dpi: { x: dpi, y: dpi } }));
    const byPaper = expectOk(readScan(plain));
    expect([byScan.yardstick, byPaper.yardstick]).toEqual(['scan', 'paper']);
    for (const { figures } of [byScan, byPaper]) {
      expect(figures.across).toBeCloseTo(149.4, 1);
      expect(figures.left).toBeCloseTo(21.1, 1);
      expect(figures.turn).toBeCloseTo(0.2, 1);
    }
    const asked = expectOk(readScan({ ...plain, dpi: { x: dpi, y: dpi } }, { yardstick: 'paper' }));
    expect(asked.figures).toEqual(byPaper.figures);
    // Whoever has measured the paper, which is cut 1 mm wider, gets lengths that are as much longer.
    const wider = expectOk(
      readScan(plain, { paper: { ...papers.a4, width: 211 as typeof papers.a4.width } }),
    );
    expect(wider.figures.across).toBeCloseTo((149.4 * 211) / 210, 1);
  });

  it('whose dots an inch cannot be right is measured by its paper, and refused where that was not wished', () => {
    const photo = { ...plain, dpi: { x: 72, y: 72 } };
    expect(expectOk(readScan(photo)).yardstick).toBe('paper');
    const own = readScan(photo, { yardstick: 'scan' });
    expect(own).toMatchObject({
      problem: { code: 'scan/own-scale', dpi: 72, across: expect.closeTo(190.9, 0) },
    });
  });

  it('that does not show the edges gives no place, and without dots an inch nothing', () => {
    const inner = part(plain, 75, 80, width - 75, height - 70);
    expect(readScan(inner)).toEqual({ ok: false, problem: { code: 'scan/no-scale', seen: 0 } });
    const { figures } = expectOk(readScan({ ...inner, dpi: { x: dpi, y: dpi } }));
    expect(figures).toMatchObject({ left: undefined, top: undefined, turn: undefined });
    expect(figures.down).toBeCloseTo(150.7, 1);
  });

  it.each([
    ['scan/no-marks', changed(plain, (x, y) => (x * 7 + y * 3) % 200)],
    ['scan/no-marks', changed(plain, () => 235)],
    ['scan/few-marks', without(8)],
    ['scan/mirrored', changed(plain, (x, y) => plain.grey[y * width + (width - 1 - x)] ?? 0)],
    ['scan/too-small', shrunk(plain, 2)],
    ['scan/blurred', scanPicture({ ...settings, blur: 7 })],
    ['scan/blurred', scanPicture({ ...settings, blur: 3.4 })],
    // Edges as faint as these are not told from what JPEG leaves out.
    ['scan/no-scale', scanPicture({ ...settings, lights: { ...settings.lights, ground: 0.7 } })],
    [
      'scan/other-paper',
      scanPicture({
        ...settings,
        paper: papers.letter,
        camera: scanner({ width, height, paper: papers.letter, turn: 0, dpi }),
      }),
    ],
    ['scan/paper-unknown', scanPicture({ ...settings, sheet: { side: 'front', paper: 'custom' } })],
  ] as const)('says why it cannot be read: %s', (code, picture) => {
    const whole = code === 'scan/other-paper' ? { ...picture, dpi: { x: dpi, y: dpi } } : picture;
    expect(readScan(whole)).toMatchObject({ ok: false, problem: { code } });
  });

  it('is read where the print lies so much askew that the paper ends where others have text', () => {
    const printer = { ...truePrinter, across: 150.6, left: 17, top: 19, leftBelow: 16 };
    const { figures } = expectOk(readScan(scanPicture({ ...settings, printer, turn: 0.4 })));
    expect(figures.across).toBeCloseTo(150.6, 1);
    expect(figures.left).toBeCloseTo(17, 1);
    expect(figures.turn).toBeCloseTo(0.4, 1);
  });

  it('is read where a hand covers three marks', () => {
    expect(expectOk(readScan(without(3))).figures.across).toBeCloseTo(149.4, 1);
  });

  it('never throws, whatever it shows', () => {
    const size = fc.integer({ min: 0, max: 90 });
    const picture = fc
      .record({ width: size, height: size })
      .chain((of) =>
        fc
          .uint8Array({ minLength: 0, maxLength: 90 * 90 })
          .map((grey) => ({ ...of, grey, dpi: { x: 300, y: 0 } })),
      );
    fc.assert(
      fc.property(picture, (one) => {
        expect(readScan(one).ok).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('words of marks', () => {
  it('R31: differ in six marks at least, also in those that a quarter turn lays on each other in five', () => {
    const turned = cells.map(({ column, row }) =>
      cells.findIndex((to) => to.column === 4 - row && to.row === column),
    );
    const bit = (word: number, at: number): number => (word >> at) & 1;
    for (const one of markedSheets) {
      for (const other of markedSheets) {
        const differing = cells.filter((_, at) => bit(one.word, at) !== bit(other.word, at)).length;
        if (one !== other) expect(differing).toBeGreaterThanOrEqual(6);
        const after = turned.filter((to, at) => to >= 0 && bit(one.word, at) !== bit(other.word, to)).length;
        expect(after).toBeGreaterThanOrEqual(5);
      }
    }
  });
});

describe('the profile from a scan (R31)', () => {
  const measure = fc.record(
    Object.fromEntries(
      printerOptions.map(({ name, min, max }) => [
        name,
        fc.double({ min: min + 3, max: max - 3, noNaN: true }),
      ]),
    ) as Record<keyof PrinterProfile, fc.Arbitrary<number>>,
  );

  it('is that of the printer, also from a sheet that was corrected by an earlier one', () => {
    fc.assert(
      fc.property(measure, measure, (printer, earlier) => {
        // What such a printer makes of a sheet that was drawn through the earlier correction.
        const { a, c, d, e, f } = correctionOf(earlier, { side: 'front', ...papers.a4 }) ?? {
          a: 1,
          c: 0,
          d: 1,
          e: 0,
          f: 0,
        };
        const map = printerMap({ printer, turn: 0 });
        const made = (x: number, y: number) => applied(map, { x: a * x + c * y + e, y: d * y + f });
        const [cross, right, below] = [made(20, 20), made(170, 20), made(20, 170)];
        const figures = {
          ...{ across: right.x - cross.x, down: below.y - cross.y, lean: below.x - cross.x },
          ...{ left: cross.x, top: cross.y },
        };
        const read = profileFrom(figures, earlier);
        if (!read.ok) return;
        for (const name of ['across', 'down', 'left', 'top', 'leftBelow'] as const) {
          expect(read.value[name]).toBeCloseTo(printer[name], 1.5);
        }
      }),
    );
  });

  it('keeps what the picture did not show, and refuses what no printer does', () => {
    const figures = { across: 149.126, down: 151.2, lean: 0.3 };
    const earlier = { ...truePrinter, left: 21, top: 18, leftBelow: 21, backRight: 0.7 };
    const kept = expectOk(profileFrom(figures, { ...earlier, across: 150, down: 150 }));
    expect(kept).toEqual({ ...earlier, across: 149.13, down: 151.2, leftBelow: 21.3 });
    expect(profileFrom({ ...figures, across: 158 }, truePrinter)).toMatchObject({
      problem: { code: 'scan/out-of-range', measure: 'across', length: 158 },
    });
  });

  it('tells the drift of the back from both sides, where all edges are seen', () => {
    const front = { across: 150, down: 150, lean: 0, left: 20.4, top: 19.1 };
    const back = { ...front, left: 19.3, top: 20.2 };
    expect(driftBetween(front, back)).toEqual({ backRight: 1.1, backDown: 1.1 });
    expect(driftBetween(front, { ...back, left: undefined })).toBeUndefined();
  });
});
