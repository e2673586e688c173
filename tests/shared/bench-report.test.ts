import { describe, expect, it } from 'vitest';
import { isKept, median, percentile } from '#tests/bench/measure.ts';
import { measured, withParts } from '#tests/bench/report.ts';

const machine = 'Node 24, 2 x processor, today';
const start = {
  area: 'start',
  machine,
  rows: [{ what: 'cubewright help', value: 212.345, unit: 'ms', bar: 300 }],
} as const;
const words = {
  area: 'words',
  machine,
  rows: [
    { what: 'faster | than', value: 6.94, unit: 'times', least: 7 },
    { what: 'all plays', value: 7.5, unit: 'ms', goal: 8 },
    { what: 'best play', value: 3, unit: 'ms', goal: 2 },
  ],
} as const;

describe('the page of benchmarks', () => {
  it('tells of every row what is measured, promised and aimed at', () => {
    const page = withParts('', [words]);
    expect(page).toContain('| faster \\| than | 6.94 | times | at least 7: **missed** |  |');
    expect(page).toContain('| all plays | 7.5 | ms |  | 8 |');
    expect(page).toContain('| best play | 3 | ms |  | 2, not reached |');
    expect(page).toContain(machine);
  });

  it('keeps the parts that were not measured again, in the order of their names', () => {
    const page = withParts(withParts('', [words, start]), [
      { ...start, rows: [{ ...start.rows[0], value: 198 }] },
    ]);
    expect(page.match(/^## .*$/gm)).toEqual(['## start', '## words']);
    expect(page).toContain('| 198 |');
    expect(page).not.toContain('| 212 |');
    expect(page).toBe(withParts('', [words, { ...start, rows: [{ ...start.rows[0], value: 198 }] }]));
  });

  it('is the same when the same is measured again', () => {
    const page = withParts('', [start, words]);
    expect(withParts(page, [words])).toBe(page);
    expect(withParts(page.replaceAll('\n', '\r\n'), [start])).toBe(page);
  });
});

describe('a measured row', () => {
  const row = { what: '', unit: 'ms' } as const;

  it.each([
    [{ value: 7, bar: 7 }, true],
    [{ value: 7.1, bar: 7 }, false],
    [{ value: 7, least: 7 }, true],
    [{ value: 6.9, least: 7 }, false],
    [{ value: NaN, bar: 7 }, false],
    [{ value: 1e9, goal: 7 }, true],
  ])('%j keeps its promise: %s', (facts, kept) => {
    expect(isKept({ ...row, ...facts })).toBe(kept);
  });

  it.each([
    [0.012345, '0.0123'],
    [999.9, '1000'],
    [82_426.3, '82,426'],
    [NaN, 'NaN'],
  ])('%d is told as %s', (value, text) => {
    expect(measured({ ...row, value })).toBe(text);
  });

  it('is a median, or the value that most do not exceed', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(median([1, 2, 9, 4])).toBe(3);
    expect(percentile([10, 0, 20, 30, 40], 95)).toBe(38);
    expect(median([])).toBeNaN();
  });
});
