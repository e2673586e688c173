import { lastOf, type BookPart, type RuleBooks, type RuleItems } from '#tests/rules/coverage.ts';
import { tableOf } from './table.ts';

/** How much of each rule book is settled, and by how many items. */
export function ruleSection(books: RuleBooks, items: RuleItems): string {
  const rows = Object.entries(books).map(([game, { sentences, parts }]) => {
    const left = parts
      .filter(({ leftOut }) => leftOut !== undefined)
      .reduce((sum, part) => sum + countOf(part), 0);
    return [game, sentences, sentences - left, left, items[game]?.length ?? 0];
  });
  return [
    '## Rule books',
    `Each sentence of the five rule books is settled by items of the rules, or left out for a reason (a heading, advice, what lies in
the box); each item is named by tests. \`npm run rules\` names them, with the tests that ran, and \`npm test\` fails where an item has none.`,
    tableOf(['game', 'sentences', 'settled', 'left out', 'items'], rows),
  ].join('\n\n');
}

const countOf = (part: BookPart): number => lastOf(part) - part.from + 1;
