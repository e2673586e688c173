import './sure-exit.mjs';
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

/**
 * `npm test -- PATH...` runs only the tests whose file matches, without checks; `npm run check` installs no system
 * packages. The last line gives the counts, however the run ends.
 */
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

/** A missing tool is not a failure: tests that need it are skipped and listed at the end. */
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
  // Do not call `process.exit` here: the process ends by itself once its output is written.
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

/** Keeps the run for `npm run evidence`. @param {object} run */
function keepRun(run) {
  writeFileSync(inRoot('build', 'test-run.json'), JSON.stringify(run, null, 2));
}

/** Returns the requests that the screens' tests made (tests/support/lent-doors.ts); undefined where none ran. */
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

// The two installations are independent, so they run at once.
const systemPackages = asIs ? undefined : runStep('system packages', seeToSystemPackages);
const packages = ended(await runStep('packages', ensurePackages));
if (systemPackages !== undefined) ended(await systemPackages);
if (packages) {
  const isWhole = filters.length === 0;
  rmSync(inRoot('build', 'e2e-requests.json'), { force: true });
  const checked = isWhole ? runChecks() : undefined;
  // The tests run even after a failed build, to show what else is broken.
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
