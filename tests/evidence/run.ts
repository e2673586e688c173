import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keptLengths } from '#tests/bench/kept-lengths.ts';
import { keptTallies } from '#tests/bench/kept-tallies.ts';
import { keptResults } from '#tests/mutants/kept-results.ts';
import { readKept, writeKept } from '#tests/support/kept-json.ts';
import { testingPage, type WholeRun } from './page.ts';

/**
 * `npm run evidence`: writes TESTING.md from kept results. Where `npm test` has left the results of a whole run under
 * build, they are kept first, in last-run.json. The same results give the same page.
 */
const fresh = new URL('../../build/test-run.json', import.meta.url);
const last = new URL('last-run.json', import.meta.url);
const benchmarks = new URL('../../BENCHMARKS.md', import.meta.url);
const page = new URL('../../TESTING.md', import.meta.url);

if (existsSync(fresh)) await writeKept(last, JSON.parse(readFileSync(fresh, 'utf8')));
writeFileSync(
  page,
  testingPage({
    run: readKept<WholeRun>(last),
    lengths: keptLengths(),
    mutants: keptResults(),
    tallies: keptTallies(),
    benchmarks: readFileSync(benchmarks, 'utf8'),
  }),
);
console.log('Wrote TESTING.md.');
