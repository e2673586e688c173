import { expect, it } from 'vitest';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { familyWords } from '#shared/table-words/index.ts';
import { RuledLexicon } from '#shared/word-engine/ruled-lexicon.ts';

it('P10 pass over each of hundreds of denied words, and over no other word', () => {
  const denied = familyWords('en');
  // Neighbours of denied words, as like to them as can be.
  const others = denied.flatMap((word) => [...latinAlphabet].map((letter) => letter + word.slice(1)));
  const words = [...new Set([...denied, ...others])].sort();
  expect(words.length).toBeGreaterThan(8_000);
  const about = { name: 'some', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
  const layers = new RuledLexicon(buildLexicon(words, about), { allowed: [], denied });
  const numbers = (word: string) => Array.from(word, (letter) => latinAlphabet.indexOf(letter) + 1);
  expect(words.filter((word) => layers.isDenied(numbers(word)))).toEqual(denied);
  // A longer row of letters is read as far as it is told.
  expect(denied.every((word) => layers.isDenied(numbers(`${word}Q`), word.length))).toBe(true);
});
