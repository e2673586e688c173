import { lastOf, spanOf, type ItemTests, type RanTest, type RuleBook } from './coverage.ts';

export interface Coverage {
  /** Of the game. */
  readonly items: readonly string[];
  readonly byItem: ItemTests;
  /** The book's own, where its text is at hand. */
  readonly sentences: readonly string[] | undefined;
  /** Whether each test is named, or its file alone. */
  readonly all: boolean;
}

/** What stands for a game: each part of its book with its items, then each item with its tests. */
export function coverageText(game: string, book: RuleBook, coverage: Coverage): string {
  const { items, byItem, sentences, all } = coverage;
  const parts = book.parts.flatMap((part) => {
    const settled = part.items?.join(', ') ?? `left out: ${part.leftOut}`;
    const own = sentences
      ?.slice(part.from - 1, lastOf(part))
      .map((sentence) => `${' '.repeat(12)}“${sentence}”`);
    return [`  ${spanOf(part).padStart(8)}  ${part.says}  [${settled}]`, ...(own ?? [])];
  });
  const proofs = items.flatMap((item) => {
    const spans = book.parts.filter((part) => part.items?.includes(item) === true).map(spanOf);
    const told = spans.length === 0 ? 'settled where the book is silent' : `sentences ${spans.join(', ')}`;
    const tests = byItem.get(item) ?? [];
    const failed = tests.filter(({ passed }) => !passed).length;
    const count = `${tests.length} tests${failed === 0 ? '' : `, ${failed} failed`}`;
    return [`  ${item.padStart(8)}  ${count}  (${told})`, ...(all ? namesOf(tests) : filesOf(tests))];
  });
  const title = `${game}: ${book.sentences} sentences, ${items.length} items`;
  return [title, '', ...parts, '', ...proofs, ''].join('\n');
}

function namesOf(tests: readonly RanTest[]): readonly string[] {
  return tests.map(({ file, name, passed }) => `${' '.repeat(12)}${passed ? '' : 'FAILED '}${file}: ${name}`);
}

function filesOf(tests: readonly RanTest[]): readonly string[] {
  const files = Map.groupBy(tests, ({ file }) => file);
  return [...files].map(([file, some]) => `${' '.repeat(12)}${file} (${some.length})`);
}
