import { describe, expect, it } from 'vitest';
import { buildLexicon, createJudge, latinAlphabet, withRulings } from '#shared/lexicon/index.ts';

const judge = createJudge(
  buildLexicon(['QUIZ', 'RITZ', 'XU'], { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) }),
);

describe('rulings of the table (A8)', () => {
  it('take words out and let words in', () => {
    const table = withRulings(judge, ['zax'], ['xu ']);
    expect(['QUIZ', 'RITZ', 'ZAX', 'XU', 'QI'].filter((word) => table.has(word))).toEqual([
      'QUIZ',
      'RITZ',
      'ZAX',
    ]);
  });

  it('forbid what one layer both allows and forbids', () => {
    expect(withRulings(judge, ['XU'], ['XU']).has('XU')).toBe(false);
  });

  it('leave the last word to the outermost layer', () => {
    const house = withRulings(judge, [], ['XU', 'QUIZ']);
    const game = withRulings(house, ['XU'], []);
    expect(game.has('XU')).toBe(true);
    expect(game.has('QUIZ')).toBe(false);
  });
});
