/**
 * Says how one stage of `npm test` ended. `tests` holds the counts of a stage that counts its own tests.
 * @typedef {object} StageEnd
 * @property {string} name
 * @property {boolean} ok
 * @property {Counts} [tests]
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Adds up the stages. A stage counts as one test, but a stage that counts its own tests adds those instead. If it
 * failed although none of them did (a crash, a lost report), it adds one failure.
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
