import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shownBy } from '#electron/starter/evidence.mjs';
import { keepLength, type KeptLength } from './kept-lengths.ts';
import { lengthName, lengths } from './lengths.ts';

/**
 * `npm run at-length [WORD...]`: the random tests, with many more runs than `npm test` has time for; all of them take
 * some hours. A word chooses the tests whose path, variable or part holds it. A test that fails prints its seed.
 * What each came to is kept in at-length.json.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const report = fileURLToPath(new URL('../../build/at-length-report.json', import.meta.url));

const words = process.argv.slice(2);
const wanted = lengths.filter(
  (length) =>
    words.length === 0 ||
    words.some((word) => [lengthName(length), ...length.tests].join(' ').includes(word)),
);
if (wanted.length === 0) {
  console.error(`Nothing fits. There are: ${lengths.map(lengthName).join(', ')}`);
  process.exitCode = 1;
}
const failed: string[] = [];
for (const length of wanted) {
  const { variable, value, part, tests, also } = length;
  console.log(lengthName(length), tests.join(' '));
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--testTimeout=0',
    '--hookTimeout=0',
    ...reporters,
  ];
  const { status } = spawnSync(process.execPath, [...vitest, ...tests], {
    stdio: 'inherit',
    env: { ...process.env, CUBEWRIGHT_AT_LENGTH: '1', [variable]: value, ...also },
  });
  if (status !== 0) failed.push(lengthName(length));
  await keepLength({ variable, value, ...(part !== undefined && { part }), ...outcome(status === 0) });
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

/** A run that ended without a report counts as one failure. */
function outcome(ok: boolean): Omit<KeptLength, 'variable' | 'value' | 'part'> {
  try {
    const { areas, figures } = shownBy(JSON.parse(readFileSync(report, 'utf8')), root);
    const sum = (pick: 'passed' | 'failed') => areas.reduce((total, area) => total + area[pick], 0);
    for (const { test, figures: told } of figures) console.log(test, told);
    return { passed: sum('passed'), failed: ok ? 0 : Math.max(1, sum('failed')), figures };
  } catch {
    return { passed: 0, failed: 1, figures: [] };
  }
}
