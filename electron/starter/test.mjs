import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { notRun } from './not-run.mjs';
import { ensurePackages } from './packages.mjs';
import { demandNode, inRoot } from './place.mjs';
import { endAll } from './run.mjs';
import { checkRuleItems, runChecks, runStep, runTests, showSlowest } from './stages.mjs';
import { lastLine, total } from './summary.mjs';
import { ensureSystemPackages } from './system-packages.mjs';
import { missingTools } from './tools.mjs';

// `npm test`: sees to packages and system packages, builds, tests and checks; what could not be run is named, and the
// last line counts, however the run ends. `npm test -- PATH...` runs the tests whose file matches, and no checks.
// `npm run check` is the same on the system as it is.
demandNode(20);
const words = process.argv.slice(2);
const asIs = words.includes('--as-is');
const filters = words.filter((word) => word !== '--as-is');

/** @type {import('./summary.mjs').StageEnd[]} */
const ends = [];
/** @type {string[]} */
let skipped = [];
/** @type {import('./evidence.mjs').Shown | undefined} */
let shown;
/** @param {import('./summary.mjs').StageEnd} end */
const ended = (end) => {
  ends.push(end);
  return end.ok;
};

/** A tool that cannot be had is no failure: what needs it is skipped, and named at the end. */
async function seeToSystemPackages() {
  const missing = await ensureSystemPackages();
  if (missing.length > 0)
    console.log(`Missing: ${missing.join(', ')}. What is not run without them is named below.`);
  return true;
}

function finish() {
  const counts = total(ends);
  const without = notRun(missingTools(), skipped);
  console.log('\nnot run:');
  for (const line of without) console.log(`- ${line}`);
  const failed = ends.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`);
  console.log(`\n${lastLine(counts)}`);
  if (shown !== undefined) {
    keepRun({ ...shown, stages: ends, counts, notRun: without, requests: requestsMade() });
  }
  // The exit code is set, and the process ends by itself once all it said is written.
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

/** For `npm run evidence`. @param {object} run */
function keepRun(run) {
  writeFileSync(inRoot('build', 'test-run.json'), JSON.stringify(run, null, 2));
}

/** What the tests of the screens asked of anybody (tests/support/lent-doors.ts); undefined where none ran. */
function requestsMade() {
  const file = inRoot('build', 'e2e-requests.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    endAll();
    ended({ name: `interrupted by ${signal}`, ok: false });
    finish();
    process.exit(1);
  });
}

// The two kinds of packages come from different places and need nothing of each other.
const systemPackages = asIs ? undefined : runStep('system packages', seeToSystemPackages);
const packages = ended(await runStep('packages', ensurePackages));
if (systemPackages !== undefined) ended(await systemPackages);
if (packages) {
  const isWhole = filters.length === 0;
  rmSync(inRoot('build', 'e2e-requests.json'), { force: true });
  const checked = isWhole ? runChecks() : undefined;
  // Whoever broke the build wants to know what else is broken: the tests run all the same.
  const built = ended(await runStep('build', ensureBuilt));
  const { end, report, shown: shownByTests } = await runTests(filters, { built });
  ended(end);
  if (isWhole) shown = shownByTests;
  const tellChecks = await checked;
  tellChecks?.().forEach(ended);
  if (report !== undefined) {
    skipped = report.skipped;
    if (isWhole) ended(await runStep('rule items', () => checkRuleItems(report.passed)));
    showSlowest(report.timed);
  }
}
finish();
