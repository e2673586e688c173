/**
 * Holds what a run of the tests has shown.
 * @typedef {object} Report
 * @property {import('./summary.mjs').Counts} counts
 * @property {import('./rule-items.mjs').NamedTest[]} passed the tests that passed, by their full names
 * @property {string[]} skipped full names of those that did not run
 * @property {TimedTest[]} timed every test that ran, the slowest first
 */

/** @typedef {{ ms: number, name: string, file: string }} TimedTest */

/**
 * Reads a report of vitest's JSON reporter. A file that could not be loaded has no tests of its own and counts as one
 * failure.
 * @param {unknown} report
 * @returns {Report | undefined} undefined where it is no such report
 */
export function readReport(report) {
  const files = /** @type {{ testResults?: unknown }} */ (report ?? {}).testResults;
  if (!Array.isArray(files)) return undefined;
  /** @type {Report} */
  const read = { counts: { passed: 0, failed: 0, skipped: 0 }, passed: [], skipped: [], timed: [] };
  for (const { name: file = '', status, assertionResults = [] } of files) {
    if (status === 'failed' && !assertionResults.some(isFailed)) read.counts.failed += 1;
    for (const test of assertionResults) {
      if (test.status === 'passed') read.passed.push({ name: test.fullName, file });
      else if (isFailed(test)) read.counts.failed += 1;
      else read.skipped.push(test.fullName);
      if (test.duration) read.timed.push({ ms: test.duration, name: test.fullName, file });
    }
  }
  read.counts.passed = read.passed.length;
  read.counts.skipped = read.skipped.length;
  read.timed.sort((one, other) => other.ms - one.ms);
  return read;
}

/** @param {{ status: string }} test */
const isFailed = (test) => test.status === 'failed';
