import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { shownBy } from './evidence.mjs';
import { environment, inRoot, projectNode, root } from './place.mjs';
import { readReport } from './report.mjs';
import { unprovedItems } from './rule-items.mjs';
import { run } from './run.mjs';
import { sureExit } from './sure-exit.mjs';

/** @typedef {import('./summary.mjs').StageEnd} StageEnd */

/** The limit only guards against hanging, since the checks run at low priority and take long on a busy machine. */
const limitSeconds = 2400;

/**
 * These checks run besides the tests.
 * @type {readonly { name: string, args: readonly string[] }[]}
 */
const checks = [
  { name: 'types', args: ['@typescript/native/bin/tsc', '-b', '--singleThreaded'] },
  { name: 'lint', args: ['oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'format', args: ['oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'dead code', args: ['knip/bin/knip.js', '--no-progress'] },
];

/** @param {StageEnd} end @param {number} seconds @param {string} [output] */
function tell({ name, ok }, seconds, output = '') {
  const shown = ok || output.trim() === '' ? '' : `\n${output.trimEnd()}`;
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s${shown}`);
}

/**
 * Runs the checks one after another at low priority. The build and the tests often wait for browsers and processes, so
 * the checks fit in between; run first, they would add half a minute.
 * @returns {Promise<() => readonly StageEnd[]>} a function that prints the results, for after the tests' output
 */
export async function runChecks() {
  /** @type {(() => StageEnd)[]} */
  const ends = [];
  for (const { name, args } of checks) {
    const [tool = '', ...more] = args;
    const program = inRoot('node_modules', tool);
    const done = await run(projectNode, [program, ...more], { output: 'keep', limitSeconds, givesWay: true });
    ends.push(() => {
      const end = { name, ok: done.code === 0 };
      tell(end, done.seconds, done.inTime ? done.output : `${done.output}\nEnded after ${limitSeconds} s.`);
      return end;
    });
  }
  return () => ends.map((end) => end());
}

/**
 * Runs all tests, or those whose file matches one of `filters`, and shows their output as it comes.
 * @param {readonly string[]} filters
 * @param {{ readonly built: boolean }} ways  whether all of the program is built as its sources are now
 * @returns {Promise<{ end: StageEnd, report: import('./report.mjs').Report | undefined, shown: import('./evidence.mjs').Shown }>}
 */
export async function runTests(filters, { built }) {
  const file = inRoot('build', 'test-report.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  // Processes that the tests start take half the time to start from the built command line.
  const commandLine = built ? { CUBEWRIGHT_COMMAND_LINE: inRoot('build', 'electron', 'cli.js') } : {};
  const done = await run(projectNode, [sureExit, vitest, 'run', ...reporters, ...filters], {
    limitSeconds,
    env: { ...environment(), ...commandLine },
  });
  const raw = jsonIn(file);
  const report = readReport(raw);
  if (report === undefined) console.error('The tests ended without a report.');
  const end = { name: 'tests', ok: done.code === 0 && report !== undefined };
  tell(end, done.seconds, done.inTime ? '' : `Ended after ${limitSeconds} s.`);
  return { end: report ? { ...end, tests: report.counts } : end, report, shown: shownBy(raw, root) };
}

/**
 * Says whether every item of the rule books that can be played or printed so far is named by a passed test (P1);
 * `tests/rule-items.json` lists the items by game.
 * @param {readonly import('./rule-items.mjs').NamedTest[]} passed
 */
export async function checkRuleItems(passed) {
  /** @type {Record<string, string[]>} */
  const items = JSON.parse(readFileSync(inRoot('tests', 'rule-items.json'), 'utf8'));
  const unproved = unprovedItems(items, passed);
  if (unproved.length > 0) console.log(`No passed test names ${unproved.join(', ')}.`);
  return unproved.length === 0;
}

/** @param {readonly import('./report.mjs').TimedTest[]} timed the slowest first */
export function showSlowest(timed, most = 20) {
  console.log(`\nslowest ${Math.min(most, timed.length)} tests:`);
  for (const { ms, name, file } of timed.slice(0, most)) {
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${relative(inRoot(), file)}  ${name}`);
  }
}

/**
 * Runs a stage of the starter itself, such as the build.
 * @param {string} name
 * @param {() => Promise<boolean>} work
 * @returns {Promise<StageEnd>}
 */
export async function runStep(name, work) {
  const began = Date.now();
  const end = { name, ok: await work().catch(explain) };
  tell(end, (Date.now() - began) / 1000);
  return end;
}

/** @param {unknown} error */
function explain(error) {
  console.error(error);
  return false;
}

/** @param {string} file @returns {unknown} undefined where it cannot be read */
function jsonIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
