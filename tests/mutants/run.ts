import { reasonFor } from './equivalent.ts';
import { keepResult } from './kept-results.ts';
import { mutantParts } from './parts.ts';
import { resultOf, scoreOf, type PartResult } from './results.ts';
import { ensureStryker, runStryker } from './stryker.ts';

/**
 * `npm run mutants [-- [--incremental] WORD...]`: changes the program in one place at a time, and sees whether a test
 * notices. A word chooses the parts whose name holds it. Results are kept in results.json; each part is promised to
 * notice four of five mutants (promise L8), and survivors without a reason in equivalent.ts are printed.
 */
const least = 0.8;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const incremental = process.argv.includes('--incremental');
const wanted = mutantParts.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (wanted.length === 0) {
  console.error(`Nothing fits. There are: ${mutantParts.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
} else {
  ensureStryker();
  for (const part of wanted) {
    const result = resultOf(part.name, runStryker(part, incremental));
    await keepResult(result);
    show(result);
  }
}

function show({ part, files, survivors }: PartResult): void {
  for (const survivor of survivors) {
    if (reasonFor(survivor) !== undefined) continue;
    const { file, line, was, became, reached } = survivor;
    console.log(`${reached ? 'survived ' : 'unreached'} ${file}:${line}\n  - ${was}\n  + ${became}`);
  }
  const score = scoreOf(files);
  console.log(`${part}: ${(100 * score).toFixed(1)} % of mutants noticed`);
  if (score < least) process.exitCode = 1;
}
