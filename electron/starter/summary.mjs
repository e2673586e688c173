/**
 * How one stage of `npm test` ended. `tests` are the counts of a stage that counts for itself.
 * @typedef {object} StageEnd
 * @property {string} name
 * @property {boolean} ok
 * @property {Counts} [tests]
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * A stage counts as one test. One that counts its own tests adds those instead; where it fails although none of
 * them did (a crash, a lost report), it counts as one failure more.
 * @param {readonly StageEnd[]} ends
 * @returns {Counts}
 */
export function total(ends) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { ok, tests } of ends) {
    sum.passed += tests?.passed ?? (ok ? 1 : 0);
    sum.skipped += tests?.skipped ?? 0;
    sum.failed += ok ? 0 : Math.max(tests?.failed ?? 1, 1);
  }
  return sum;
}

/** @param {Counts} counts */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Counts of a report of vitest's JSON reporter, and the names of skipped tests. A file that could not be loaded
 * has no tests of its own and counts as one failure.
 * @param {unknown} report
 * @returns {{ counts: Counts, skipped: string[] } | undefined} undefined where it is no such report
 */
export function readReport(report) {
  const files = /** @type {{ testResults?: unknown }} */ (report ?? {}).testResults;
  if (!Array.isArray(files)) return undefined;
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const skipped = [];
  for (const { status, assertionResults = [] } of files) {
    if (status === 'failed' && !assertionResults.some(isFailed)) counts.failed += 1;
    for (const test of assertionResults) {
      if (test.status === 'passed') counts.passed += 1;
      else if (isFailed(test)) counts.failed += 1;
      else {
        counts.skipped += 1;
        skipped.push(test.fullName);
      }
    }
  }
  return { counts, skipped };
}

/** @param {{ status: string }} test */
const isFailed = (test) => test.status === 'failed';
