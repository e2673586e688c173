import { describe, expect, it } from 'vitest';
import {
  acceptAll,
  buildLexicon,
  createJudge,
  dutchAlphabet,
  noWords,
  withWords,
} from '#shared/lexicon/index.ts';
import { isSpelling, tableJudge, tableWords, type TableRulings } from '#shared/table-words/index.ts';

const about = { name: 'klein', alphabet: dutchAlphabet, sha256: '0'.repeat(64) };
const words = createJudge(buildLexicon(['BĲ', 'IS', 'ĲS', 'SIS'], about));

/** Fresh each time: what options say of words is kept by the options. */
const rulings = (): TableRulings => ({
  options: { allow: ['bijs'], forbid: ['ijs'], personalAllow: [], personalForbid: [] },
  allowed: withWords(noWords, ['ĲSĲ']),
});

describe('the words of a table, in the letters of its pieces', () => {
  it('K12 take IJ for the letter that it is where the pieces show it', () => {
    const dutch = tableJudge(words, rulings(), dutchAlphabet);
    expect(['BĲS', 'ĲS', 'BĲ', 'IJS'].filter(dutch.has)).toEqual(['BĲS', 'BĲ']);
    expect(tableWords(rulings(), dutchAlphabet)).toEqual({ allowed: ['BĲS', 'ĲSĲ'], denied: ['ĲS'] });
    const latin = tableJudge(acceptAll, rulings());
    expect(['BIJS', 'IJS'].filter(latin.has)).toEqual(['BIJS']);
  });

  it('are all told where the list knows its words, and only there', () => {
    const all = tableJudge(words, rulings(), dutchAlphabet).words?.() ?? [];
    expect([...new Set(all)].sort()).toEqual(['BĲ', 'BĲS', 'IS', 'SIS', 'ĲSĲ']);
    expect(tableJudge(acceptAll, rulings()).words).toBeUndefined();
  });

  it('are spelled with those letters alone, 2 to 21 of them', () => {
    expect(['ĲS', 'Ĳ', 'IS', 'ijs', 'IS1'].filter((word) => isSpelling(word, dutchAlphabet))).toEqual([
      'ĲS',
      'IS',
    ]);
    expect(isSpelling('ĲS')).toBe(false);
    expect([21, 22].map((letters) => isSpelling('A'.repeat(letters)))).toEqual([true, false]);
  });
});
