import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, dutchAlphabet, latinAlphabet } from '#shared/lexicon/index.ts';
import { parsePattern } from '#shared/word-engine/words/pattern.ts';
import { parsePieces } from '#shared/word-engine/pieces/pieces-text.ts';
import { createWordFinder } from '#shared/word-engine/words/word-finder.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { randomLexicon } from '#tests/support/word-engine/random-words.ts';
import { longTest } from '#tests/support/patience.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';

const sha256 = '0'.repeat(64);
const runs = Number(process.env.CUBEWRIGHT_TWIN_RUNS ?? 150);
const all = { order: 'alphabet', most: 10_000 } as const;

const english = bundledList('english').words;
const finder = createWordFinder(buildLexicon(english, { name: 'english', alphabet: latinAlphabet, sha256 }));
const matches = (pattern: string, more = {}): readonly string[] =>
  expectOk(finder.matchPattern({ pattern, ...all, ...more })).words;

describe('words that fit a pattern', () => {
  it.each([
    ['A?B*', /^A.B.*$/],
    ['a.b*', /^A.B.*$/],
    ['*ZZ*', /ZZ/],
    ['QU[AEI]?', /^QU[AEI].$/],
    ['[^AEIOUY][^AEIOUY][^AEIOUY]*', /^[^AEIOUY]{3}/],
    ['*[^S]ING', /[^S]ING$/],
    ['**X*Y**', /X.*Y/],
    ['  CUBE  ', /^CUBE$/],
  ])('%s as the regular expression %s', (pattern, expression) => {
    const expected = english.filter((word) => expression.test(word));
    expect(expected.length).toBeGreaterThan(0);
    expect(matches(pattern)).toEqual(expected);
  });

  it('keep to lengths, are counted, and come longest first where asked', () => {
    const expected = english.filter((word) => /^UN.*LY$/.test(word) && word.length >= 9 && word.length <= 12);
    const sorted = expected.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1));
    const ask = { pattern: 'UN*LY', least: 9, longest: 12, order: 'longest', most: 7 } as const;
    expect(expectOk(finder.matchPattern(ask))).toEqual({ found: expected.length, words: sorted.slice(0, 7) });
  });

  it('K12: take ij for one letter in Dutch, in a set too', () => {
    const words = ['BAL', 'BIL', 'BĲL', 'JAS'];
    const dutch = createWordFinder(buildLexicon(words, { name: 'nl', alphabet: dutchAlphabet, sha256 }));
    const found = (pattern: string): readonly string[] =>
      expectOk(dutch.matchPattern({ pattern, ...all })).words;
    expect(found('BijL')).toEqual(['BĲL']);
    expect(found('B?L')).toEqual(['BAL', 'BIL', 'BĲL']);
    expect(found('B[ij]L')).toEqual(['BĲL']);
    expect(found('B[ji]L')).toEqual(['BIL']);
    expect(found('B[^Ĳ]L')).toEqual(['BAL', 'BIL']);
  });
});

describe('the slow twin', () => {
  it('finds the same words by regular expressions', { timeout: longTest }, () => {
    const place = fc.oneof(
      { weight: 4, arbitrary: fc.nat(3).map((letter) => ({ kind: 'letter' as const, letter })) },
      { weight: 2, arbitrary: fc.constant({ kind: 'any' as const }) },
      { weight: 2, arbitrary: fc.constant({ kind: 'run' as const }) },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constantFrom('set' as const, 'without' as const),
          letters: fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }),
        }),
      },
    );
    let compared = 0;
    assertCompared(
      fc.property(randomLexicon, fc.array(place, { minLength: 1, maxLength: 8 }), (table, places) => {
        const letterAt = (at: number): string => table.letters.charAt(at % table.letters.length);
        // Not in the order of the letters: I and J side by side are Ĳ.
        const setOf = (letters: readonly number[]): string =>
          [...new Set(letters.map(letterAt))].sort((one, other) => (one < other ? 1 : -1)).join('');
        const written = (isExpression: boolean): string =>
          places
            .map((one) => {
              if (one.kind === 'letter') return letterAt(one.letter);
              if (one.kind === 'any') return isExpression ? '.' : '?';
              if (one.kind === 'run') return isExpression ? '.*' : '*';
              return `[${one.kind === 'set' ? '' : '^'}${setOf(one.letters)}]`;
            })
            .join('');
        if (written(false).includes('IJ')) return;
        const answer = createWordFinder(table.lexicon, table.rulings).matchPattern({
          pattern: written(false),
          ...all,
        });
        if (!answer.ok) {
          // A set without both letters of an alphabet of two.
          expect(answer.problem.code).toBe('pattern/empty-set');
          expect(table.lexicon.alphabet).toBe('AB');
          return;
        }
        const expression = new RegExp(`^${written(true)}$`);
        expect(answer.value.words).toEqual(table.words.filter((word) => expression.test(word)));
        compared += answer.value.found;
      }),
      { numRuns: runs, least: runs / 2 },
      () => compared,
    );
  });
});

describe('a pattern that cannot be read', () => {
  const { t } = createTranslator();
  it.each([
    ['', { code: 'pattern/empty' }],
    ['   ', { code: 'pattern/empty' }],
    ['CA7', { code: 'pattern/unknown-letter', letter: '7', at: 3 }],
    ['AÉ', { code: 'pattern/unknown-letter', letter: 'É', at: 2 }],
    ['ß*', { code: 'pattern/unknown-letter', letter: 'ß', at: 1 }],
    ['A B', { code: 'pattern/unknown-letter', letter: ' ', at: 2 }],
    ['A\u0007', { code: 'pattern/unknown-letter', letter: '\uFFFD', at: 2 }],
    ['B[AE', { code: 'pattern/open-set', at: 2 }],
    ['B[', { code: 'pattern/open-set', at: 2 }],
    ['B[]', { code: 'pattern/empty-set', at: 2 }],
    ['B[^]', { code: 'pattern/empty-set', at: 2 }],
    [`B[^${latinAlphabet}]`, { code: 'pattern/empty-set', at: 2 }],
    ['B]', { code: 'pattern/stray-mark', mark: ']', at: 2 }],
    ['^B', { code: 'pattern/stray-mark', mark: '^', at: 1 }],
    ['[A?]', { code: 'pattern/stray-mark', mark: '?', at: 3 }],
    ['[[A]]', { code: 'pattern/stray-mark', mark: '[', at: 2 }],
    ['A'.repeat(31), { code: 'pattern/too-long', length: 31, most: 30 }],
    ['*'.repeat(401), { code: 'pattern/too-long', length: 401, most: 400 }],
  ])('%j', (pattern, problem) => {
    const answer = finder.matchPattern({ pattern, ...all });
    expect(answer).toMatchObject({ ok: false, problem });
    if (!answer.ok) expect(problemText(t, answer.problem)).not.toMatch(/{{|undefined/);
  });

  it('is not written with pieces, which have no runs', () => {
    const pieces = expectOk(parsePieces('cA?[Ts].', latinAlphabet));
    expect(
      pieces.map(({ faces, blank }) => (blank ? '?' : faces.map(({ letter }) => letter).join(''))),
    ).toEqual([...['C', 'A', '?', 'ST', '?']]);
    expect(parsePieces('CA*', latinAlphabet)).toMatchObject({
      problem: { code: 'pattern/stray-mark', at: 3 },
    });
    expect(parsePieces(' ', latinAlphabet)).toMatchObject({ problem: { code: 'pattern/empty' } });
  });

  it('is refused with bad numbers', () => {
    expect(finder.matchPattern({ pattern: 'A*', ...all, least: 22 })).toMatchObject({
      problem: { code: 'words/bad-number', name: 'least', most: 21 },
    });
  });

  it('never throws, whatever is written', () => {
    const marks = fc.string({ unit: fc.constantFrom('*', '?', '.', '[', ']', '^', 'A', 'i', 'J', 'ĳ', 'é') });
    fc.assert(
      fc.property(
        fc.oneof(marks, fc.string({ unit: 'binary' })),
        fc.constantFrom('A', latinAlphabet, dutchAlphabet, `${latinAlphabet}ÄÅÆÖØÜ`),
        (text, alphabet) => {
          const read = parsePattern(text, alphabet);
          if (read.ok) expect(read.value.places).toBeLessThanOrEqual(30);
          else expect(problemText(t, read.problem)).not.toMatch(/{{|undefined/);
          const pieces = parsePieces(text, alphabet);
          if (!pieces.ok) expect(problemText(t, pieces.problem)).not.toMatch(/{{|undefined/);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
