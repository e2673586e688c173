import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shownBy } from '#electron/starter/evidence.mjs';
import { writeTestingPage } from '#tests/evidence/write-page.ts';
import { keepLength, type KeptLength } from './kept-lengths.ts';
import { lengthName, type Length } from './length.ts';
import { lengths } from './lengths.ts';

/**
 * `npm run at-length [WORD...]`: the random tests, with many more runs than `npm test` has time for; all of them take
 * many hours. A word chooses the tests whose path, variable, part or row holds it. What each came to is kept in
 * at-length.json and written into TESTING.md as soon as it has ended, so that they may be run in many sittings;
 * `CUBEWRIGHT_SEED` repeats a run. One that is stopped leaves the result of the last whole run; a variable set to another
 * value runs that long, and is kept as what it was.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const report = fileURLToPath(new URL('../../build/at-length-report.json', import.meta.url));

const words = process.argv.slice(2);
const wanted = lengths.filter(
  (length) => words.length === 0 || words.some((word) => namesOf(length).some((name) => name.includes(word))),
);
if (wanted.length === 0) {
  console.error(`Nothing fits. There are: ${lengths.map(lengthName).join(', ')}`);
  process.exitCode = 1;
}
const failed: string[] = [];
for (const asked of wanted) {
  const { variable, part } = asked;
  const value = process.env[variable] ?? asked.value;
  const length: Length = { ...asked, value };
  const seed = Number(process.env.CUBEWRIGHT_SEED ?? Date.now() % 2 ** 30);
  const [date = ''] = new Date().toISOString().split('T');
  const commit = commitNow();
  const began = performance.now();
  console.log(lengthName(length), length.tests.join(' '), `from seed ${seed}`);
  let [ended, sum] = runOnce(length, seed);
  for (
    let round = 1;
    length.isRepeated === true && ended !== 'stopped' && round < Number(value);
    round += 1
  ) {
    const [next, more] = runOnce(length, seed);
    if (next !== 'passed') ended = next;
    sum = { ...sum, passed: sum.passed + more.passed, failed: sum.failed + more.failed };
  }
  if (ended === 'stopped') {
    console.error(`${lengthName(length)} was stopped: nothing is kept of it.`);
    process.exitCode = 1;
    break;
  }
  if (ended === 'failed') failed.push(lengthName(length));
  const seconds = Math.round((performance.now() - began) / 1000);
  await keepLength({
    variable,
    value,
    ...(part !== undefined && { part }),
    sitting: { seed, date, commit, seconds },
    ...sum,
  });
  await writeTestingPage();
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

function namesOf(length: Length): readonly string[] {
  return [lengthName(length), ...length.tests, ...(length.promises ?? [])];
}

type Outcome = Omit<KeptLength, 'variable' | 'value' | 'part'>;

function runOnce(length: Length, seed: number): ['passed' | 'failed' | 'stopped', Outcome] {
  // One whose parent is gone ends by itself.
  const burner = 'const { ppid } = process; while (process.ppid === ppid);';
  const burners = Array.from({ length: length.burners ?? 0 }, () => spawn(process.execPath, ['-e', burner]));
  const ended = run(length, seed);
  for (const one of burners) one.kill();
  return [ended, outcome(ended === 'passed')];
}

function run({ variable, value, tests, named, also }: Length, seed: number): 'passed' | 'failed' | 'stopped' {
  rmSync(report, { force: true });
  const { status, signal } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--testTimeout=0',
      '--hookTimeout=0',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(named === undefined ? [] : ['--testNamePattern', `${named}$`]),
      ...tests,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CUBEWRIGHT_AT_LENGTH: '1',
        CUBEWRIGHT_SEED: `${seed}`,
        [variable]: value,
        ...also,
      },
    },
  );
  // The runner ends with these where somebody stops it, and so does the system.
  const stops = [130, 143, 'SIGINT', 'SIGTERM', 'SIGHUP'];
  if (stops.includes(signal ?? status ?? '')) return 'stopped';
  return status === 0 ? 'passed' : 'failed';
}

/** A run that ended without a report counts as one failure. */
function outcome(ok: boolean): Outcome {
  try {
    const { areas, figures } = shownBy(JSON.parse(readFileSync(report, 'utf8')), root);
    const sum = (pick: 'passed' | 'failed') => areas.reduce((total, area) => total + area[pick], 0);
    for (const { test, figures: told } of figures) console.log(test, told);
    return { passed: sum('passed'), failed: ok ? 0 : Math.max(1, sum('failed')), figures };
  } catch {
    return { passed: 0, failed: 1, figures: [] };
  }
}

/** Results may lie there uncommitted: they are not what is tested. */
function commitNow(): string {
  const git = (...ask: readonly string[]): string =>
    spawnSync('git', ask, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  const results = [':!TESTING.md', ':!tests/bench/at-length.json', ':!tests/fuzz/corpus'];
  const isChanged = git('status', '--porcelain', '--', '.', ...results) !== '';
  return `${git('rev-parse', '--short=8', 'HEAD') || 'unknown'}${isChanged ? '+' : ''}`;
}
