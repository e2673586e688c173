import { readFileSync, writeFileSync } from 'node:fs';
import { keptLengths } from '#tests/bench/kept-lengths.ts';
import { keptTallies } from '#tests/bench/kept-tallies.ts';
import { keptResults } from '#tests/mutants/kept-results.ts';
import { readKept } from '#tests/support/kept-json.ts';
import { firstMove, lessons } from '#tests/support/newcomers.ts';
import { testingPage, type WholeRun } from './page.ts';

/** The last whole run of `npm test`, as `npm run evidence` keeps it. */
export const lastRunFile = new URL('last-run.json', import.meta.url);

const benchmarks = new URL('../../BENCHMARKS.md', import.meta.url);
const page = new URL('../../TESTING.md', import.meta.url);

/** TESTING.md, from the results that are kept now. */
export async function writeTestingPage(): Promise<void> {
  writeFileSync(
    page,
    testingPage({
      run: readKept<WholeRun>(lastRunFile),
      lengths: keptLengths(),
      mutants: keptResults(),
      tallies: keptTallies(),
      newcomers: [firstMove(), ...(await lessons())],
      benchmarks: readFileSync(benchmarks, 'utf8'),
    }),
  );
}
