import { describe, expect, it } from 'vitest';
import { testsByItem } from '#electron/starter/rule-items.mjs';
import { readBooks, readItems } from '#tests/rules/books.ts';
import { coverageText } from '#tests/rules/coverage-text.ts';
import { faultsOf, sha256Of, textFaults, type RuleBook } from '#tests/rules/coverage.ts';
import { sentencesOf } from '#tests/rules/sentences.ts';

const text =
  'Nests\n\n1. Lay an egg (e.g. a blue one). “Then wait!” Whoever\nwaits longest wins.\nDedicated to birds.\n';
const sentences = [
  'Nests',
  '1. Lay an egg (e.g. a blue one).',
  '“Then wait!”',
  'Whoever waits longest wins.',
  'Dedicated to birds.',
];
const part = (from: number, to: number, more: object) => ({
  ...{ from, to, says: 'so' },
  ...more,
  sha256: sha256Of(sentences.slice(from - 1, to).join('\n')),
});
const nests: RuleBook = {
  sentences: 5,
  source: sha256Of(text),
  parts: [
    part(1, 1, { leftOut: 'Title.' }),
    part(2, 4, { items: ['N1', 'N2'] }),
    part(5, 5, { leftOut: 'Rules nothing.' }),
  ],
};
const items = { nests: ['N1', 'N2', 'N3'] };

describe('the rule books and their items (P1)', () => {
  it('have every sentence settled by items, or left out for a reason', () => {
    expect(faultsOf(readBooks(), readItems())).toEqual([]);
  });

  it('are told in our words: no part says what the text says', () => {
    for (const { parts } of Object.values(readBooks())) {
      for (const { says, sha256 } of parts) {
        expect(says).not.toBe('');
        expect(sha256Of(says)).not.toBe(sha256);
      }
    }
  });
});

describe('the coverage of a rule book', () => {
  it('cuts a text into sentences, whatever the lines', () => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('finds nothing wrong with a whole table of the same text', () => {
    expect(faultsOf({ nests }, items)).toEqual([]);
    expect(textFaults(nests, text)).toEqual([]);
  });

  it('finds holes, repeats, odd items and parts that nobody has settled', () => {
    const [title, rule, last] = nests.parts as [
      (typeof nests.parts)[0],
      (typeof nests.parts)[0],
      (typeof nests.parts)[0],
    ];
    const faults = (...parts: RuleBook['parts']) => faultsOf({ nests: { ...nests, parts } }, items);
    expect(faults(title, last)).toEqual(['nests: sentence 2 comes next, and the table has 5 to 5']);
    expect(faults(title, rule)).toEqual(['nests: the table ends before sentence 5, and the book has 5']);
    expect(faults(title, rule, rule, last)).toEqual([
      'nests: sentence 5 comes next, and the table has 2 to 4',
    ]);
    expect(faults(title, { ...rule, items: ['N4'] }, last)).toEqual([
      'nests: 2-4 names N4, which RULES does not have',
    ]);
    expect(faults(title, { ...rule, items: [] }, last)).toEqual([
      'nests: 2-4 has neither items nor a reason',
    ]);
    expect(faults(title, { ...rule, leftOut: 'No.' }, last)).toEqual([
      'nests: 2-4 has items and is left out',
    ]);
    expect(faultsOf({}, items)).toEqual(['nests has no book.']);
    expect(faultsOf({ nests }, {})).toEqual(['nests has no items.']);
  });

  it('says which sentences of a text are others', () => {
    expect(textFaults(nests, text.replace('longest', 'most'))).toEqual(['the text has changed: 2-4']);
    expect(textFaults(nests, `${text}\n`)).toEqual(['the text has changed: only between sentences']);
  });

  it('tells of each item which tests ran for it, and which failed', () => {
    const ran = [
      { file: 'a.test.ts', name: 'N1 an egg is laid', passed: true },
      { file: 'a.test.ts', name: 'N12 is another', passed: true },
      { file: 'b.test.ts', name: 'waiting (N1, N2)', passed: false },
    ];
    const told = (all: boolean) =>
      coverageText('nests', nests, {
        items: items.nests,
        byItem: testsByItem('nests', ['nests'], ran),
        sentences: undefined,
        all,
      });
    expect(
      told(false)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ).toEqual([
      'nests: 5 sentences, 3 items',
      '1  so  [left out: Title.]',
      '2-4  so  [N1, N2]',
      '5  so  [left out: Rules nothing.]',
      'N1  2 tests, 1 failed  (sentences 2-4)',
      'a.test.ts (1)',
      'b.test.ts (1)',
      'N2  1 tests, 1 failed  (sentences 2-4)',
      'b.test.ts (1)',
      'N3  0 tests  (settled where the book is silent)',
    ]);
    expect(told(true)).toContain('FAILED b.test.ts: waiting (N1, N2)');
  });
});
