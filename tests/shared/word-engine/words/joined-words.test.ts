import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { createWordFinder } from '#shared/word-engine/words/word-finder.ts';
import { randomLexicon } from '#tests/support/word-engine/random-words.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';

const runs = Number(process.env.CUBEWRIGHT_TWIN_RUNS ?? 300);

/** Every order of every choice of two or more, joined and looked up. */
function slowJoined(known: ReadonlySet<string>, spellings: readonly string[]): readonly string[] {
  const found: string[] = [];
  const grow = (row: readonly number[]): void => {
    const word = row.map((at) => spellings[at] ?? '').join('');
    if (row.length > 1 && known.has(word)) found.push(row.join());
    for (const at of spellings.keys()) if (!row.includes(at)) grow([...row, at]);
  };
  grow([]);
  return found;
}

describe('words joined', () => {
  it('K10: are all that some of these spellings come to, each used once', () => {
    let compared = 0;
    assertCompared(
      fc.property(
        randomLexicon,
        fc.array(fc.record({ pick: fc.nat(999), from: fc.nat(3), letters: fc.integer({ min: 1, max: 3 }) }), {
          maxLength: 5,
        }),
        ({ lexicon, rulings, words }, picks) => {
          // Pieces of words, so that some of them come to a word again.
          const spellings = picks.flatMap(({ pick, from, letters }) => {
            const part = (words[pick % words.length] ?? '').slice(from, from + letters);
            return part === '' ? [] : [part];
          });
          const rows = createWordFinder(lexicon, rulings).joined(spellings);
          expect(rows.map((row) => row.join()).toSorted()).toEqual(
            slowJoined(new Set(words), spellings).toSorted(),
          );
          compared += rows.length;
        },
      ),
      { numRuns: Math.ceil(runs / 6) },
      () => compared,
    );
  });

  it('come with few parts first, then in the order of the list; what is no letter of the list joins nothing', () => {
    const words = ['ATEN', 'ATENA', 'ATENATEN'];
    const finder = createWordFinder(
      buildLexicon(words, { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) }),
    );
    expect(finder.joined(['AT', 'EN', 'A', 'TEN', '?'])).toEqual([
      [0, 1],
      [2, 3],
      [0, 1, 2],
      [0, 1, 2, 3],
      [2, 3, 0, 1],
    ]);
  });
});
