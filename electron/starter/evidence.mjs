import { dirname, relative, sep } from 'node:path';

/**
 * Holds what a run of tests shows, as figures that depend only on the sources: no times and no paths of a machine.
 * @typedef {object} Shown
 * @property {readonly Area[]} areas      the folders of tests, in the order of their names
 * @property {readonly Figures[]} figures what tests measured and told (tests/support/figures.ts)
 */

/** @typedef {{ folder: string, files: number, passed: number, failed: number, skipped: number }} Area */

/** @typedef {{ file: string, test: string, figures: Readonly<Record<string, number>> }} Figures */

/** Folders are grouped at this depth: `tests/shared/games`. */
const depth = 3;

/**
 * Reads a report of vitest's JSON reporter.
 * @param {unknown} report
 * @param {string} root the program's folder
 * @returns {Shown}
 */
export function shownBy(report, root) {
  const files = /** @type {{ testResults?: unknown }} */ (report ?? {}).testResults;
  /** @type {Map<string, Area>} */
  const areas = new Map();
  /** @type {Figures[]} */
  const figures = [];
  for (const { name = '', status, assertionResults = [] } of Array.isArray(files) ? files : []) {
    const file = relative(root, name).split(sep).join('/');
    const folder = dirname(file).split('/').slice(0, depth).join('/');
    const area = areas.get(folder) ?? { folder, files: 0, passed: 0, failed: 0, skipped: 0 };
    areas.set(folder, area);
    area.files += 1;
    for (const test of assertionResults) {
      if (test.status === 'passed') area.passed += 1;
      else if (test.status === 'failed') area.failed += 1;
      else area.skipped += 1;
      const measured = test.meta?.figures;
      if (measured !== undefined) figures.push({ file, test: test.fullName, figures: measured });
    }
    // A file that failed to load has no tests of its own.
    if (status === 'failed' && !assertionResults.some(isFailed)) area.failed += 1;
  }
  return {
    areas: [...areas.values()].sort((one, other) => inOrder(one.folder, other.folder)),
    figures: figures.sort((one, other) => inOrder(one.file, other.file) || inOrder(one.test, other.test)),
  };
}

/** @param {string} one @param {string} other */
const inOrder = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** @param {{ status: string }} test */
const isFailed = (test) => test.status === 'failed';
