import { describe, expect, it } from 'vitest';
import { readReport } from '#electron/starter/report.mjs';

describe('a report of the tests', () => {
  const test = (status: string, fullName = status, duration?: number) => ({ status, fullName, duration });

  it('is counted test by test, and names what was skipped', () => {
    const report = {
      testResults: [
        {
          status: 'passed',
          assertionResults: [test('passed', 'cuts'), test('pending', 'prints'), test('todo', 'folds')],
        },
        { status: 'failed', assertionResults: [test('passed'), test('failed'), test('skipped', 'glues')] },
      ],
    };
    expect(readReport(report)).toEqual({
      counts: { passed: 2, failed: 1, skipped: 3 },
      passed: [
        { name: 'cuts', file: '' },
        { name: 'passed', file: '' },
      ],
      skipped: ['prints', 'folds', 'glues'],
      timed: [],
    });
  });

  it('puts the slowest tests first', () => {
    const report = {
      testResults: [
        { name: '/a.test.ts', status: 'passed', assertionResults: [test('passed', 'quick', 3)] },
        {
          name: '/b.test.ts',
          status: 'failed',
          assertionResults: [test('failed', 'slow', 700), test('passed', 'middling', 41)],
        },
      ],
    };
    expect(readReport(report)?.timed).toEqual([
      { ms: 700, name: 'slow', file: '/b.test.ts' },
      { ms: 41, name: 'middling', file: '/b.test.ts' },
      { ms: 3, name: 'quick', file: '/a.test.ts' },
    ]);
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = { testResults: [{ status: 'failed', assertionResults: [] }, { status: 'failed' }] };
    expect(readReport(report)?.counts).toEqual({ passed: 0, failed: 2, skipped: 0 });
  });

  it.each([undefined, null, {}, { testResults: 7 }, 'text'])('is not %j', (report) => {
    expect(readReport(report)).toBeUndefined();
  });
});
