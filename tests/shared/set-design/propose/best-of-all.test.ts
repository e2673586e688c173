import { describe, expect, it } from 'vitest';
import { buildLexicon, type Lexicon } from '#shared/lexicon/index.ts';
import { randomFrom, shuffle } from '#shared/kernel/index.ts';
import { proposeSet } from '#shared/set-design/index.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { valuesOfSets } from '#tests/support/set-design/all-sets.ts';

/** `CUBEWRIGHT_BEST_SETS=40` proposes sets for that many groups of letters. */
const groups = Number(process.env.CUBEWRIGHT_BEST_SETS ?? 4);
const tiles = 15;
const hand = 7;

const english = bundledList('english').words.filter((word) => word.length <= hand);

/** The words that these letters spell. */
function wordsOf(letters: string): readonly string[] {
  return english.filter((word) => [...word].every((letter) => letters.includes(letter)));
}

function lexiconOf(letters: string): Lexicon {
  return buildLexicon(wordsOf(letters), { name: 'few', alphabet: letters, sha256: '0'.repeat(64) });
}

/** Two or three vowels, four or three common consonants and a rare letter, in the order of the alphabet. */
function lettersOf(seed: number): string {
  const [vowels, next] = shuffle(randomFrom(seed), [...'AEIOU']);
  const [common, last] = shuffle(next, [...'BCDGHLMNPRST']);
  const [rare] = shuffle(last, [...'FJKQVWXYZ']);
  const some = 2 + (seed % 2);
  return [...vowels.slice(0, some), ...common.slice(0, 6 - some), ...rare.slice(0, 1)].toSorted().join('');
}

function proposedCounts(letters: string, seed: number): readonly number[] {
  const run = proposeSet({
    kind: 'tiles',
    pieces: tiles,
    lexicon: lexiconOf(letters),
    seed,
    title: 'Small',
    language: 'en',
  });
  for (;;) {
    const { done, value } = run.next();
    if (done !== true) continue;
    return [...letters].map(
      (letter) => value.set.pieces.filter((one) => one.letters.includes(letter)).length,
    );
  }
}

describe('a proposal for a few letters', () => {
  // Every set of so many tiles that has each letter is valued over all its hands, so that no better one is overlooked.
  it('lacks at most 5 % of the words of the best of all sets', { timeout: longTest }, () => {
    const gaps = Array.from({ length: groups }, (_, at) => {
      const seed = at + 1;
      const letters = lettersOf(seed);
      const valueOf = valuesOfSets(letters, wordsOf(letters), { tiles, hand });
      const mine = valueOf(proposedCounts(letters, seed));
      const best = valueOf.best();
      expect(mine.mean).toBeLessThanOrEqual(best.mean);
      expect(mine.middle).toBeLessThanOrEqual(best.middle);
      return {
        letters,
        sets: valueOf.sets,
        mean: 1 - mine.mean / best.mean,
        middle: 1 - mine.middle / best.middle,
      };
    });
    const worst = (of: (one: (typeof gaps)[number]) => number): number => Math.max(...gaps.map(of));
    tellFigures({
      groups,
      sets: gaps.reduce((sum, one) => sum + one.sets, 0),
      'best of all proposed': gaps.filter(({ middle }) => middle < 1e-9).length,
      'largest gap of the geometric mean in %': 100 * worst(({ middle }) => middle),
      'largest gap of the mean in %': 100 * worst(({ mean }) => mean),
    });
    expect(gaps.filter(({ middle }) => middle > 0.05)).toEqual([]);
  });
});
