import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { CountedCubes } from '#shared/word-engine/pieces/letter-supply.ts';
import { MatchedCubes } from '#shared/word-engine/pieces/matched-cubes.ts';
import { createWordFinder } from '#shared/word-engine/words/word-finder.ts';
import type { SpelledWord, WordsFromRequest } from '#shared/word-engine/words/words-request.ts';
import { randomLexicon, randomPieces, type RandomLexicon } from '#tests/support/word-engine/random-words.ts';
import { slowWordsFrom, valueOf, type SlowWord } from '#tests/support/word-engine/slow-words.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';

/** Random asks compared with the slow twin. */
const runs = Number(process.env.CUBEWRIGHT_TWIN_RUNS ?? 60);

/** Places of pieces, as hundredths of how many there are. */
const share = fc.integer({ min: 0, max: 99 });

const restrictions = fc.record({
  least: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 3 }),
  longest: fc.option(fc.integer({ min: 3, max: 8 }), { nil: undefined, freq: 2 }),
  leastPieces: fc.option(fc.nat(4), { nil: undefined, freq: 2 }),
  using: fc.option(fc.array(share, { maxLength: 3 }), { nil: undefined, freq: 2 }),
  some: fc.option(fc.record({ pieces: fc.array(share, { maxLength: 5 }), least: fc.nat(3) }), {
    nil: undefined,
    freq: 2,
  }),
  texts: fc.array(
    fc.record({
      kind: fc.constantFrom('around', 'holding', 'beginsWith', 'endsWith', 'contains'),
      letters: fc.array(fc.nat(3), { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
});

interface RandomAsk extends RandomLexicon {
  readonly ask: WordsFromRequest;
}

/** `least` to `most` pieces; more than ten cubes take another way. */
const randomAsk = (leastPieces: number, mostPieces: number): fc.Arbitrary<RandomAsk> =>
  randomLexicon.chain((table) =>
    fc
      .record({
        pieces: randomPieces(table.letters, leastPieces, mostPieces),
        given: restrictions,
        order: fc.constantFrom('alphabet', 'longest', 'points'),
        most: fc.constantFrom(1, 3, 10_000),
      })
      .map(({ pieces, given: { using, some, texts, ...numbers }, order, most }) => {
        const placesOf = (shares: readonly number[]): readonly number[] =>
          pieces.length === 0 ? [] : shares.map((one) => Math.floor((one * pieces.length) / 100));
        const ask = {
          ...Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined)),
          ...(using === undefined ? {} : { using: placesOf(using) }),
          ...(some === undefined ? {} : { someOf: { pieces: placesOf(some.pieces), least: some.least } }),
          ...Object.fromEntries(
            texts.map(({ kind, letters }) => [
              kind,
              letters.map((letter) => table.letters.charAt(letter % table.letters.length)).join(''),
            ]),
          ),
        };
        return { ...table, ask: { pieces, order, most, ...ask } };
      }),
  );

function inOrderOf(
  { lexicon: { alphabet } }: RandomLexicon,
  { order }: WordsFromRequest,
  words: readonly SlowWord[],
) {
  const key = ({ word, at }: SlowWord): string =>
    Array.from(word, (letter) => String.fromCharCode(alphabet.indexOf(letter) + 1)).join('') +
    String.fromCharCode(0, at);
  return [...words].sort(
    (one, other) =>
      (order === 'points' ? other.points - one.points : 0) ||
      (order === 'alphabet' ? 0 : other.word.length - one.word.length) ||
      (key(one) < key(other) ? -1 : 1),
  );
}

/** What is shown is the word, on pieces that show it, each once, under the terms. */
function checkShown({ word, points, shown, around = 0 }: SpelledWord, ask: WordsFromRequest): void {
  const lying = ask.around ?? '';
  const letters = [...word];
  expect(word.startsWith(lying, around)).toBe(true);
  const laid = [...letters.keys()].filter((at) => at < around || at >= around + lying.length);
  expect(shown.map(({ at }) => at)).toEqual(laid);
  expect(new Set(shown.map(({ piece }) => piece)).size).toBe(shown.length);
  for (const { at, piece, letter, value, blank: isBlank } of shown) {
    const shownBy = ask.pieces[piece];
    expect(letter).toBe(letters[at]);
    expect(shownBy && valueOf(shownBy, letter)).toBe(value);
    expect(shownBy?.blank === true).toBe(isBlank);
  }
  expect(shown.reduce((sum, { value }) => sum + value, 0)).toBe(points);
  const used = new Set(shown.map(({ piece }) => piece));
  expect((ask.using ?? []).filter((piece) => !used.has(piece))).toEqual([]);
  const some = [...new Set(ask.someOf?.pieces ?? [])].filter((piece) => used.has(piece));
  expect(some.length).toBeGreaterThanOrEqual(ask.someOf?.least ?? 0);
}

describe('the slow twin', () => {
  it.each([
    ['up to seven', 0, 7, runs],
    ['eleven to fourteen', 11, 14, Math.ceil(runs / 10)],
  ] as const)(
    'spells the same words with %s pieces',
    (_, least, most, times) => {
      let compared = 0;
      assertCompared(
        fc.property(randomAsk(least, most), (table) => {
          const { ask } = table;
          // The slow twin tries every choice of pieces: nobody waits for it with many pieces and long words.
          const within = least === 0 ? ask : { ...ask, longest: Math.min(ask.longest ?? 4, 4) };
          const found = expectOk(createWordFinder(table.lexicon, table.rulings).wordsFrom(within));
          const slow = inOrderOf(table, ask, slowWordsFrom(table.words, within));
          expect(found.found).toBe(slow.length);
          expect(found.words.map(({ word, points, around = 0 }) => ({ word, points, at: around }))).toEqual(
            slow.slice(0, ask.most),
          );
          for (const word of found.words) checkShown(word, within);
          compared += found.words.length;
        }),
        { numRuns: times, least: Math.ceil(times / 6) },
        () => compared,
      );
    },
    240_000,
  );
});

describe('cubes', () => {
  it('show the same letters by matching, however many they are, as by subsets of ten', () => {
    const numbers = letterNumbers('ABCD');
    let refused = 0;
    assertCompared(
      fc.property(
        randomPieces('ABCD', 0, 10).map((pieces) => pieces.filter((piece) => piece.blank !== true)),
        // 0 takes the last letter back.
        fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 40, size: 'max' }),
        (cubes, steps) => {
          const counted = new CountedCubes(cubes, numbers, 4);
          const matched = new MatchedCubes(cubes, numbers);
          let laid = 0;
          for (const letter of steps) {
            if (letter > 0) {
              const isLaid = counted.lay(letter);
              expect(matched.lay(letter)).toBe(isLaid);
              laid += isLaid ? 1 : 0;
              refused += isLaid ? 0 : 1;
            } else if (laid > 0) {
              counted.lift();
              matched.lift();
              laid -= 1;
            }
          }
        },
      ),
      { numRuns: 2_000, least: 2_000 },
      () => refused,
    );
  });
});
