import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { openCompounds } from '#tests/support/word-engine/compounds.ts';
import { createWordFinder } from '#shared/word-engine/words/word-finder.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { randomLexicon } from '#tests/support/word-engine/random-words.ts';
import { slowSplits } from '#tests/support/word-engine/slow-words.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';

const runs = Number(process.env.CUBEWRIGHT_TWIN_RUNS ?? 50);
const { words: english, set } = bundledList('english');
const about = { name: 'english', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
const finder = createWordFinder(buildLexicon(english, about));
const joined = (splits: readonly (readonly string[])[]): readonly string[] =>
  splits.map((split) => split.join(' '));

describe('splits of a word', () => {
  it('K9, K10: are all the ways to make it of words long enough', () => {
    const splits = (word: string, leastPart: number, mostParts: number): readonly string[] =>
      joined(expectOk(finder.splitsOf({ word, leastPart, mostParts })));
    expect(splits('TABLESPOON', 5, 3)).toEqual(['TABLE SPOON']);
    expect(splits('TABLESPOON', 4, 3)).toEqual(['TABLE SPOON', 'TABLES POON']);
    expect(splits('NEVERTHELESS', 3, 2)).toEqual([]);
    expect(splits('NEVERTHELESS', 3, 3)).toEqual(['NEVER THE LESS']);
    expect(splits('XQXQXQ', 2, 3)).toEqual([]);
  });

  it('keep to the rulings of the table', () => {
    const rulings = { allowed: ['TAB', 'LESPOON'], denied: ['TABLE'] };
    const ruled = createWordFinder(buildLexicon(english, about), rulings);
    const splits = expectOk(ruled.splitsOf({ word: 'TABLESPOON', leastPart: 3, mostParts: 2 }));
    expect(joined(splits)).toEqual(['TAB LESPOON', 'TABLES POON']);
    expect(expectOk(ruled.allSplits({ leastPart: 5, mostParts: 2 }))).not.toContain('TABLE SPOON');
  });

  it('are found by the slow twin too', () => {
    let compared = 0;
    assertCompared(
      fc.property(
        randomLexicon,
        fc.integer({ min: 2, max: 3 }),
        fc.integer({ min: 2, max: 4 }),
        fc.array(fc.array(fc.nat(999), { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
        (table, leastPart, mostParts, picks) => {
          const random = createWordFinder(table.lexicon, table.rulings);
          const known = new Set(table.words);
          // Words set together, whether they make a word or not.
          const made = picks.map((some) =>
            some.map((at) => table.words[at % table.words.length] ?? '').join(''),
          );
          for (const word of made.filter(({ length }) => length <= 21)) {
            const slow = slowSplits(known, word, leastPart, mostParts);
            const found = joined(expectOk(random.splitsOf({ word, leastPart, mostParts })));
            expect(found.toSorted()).toEqual(slow.toSorted());
            compared += found.length;
          }
          const lines = expectOk(random.allSplits({ leastPart, mostParts }));
          const expected = table.words.flatMap((word) => slowSplits(known, word, leastPart, mostParts));
          expect(lines.toSorted()).toEqual(expected.toSorted());
        },
      ),
      { numRuns: runs, least: runs / 10 },
      () => compared,
    );
  });
});

describe('the index of compounds', () => {
  const progress: (readonly [number, number])[] = [];
  const lines = expectOk(
    finder.allSplits({ leastPart: 3, mostParts: 3 }, (done, total) => progress.push([done, total])),
  );
  const index = openCompounds(lines);

  it('has every split of every word of a real list', () => {
    const expected = english.flatMap((word) => slowSplits(set, word, 3, 3));
    expect(lines.toSorted()).toEqual(expected.toSorted());
    expect(index.splits).toBe(expected.length);
    expect(index.compounds).toBe(new Set(expected.map((line) => line.replaceAll(' ', ''))).size);
    expect(progress.at(-1)).toEqual([26, 26]);
    expect(progress.map(([done]) => done)).toEqual(progress.map(([done]) => done).toSorted((a, b) => a - b));
  });

  it('finds splits by the whole and by each part', () => {
    expect(joined(index.splitsOf('TABLESPOON'))).toEqual(['TABLE SPOON', 'TABLES POON']);
    expect(index.splitsOf('SPOON')).toEqual([]);
    const withSpoon = lines.filter((line) => line.split(' ').includes('SPOON'));
    expect(withSpoon.length).toBeGreaterThan(3);
    expect(joined(index.splitsWith('SPOON'))).toEqual(withSpoon);
    expect(index.splitsWith('XQX')).toEqual([]);
  });

  it('K10: says what lying words can be joined to, each used once', () => {
    const joins = (...lying: readonly string[]): readonly string[] =>
      joined(index.joinable(lying)).toSorted();
    expect(joins('SPOON', 'TABLE', 'LIGHT')).toEqual(['TABLE SPOON']);
    expect(joins('TABLE')).toEqual([]);
    expect(joins('NEVER', 'LESS', 'THE')).toEqual(['NEVER THE LESS']);
    const twice = openCompounds(['BON BON', 'TOM TOM']);
    expect(joined(twice.joinable(['BON', 'TOM', 'BON']))).toEqual(['BON BON']);
  });
});

describe('splits that cannot be asked for', () => {
  const { t } = createTranslator();
  it.each([
    [
      { word: 'TABLE7', leastPart: 3, mostParts: 2 },
      { code: 'words/unknown-letter', letter: '7', at: 6 },
    ],
    [
      { word: 'TABLE', leastPart: 1, mostParts: 2 },
      { code: 'words/bad-number', name: 'leastPart', least: 2 },
    ],
    [
      { word: 'TABLE', leastPart: 3, mostParts: 1 },
      { code: 'words/bad-number', name: 'mostParts', least: 2 },
    ],
    [
      { word: 'TABLE', leastPart: 3, mostParts: 11 },
      { code: 'words/bad-number', name: 'mostParts', most: 10 },
    ],
    [
      { word: 'A'.repeat(22), leastPart: 3, mostParts: 2 },
      { code: 'words/text-too-long', length: 22 },
    ],
  ])('%j', (ask, problem) => {
    const answer = finder.splitsOf(ask);
    expect(answer).toMatchObject({ ok: false, problem });
    if (!answer.ok) expect(problemText(t, answer.problem)).not.toMatch(/{{|undefined/);
  });
});
