import { describe, expect, it } from 'vitest';
import { byLength, findTask } from '#renderer/screens/words/FindWords.tsx';
import { dutchAlphabet, latinAlphabet } from '#shared/lexicon/index.ts';

const pieces = [{ faces: [{ letter: 'C', value: 1 }] }, { faces: [], blank: true }];

describe('words that are looked for on the Words screen', () => {
  it('asks for all letters of an anagram, for some of them, or for a pattern', () => {
    expect(findTask('anagrams', ' c ?', latinAlphabet)).toMatchObject({
      value: { kind: 'spellings-from', ask: { pieces, least: 2, longest: 2 } },
    });
    const within = findTask('within', 'c?', latinAlphabet);
    expect(within).toMatchObject({ value: { kind: 'spellings-from', ask: { pieces } } });
    expect(JSON.stringify(within)).not.toContain('least');
    expect(findTask('pattern', 'c?t*', latinAlphabet)).toMatchObject({
      value: { kind: 'match-pattern', ask: { pattern: 'c?t*' } },
    });
  });

  it('refuses what is no letter, and more letters than any word has', () => {
    expect(findTask('anagrams', 'ca7', latinAlphabet)).toMatchObject({
      problem: { code: 'pattern/unknown-letter', letter: '7', at: 3 },
    });
    expect(findTask('within', 'a'.repeat(22), latinAlphabet)).toEqual({
      ok: false,
      problem: { code: 'pattern/too-long', length: 22, most: 21 },
    });
  });

  it('shows words by their letters, as they are typed, without the word itself', () => {
    expect(byLength(['ĲSBEER', 'TEST', 'ĲS', 'SI'], 'ijs', dutchAlphabet)).toEqual([
      { letters: 6, words: ['IJSBEER'] },
      { letters: 4, words: ['TEST'] },
      { letters: 2, words: ['SI'] },
    ]);
  });
});
