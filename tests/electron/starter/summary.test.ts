import { describe, expect, it } from 'vitest';
import { lastLine, total } from '#electron/starter/summary.mjs';

const counted = (passed: number, failed: number, skipped: number, ok = failed === 0) => ({
  name: 'tests',
  ok,
  tests: { passed, failed, skipped },
});

describe('the last line', () => {
  it.each([
    ['all went well', [{ name: 'types', ok: true }, counted(7, 0, 3)], '8 passed, 0 failed, 3 skipped'],
    ['a stage failed', [{ name: 'types', ok: false }, counted(7, 0, 0)], '7 passed, 1 failed, 0 skipped'],
    ['tests failed', [counted(7, 5, 1)], '7 passed, 5 failed, 1 skipped'],
    ['the tests ended badly, though none failed', [counted(7, 0, 0, false)], '7 passed, 1 failed, 0 skipped'],
    ['the tests left no report', [{ name: 'tests', ok: false }], '0 passed, 1 failed, 0 skipped'],
    ['nothing ran', [], '0 passed, 0 failed, 0 skipped'],
  ])('counts when %s', (_, ends, line) => {
    expect(lastLine(total(ends))).toBe(line);
  });
});
