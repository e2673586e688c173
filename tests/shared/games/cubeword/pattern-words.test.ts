import fc from 'fast-check';
import { expect, it } from 'vitest';
import { open, PatternWords } from '#shared/games/cubeword/search/pattern-words.ts';
import { WordLookup } from '#shared/games/cubeword/search/word-lookup.ts';
import { latinAlphabet } from '#shared/lexicon/alphabet.ts';
import { buildLexicon } from '#shared/lexicon/index.ts';

/** An alphabet has 32 letters at most, and the last ones have the largest numbers. */
const alphabet = `${latinAlphabet}ÅÄÖÆØÞ`;
const few = 'ABÆØÞ';

const word = fc
  .array(fc.constantFrom(...few), { minLength: 2, maxLength: 11 })
  .map((letters) => letters.join(''));

it('letters that fit a pattern are those of the words that do, whatever was asked before', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 40 }),
      fc.array(word, { maxLength: 2 }),
      fc.array(fc.nat(39), { maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(39), fc.nat(2 ** 11 - 1), fc.nat(10)), { minLength: 1, maxLength: 30 }),
      (words, allowed, deniedAt, asks) => {
        const lexicon = buildLexicon(words.toSorted(), { name: 'small', alphabet, sha256: '' });
        const denied = deniedAt.flatMap((at) => words.slice(at, at + 1));
        const patterns = new PatternWords(new WordLookup(lexicon, { allowed, denied }, alphabet));
        const known = [...new Set([...words, ...allowed])].filter((one) => !denied.includes(one));
        for (const [at, mask, place] of asks) {
          const letters = [...(words[at % words.length] ?? '')];
          const hole = place % letters.length;
          const shown = letters.map((letter, index) => ((mask >> index) & 1 ? letter : '?'));
          const fits = (one: string, isFree: (index: number) => boolean) =>
            one.length === shown.length &&
            shown.every((letter, index) => isFree(index) || letter === '?' || letter === one.charAt(index));
          const pattern = Uint8Array.from(shown, (letter) =>
            letter === '?' ? open : alphabet.indexOf(letter) + 1,
          );
          const found = new Set(
            known.filter((one) => fits(one, (index) => index === hole)).map((one) => one.charAt(hole)),
          );
          const bits = patterns.lettersFor(pattern, pattern.length, hole);
          const told = [...alphabet].filter((_, index) => ((bits >>> index) & 1) === 1);
          expect(told.toSorted()).toEqual([...found].toSorted());
          expect(patterns.isPossible(pattern, pattern.length)).toBe(
            known.some((one) => fits(one, () => false)),
          );
        }
      },
    ),
  );
});
