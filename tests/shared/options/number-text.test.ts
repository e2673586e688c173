import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesRange, numberFromText, numberInRange, stepped, textFromNumber } from '#shared/options/index.ts';

const edge = { min: 8, max: 40, step: 0.5, whole: false, unit: 'mm' };
const racks = { min: 1, max: 6, step: 1, whole: true };

describe('a number as it is written (7.19)', () => {
  it.each([
    ['15,5', 15.5],
    ['15.5', 15.5],
    [' 15,5 mm ', 15.5],
    ['15,5\u00A0mm', 15.5],
    ['15,5\u202FMM', 15.5],
    ['15,', 15],
    [',5', 0.5],
    ['+7', 7],
    ['-5', -5],
    ['\u22125', -5],
    ['-0', 0],
    ['1,55 cm', 15.5],
    ['0.5"', 12.7],
    ['007', 7],
    ['15.00004', 15],
  ])('%j is %j', (text, number) => {
    expect(numberFromText(text, 'mm')).toBe(number);
  });

  it.each([
    '',
    ' ',
    'abc',
    '1.000,5',
    '1 000',
    '15.5.5',
    '15,5,5',
    '1e3',
    '0x10',
    '--5',
    '5-',
    'NaN',
    '٣',
    '15 kg',
    '15 constructor',
  ])('%j is none', (text) => {
    expect(numberFromText(text, 'mm')).toBeUndefined();
  });

  it('takes no millimetres where something is counted', () => {
    expect(numberFromText('4 mm', undefined)).toBeUndefined();
    expect(numberFromText('4', undefined)).toBe(4);
  });
});

describe('a number for a field (7.19)', () => {
  it.each([
    ['999', edge, 'number/too-large'],
    [`${'9'.repeat(400)}`, edge, 'number/too-large'],
    ['5 cm', edge, 'number/too-large'],
    ['0', edge, 'number/too-small'],
    ['-5', edge, 'number/too-small'],
    ['7,9999', edge, 'number/too-small'],
    ['wide', edge, 'number/not-a-number'],
    ['  ', edge, 'number/empty'],
    ['2,5', racks, 'number/not-whole'],
    ['6,5', racks, 'number/too-large'],
  ])('%j is refused with the reason', (text, range, code) => {
    expect(numberInRange(text, range)).toEqual({ ok: false, problem: { code } });
  });

  it('never throws, and takes nothing out of range, whatever is written', () => {
    const scraps = fc.constantFrom(
      '1',
      '5',
      '9',
      '0',
      ',',
      '.',
      '-',
      '+',
      ' ',
      'mm',
      'cm',
      '"',
      'e',
      '\u2212',
      '٣',
      '𝟓',
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(scraps).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(edge, racks), (written, range) => {
        const read = numberInRange(written, range);
        if (!read.ok) return;
        expect(read.value).toBeGreaterThanOrEqual(range.min);
        expect(read.value).toBeLessThanOrEqual(range.max);
        if (range.whole) expect(Number.isInteger(read.value)).toBe(true);
        // What the field then shows is read as the same number.
        expect(numberFromText(textFromNumber(read.value), undefined)).toBe(read.value);
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads what it shows, with point or comma, with or without its unit', () => {
    const tenThousandths = fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 1e4 + 0);
    fc.assert(
      fc.property(tenThousandths, (number) => {
        const shown = textFromNumber(number);
        for (const text of [shown, shown.replace('.', ','), `${shown} mm`]) {
          expect(numberFromText(text, 'mm')).toBe(number);
        }
      }),
    );
  });

  it('is read in no time, however long the text', () => {
    const long = `${'1'.repeat(200_000)},${'1'.repeat(200_000)}!`;
    expect(numberFromText(long, 'mm')).toBeUndefined();
    expect(numberFromText(`1${' '.repeat(200_000)}!`, 'mm')).toBeUndefined();
  });
});

describe('a step (7.19)', () => {
  it.each([
    [15, 1, 15.5],
    [15, -1, 14.5],
    [15.3, 1, 15.5],
    [15.3, -1, 15],
    [40, 1, 40],
    [39.8, 1, 40],
    [8, -1, 8],
    [999, -1, 40],
    [999, 1, 40],
    [-5, 1, 8],
    [-5, -1, 8],
    [Infinity, -1, 40],
  ] as const)('from %d by %d leads to %d', (from, direction, to) => {
    expect(stepped(from, edge, direction)).toBe(to);
  });

  it('is on the grid, within the range, and comes back', () => {
    const range = fc
      .record({
        min: fc.integer({ min: 0, max: 50 }),
        steps: fc.integer({ min: 2, max: 90 }),
        step: fc.constantFrom(0.1, 0.25, 0.5, 1, 3),
      })
      .map(({ min, steps, step }) => ({ min, max: textToNumber(min + steps * step), step }));
    fc.assert(
      fc.property(range, fc.nat(), (given, at) => {
        const steps = Math.round((given.max - given.min) / given.step);
        const from = textToNumber(given.min + (at % steps) * given.step);
        const up = stepped(from, given, 1);
        expect(up).toBe(textToNumber(from + given.step));
        expect(stepped(up, given, -1)).toBe(from);
      }),
    );
  });
});

/** Without the tail of binary digits. */
const textToNumber = (number: number): number => Number(textFromNumber(number));

describe('a range in a text', () => {
  it.each([
    ['The side of a cube, 8 to 40 mm.', true],
    ['De zijde van een kubus, 8 tot 40 mm.', true],
    ['8 of 40.', true],
    ['The side of a cube, 8 mm or more.', false],
    ['18 to 40 mm, 2.8 of it', false],
    ['', false],
  ])('%j names 8 to 40: %s', (text, named) => {
    expect(namesRange(text, edge)).toBe(named);
  });

  it.each(['0.2 to 2 mm', '0,2 tot 2 mm', 'från 0,2, till 2'])('%j has decimals', (text) => {
    expect(namesRange(text, { min: 0.2, max: 2 })).toBe(true);
  });
});
