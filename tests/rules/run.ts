import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { testsByItem } from '#electron/starter/rule-items.mjs';
import { readBooks, readItems } from './books.ts';
import { coverageText } from './coverage-text.ts';
import { faultsOf, sha256Of, textFaults, type RanTest } from './coverage.ts';
import { sentencesOf } from './sentences.ts';

/**
 * `npm run rules [-- --tests] [-- --sources FOLDER]`: every sentence of the five rule books and every item of the rules, with
 * the tests that ran for it in the last `npm test`; `--tests` names each of them. The books are not in the repository:
 * with a folder that has their texts each is compared with the table and printed sentence by sentence. Ends with 1
 * where a sentence has neither item nor reason, an item no test that passed, or a text is another.
 */
const { values } = parseArgs({ options: { tests: { type: 'boolean' }, sources: { type: 'string' } } });
const root = fileURLToPath(new URL('../../', import.meta.url));
const report = join(root, 'build', 'test-report.json');

const books = readBooks();
const items = readItems();
const texts = values.sources === undefined ? [] : textsIn(values.sources);
const sources = new Map(texts.map((text) => [sha256Of(text), text]));
const ran = existsSync(report) ? testsIn(report) : undefined;
const proofs = (game: string) => testsByItem(game, Object.keys(items), ran ?? []);
const faults = [...faultsOf(books, items)];

for (const [game, book] of Object.entries(books)) {
  const text = sources.get(book.source);
  if (values.sources !== undefined && text === undefined)
    faults.push(`${game}: no text in ${values.sources} is its book.`);
  if (text !== undefined) faults.push(...textFaults(book, text).map((fault) => `${game}: ${fault}`));
  const sentences = text === undefined ? undefined : sentencesOf(text);
  console.log(
    coverageText(game, book, {
      items: items[game] ?? [],
      byItem: proofs(game),
      sentences,
      all: values.tests === true,
    }),
  );
}
if (ran === undefined) {
  faults.push('No test has run: `npm test` leaves its results in build/test-report.json.');
} else {
  for (const [game, known] of Object.entries(items)) {
    const byItem = proofs(game);
    const unproved = known.filter((item) => byItem.get(item)?.some(({ passed }) => passed) !== true);
    if (unproved.length > 0) faults.push(`${game}: no test that passed names ${unproved.join(', ')}.`);
  }
}
console.log(
  faults.length === 0 ? '0 unmapped.' : `${faults.length} unmapped or wrong:\n${faults.join('\n')}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

function textsIn(folder: string): readonly string[] {
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Of vitest's JSON reporter. */
function testsIn(file: string): readonly RanTest[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly testResults: readonly {
      readonly name: string;
      readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
    }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: relative(root, name),
        name: fullName,
        passed: status === 'passed',
      })),
  );
}
