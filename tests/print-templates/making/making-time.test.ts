import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboutTime, planTonight, preflight, workText } from '#print-templates/index.ts';
import { box, circle, polygon, rectOf, segment, stroked } from '#print-templates/layout/draw.ts';
import { cutterSeconds, laserSeconds, solidSeconds } from '#print-templates/making/machine-time.ts';
import { makingTime, sumOfTimes, timeBesideCutter } from '#print-templates/making/making-time.ts';
import { handPace } from '#print-templates/making/pace.ts';
import { blockBulk } from '#print-templates/solids/solid.ts';
import { jobs, type DrawOp, type Sheet, type SheetWork } from '#print-templates/layout/types.ts';
import { createTranslator, languages } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { layOut } from '#tests/support/print/lay-out.ts';

const pen = { ink: '#000000', width: 0.2 };
const cutBox = (x: number, y: number, side: number): DrawOp =>
  stroked('cut', box(rectOf(x, y, side, side)), pen);
const fold = (x: number, length = 20): DrawOp => segment('fold', { x, y: 0 }, { x, y: length }, pen);
/** The two marks between which somebody cuts straight down. */
const trim = (x: number): readonly DrawOp[] => [
  segment('crop', { x, y: 0 }, { x, y: 3 }, pen),
  segment('crop', { x, y: 200 }, { x, y: 203 }, pen),
];
const sheetOf = (ops: readonly DrawOp[], more: Partial<Sheet> = {}): Sheet => ({
  ...{ label: 'a', side: 'front', width: rectOf(0, 0, 210, 0).width, height: rectOf(0, 0, 0, 297).height },
  ops,
  ...more,
});
const secondsOf = (...sheets: readonly Sheet[]) => makingTime(sheets)?.seconds ?? 0;
const partsOf = (...sheets: readonly Sheet[]) =>
  Object.fromEntries((makingTime(sheets)?.parts ?? []).map(({ job, count }) => [job, count]));

describe('the time of handwork (R34, R27)', () => {
  it('is counted on lines: lengths, runs, folds, straight cuts, and what templates say', () => {
    const work: SheetWork = { joints: 3, seams: 1, stickers: 5, staples: 2, padded: 1 };
    const ops = [cutBox(0, 0, 30), fold(10), fold(50), ...trim(60), ...trim(90)];
    expect(partsOf(sheetOf(ops, { work }))).toEqual({
      ...{ sheets: 1, cut: 120, trim: 2, fold: 2, glue: 5, stick: 5, staple: 2 },
    });
    const { sheet, cutMm, run } = handPace;
    expect(secondsOf(sheetOf([cutBox(0, 0, 30)]))).toBeCloseTo(sheet + 120 * cutMm + 4 * run, 9);
    // Two marks at a fold are one fold, and a jog by the thickness of card is no run of its own.
    expect(partsOf(sheetOf([fold(10, 2), fold(10, 2)]))).toMatchObject({ fold: 1 });
    const jogged = [0, 0, 40, 0, 40, 40, 0.3, 40, 0.3, 20, 0, 20];
    const points = jogged.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: jogged[at + 1] ?? 0 }] : []));
    const length = 40 + 40 + 39.7 + 20 + 0.3 + 20;
    expect(secondsOf(sheetOf([stroked('cut', polygon(points), pen)]))).toBeCloseTo(
      sheet + length * cutMm + 4 * run,
      9,
    );
  });

  it('cuts a side that two pieces share once, and never what a machine is given besides', () => {
    const apart = secondsOf(sheetOf([cutBox(0, 0, 20), cutBox(30, 0, 20)]));
    expect(secondsOf(sheetOf([cutBox(0, 0, 20), cutBox(20, 0, 20)]))).toBeLessThan(apart);
    const cards = { cards: [rectOf(60, 0, 30, 200)] };
    const byHand = sheetOf([...trim(60), ...trim(90)], cards);
    const marked = sheetOf([...byHand.ops, stroked('cut', box(rectOf(60, 0, 30, 200)), pen)], cards);
    expect(secondsOf(marked)).toBe(secondsOf(byHand));
  });

  it('is nothing where nothing is done: backs, covers, guides and plans', () => {
    const ops = [cutBox(0, 0, 30)];
    expect(makingTime([sheetOf(ops, { side: 'back' }), sheetOf(ops, { isAbout: true })])).toBeUndefined();
    expect(makingTime([sheetOf(ops, { guide: [] })])).toBeUndefined();
    for (const idle of ['box-plans', 'scruble-cube-map', 'workshop-calibration']) {
      expect(preflight(layOut(idle)).time, idle).toBeUndefined();
    }
  });

  it('grows with every piece, fold, tab, cut and sticker, and is the sum of its named parts', () => {
    const count = fc.nat(12);
    fc.assert(
      fc.property(
        fc.record({ boxes: count, folds: count, trims: count, joints: count, seams: count, stickers: count }),
        (given) => {
          const build = ({ boxes, folds, trims, ...work }: typeof given): Sheet =>
            sheetOf(
              [
                ...Array.from({ length: boxes }, (_, at) =>
                  cutBox((at % 4) * 30, Math.floor(at / 4) * 30, 20),
                ),
                ...Array.from({ length: folds }, (_, at) => fold(at * 5)),
                ...Array.from({ length: trims }, (_, at) => trim(at * 7 + 1)).flat(),
              ],
              { work },
            );
          const seconds = secondsOf(build(given));
          for (const key of ['boxes', 'folds', 'trims', 'joints', 'seams', 'stickers'] as const) {
            expect(secondsOf(build({ ...given, [key]: given[key] + 1 })), key).toBeGreaterThan(seconds);
          }
          const parts = makingTime([build(given)])?.parts ?? [];
          expect(parts.reduce((sum, part) => sum + part.seconds, 0)).toBeCloseTo(seconds, 9);
          expect(parts.map(({ job }) => jobs.indexOf(job))).toEqual(
            parts.map(({ job }) => jobs.indexOf(job)).toSorted((a, b) => a - b),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(['cubeword-nets', 'scruble-kit', 'alphacubes-laser-box', 'alphacubes-board'])(
    'of %s is that of its sheets, one by one',
    (name) => {
      const { sheets, tool } = layOut(name);
      const whole = makingTime(sheets, tool);
      const single = sumOfTimes(sheets.map((sheet) => makingTime([sheet], tool)));
      expect(single?.seconds ?? 0).toBeCloseTo(whole?.seconds ?? 0, 6);
    },
  );

  it.each([
    // A folded cube with seven tabs: classes need 7.5 minutes a piece that is cut, folded and glued.
    ['alphacubes-nets', { cubes: ['1'] }, 4, 9],
    ['alphacubes-nets', {}, 98 * 4, 98 * 9],
    ['alphacubes-rack', { racks: 1 }, 3, 10],
    ['alphacubes-tray', {}, 2, 5],
    ['alphacubes-pad', {}, 5, 15],
    ['alphacubes-booklet', {}, 4, 10],
    ['alphacubes-board', {}, 10, 25],
    ['kubo-deck', {}, 25, 60],
    ['scruble-labels', {}, 20, 60],
    ['alphacubes-stickers', {}, 120, 240],
  ] as const)(
    'of %s %j lies between %d and %d minutes, as a beginner would say',
    (name, options, least, most) => {
      const minutes = (preflight(layOut(name, options)).time?.seconds ?? 0) / 60;
      expect(minutes).toBeGreaterThanOrEqual(least);
      expect(minutes).toBeLessThanOrEqual(most);
    },
  );

  it('counts seven tabs and twelve folds a net, two tabs a rack, three seams of four tiles, a drop of glue a box', () => {
    const counted = (name: string, options: object, job: string) =>
      preflight(layOut(name, { ...options })).time?.parts.find((part) => part.job === job)?.count;
    expect(counted('alphacubes-nets', { cubes: ['1'] }, 'glue')).toBe(7);
    expect(counted('alphacubes-nets', { cubes: ['1'] }, 'fold')).toBe(12);
    expect(counted('alphacubes-rack', { racks: 3 }, 'glue')).toBe(6);
    // Four tiles, two by two, meet along four edges.
    expect(counted('alphacubes-board', {}, 'glue')).toBe(4);
    expect(counted('kubo-tuck-box', {}, 'glue')).toBe(1);
    expect(counted('alphacubes-box-net', {}, 'glue')).toBe(8);
    expect(counted('alphacubes-stickers', {}, 'stick')).toBe(588);
    expect(counted('alphacubes-label-sheets', {}, 'stick')).toBe(588);
    expect(counted('scruble-labels', {}, 'stick')).toBe(96);
    expect(counted('alphacubes-booklet', {}, 'staple')).toBe(2);
    expect(counted('box-drilling', {}, 'drill')).toBeGreaterThan(200);
  });

  it('is told with its parts where it is long, in each language of the sheets', () => {
    const nets = preflight(layOut('alphacubes-nets')).time;
    const pad = preflight(layOut('alphacubes-pad')).time;
    if (nets === undefined || pad === undefined) throw new Error('nothing to do');
    const { t } = createTranslator('en');
    expect(workText(nets, t)).toMatch(
      /^About \d+(\.5)? hours: cutting out .+, folding .+, gluing \d+(\.5)? hours\.$/,
    );
    expect(workText(pad, t)).toMatch(/^About \d minutes\. The glue dries for 30 minutes\.$/);
    const told = languages.map((language) => workText(nets, createTranslator(language).t));
    expect(new Set(told).size).toBe(languages.length);
  });

  it.each([
    [0.2, 'minutes', 1],
    [7.4, 'minutes', 7],
    [43, 'minutes', 45],
    [117, 'minutes', 115],
    [119, 'hours', 2],
    [141, 'hours', 2.5],
  ])('says of %d minutes about %s, %d', (minutes, unit, count) => {
    expect(aboutTime(minutes)).toEqual({ unit, count });
  });
});

describe('the time of machines (R34)', () => {
  it('leaves to hands what a cutter does not do', () => {
    const { sheets } = layOut('cubeword-nets', { registration: 'three' });
    const byHand = makingTime(sheets);
    const after = timeBesideCutter(sheets);
    expect(after?.parts.map(({ job }) => job)).toEqual(['sheets', 'fold', 'glue']);
    expect(byHand?.parts.map(({ job }) => job)).toEqual(['sheets', 'cut', 'fold', 'glue']);
    expect(after?.parts.at(-1)).toEqual(byHand?.parts.at(-1));
    // Without marks a cutter finds nothing.
    const plain = layOut('cubeword-nets').sheets;
    expect(timeBesideCutter(plain)).toEqual(makingTime(plain));
    expect(cutterSeconds(sheets, 'card')).toBeGreaterThan(cutterSeconds(sheets, 'stickers'));
  });

  it('gives a laser its lines, and hands no cuts', () => {
    const laser = preflight(layOut('alphacubes-laser-box'));
    expect(laser.machine).toBe(laserSeconds(layOut('alphacubes-laser-box').sheets));
    expect(laser.time?.parts.map(({ job }) => job)).toEqual(['sheets', 'glue']);
    expect(preflight(layOut('alphacubes-nets')).machine).toBeUndefined();
    const slow = laserSeconds([sheetOf([stroked('cut', circle(20, 20, 10), pen)])]);
    expect(slow).toBeGreaterThan(laserSeconds([sheetOf([stroked('score', circle(20, 20, 10), pen)])]));
  });

  /** As PrusaSlicer 2.5 reckons them, at its defaults with layers of 0.2 mm and a filling of 15 %. */
  it.each([
    ['cubeword', 15, 25, 252],
    ['cubeword', 20, 25, (25 / 4) * 76.1],
  ])('of plastic comes within a fifth of a slicer, as %s cubes of %d mm', (set, edge, pieces, minutes) => {
    const bulk = blockBulk(edge, edge, edge);
    const piece = { name: '', width: edge, depth: edge, height: edge, bulk, shape: () => never() };
    const plate = Array.from({ length: pieces }, () => ({ piece, x: 0, y: 0 }));
    expect(solidSeconds([plate]) / 60 / minutes).toBeGreaterThan(0.8);
    expect(solidSeconds([plate]) / 60 / minutes).toBeLessThan(1.2);
    const plan = expectOk(
      planTonight({
        ...{ set, players: 2, cubesFrom: 'solid', paper: 'a4', language: 'en', owned: ['plastic'] },
      }),
    );
    if (edge === 15) expect(plan.jobs[0]?.seconds).toBeCloseTo(solidSeconds([plate]), 6);
  });
});

function never(): never {
  throw new Error('not shaped');
}
