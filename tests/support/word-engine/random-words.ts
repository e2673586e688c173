import fc from 'fast-check';
import { buildLexicon, dutchAlphabet, latinAlphabet, type Lexicon } from '#shared/lexicon/index.ts';
import type { Rulings } from '#shared/word-engine/ruled-lexicon.ts';
import type { Piece } from '#shared/word-engine/position.ts';

/** A small lexicon under rulings, and the few letters that its words are made of. */
export interface RandomLexicon {
  readonly lexicon: Lexicon;
  readonly rulings: Rulings;
  readonly letters: string;
  /** The words that count, in the order of the alphabet. */
  readonly words: readonly string[];
}

/** With Ĳ in use, and the 32nd letter of the largest alphabet. */
const alphabets: readonly (readonly [alphabet: string, letters: string])[] = [
  ['AB', 'AB'],
  [latinAlphabet, 'AEST'],
  [latinAlphabet, 'AXYZ'],
  [dutchAlphabet, 'IĲJS'],
  [`${latinAlphabet}ÄÅÆÖØÜ`, 'AÖØÜ'],
];

export const randomLexicon: fc.Arbitrary<RandomLexicon> = fc
  .constantFrom(...alphabets)
  .chain(([alphabet, letters]) => {
    const word = fc
      .array(fc.constantFrom(...letters), { minLength: 2, maxLength: 7, size: 'max' })
      .map((spelled) => spelled.join(''));
    const words = (most: number): fc.Arbitrary<string[]> =>
      fc.uniqueArray(word, { maxLength: most, size: 'max' });
    return fc
      .record({ list: words(60), allowed: words(6), denied: words(6) })
      .map(({ list, allowed, denied }) => {
        const key = (text: string): string =>
          Array.from(text, (letter) => String.fromCharCode(alphabet.indexOf(letter) + 1)).join('');
        const inOrder = (some: readonly string[]): readonly string[] =>
          [...some].sort((one, other) => (key(one) < key(other) ? -1 : 1));
        const about = { name: 'random', alphabet, sha256: '0'.repeat(64) };
        // Words that are denied are often those of the list.
        const refused = [...denied, ...list.filter((_, at) => at % 7 === 3)];
        const counted = [...new Set([...list, ...allowed])].filter((one) => !refused.includes(one));
        return {
          lexicon: buildLexicon(inOrder(list), about),
          rulings: { allowed, denied: refused },
          letters,
          words: inOrder(counted),
        };
      });
  });

/** Tiles, cubes of several letters and blanks; values that tell equal letters apart. */
export function randomPieces(
  letters: string,
  least: number,
  most: number,
  values: readonly number[] = [0, 1, 2, 5, 99],
): fc.Arbitrary<readonly Piece[]> {
  const face = fc.record({ letter: fc.constantFrom(...letters), value: fc.constantFrom(...values) });
  const shown = (faces: number): fc.Arbitrary<Piece> =>
    fc
      .uniqueArray(face, { minLength: 1, maxLength: faces, selector: ({ letter }) => letter })
      .map((one) => ({ faces: one }));
  const piece = fc.oneof(
    { weight: 4, arbitrary: shown(1) },
    { weight: 4, arbitrary: shown(4) },
    { weight: 1, arbitrary: fc.constant<Piece>({ faces: [], blank: true }) },
  );
  return fc.array(piece, { minLength: least, maxLength: most, size: 'max' });
}
